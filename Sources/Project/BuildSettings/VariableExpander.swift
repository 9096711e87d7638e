/// Replaces variables in the values of build settings, in all the ways Xcode lets them be written: `$(NAME)`,
/// `${NAME}`, `$[NAME]`, `$NAME`, with operators behind a colon, and with variables in the name.
struct VariableExpander {
    private let layers: [[String: BuildSetting]]
    private let winners: [String: SettingLayers.Winner]
    private var finished: [String: String] = [:]
    /// What each layer gives to those above it, by layers.
    private var finishedLayers: [[String: String]]
    /// Variables that are being expanded, and may not be asked for again.
    private var open: Set<String> = []
    private var depth = 0
    /// In bytes and variables. Values can double at each step; nobody's settings come near this.
    private var remainingGrowth = 1 << 20

    init(layers: [[String: BuildSetting]], winners: [String: SettingLayers.Winner]) {
        self.layers = layers
        finishedLayers = Array(repeating: [:], count: layers.count)
        self.winners = winners
    }

    private static let greatestDepth = 64

    /// The expanded value of a setting; `nil` when there is none, when it is being expanded already, or when variables
    /// are nested too deep.
    mutating func value(of name: String) -> String? {
        if let value = finished[name] { return value }
        guard let winner = winners[name], depth < Self.greatestDepth, open.insert(name).inserted else { return nil }
        depth += 1
        let owner = Owner(name: name, inheritsBelow: winner.inheritsBelow)
        let value = expand(winner.setting.value, of: owner)
        depth -= 1
        open.remove(name)
        finished[name] = value
        return value
    }

    /// The setting whose value is expanded.
    private struct Owner {
        let name: String
        let inheritsBelow: Int
    }

    private mutating func expand(_ text: String, of owner: Owner) -> String {
        guard text.utf8.contains(UInt8(ascii: "$")) else { return text }
        var result = ""
        for part in VariableText.parts(of: text) {
            switch part {
            case .literal(let literal): result += literal
            case .variable(let variable):
                let value = remainingGrowth > 0 ? expansion(of: variable, in: owner) : variable.spelling
                remainingGrowth -= value.utf8.count + 1
                result += value
            }
        }
        return result.trimmed
    }

    private mutating func expansion(of variable: VariableText.Variable, in owner: Owner) -> String {
        guard depth < Self.greatestDepth else { return variable.spelling }
        depth += 1
        defer { depth -= 1 }
        let name = expand(variable.name, of: owner)
        let value: String?
        if name == "inherited" || name == owner.name {
            value = inherited(by: owner)
        } else {
            value = self.value(of: name)
        }
        var text = value
        for modifier in variable.modifiers {
            if let fallback = modifier.operand, modifier.name == "default" {
                if text == nil || text == "" { text = expand(fallback, of: owner) }
            } else if let known = text {
                guard let changed = VariableOperator(rawValue: modifier.name)?.apply(to: known) else {
                    return variable.spelling
                }
                text = changed
            }
        }
        return text ?? (name == variable.name ? variable.spelling : "$(\(name))")
    }

    private mutating func inherited(by owner: Owner) -> String {
        for level in layers.indices.prefix(owner.inheritsBelow).reversed() {
            guard let setting = layers[level][owner.name] else { continue }
            if let value = finishedLayers[level][owner.name] { return value }
            let value = expand(setting.value, of: Owner(name: owner.name, inheritsBelow: level))
            finishedLayers[level][owner.name] = value
            return value
        }
        return ""
    }
}

extension String {
    /// `$(inherited)` that stands for nothing leaves a space.
    fileprivate var trimmed: String {
        guard utf8.first == UInt8(ascii: " ") || utf8.last == UInt8(ascii: " ") else { return self }
        var rest = utf8[...]
        while rest.first == UInt8(ascii: " ") { rest.removeFirst() }
        while rest.last == UInt8(ascii: " ") { rest.removeLast() }
        return String(Substring(rest))
    }
}
