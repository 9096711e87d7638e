import Linter
import Markdown
import RuleEngine
import RuleExamples
import Rules
import SwiftSource
import Testing

/// What fixing made of an example.
struct FixedExample {
    let example: Example
    let outcome: FixOutcome
    /// Nodes and tokens that are wrong, and brackets without a partner, in all Swift code before and after.
    let errorCounts: (before: Int, after: Int)

    /// Nothing was left out, and the code is as whole as it was.
    func expectSound(_ location: SourceLocation = #_sourceLocation) {
        let leftOut = (outcome.refused + outcome.unsettled).map { record in
            "\(record.path):\(record.line): \(record.title): \(record.refusal?.description ?? "again and again")"
        }
        #expect(leftOut == [], sourceLocation: location)
        #expect(errorCounts.after <= errorCounts.before, sourceLocation: location)
    }
}

extension Example {
    /// Applies all fixes of the rules, `--unsafe-fixes` and those with gaps included.
    ///
    /// - Parameter rules: The page's rule alone where it is `nil`.
    func fixed(rules: Set<String>? = nil) throws -> FixedExample {
        let folder = try ExampleFolder(files)
        defer { try? folder.remove() }
        let readme: ReadmeMode = files.contains(where: \.isMarkdown) ? .alsoCheck : .off
        let options = LintOptions(paths: [folder.path], only: rules ?? [rule], readme: readme)
        let outcome = FixRounds.run(FilledReview(try LintSession(options: options)), FixOptions(level: .unsafe))
        var result = self
        for file in outcome.files {
            let index = result.files.firstIndex { file.path == folder.prefix + $0.path }
            if let index { result.files[index].bytes = file.after }
        }
        return FixedExample(example: result, outcome: outcome, errorCounts: (syntaxErrors, result.syntaxErrors))
    }

    /// The findings of the page's rule, with the fixes as they are.
    func findingsOfRule() throws -> [Finding] {
        let folder = try ExampleFolder(files)
        defer { try? folder.remove() }
        let readme: ReadmeMode = files.contains(where: \.isMarkdown) ? .alsoCheck : .off
        let options = LintOptions(paths: [folder.path], only: [rule], readme: readme)
        return try LintSession(options: options).run().findings
    }

    private var syntaxErrors: Int {
        files.reduce(0) { sum, file in
            if file.isSwift { return sum + SyntaxErrors.count(file.bytes) }
            guard file.isMarkdown else { return sum }
            return MarkdownDocument(file.bytes).codeBlocks.filter { $0.language == "swift" }
                .reduce(sum) { $0 + SyntaxErrors.count($1.content(in: file.bytes).bytes) }
        }
    }
}

/// Counts what is wrong with a text, in a way of its own.
enum SyntaxErrors {
    static func count(_ bytes: [UInt8]) -> Int {
        let tree = SyntaxTree.parse(bytes)
        let nodes = tree.kinds.count { $0 == .unexpected || $0 == .missingExpression || $0 == .missingType }
        let literals = tree.tokens.flags.count { $0.contains(.unterminated) }
        let depths: [(TokenKind, TokenKind)] = [
            (.leftParen, .rightParen), (.leftBrace, .rightBrace), (.leftSquare, .rightSquare),
        ]
        return nodes + literals + depths.reduce(0) { sum, pair in
            sum + abs(tree.tokens.kinds.count { $0 == pair.0 } - tree.tokens.kinds.count { $0 == pair.1 })
        }
    }
}
