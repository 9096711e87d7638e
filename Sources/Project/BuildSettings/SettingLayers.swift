/// Build settings as Xcode stacks them: each layer overrides those below it and may build on them with `$(inherited)`.
///
/// Names may carry conditions, as in `PRODUCT_NAME[sdk=iphoneos*]`.
public struct SettingLayers: Sendable {
    /// Weakest first.
    public var layers: [[String: BuildSetting]]

    public init(_ layers: [[String: BuildSetting]] = []) { self.layers = layers }

    /// What Xcode itself gives. Paths in settings are relative to the folder of the project, so the variables that
    /// stand for it are `.`.
    public static func builtIn(target: String, project: String, configuration: String) -> [String: BuildSetting] {
        [
            "TARGET_NAME": BuildSetting(target),
            "TARGETNAME": BuildSetting(target),
            "PROJECT_NAME": BuildSetting(project),
            "SRCROOT": BuildSetting("."),
            "SOURCE_ROOT": BuildSetting("."),
            "PROJECT_DIR": BuildSetting("."),
            "CONFIGURATION": BuildSetting(configuration),
            "PRODUCT_NAME": BuildSetting("$(TARGET_NAME)"),
            "PRODUCT_MODULE_NAME": BuildSetting("$(PRODUCT_NAME:c99extidentifier)"),
        ]
    }

    /// The settings of a target in one of its configurations, by names without conditions. Each has the place of the
    /// value that wins, even where `$(inherited)` brings in others. Variables that no layer knows stay as `$(NAME)`.
    ///
    /// A value under a condition counts where there is no other, and only when its condition fits a build for a device.
    public func resolved(configuration: String) -> [String: BuildSetting] {
        let winners = winners(configuration: configuration)
        var expander = VariableExpander(layers: layers, winners: winners)
        var settings: [String: BuildSetting] = [:]
        settings.reserveCapacity(winners.count)
        var unexpanded: [String] = []
        for (name, winner) in winners {
            if winner.setting.isResolved {
                settings[name] = winner.setting
            } else {
                unexpanded.append(name)
            }
        }
        // Where values go round in circles, the one that is asked for first decides what the others become.
        for name in unexpanded.sorted(by: PathText.precedes) {
            settings[name] = BuildSetting(expander.value(of: name) ?? "", at: winners[name]?.setting.place)
        }
        return settings
    }

    /// A value, and where what it inherits is looked for.
    struct Winner {
        var setting: BuildSetting
        var level: Int
        /// Only layers before this one.
        var inheritsBelow: Int
    }

    /// A value under a condition, as a layer has it.
    private struct Conditional {
        let name: String
        /// The name with the condition.
        let key: String
        let conditions: SettingConditions
        let level: Int
    }

    private func winners(configuration: String) -> [String: Winner] {
        var winners: [String: Winner] = [:]
        winners.reserveCapacity(layers.reduce(0) { max($0, $1.count) } * 2)
        var conditional: [Conditional] = []
        for (level, layer) in layers.enumerated() {
            for (key, setting) in layer {
                if key.utf8.last == UInt8(ascii: "]"), let bracket = key.utf8.firstIndex(of: UInt8(ascii: "[")) {
                    let conditions = SettingConditions(key[bracket...])
                    let name = key[..<bracket].trimmingSpaces
                    conditional.append(Conditional(name: name, key: key, conditions: conditions, level: level))
                } else {
                    winners[key] = Winner(setting: setting, level: level, inheritsBelow: level)
                }
            }
        }
        // Dictionaries have no order of their own, and the last one of a layer wins.
        conditional.sort { ($0.level, $0.key) < ($1.level, $1.key) }
        apply(conditional, to: &winners, configuration: configuration)
        return winners
    }

    private func apply(_ conditional: [Conditional], to winners: inout [String: Winner], configuration: String) {
        guard !conditional.isEmpty else { return }
        let system = SettingConditions.system(ofRoot: winners["SDKROOT"]?.setting.value)
        var weak: [String: Winner] = [:]
        for value in conditional {
            guard let setting = layers[value.level][value.key] else { continue }
            // What stands in the same layer without a condition is inherited as well.
            let winner = Winner(setting: setting, level: value.level, inheritsBelow: value.level + 1)
            switch value.conditions.match(system: system, configuration: configuration) {
            case .never: break
            case .always: if (winners[value.name]?.level ?? 0) <= value.level { winners[value.name] = winner }
            case .system: weak[value.name] = winner
            }
        }
        winners.merge(weak) { unconditional, _ in unconditional }
    }
}

extension Substring {
    fileprivate var trimmingSpaces: String {
        var rest = self
        while rest.utf8.last == UInt8(ascii: " ") { rest.removeLast() }
        return String(rest)
    }
}
