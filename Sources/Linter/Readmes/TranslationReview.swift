import ReadmeSync
import RuleEngine
import Synchronization

/// Compares the translated READMEs of a group with their originals.
final class TranslationReview: Sendable {
    private let group: ReadmeGroup
    private let check: ReadmeCheck
    private let tree: ReadmeTree
    private let texts: FileTexts
    private let known = Mutex<[String: TranslationCheck.Side]>([:])

    init(group: ReadmeGroup, check: ReadmeCheck, tree: ReadmeTree, texts: FileTexts) {
        self.group = group
        self.check = check
        self.tree = tree
        self.texts = texts
    }

    /// All that is to be reported in a translation; nil for what is none.
    func findings(in readme: ReadmeFile, _ report: ReadmeReport, rules: Set<ReadmeRule>) -> [Finding]? {
        guard !rules.isDisjoint(with: [.translationDrift, .translationOutline]),
            let path = group.originals[readme.path], let original = original(at: path)
        else { return nil }
        let side = TranslationCheck.Side(file: readme, report: report, place: tree.place(of: readme.path))
        return TranslationCheck(comments: group.comments, rules: rules).findings(in: side, of: original, tree: tree)
    }

    private func original(at path: String) -> TranslationCheck.Side? {
        if let known = known.withLock({ $0[path] }) { return known }
        guard let bytes = texts.bytes(at: path) else { return nil }
        let file = ReadmeFile(path: path, bytes: bytes)
        let side = TranslationCheck.Side(file: file, report: check.check(file), place: tree.place(of: path))
        known.withLock { $0[path] = side }
        return side
    }
}
