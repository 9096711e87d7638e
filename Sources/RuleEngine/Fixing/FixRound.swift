/// A finding and the fix that is to mend it.
public struct FixCandidate: Sendable, Hashable {
    public let finding: Finding
    public let fix: Fix

    public init(_ finding: Finding, _ fix: Fix) {
        self.finding = finding
        self.fix = fix
    }
}

/// A fix that must not be applied.
public struct RefusedFix: Sendable, Hashable {
    public let candidate: FixCandidate
    public let reason: FixRefusal

    public init(_ candidate: FixCandidate, _ reason: FixRefusal) {
        self.candidate = candidate
        self.reason = reason
    }
}

/// The fixes that can be applied to texts at once, without a new review: whole ones that leave each other alone and
/// every file readable. Of two that are in each other's way the one that comes first is taken, and the other waits.
public struct FixRound: Sendable {
    /// In the order of the candidates.
    public private(set) var taken: [FixCandidate] = []
    public private(set) var refused: [RefusedFix] = []
    /// What to try again after the next review.
    public private(set) var waiting: [FixCandidate] = []
    /// The edits of the fixes that were taken.
    public private(set) var edits = EditSet()
    /// The texts after it, of those files that are edited.
    public private(set) var results: [String: EditedText] = [:]

    private let texts: [String: [UInt8]]

    /// - Parameters:
    ///   - candidates: In the order in which they are taken.
    ///   - texts: By path, the texts that were reviewed. A fix that edits another file is refused.
    public init(_ candidates: [FixCandidate], in texts: [String: [UInt8]]) {
        self.texts = texts
        var possible: [FixCandidate] = []
        var set = EditSet()
        for candidate in candidates {
            if let reason = refusalOfForm(candidate.fix) {
                refused.append(RefusedFix(candidate, reason))
            } else if set.insert(candidate.fix.edits) {
                possible.append(candidate)
            } else {
                waiting.append(candidate)
            }
        }
        var check = StructureCheck()
        take(possible[...], &check)
    }

    private func refusalOfForm(_ fix: Fix) -> FixRefusal? {
        guard !fix.edits.isEmpty,
            fix.edits.allSatisfy({ edit in texts[edit.path].map { EditedText.admits(edit, in: $0) } ?? false })
        else { return .outsideText }
        return EditSet.areApart(fix.edits) ? nil : .overlapsItself
    }

    /// Takes as many as keep all files readable. Where they do not together, each half is tried by itself, so that few
    /// bad ones among many are found in few steps.
    private mutating func take(_ batch: ArraySlice<FixCandidate>, _ check: inout StructureCheck) {
        guard let first = batch.first else { return }
        guard let refusal = add(batch, &check) else { return }
        if batch.count > 1 {
            let middle = (batch.startIndex + batch.endIndex) / 2
            take(batch[..<middle], &check)
            take(batch[middle...], &check)
            return
        }
        // One that is right by itself has something in common with another: the bracket that both insert, say.
        var alone = EditSet()
        alone.insert(first.fix.edits)
        if !taken.isEmpty, Self.apply(alone, to: texts, &check).refusal == nil {
            waiting.append(first)
        } else {
            refused.append(RefusedFix(first, refusal))
        }
    }

    /// Adds all of the batch, or nothing and says why not.
    private mutating func add(_ batch: ArraySlice<FixCandidate>, _ check: inout StructureCheck) -> FixRefusal? {
        var set = edits
        for candidate in batch { set.insert(candidate.fix.edits) }
        let (results, refusal) = Self.apply(set, to: texts, &check)
        guard refusal == nil else { return refusal }
        taken += batch
        edits = set
        self.results = results
        return nil
    }

    private static func apply(
        _ set: EditSet, to texts: [String: [UInt8]], _ check: inout StructureCheck
    ) -> (results: [String: EditedText], refusal: FixRefusal?) {
        var results: [String: EditedText] = [:]
        for path in set.paths {
            guard let old = texts[path] else { return ([:], .outsideText) }
            let edited = EditedText(old, applying: set.edits(of: path))
            if let refusal = check.refusal(of: edited, old: old, path: path) { return ([:], refusal) }
            results[path] = edited
        }
        return (results, nil)
    }
}
