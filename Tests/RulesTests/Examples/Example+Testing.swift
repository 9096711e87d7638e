import RuleEngine
import RuleExamples
import Rules
import Testing

extension Example: CustomTestStringConvertible {
    package var testDescription: String { "\(rule), \(verdict.rawValue): \(title)" }

    /// What the markers ask for, sorted.
    func expectedFindings() throws -> [PlacedFinding] { try expectedFindings(.builtIn) }
}

extension PageExamples {
    /// All examples of all pages with this verdict.
    static func all(_ verdict: Example.Verdict) -> [Example] {
        Repository.rulePages
            .compactMap { try? PageExamples(pagePath: $0) }
            .flatMap(\.all)
            .filter { $0.verdict == verdict }
    }

    /// - Parameter pagePath: From the root of the repository.
    init(pagePath: String) throws {
        let rule = String(pagePath.dropFirst("rules/".count).dropLast(".md".count))
        self.init(of: try Repository.bytes(at: pagePath), rule: rule, path: pagePath)
    }
}

extension Difference {
    var sourceLocation: SourceLocation {
        let name = path.split(separator: "/").last.map(String.init) ?? path
        return SourceLocation(
            fileID: "RulesTests/\(name)", filePath: Repository.absolutePath(of: path), line: line, column: 1)
    }
}
