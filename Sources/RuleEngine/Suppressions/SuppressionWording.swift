/// Puts what is wrong with a suppression into words.
struct SuppressionWording {
    private let suppression: Suppression
    private let text: SuppressedText

    init(_ suppression: Suppression, in text: SuppressedText) {
        self.suppression = suppression
        self.text = text
    }

    private var comment: SuppressionComment { suppression.comment }

    // MARK: - Unused

    /// No rule of the comment silences anything.
    func unused() -> Finding {
        finding(
            .unused, at: comment.range, "this comment silences nothing",
            why: "A mistake that is made here later would be silenced, and nobody would be told", write: "delete it",
            fix: .init(
                title: "Delete the comment", safety: .safe, edits: [edit(text.removal(of: comment.range), "")]))
    }

    /// One rule of the comment silences nothing.
    func unused(_ place: Int, isRepeated: Bool) -> Finding {
        let word = comment.rules[place]
        let isLast = place == comment.rules.count - 1
        let removed =
            isLast && place > 0
            ? comment.rules[place - 1].range.upperBound..<word.range.upperBound
            : word.range.lowerBound..<comment.rules[place + 1].range.lowerBound
        return finding(
            .unused, at: word.range,
            isRepeated ? "\(word.text) is named twice here" : "\(word.text) reports nothing here",
            why: isRepeated
                ? "The second time adds nothing"
                : "A mistake of that kind made here later would be silenced, and nobody would be told",
            write: "leave it out",
            fix: .init(title: "Take \(word.text) out of the comment", safety: .safe, edits: [edit(removed, "")]))
    }

    // MARK: - Unknown

    func unknown(_ word: SuppressionComment.Word, nearest: String?) -> Finding {
        finding(
            .unknownRule, at: word.range, "there is no rule named \(word.text)",
            why: "The comment silences nothing under that name, and what it was meant for is still reported",
            write: nearest ?? "the name that stands in brackets behind the finding; widgetlint rules lists them all",
            fix: nearest.map { .init(title: "Write \($0)", safety: .unsafe, edits: [edit(word.range, $0)]) })
    }

    // MARK: - Without a reason

    func withoutReason() -> Finding {
        let message =
            comment.hasLooseReason
            ? "two hyphens are missing before the reason, so this comment has no effect"
            : "this comment gives no reason, so it has no effect"
        // A comment in a block `/* … */` goes on behind the reason.
        let place = comment.reasonPlace
        let replacement = comment.hasLooseReason ? " -- " : " -- \(SuppressionComment.placeholder)"
        return finding(
            .noReason, at: comment.range, message,
            why: "Without a reason nobody can tell later whether the comment is still right",
            write: "widgetlint:ignore \(comment.rules.first?.text ?? "RULE") -- why it is right here",
            fix: .init(
                title: comment.hasLooseReason ? "Write -- before the reason" : "Add a place for the reason",
                safety: .unsafe, edits: [edit(place, replacement)]))
    }

    // MARK: - Malformed

    /// - Parameter isFixable: Whether the words without commas between them are all rules.
    func malformed(_ fault: SuppressionComment.Fault, isFixable: Bool) -> Finding {
        let keyword = comment.isForWholeFile ? "widgetlint:ignore-file" : "widgetlint:ignore"
        switch fault {
        case .unknownKeyword(let text), .missingColon(let text):
            return malformed(
                at: comment.keyword, "\(text) means nothing to widgetlint", write: keyword,
                fix: .init(title: "Write \(keyword)", safety: .unsafe, edits: [edit(comment.keyword, keyword)]))
        case .missingComma:
            return malformed(
                at: comment.range, "this comment names rules without a comma between them",
                write: "\(keyword) RULE, RULE -- reason", fix: isFixable ? missingCommas : nil)
        case .noRule:
            return malformed(
                at: comment.range, "this comment does not say which rule it silences",
                write: "\(keyword) RULE -- reason, with the name that stands in brackets behind the finding")
        }
    }

    func misplaced() -> Finding {
        malformed(
            at: comment.keyword, "ignore-file does not stand at the top of the file",
            write: "the comment above the first declaration, or widgetlint:ignore for what stands below it",
            fix: .init(
                title: "Write widgetlint:ignore", safety: .unsafe, edits: [edit(comment.keyword, "widgetlint:ignore")]))
    }

    private func malformed(at range: Range<Int>, _ message: String, write help: String, fix: Fix? = nil) -> Finding {
        finding(
            .malformed, at: range, message, why: "The comment has no effect, and the finding is still reported",
            write: help, fix: fix)
    }

    private var missingCommas: Fix? {
        guard let first = comment.rules.first, let last = comment.rules.last else { return nil }
        let names = comment.rules.map(\.text).joined(separator: ", ")
        return Fix(
            title: "Write \(names)", safety: .unsafe,
            edits: [edit(first.range.lowerBound..<last.range.upperBound, names)])
    }

    private func finding(
        _ rule: SuppressionRule, at range: Range<Int>, _ message: String, why: String, write help: String, fix: Fix?
    ) -> Finding {
        Finding(
            rule: rule.rawValue, severity: rule.severity, path: text.path, range: range, message: message, why: why,
            help: help, fixes: fix.map { [$0] } ?? [], block: suppression.block)
    }

    private func edit(_ range: Range<Int>, _ replacement: String) -> TextEdit {
        TextEdit(path: text.path, range: range, replacement: replacement)
    }
}
