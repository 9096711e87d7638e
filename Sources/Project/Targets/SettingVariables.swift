/// Variables in property lists: `$(NAME)` and `${NAME}`.
enum SettingVariables {
    /// The text with those variables expanded whose value is known.
    static func expand(_ text: String, _ settings: [String: BuildSetting]) -> String {
        guard text.utf8.contains(UInt8(ascii: "$")) else { return text }
        var result = ""
        var rest = text[...]
        while let dollar = rest.firstIndex(of: "$") {
            result += rest[..<dollar]
            rest = rest[dollar...]
            let open = rest.dropFirst().first
            guard open == "(" || open == "{", let end = rest.firstIndex(of: open == "(" ? ")" : "}") else {
                result.append(rest.removeFirst())
                continue
            }
            let name = String(rest[rest.index(rest.startIndex, offsetBy: 2)..<end])
            let whole = rest[...end]
            rest = rest[rest.index(after: end)...]
            if let setting = settings[name], setting.isResolved {
                result += setting.value
            } else {
                result += whole
            }
        }
        return result + rest
    }
}
