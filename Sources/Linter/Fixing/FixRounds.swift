import Project
import RuleEngine

/// Applies fixes in rounds, each followed by a review, until nothing is left that can be mended. All of it takes
/// place in the overlays of the review; nothing is written to disk.
///
/// A fix that would damage a file, or after which the same is found again, is taken back and reported, and the others
/// of its round are kept.
public struct FixRounds {
    private let review: any FixableReview
    private let options: FixOptions
    /// The texts that files had when they were first looked at, which the review sees from then on: what happens on
    /// disk meanwhile must not mix with what was reviewed.
    private var originals: [String: [UInt8]] = [:]
    /// The present texts of the same files.
    private var texts: [String: [UInt8]] = [:]
    private var obstacles: [String: String?] = [:]
    private var banned = BannedFixes()
    private var outcome: FixOutcome

    private init(_ review: any FixableReview, _ options: FixOptions) {
        self.review = review
        self.options = options
        outcome = FixOutcome(rest: review.run())
    }

    /// - Returns: What came of it. The review goes on seeing the fixed texts.
    public static func run(_ review: any FixableReview, _ options: FixOptions) -> FixOutcome {
        var rounds = FixRounds(review, options)
        rounds.run()
        return rounds.outcome
    }

    private mutating func run() {
        var round = 0
        while outcome.rest.configurationErrors.isEmpty {
            let candidates = candidates()
            if candidates.isEmpty { break }
            if pinTexts(of: candidates) {
                outcome.rest = review.run()
                continue
            }
            guard round < options.roundLimit else {
                outcome.unsettled = candidates.map(record)
                break
            }
            if apply(candidates) { round += 1 }
        }
        outcome.files = texts.keys.sorted(by: PathText.precedes).compactMap { path in
            guard let before = originals[path], let after = texts[path], before != after else { return nil }
            return FixedFile(path: path, before: before, after: after)
        }
    }

    /// For each finding that can be mended the fix to try, in the order of the findings.
    private mutating func candidates() -> [FixCandidate] {
        var candidates: [FixCandidate] = []
        for finding in outcome.rest.findings {
            for fix in finding.fixes(at: options.level) {
                let candidate = FixCandidate(finding, fix)
                guard isWanted(fix), !banned.contains(candidate) else { continue }
                if let reason = obstacle(to: fix) {
                    refuse(candidate, .unwritable(reason))
                    continue
                }
                candidates.append(candidate)
                break
            }
        }
        return candidates
    }

    private func isWanted(_ fix: Fix) -> Bool {
        guard let paths = options.paths else { return true }
        return fix.edits.allSatisfy { paths.contains($0.path) }
    }

    /// What keeps one of the files from being written.
    private mutating func obstacle(to fix: Fix) -> String? {
        for path in fix.edits.map(\.path) {
            let obstacle = obstacles[path] ?? options.obstacle(path)
            obstacles[path] = .some(obstacle)
            if let obstacle { return fix.edits.contains { $0.path != path } ? "\(path): \(obstacle)" : obstacle }
        }
        return nil
    }

    /// Lays the texts of all files that are to be edited over the files.
    ///
    /// - Returns: Whether there were new ones, so that the review has to look at exactly these texts.
    private mutating func pinTexts(of candidates: [FixCandidate]) -> Bool {
        var isNew = false
        for path in candidates.flatMap(\.fix.edits).map(\.path) where originals[path] == nil {
            guard let source = review.source(at: path) else { continue }
            originals[path] = source.bytes
            texts[path] = source.bytes
            review.setOverlay(source.bytes, at: path)
            isNew = true
        }
        return isNew
    }

    /// - Returns: Whether anything changed.
    private mutating func apply(_ candidates: [FixCandidate]) -> Bool {
        let round = FixRound(candidates, in: texts)
        for refused in round.refused { refuse(refused.candidate, refused.reason) }
        guard !round.taken.isEmpty else { return false }
        let before = outcome.rest
        for (path, result) in round.results { review.setOverlay(result.bytes, at: path) }
        let after = review.run()
        let findings = Set(round.taken.map(\.finding))
        let unmended = FindingPlaces(edits: round.results).unmended(
            round.taken, others: before.findings.filter { !findings.contains($0) }, found: after.findings)
        guard unmended.isEmpty else {
            // The round is tried again without them.
            for path in round.results.keys { review.setOverlay(texts[path], at: path) }
            for candidate in unmended { refuse(candidate, .mendsNothing) }
            return false
        }
        outcome.mended += round.taken.map(record)
        outcome.rest = after
        for (path, result) in round.results { texts[path] = result.bytes }
        banned.move(with: round.results)
        return true
    }

    private mutating func refuse(_ candidate: FixCandidate, _ reason: FixRefusal) {
        banned.ban(candidate)
        outcome.refused.append(FixRecord(candidate, in: source, refusal: reason))
    }

    private func record(_ candidate: FixCandidate) -> FixRecord { FixRecord(candidate, in: source) }

    /// The texts that the present findings are about.
    private func source(_ path: String) -> LintedSource? { outcome.rest.sources[path] }
}
