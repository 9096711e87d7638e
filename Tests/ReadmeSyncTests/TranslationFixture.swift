import ReadmeSync
import RuleEngine

/// A README, its translation and a source, and what is reported in the translation.
struct TranslationFixture {
    let translation: String
    let findings: [Finding]

    /// - Parameter tree: Files beside the READMEs, which stand in `/r`.
    init(
        _ original: String, _ translation: String, source: String = "", comments: TranslatedComments = .same,
        rules: Set<ReadmeRule> = [.translationDrift, .drift, .structure], tree: MemoryTree? = nil
    ) {
        self.translation = translation
        let check = ReadmeCheck(
            sources: source.isEmpty ? [] : [ReadmeSource(path: "Examples/A.swift", bytes: Array(source.utf8))])
        func side(_ path: String, _ text: String) -> TranslationCheck.Side {
            let file = ReadmeFile(path: path, bytes: Array(text.utf8))
            return TranslationCheck.Side(
                file: file, report: check.check(file),
                place: tree == nil ? nil : ReadmePlace(path: "/r/" + path, boundary: "/r", isInRepository: true))
        }
        let all = TranslationCheck(comments: comments, rules: rules).findings(
            in: side("README.xx.md", translation), of: side("README.md", original), tree: tree)
        findings = all.filter { finding in rules.contains { $0.rawValue == finding.rule } }
    }

    /// `line message` of each finding, the line one-based.
    var messages: [String] {
        findings.map { finding in
            let line = Array(translation.utf8)[..<finding.range.lowerBound].count { $0 == 0x0A } + 1
            return "\(line) \(finding.message)"
        }
    }

    /// The translation with all fixes made.
    var fixed: String {
        var bytes = Array(translation.utf8)
        let edits = findings.flatMap(\.fixes).flatMap(\.edits).sorted { $0.range.lowerBound > $1.range.lowerBound }
        for edit in edits { bytes.replaceSubrange(edit.range, with: edit.replacement.utf8) }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Fenced Swift.
    static func swift(_ code: String) -> String { "```swift\n\(code)\n```\n\n" }
}

/// Files that are nowhere but here.
struct MemoryTree: FileTree {
    let files: [String: String]

    /// - Parameter files: Texts by absolute path.
    init(_ files: [String: String]) { self.files = files }

    func names(in folder: String) -> Set<String>? {
        let prefix = folder == "/" ? "/" : folder + "/"
        let below = files.keys.filter { $0.hasPrefix(prefix) }
        guard !below.isEmpty else { return nil }
        return Set(below.map { String($0.dropFirst(prefix.count).prefix { $0 != "/" }) }.filter { !$0.isEmpty })
    }

    func text(at path: String) -> [UInt8]? { files[path].map { Array($0.utf8) } }
}
