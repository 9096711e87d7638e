import Foundation
import RuleEngine

/// A file that this program writes.
struct GeneratedFile {
    /// Folder of the generated files in `Sources/Rules`.
    static let folder = "Generated"

    /// From the root of the package.
    let path: String
    let text: String

    /// Everything that is made of `sources`.
    static func all(from sources: RuleSources) -> [GeneratedFile] {
        [
            GeneratedFile(path: "Sources/Rules/\(folder)/RulePages.swift", text: pages(sources.pages)),
            GeneratedFile(path: "Sources/Rules/\(folder)/RuleRegistry.swift", text: registry(sources.types)),
            GeneratedFile(path: "rules/README.md", text: RuleIndex.text(of: sources.pages)),
        ]
    }

    func isCurrent(in root: URL) -> Bool {
        (try? String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)) == text
    }

    func write(in root: URL) throws {
        let url = root.appendingPathComponent(path)
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: url, atomically: true, encoding: .utf8)
    }

    private static let head = "// Written by `swift run generate-rules`. Do not edit.\n"

    private static func registry(_ types: [String]) -> String {
        let elements = types.map { "        \($0)(),\n" }.joined()
        return """
            \(head)
            import RuleEngine

            /// The rules that are written in Swift.
            public enum RuleRegistry {
                /// One of each, sorted by id.
                static let swiftRules: [any Rule] = [\(elements.isEmpty ? "" : "\n\(elements)    ")]
            }

            """
    }

    private static func pages(_ pages: [RulePage]) -> String {
        let names = pages.map { "        \($0.id.lowerCamel),\n" }.joined()
        return """
            \(head)
            import RuleEngine

            /// The pages of `rules/`, carried by the program.
            public enum RulePages {
                /// Sorted by id.
                public static let all: [RulePage] = [\(names.isEmpty ? "" : "\n\(names)    ")]
            }

            """ + pages.map(pageExtension).joined()
    }

    private static func definitions(of page: RulePage) -> String {
        guard !page.definitions.isEmpty else { return "" }
        let elements = page.definitions.map {
            "            RuleDefinition(text: \(RawLiteral.multiLine($0.text)), offset: \($0.offset)),\n"
        }
        return ",\n        definitions: [\n\(elements.joined())        ]"
    }

    /// A static of its own for each page, with its type written: such literals cost the compiler next to nothing.
    private static func pageExtension(_ page: RulePage) -> String {
        """

        extension RulePages {
            static let \(page.id.lowerCamel) = RulePage(
                id: \(RawLiteral.oneLine(page.id)),
                title: \(RawLiteral.oneLine(page.title)),
                group: \(RawLiteral.oneLine(page.group)),
                severity: .\(page.severity.name),
                set: \(RawLiteral.oneLine(page.set)),
                fix: \(RawLiteral.oneLine(page.fix)),
                since: \(RawLiteral.oneLine(page.since)),
                markdown: \(RawLiteral.multiLine(page.markdown))\(definitions(of: page))
            )
        }

        """
    }
}
