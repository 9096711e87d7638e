import Foundation
import RuleEngine

/// The pages of `rules/` and the rules of `Sources/Rules`, checked against each other.
struct RuleSources {
    /// Sorted by id.
    var pages: [RulePage] = []
    /// Names of the types that implement rules, sorted by the ids of their pages.
    var types: [String] = []

    /// Reads the package at `root`.
    init(root: URL) throws {
        let pagesFolder = root.appendingPathComponent("rules")
        // Other documents of the folder begin with a capital.
        for name in try Self.names(in: pagesFolder, ending: ".md") where name.first?.isUppercase == false {
            pages.append(try Self.page(named: name, in: pagesFolder))
        }
        pages.sort { $0.id < $1.id }
        for page in pages { try Self.checkSelectors(of: page) }

        var implemented: [String: String] = [:]
        for file in try Self.swiftFiles(of: root) {
            guard let id = RuleFile.id(in: try String(contentsOf: file.url, encoding: .utf8)) else { continue }
            try Self.check(file, declaring: id, against: pages)
            implemented[id] = id.upperCamel
        }
        types = pages.compactMap { implemented[$0.id] }
    }

    private static func page(named name: String, in folder: URL) throws -> RulePage {
        let path = "rules/\(name)"
        let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
        guard !text.utf8.contains(0x0D) else {
            throw RuleSourcesError("\(path): lines must end with a line feed alone")
        }
        let page = try RulePage(parsing: text, path: path)
        guard "\(page.id).md" == name else {
            throw RuleSourcesError("\(path): the id is `\(page.id)`, so the file must be called \(page.id).md")
        }
        return page
    }

    private static func checkSelectors(of page: RulePage) throws {
        let path = "rules/\(page.id).md"
        do throws(SelectorError) {
            _ = try SelectorRule(page)
        } catch {
            let suggestion = error.suggestion.map { "; did you mean `\($0)`?" } ?? ""
            throw RuleSourcesError("\(path): \(error.message)\(suggestion)")
        }
    }

    private static func check(_ file: RuleFile, declaring id: String, against pages: [RulePage]) throws {
        guard let page = pages.first(where: { $0.id == id }) else {
            throw RuleSourcesError("\(file.path): no page rules/\(id).md for the rule `\(id)`")
        }
        let expected = "Sources/Rules/\(page.group.upperCamel)/\(id.upperCamel).swift"
        guard file.path == expected else {
            throw RuleSourcesError("\(file.path): the file of the rule `\(id)` belongs at \(expected)")
        }
    }

    /// The Swift files in the folders of `Sources/Rules`, generated ones excluded.
    private static func swiftFiles(of root: URL) throws -> [RuleFile] {
        let rules = root.appendingPathComponent("Sources/Rules")
        var files: [RuleFile] = []
        for group in try names(in: rules) where group != GeneratedFile.folder && !group.hasSuffix(".swift") {
            let folder = rules.appendingPathComponent(group)
            for name in try names(in: folder, ending: ".swift") {
                files.append(
                    RuleFile(path: "Sources/Rules/\(group)/\(name)", url: folder.appendingPathComponent(name)))
            }
        }
        return files
    }

    private static func names(in folder: URL, ending: String = "") throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path)
            .filter { $0.hasSuffix(ending) && !$0.hasPrefix(".") }
            .sorted()
    }
}

/// Why the generated files cannot be made.
struct RuleSourcesError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
