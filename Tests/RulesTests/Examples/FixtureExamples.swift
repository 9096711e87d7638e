import RuleExamples

/// The single files of `fixtures/rules`, each of which is a project of its own.
enum FixtureExamples {
    static let folder = "fixtures/rules"

    /// `fixtures/rules/RULE/bad-*.swift` or `good-*.swift`.
    static func all(_ verdict: Example.Verdict) -> [Example] {
        paths.compactMap { try? example(at: $0) }.filter { $0.verdict == verdict }
    }

    static var paths: [String] { Repository.files(below: folder, extensions: ["swift"]) }

    static func example(at path: String) throws -> Example {
        let parts = path.split(separator: "/").map(String.init)
        guard parts.count == 4 else { throw MisplacedFixture(path: path) }
        let verdict: Example.Verdict
        if parts[3].hasPrefix("bad-") {
            verdict = .bad
        } else if parts[3].hasPrefix("good-") {
            verdict = .good
        } else {
            throw MisplacedFixture(path: path)
        }
        let file = ExampleFile(path: path, bytes: try Repository.bytes(at: path), origin: .init(path: path, firstLine: 1))
        return Example(rule: parts[2], verdict: verdict, title: parts[3], files: [file])
    }
}

/// A file whose path does not say which rule it is for, or whether it is good.
struct MisplacedFixture: Error, CustomStringConvertible {
    let path: String

    var description: String { "\(path): expected \(FixtureExamples.folder)/RULE/bad-….swift or good-….swift" }
}
