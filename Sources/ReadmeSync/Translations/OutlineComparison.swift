import Markdown
import RuleEngine

/// Compares the headings of a translation with those of its original.
///
/// What a heading says is in another language, so they are told apart by their levels, by the code that stands below
/// them, and by words that both languages write alike.
struct OutlineComparison {
    private let original: ReadmeText
    private let translation: ReadmeText
    private let originalSections: [Section]
    private let sections: [Section]
    private let pairs: [(left: Int, right: Int)]

    private struct Section {
        let heading: OutlineHeading
        /// The code blocks below it, up to the next heading.
        var blocks: Set<FencedBlock.Key> = []
        /// Addresses of links and pictures.
        var links: Set<[UInt8]> = []
        /// Lines that are not blank, its own included.
        var lineCount = 0
        /// What both languages may write alike: words of Latin letters and digits, and emoji.
        let words: Set<String>
    }

    init(original: ReadmeText, translation: ReadmeText) {
        self.original = original
        self.translation = translation
        let headings = Self.headings(of: translation)
        let originalHeadings = Self.headings(of: original)
        // Of most translations nothing more needs to be known.
        guard headings.map(\.level) != originalHeadings.map(\.level) else {
            (sections, originalSections, pairs) = ([], [], [])
            return
        }
        let sections = Self.sections(headings, of: translation)
        let originalSections = Self.sections(originalHeadings, of: original)
        self.sections = sections
        self.originalSections = originalSections
        pairs = HeaviestSubsequence.pairs(0..<originalSections.count, 0..<sections.count) { left, right in
            Self.weight(originalSections[left], sections[right])
        }
    }

    private static func sections(_ headings: [OutlineHeading], of text: ReadmeText) -> [Section] {
        var sections = headings.map { heading in
            Section(heading: heading, words: words(of: heading.text))
        }
        let starts = sections.map(\.heading.range.lowerBound) + [text.file.bytes.count]
        for index in sections.indices {
            sections[index].lineCount = lineCount(
                text.file.bytes[starts[index]..<max(starts[index], starts[index + 1])])
        }
        func section(at offset: Int) -> Int? {
            var (low, high) = (0, starts.count - 1)
            while low < high {
                let middle = (low + high) / 2
                if starts[middle] < offset { low = middle + 1 } else { high = middle }
            }
            return low > 0 ? low - 1 : nil
        }
        for block in text.blocks {
            if let index = section(at: block.codeBlock.range.lowerBound) { sections[index].blocks.insert(block.key) }
        }
        for link in text.inlines.links {
            if let index = section(at: link.range.lowerBound) { sections[index].links.insert(link.destination) }
        }
        return sections
    }

    /// Without headings that lead to other versions of the README, which the versions need not have alike.
    private static func headings(of text: ReadmeText) -> [OutlineHeading] {
        let switchers = text.inlines.links.prefix(switcherLinks).filter { link in
            LinkAddress.mayNameReadme(link.destination)
                && ReadmeName(path: LinkAddress(link.destination)?.path ?? "") != nil
        }
        return text.inlines.headings.filter { heading in
            !switchers.contains { heading.range.contains($0.range.lowerBound) }
        }
    }

    /// Links to other languages stand at the top.
    private static let switcherLinks = 100

    private static func words(of text: String) -> Set<String> {
        let words = text.lowercased().split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }.map(String.init)
        return Set(words + text.unicodeScalars.filter(\.properties.isEmojiPresentation).map { String($0) })
    }

    private static func lineCount(_ text: ArraySlice<UInt8>) -> Int {
        text.split { $0 == 0x0A || $0 == 0x0D }.count { line in line.contains { $0 != 0x20 && $0 != 0x09 } }
    }

    /// Level counts most; of headings of one level those go together that have something else in common.
    private static func weight(_ left: Section, _ right: Section) -> Int {
        let sharesCode = !left.blocks.isDisjoint(with: right.blocks)
        let sharesWords = !left.words.isDisjoint(with: right.words)
        let common =
            (sharesCode ? 60 : 0) + (sharesWords ? 30 : 0) + (left.links.isDisjoint(with: right.links) ? 0 : 25)
        switch abs(left.heading.level - right.heading.level) {
        case 0:
            return 100 + common + (left.blocks.isEmpty == right.blocks.isEmpty ? 10 : 0)
                + 10 * min(left.lineCount, right.lineCount) / max(left.lineCount, right.lineCount, 1)
        case 1:
            // Less than what speaks for any heading of the same level, or one that is missing would shift its
            // neighbours.
            return common > 0 ? 20 + common : 5
        default:
            return sharesCode && sharesWords ? 40 : 0
        }
    }

    /// Whether parts of the original are missing.
    var lacksHeadings: Bool { pairs.count < originalSections.count }

    var findings: [Finding] {
        let count = max(sections.count, originalSections.count)
        guard count > 0, HeaviestSubsequence.canPair(sections.count, originalSections.count) else { return [] }
        if count >= 6, pairs.count * 2 < count { return [otherOutline] }
        var findings: [Finding] = []
        var next = (left: 0, right: 0)
        var shifted: [(left: Int, right: Int)] = []
        for pair in pairs + [(originalSections.count, sections.count)] {
            if next.left < pair.left || next.right < pair.right {
                findings += gap(next.left..<pair.left, next.right..<pair.right)
            }
            let isShifted =
                pair.left < originalSections.count && pair.right < sections.count
                && originalSections[pair.left].heading.level != sections[pair.right].heading.level
            let goesOn = shifted.last.map { shift($0) == (isShifted ? shift(pair) : 0) } ?? true
            if !goesOn || !isShifted, !shifted.isEmpty {
                findings.append(otherLevel(shifted))
                shifted = []
            }
            if isShifted { shifted.append(pair) }
            next = (pair.left + 1, pair.right + 1)
        }
        return findings
    }

    /// How much deeper a heading is than in the original.
    private func shift(_ pair: (left: Int, right: Int)) -> Int {
        guard pair.left < originalSections.count, pair.right < sections.count else { return 0 }
        return sections[pair.right].heading.level - originalSections[pair.left].heading.level
    }

    // MARK: Wording

    private var otherOutline: Finding {
        finding(
            translation.top,
            "the headings are not those of the original: \(originalSections.count) in \(original.file.path), "
                + "\(sections.count) here, \(pairs.count) alike",
            help: "translate \(original.file.path) anew")
    }

    private func gap(_ missing: Range<Int>, _ added: Range<Int>) -> [Finding] {
        var findings: [Finding] = []
        if let first = missing.first {
            let heading = originalSections[first].heading
            let others = missing.count == 1 ? "" : " and \(missing.count - 1) more"
            let place = added.lowerBound > 0 ? sections[added.lowerBound - 1].heading.range : translation.top
            let where_ = added.lowerBound > 0 ? "behind this section" : "at the beginning"
            findings.append(
                finding(
                    place,
                    "the original has a heading \(where_) that is missing here: \(Self.quoted(heading))\(others)",
                    help: "translate the part that begins at \(original.file.path):\(line(of: heading, in: original))",
                    related: missing.prefix(8).map {
                        related(originalSections[$0].heading, "missing in the translation")
                    }))
        }
        if let first = added.first {
            let others = added.count == 1 ? "this heading" : "this heading and the next \(added.count - 1)"
            findings.append(
                finding(
                    sections[first].heading.range, "\(others) \(added.count == 1 ? "is" : "are") not in the original",
                    help: "take out what is out of date, or add it to \(original.file.path)"))
        }
        return findings
    }

    private func otherLevel(_ pairs: [(left: Int, right: Int)]) -> Finding {
        let own = sections[pairs[0].right].heading, other = originalSections[pairs[0].left].heading
        let message =
            pairs.count == 1
            ? "this heading is of level \(own.level), and of level \(other.level) in the original"
            : "this heading and the next \(pairs.count - 1) are of other levels than in the original: \(own.level) for "
                + "\(other.level)"
        return finding(
            own.range, message,
            help: "give it the level that it has at \(original.file.path):\(line(of: other, in: original))",
            related: [related(other, "the heading in the original")])
    }

    private func related(_ heading: OutlineHeading, _ message: String) -> RelatedLocation {
        RelatedLocation(path: original.file.path, range: heading.range, message: message)
    }

    private static func quoted(_ heading: OutlineHeading) -> String {
        let text = heading.text.filter { !"*`".contains($0) }.split(separator: " ").joined(separator: " ")
        return text.isEmpty ? "one of level \(heading.level)" : "«\(text.count > 60 ? text.prefix(60) + "…" : text)»"
    }

    /// One-based.
    private func line(of heading: OutlineHeading, in text: ReadmeText) -> Int {
        text.file.bytes[..<heading.range.lowerBound].count { $0 == 0x0A } + 1
    }

    private func finding(
        _ range: Range<Int>, _ message: String, help: String, related: [RelatedLocation] = []
    ) -> Finding {
        Finding(
            rule: ReadmeRule.translationOutline.rawValue, severity: ReadmeRule.translationOutline.severity,
            path: translation.file.path, range: range, message: message,
            why: "Readers of this language do not find what others find, or find it elsewhere", help: help,
            related: related)
    }
}
