import Foundation

/// A Swift file in a group's folder: a rule, or something that rules of the group share.
struct RuleFile {
    /// From the root of the package.
    let path: String
    let url: URL

    /// The id that the rule in `text` declares, as `static let id = "…"`; `nil` when the file holds no rule.
    static func id(in text: String) -> String? {
        let declaration = "static let id = \""
        for line in text.split(separator: "\n") {
            let code = line.drop { $0 == " " }
            let words = code.hasPrefix("public ") ? code.dropFirst("public ".count) : code
            if words.hasPrefix(declaration) {
                return String(words.dropFirst(declaration.count).prefix { $0 != "\"" })
            }
        }
        return nil
    }
}
