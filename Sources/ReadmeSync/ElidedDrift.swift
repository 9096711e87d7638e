import RuleEngine

/// Compares a block that leaves out lines with what it comes from: each segment by itself, so that what is left out is
/// no difference, and no fix touches the lines of dots.
struct ElidedDrift {
    let finder: DriftFinder
    let subject: DriftFinder.Subject
    let elided: ElidedBlock
    /// Whether the block is in sync once these edits are made to its README.
    let isInSync: ([TextEdit], inout BlockMatcher) -> Bool

    /// `nil` when nothing resembles the block.
    func find(_ matcher: inout BlockMatcher) -> Drift? {
        var drifts: [Drift] = []
        var lost: [Range<Int>] = []
        var standing = 0
        for lines in elided.segments {
            let part = part(lines)
            if case .none = matcher.find(part.block) {
                if let drift = finder.drift(of: part, matcher: &matcher) { drifts.append(drift) } else { lost.append(lines) }
            } else {
                standing += lines.count
            }
        }
        if drifts.isEmpty, lost.isEmpty { return misplaced(&matcher) }
        guard var first = drifts.first else { return nil }
        first.sourceEdits = []
        var edits: [TextEdit] = []
        if lost.isEmpty, drifts.allSatisfy({ !$0.edits.isEmpty }) {
            // Each segment may ask for longer fences.
            for edit in drifts.flatMap(\.edits) where !edits.contains(edit) { edits.append(edit) }
        }
        if edits.isEmpty {
            let obstacle = drifts.lazy.compactMap(\.obstacle).first
            first.fix = .failure(obstacle ?? .noOnePlace)
        } else {
            first.fix = isInSync(edits, &matcher) ? .success(edits) : .failure(.wouldNotMatch)
        }
        return first
    }

    private func part(_ lines: Range<Int>) -> DriftFinder.Subject {
        DriftFinder.Subject(block: subject.block.part(lines), swift: subject.swift, readmePath: subject.readmePath)
    }

    /// Segments that all stand somewhere, and not one behind the other at one depth.
    private func misplaced(_ matcher: inout BlockMatcher) -> Drift? {
        for end in elided.segments.indices.dropFirst() {
            let (before, after) = (elided.segments[end - 1], elided.segments[end])
            let head = subject.block.part(0..<after.upperBound)
            if case .none = matcher.find(head) {
                let isReindented = matcher.findElided(head, keepsIndentation: false).rank > 0
                guard let first = place(of: before, &matcher), let second = place(of: after, &matcher) else { return nil }
                return Drift(
                    kind: isReindented ? .indentation : .elision(first, second), source: second, sourceLine: second,
                    readmeLine: subject.readmeRange(ofLine: isReindented ? after.lowerBound : elided.dots[end - 1]),
                    differingLines: 1, similarity: 1, diff: "", fix: .failure(.noOnePlace))
            }
        }
        return nil
    }

    private func place(of lines: Range<Int>, _ matcher: inout BlockMatcher) -> SourcePlace? {
        switch matcher.find(subject.block.part(lines)) {
        case .compiled(let match), .uncompiled(let match), .inactive(let match, _):
            finder.nearest.files[match.file].place(of: match.lines)
        case .none: nil
        }
    }
}

extension Drift {
    fileprivate var obstacle: DriftFixObstacle? {
        if case .failure(let obstacle) = fix { obstacle } else { nil }
    }
}
