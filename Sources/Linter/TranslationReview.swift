import ReadmeSync
import RuleEngine

/// Compares translated READMEs with their originals.
final class TranslationReview {
    /// Paths of originals by those of their translations.
    private let originals: [String: String]
    private let comments: TranslatedComments
    private let check: ReadmeCheck
    private let store: FileStore
    private let tree: ReadmeTree
    private var known: [String: TranslationCheck.Side] = [:]

    init(
        originals: [String: String], comments: TranslatedComments, check: ReadmeCheck, store: FileStore,
        tree: ReadmeTree
    ) {
        self.originals = originals
        self.comments = comments
        self.check = check
        self.store = store
        self.tree = tree
    }

    /// All that is to be reported in a translation; nil for what is none.
    func findings(in readme: ReadmeFile, _ report: ReadmeReport, rules: Set<ReadmeRule>) -> [Finding]? {
        guard !rules.isDisjoint(with: [.translationDrift, .translationOutline]), let path = originals[readme.path],
            let original = original(at: path)
        else { return nil }
        let side = TranslationCheck.Side(file: readme, report: report, place: tree.place(of: readme.path))
        return TranslationCheck(comments: comments, rules: rules).findings(in: side, of: original, tree: tree)
    }

    private func original(at path: String) -> TranslationCheck.Side? {
        if let known = known[path] { return known }
        guard let bytes = store.bytes(at: path) else { return nil }
        let file = ReadmeFile(path: path, bytes: bytes)
        let side = TranslationCheck.Side(file: file, report: check.check(file), place: tree.place(of: path))
        known[path] = side
        return side
    }
}
