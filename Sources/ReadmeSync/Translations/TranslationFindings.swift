import RuleEngine

/// Puts into words how the code blocks of a translation differ from those of its original.
struct TranslationFindings {
    let translation: ReadmeText
    let original: ReadmeText

    private var originalPath: String { original.file.path }

    // MARK: Number and order

    /// A translation of which hardly a block is in the original, or the other way round, is no translation of this
    /// text.
    func otherText(_ pairing: BlockPairing) -> Finding? {
        let count = max(original.blocks.count, translation.blocks.count)
        let alike = pairing.steps.count { step in
            switch step {
            case .same, .moved: true
            case .changed(let source, let block):
                original.blocks[source].likeness(to: translation.blocks[block]) >= 0.3
            case .missing, .added: false
            }
        }
        guard count >= 4, alike * 4 < count, !original.blocks.isEmpty else { return nil }
        return finding(
            translation.top, isSwift: original.blocks.contains(where: \.isSwift),
            alike == 0
                ? "none of the \(original.blocks.count) code blocks of \(originalPath) is here"
                : "only \(alike) of the \(original.blocks.count) code blocks of \(originalPath) "
                    + (alike == 1 ? "is here" : "are here"),
            why: "Readers of this language learn another version than the others",
            help: "translate \(originalPath) anew; if this is no translation of it, leave it out with \"readme\": "
                + "{ \"translations\": [] } in the configuration")
    }

    func missing(_ blocks: [Int], behind block: Int?) -> Finding {
        let missing = blocks.map { original.blocks[$0] }
        let first = missing[0]
        let range = block.map { translation.blocks[$0].lastLine } ?? translation.top
        let isEnd = blocks.last == original.blocks.count - 1 && (block ?? -1) == translation.blocks.count - 1
        let place = block == nil ? "before the first one here" : "behind this one"
        let beginning = first.firstLine.map { ", which begins with \($0)" } ?? ""
        var message =
            blocks.count == 1
            ? "a code block of the original is missing \(place): \(original.place(of: first))\(beginning)"
            : "\(blocks.count) code blocks of the original are missing \(place), from \(original.place(of: first)) on"
        if isEnd, blocks.count > 1, block != nil {
            message =
                "the last \(blocks.count) code blocks of the original are missing, from \(original.place(of: first)) on"
        }
        let related = missing.prefix(8).map {
            RelatedLocation(path: originalPath, range: $0.fence, message: "missing in the translation")
        }
        return finding(
            range, isSwift: missing.contains(where: \.isSwift), message,
            why: "Readers of this language do not see the example",
            help: blocks.count == 1 ? "copy the block from the original" : "copy the blocks from the original",
            related: related)
    }

    func added(_ blocks: [Int]) -> Finding {
        let added = blocks.map { translation.blocks[$0] }
        let message =
            blocks.count == 1
            ? "the original has no such code block: \(originalPath)"
            : "the original has no such code blocks, neither this nor the next \(blocks.count - 1): \(originalPath)"
        return finding(
            added[0].fence, isSwift: added.contains(where: \.isSwift), message,
            why: "It may be left from an older version, and then it no longer works",
            help: "take out what is out of date, or add it to the original", block: added[0])
    }

    func moved(_ block: Int, from source: Int) -> Finding {
        let own = translation.blocks[block], other = original.blocks[source]
        return finding(
            own.fence, isSwift: own.isSwift,
            "the original has this code block in another place: \(original.place(of: other))",
            why: "Readers meet the steps in another order", help: "put the blocks in the order of the original",
            related: [
                RelatedLocation(path: originalPath, range: other.fence, message: "the same block in the original")
            ],
            block: own)
    }

    func lostLanguage(_ block: FencedBlock, _ source: FencedBlock) -> Finding {
        let language = block.codeBlock.language
        return finding(
            block.fence, isSwift: false,
            language.isEmpty
                ? "the original marks this block as swift"
                : "the original marks this block as swift, and not as \(language)",
            why: "It is shown without colours, and its code is not checked", help: "write swift behind the fence",
            related: [RelatedLocation(path: originalPath, range: source.fence, message: "the block in the original")],
            block: block)
    }

    // MARK: Text

    func difference(_ difference: BlockDifference, _ block: FencedBlock, _ source: FencedBlock) -> Finding {
        let place = "\(originalPath):\(difference.originalLine + 1)"
        var message = TranslationWording.message(for: difference.damage, place: place, count: difference.differingLines)
        if case .line = difference.damage, difference.differingLines > 1 {
            let others = difference.differingLines - 1
            message += others == 1 ? ", and 1 more line differs" : ", and \(others) more lines differ"
        }
        let fixes =
            difference.edits.isEmpty
            ? []
            : [Fix(title: "Copy the block of \(original.place(of: source))", safety: .safe, edits: difference.edits)]
        return Finding(
            rule: ReadmeRule.translationDrift.rawValue, severity: ReadmeRule.translationDrift.severity,
            path: translation.file.path, range: difference.range, message: message,
            why: TranslationWording.why(difference.damage),
            help: TranslationWording.help(
                difference.damage, place: original.place(of: source), isFixable: !difference.edits.isEmpty)
                + "\n" + difference.diff,
            related: [
                RelatedLocation(
                    path: originalPath, range: difference.originalRange, message: "the line in the original")
            ], fixes: fixes, block: block.location)
    }

    /// What is not Swift is no widget's code.
    private func finding(
        _ range: Range<Int>, isSwift: Bool, _ message: String, why: String, help: String,
        related: [RelatedLocation] = [], block: FencedBlock? = nil
    ) -> Finding {
        Finding(
            rule: ReadmeRule.translationDrift.rawValue,
            severity: isSwift ? ReadmeRule.translationDrift.severity : .warning, path: translation.file.path,
            range: range,
            message: message, why: why, help: help, related: related, block: block?.location)
    }
}

extension FencedBlock {
    /// The first line with text, as it is quoted.
    fileprivate var firstLine: String? {
        guard let line = text.lines.first(where: { !$0.isBlank }) else { return nil }
        let words = String(decoding: text.bytes[line.text], as: UTF8.self)
        return words.count > 50 ? words.prefix(50) + "…" : words
    }
}
