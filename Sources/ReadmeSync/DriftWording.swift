import RuleEngine

/// What drift is called, and what to do about it.
enum DriftWording {
    static func message(for drift: Drift) -> String {
        let line = drift.sourceLine.text
        switch drift.kind {
        case .indentation:
            return "this line is indented otherwise than in \(line)"
        case .genericArgumentMissing(let argument):
            return "the generic argument \(argument) of \(line) is missing: HTML takes it for a tag"
        case .comment:
            return "the comment is not that of \(line)"
        case .commentMissing:
            return "a comment of the source is missing here: \(line)"
        case .commentAdded:
            return "this comment is not in the source, which goes on with \(line)"
        case .renamed(let readme, let source):
            return "\(readme) is called \(source) in \(line)"
        case .lineMissing:
            return "a line of the source is missing here: \(line)"
        case .lineAdded:
            return "this line is not in the source, which goes on with \(line)"
        case .partOfLine:
            return "this is only a part of the line \(line)"
        case .text:
            return "this line differs from \(line)"
        case .split(let first, let second):
            return "this block is put together from two places: \(first.text) and \(second.text)"
        case .elision(let first, let second):
            return "more than whole lines of one depth is left out here: before it stands \(first.text), behind it "
                + second.text
        case .inactive(let container):
            return "this code is not compiled: it stands inside \(container), \(drift.source.text)"
        }
    }

    static func help(for drift: Drift) -> String {
        switch drift.kind {
        case .split: "make two blocks of it, or bring the code together in one source"
        case .elision:
            "leave out whole members, statements or arguments of one source, or show what opens and closes them"
        case .inactive: "move the code in \(drift.source.path) to where it is compiled"
        default: copying(drift) + "; if the README is right, change the source"
        }
    }

    private static func copying(_ drift: Drift) -> String {
        switch drift.fix {
        case .success: "--fix copies \(drift.source.text) into the block"
        case .failure(let obstacle): "copy \(drift.source.text) into the block (--fix does not: \(words(obstacle)))"
        }
    }

    private static func words(_ obstacle: DriftFixObstacle) -> String {
        switch obstacle {
        case .tooDifferent: "too much of it differs"
        case .otherEnds: "its first or last line is another one"
        case .severalSources: "another place is as near"
        case .wouldNotMatch: "the copy would not be in sync"
        case .splitTab: "a tab begins in front of its lines and ends within them"
        case .leavesOutCode: "a line of dots stands for code"
        case .noOnePlace: "no one place holds the code"
        }
    }

    static func fixes(_ drift: Drift) -> [Fix] {
        guard !drift.edits.isEmpty else { return [] }
        return [Fix(title: "Copy \(drift.source.text) into the block", safety: .safe, edits: drift.edits)]
    }

    static func isAboutOneLine(_ kind: DriftKind) -> Bool {
        switch kind {
        case .split, .elision, .inactive: false
        default: true
        }
    }

    static func related(_ drift: Drift) -> [RelatedLocation] {
        switch drift.kind {
        case .split(let first, let second):
            [
                RelatedLocation(path: first.path, range: first.range, message: "the beginning of the block"),
                RelatedLocation(path: second.path, range: second.range, message: "the end of the block"),
            ]
        case .elision(let first, let second):
            [
                RelatedLocation(path: first.path, range: first.range, message: "before the lines left out"),
                RelatedLocation(path: second.path, range: second.range, message: "behind them"),
            ]
        case .inactive(let container):
            [RelatedLocation(path: drift.source.path, range: drift.source.range, message: "inside \(container)")]
        default:
            [
                RelatedLocation(
                    path: drift.sourceLine.path, range: drift.sourceLine.range, message: "the line in the source")
            ]
        }
    }
}
