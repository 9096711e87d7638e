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
    /// Those that a translation is compared with.
    private let originals: Set<String>

    init(group: ReadmeGroup, check: ReadmeCheck, tree: ReadmeTree, texts: FileTexts) {
        self.group = group
        self.check = check
        self.tree = tree
        self.texts = texts
        originals = Set(group.originals.values)
    }

    /// A README and what the comparison with the sources says about it; nil for a file that cannot be read. An original
    /// is asked for by each of its translations, and checked once.
    func side(at path: String) -> TranslationCheck.Side? {
        guard originals.contains(path) else { return checkedSide(at: path) }
        if let known = known.withLock({ $0[path] }) { return known }
        guard let side = checkedSide(at: path) else { return nil }
        known.withLock { $0[path] = side }
        return side
    }

    private func checkedSide(at path: String) -> TranslationCheck.Side? {
        guard let bytes = texts.bytes(at: path) else { return nil }
        let file = ReadmeFile(path: path, bytes: bytes)
        return TranslationCheck.Side(file: file, report: check.check(file), place: tree.place(of: path))
    }

    /// All that is to be reported in a translation; nil for what is none.
    func findings(in side: TranslationCheck.Side, rules: Set<ReadmeRule>) -> [Finding]? {
        guard !rules.isDisjoint(with: [.translationDrift, .translationOutline]),
            let path = group.originals[side.file.path], let original = self.side(at: path)
        else { return nil }
        return TranslationCheck(comments: group.comments, rules: rules).findings(in: side, of: original, tree: tree)
    }
}
