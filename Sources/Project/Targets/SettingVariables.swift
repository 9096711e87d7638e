/// Variables in property lists, which Xcode replaces by build settings.
enum SettingVariables {
    /// The text with those variables expanded whose value is known. The others stay.
    static func expand(_ text: String, _ settings: [String: BuildSetting]) -> String {
        guard text.utf8.contains(UInt8(ascii: "$")) else { return text }
        var result = ""
        for part in VariableText.parts(of: text) {
            switch part {
            case .literal(let literal): result += literal
            case .variable(let variable): result += value(of: variable, settings) ?? variable.spelling
            }
        }
        return result
    }

    private static func value(of variable: VariableText.Variable, _ settings: [String: BuildSetting]) -> String? {
        guard let setting = settings[variable.name], setting.isResolved else { return nil }
        var value = setting.value
        for modifier in variable.modifiers {
            guard let changed = VariableOperator(rawValue: modifier.name)?.apply(to: value) else { return nil }
            value = changed
        }
        return value
    }
}
