import Foundation

/// A Swift file in a group's folder: a rule, or something that rules of the group share.
struct RuleFile {
    /// From the root of the package.
    let path: String
    let url: URL

    /// The id that the rule in `text` declares, as its member `let id = "…"`; `nil` when the file holds no rule.
    static func id(in text: String) -> String? {
        let declaration = "    let id = \""
        let line = text.split(separator: "\n").first { $0.hasPrefix(declaration) }
        return line.map { String($0.dropFirst(declaration.count).prefix { $0 != "\"" }) }
    }
}
