import RuleEngine

/// Compares a block that leaves out lines with what it comes from: each segment by itself, so that what is left out is
/// no difference, and no fix touches the lines of dots.
struct ElidedDrift {
    let finder: DriftFinder
    let subject: DriftFinder.Subject
    let elided: ElidedBlock
    /// Whether the block is in sync once these edits are made to its README.
    let isInSync: ([TextEdit], inout BlockMatcher) -> Bool

    /// `nil` when no source resembles the block as a whole.
    func find(_ matcher: inout BlockMatcher) -> Drift? {
        var drifts: [(lines: Range<Int>, drift: Drift)] = []
        var standing: [Range<Int>] = []
        for lines in elided.segments {
            let part = part(lines)
            if case .none = matcher.find(part.block) {
                if let drift = finder.drift(of: part, matcher: &matcher) { drifts.append((lines, drift)) }
            } else {
                standing.append(lines)
            }
        }
        if standing.count == elided.segments.count { return misplaced(&matcher) }
        guard let path = source(of: drifts, standing, matcher),
            var first = drifts.first(where: { $0.drift.source.path == path })?.drift
        else { return nil }
        first.sourceEdits = []
        var edits: [TextEdit] = []
        if drifts.count + standing.count == elided.segments.count, drifts.allSatisfy({ !$0.drift.edits.isEmpty }) {
            // Each segment may ask for longer fences.
            for edit in drifts.flatMap(\.drift.edits) where !edits.contains(edit) { edits.append(edit) }
        }
        if edits.isEmpty {
            let obstacle = drifts.lazy.compactMap(\.drift.obstacle).first
            first.fix = .failure(obstacle ?? .noOnePlace)
        } else {
            first.fix = isInSync(edits, &matcher) ? .success(edits) : .failure(.wouldNotMatch)
        }
        return first
    }

    private func part(_ lines: Range<Int>) -> DriftFinder.Subject {
        DriftFinder.Subject(block: subject.block.part(lines), swift: subject.swift, readmePath: subject.readmePath)
    }

    /// The source that most of the block resembles: segments that resemble other sources are no sign of it.
    private func source(
        of drifts: [(lines: Range<Int>, drift: Drift)], _ standing: [Range<Int>], _ matcher: BlockMatcher
    ) -> String? {
        let total = elided.segments.reduce(0) { $0 + weight(of: $1) }
        guard total > 0 else { return nil }
        var best: (path: String, share: Double)?
        for path in Set(drifts.map(\.drift.source.path)).sorted() {
            guard let file = matcher.files.firstIndex(where: { $0.path == path }) else { continue }
            var common = 0.0
            for (lines, drift) in drifts where drift.source.path == path {
                common += drift.similarity * weight(of: lines)
            }
            for lines in standing where matcher.place(of: subject.block.part(lines), inFile: file) != nil {
                common += weight(of: lines)
            }
            let share = common / total
            if share > best?.share ?? 0 { best = (path, share) }
        }
        return best.flatMap { $0.share >= finder.minimumSimilarity ? $0.path : nil }
    }

    /// How many of the lines say something. Closing braces stand everywhere.
    private func weight(of lines: Range<Int>) -> Double {
        Double(subject.block.lines[lines].count { $0.text.count > 2 })
    }

    /// Segments that all stand in one source, and not one behind the other at one depth.
    private func misplaced(_ matcher: inout BlockMatcher) -> Drift? {
        let parts = elided.segments.map { subject.block.part($0) }
        let file = matcher.filesHolding(subject.block, elided).first { file in
            parts.allSatisfy { matcher.place(of: $0, inFile: file) != nil }
        }
        guard let file else { return nil }
        for end in elided.segments.indices.dropFirst() {
            let after = elided.segments[end]
            let head = subject.block.part(0..<after.upperBound)
            guard case .none = matcher.find(head) else { continue }
            let isReindented = matcher.findElided(head, keepsIndentation: false).rank > 0
            guard let first = matcher.place(of: parts[end - 1], inFile: file),
                let second = matcher.place(of: parts[end], inFile: file)
            else { return nil }
            return Drift(
                kind: isReindented ? .indentation : .elision(first, second), source: second, sourceLine: second,
                readmeLine: subject.readmeRange(ofLine: isReindented ? after.lowerBound : elided.dots[end - 1]),
                differingLines: 1, similarity: 1, diff: "", fix: .failure(.noOnePlace))
        }
        return nil
    }
}

extension Drift {
    fileprivate var obstacle: DriftFixObstacle? {
        if case .failure(let obstacle) = fix { obstacle } else { nil }
    }
}
