import Linter
import RuleEngine

/// A made-up rule: each word of a list is reported where it stands, with what it offers.
final class WordReview: FixableReview {
    /// A word and the texts that its fixes put in its place; with `nil` it is reported and has no fix.
    struct Word {
        let text: String
        var fixes: [(text: String, safety: Fix.Safety)] = []
        var message = "a bad word"

        init(_ text: String, _ fixes: String..., safety: Fix.Safety = .safe) {
            self.text = text
            self.fixes = fixes.map { ($0, safety) }
        }
    }

    private var files: [String: [UInt8]]
    private var overlays: [String: [UInt8]] = [:]
    private let words: [Word]
    /// How often it was asked.
    private(set) var runs = 0

    init(_ files: [String: String], _ words: [Word]) {
        self.files = files.mapValues { Array($0.utf8) }
        self.words = words
    }

    /// What somebody else writes to the file.
    func change(_ path: String, to text: String) { files[path] = Array(text.utf8) }

    func setOverlay(_ bytes: [UInt8]?, at path: String) { overlays[path] = bytes }

    private func bytes(at path: String) -> [UInt8]? { overlays[path] ?? files[path] }

    func source(at path: String) -> LintedSource? { bytes(at: path).map { LintedSource(bytes: $0) } }

    func run() -> LintResult {
        runs += 1
        var result = LintResult(findings: [], sources: [:], summary: LintSummary())
        for path in files.keys.sorted() {
            guard let bytes = bytes(at: path) else { continue }
            result.sources[path] = LintedSource(bytes: bytes)
            var offset = 0
            while offset < bytes.count {
                let word = words.first { bytes[offset...].starts(with: $0.text.utf8) }
                if let word { result.findings.append(finding(word, path, offset)) }
                offset += word?.text.utf8.count ?? 1
            }
        }
        return result
    }

    private func finding(_ word: Word, _ path: String, _ offset: Int) -> Finding {
        let range = offset..<offset + word.text.utf8.count
        let fixes = word.fixes.map { fix in
            Fix(
                title: "write \(fix.text)", safety: fix.safety,
                edits: [TextEdit(path: path, range: range, replacement: fix.text)])
        }
        return Finding(
            rule: "no-\(word.text)", severity: .warning, path: path, range: range, message: word.message, fixes: fixes)
    }
}

extension FixOutcome {
    /// The texts that changed, by path.
    var texts: [String: String] {
        Dictionary(uniqueKeysWithValues: files.map { ($0.path, String(decoding: $0.after, as: UTF8.self)) })
    }
}
