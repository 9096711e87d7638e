/// The conditions behind the name of a build setting: `[sdk=iphoneos*][arch=*]`.
struct SettingConditions {
    enum Match {
        case never
        /// Whatever is built for.
        case always
        /// For one system among several.
        case system
    }

    private let conditions: [(name: Substring, pattern: Substring)]?

    /// - Parameter text: From the first bracket to the last.
    init(_ text: Substring) {
        var conditions: [(name: Substring, pattern: Substring)] = []
        for part in text.split(whereSeparator: { $0 == "[" || $0 == "]" || $0 == "," }) {
            let sides = part.split(separator: "=", maxSplits: 1)
            guard sides.count == 2 else {
                self.conditions = nil
                return
            }
            conditions.append((sides[0], sides[1]))
        }
        self.conditions = conditions
    }

    /// - Parameter system: Name of an SDK without its version, such as `iphoneos`.
    func match(system: String, configuration: String) -> Match {
        guard let conditions else { return .never }
        var result = Match.always
        for (name, pattern) in conditions where pattern != "*" {
            switch name {
            case "config":
                guard Self.matches(pattern, configuration) else { return .never }
            case "sdk":
                guard Self.matches(pattern, system) else { return .never }
                result = .system
            case "arch":
                guard Self.matches(pattern, "arm64") else { return .never }
            case "variant":
                guard Self.matches(pattern, "normal") else { return .never }
            default:
                return .never
            }
        }
        return result
    }

    /// The system an `SDKROOT` such as `iphoneos17.0` stands for; that of an iPhone when it says nothing.
    static func system(ofRoot root: String?) -> String {
        ["watchos", "macosx", "appletvos", "xros"].first { root?.hasPrefix($0) == true } ?? "iphoneos"
    }

    /// Patterns of conditions have at most one star, at their end. The version of an SDK is not known.
    private static func matches(_ pattern: Substring, _ text: String) -> Bool {
        if pattern.last == "*" { return text.hasPrefix(pattern.dropLast()) }
        return pattern == text
    }
}
