import RuleEngine

/// Finds findings again after an edit.
struct FindingPlaces {
    /// The texts that were edited, by path.
    let edits: [String: EditedText]

    /// Where the finding can begin now.
    func places(of finding: Finding) -> ClosedRange<Int> {
        edits[finding.path]?.places(of: finding.range.lowerBound)
            ?? finding.range.lowerBound...finding.range.lowerBound
    }

    /// Those of the findings that were to be mended and are still reported.
    ///
    /// Others that say the same may have moved to the place of one that was mended, so they are counted.
    ///
    /// - Parameters:
    ///   - mended: What was to be mended.
    ///   - others: What else was found before.
    ///   - found: What is found now.
    func unmended(_ mended: [FixCandidate], others: [Finding], found: [Finding]) -> [FixCandidate] {
        let foundBySaying = Dictionary(grouping: found, by: Saying.init)
        guard mended.contains(where: { foundBySaying[Saying($0.finding)] != nil }) else { return [] }
        let othersBySaying = Dictionary(grouping: others, by: Saying.init)
        return mended.filter { candidate in
            let saying = Saying(candidate.finding)
            let places = places(of: candidate.finding)
            let still = (foundBySaying[saying] ?? []).count { places.contains($0.range.lowerBound) }
            guard still > 0 else { return false }
            let moved = (othersBySaying[saying] ?? []).count { self.places(of: $0).overlaps(places) }
            return still > moved
        }
    }

    /// What findings have in common that differ in their place alone.
    private struct Saying: Hashable {
        let rule: String
        let path: String
        let message: String

        init(_ finding: Finding) {
            rule = finding.rule
            path = finding.path
            message = finding.message
        }
    }
}

/// Fixes that were tried and were wrong, wherever their findings move.
struct BannedFixes {
    private var bans: [Ban] = []

    private struct Ban {
        let finding: Finding
        let title: String
        var places: ClosedRange<Int>
    }

    mutating func ban(_ candidate: FixCandidate) {
        let start = candidate.finding.range.lowerBound
        bans.append(Ban(finding: candidate.finding, title: candidate.fix.title, places: start...start))
    }

    func contains(_ candidate: FixCandidate) -> Bool {
        bans.contains { ban in
            ban.title == candidate.fix.title && ban.finding.rule == candidate.finding.rule
                && ban.finding.path == candidate.finding.path && ban.finding.message == candidate.finding.message
                && ban.places.contains(candidate.finding.range.lowerBound)
        }
    }

    /// Takes note of an edit.
    mutating func move(with edits: [String: EditedText]) {
        for index in bans.indices {
            guard let edit = edits[bans[index].finding.path] else { continue }
            let places = bans[index].places
            bans[index].places =
                edit.places(of: places.lowerBound).lowerBound...edit.places(of: places.upperBound).upperBound
        }
    }
}
