/// Applies the suppressions of one file to its findings, and reviews them.
public struct SuppressionReview {
    /// What is known about the run.
    public struct Scope {
        /// Names that rules have, those that do not run included.
        let known: Set<String>
        /// Whether a rule looked at everything in the file, so that a comment that names it and silences nothing is not
        /// needed.
        let isJudged: (String) -> Bool
        /// Whether a rule about suppressions reports.
        let reports: (SuppressionRule) -> Bool
        /// Whether a name is somebody else's to judge.
        let isForeign: (String) -> Bool

        public init(
            known: Set<String>, isJudged: @escaping (String) -> Bool, reports: @escaping (SuppressionRule) -> Bool,
            isForeign: @escaping (String) -> Bool = { _ in false }
        ) {
            self.known = known
            self.isJudged = isJudged
            self.reports = reports
            self.isForeign = isForeign
        }
    }

    private let suppressions: [Suppression]
    private let text: SuppressedText
    private let scope: Scope
    /// Rules that silenced something, for each suppression.
    private var used: [Set<String>]

    private init(_ suppressions: [Suppression], in text: SuppressedText, _ scope: Scope) {
        self.suppressions = suppressions
        self.text = text
        self.scope = scope
        used = Array(repeating: [], count: suppressions.count)
    }

    /// What is to be reported of a file's findings, and what is to be said about the comments.
    public static func reported(
        _ findings: [Finding], _ suppressions: [Suppression], in text: SuppressedText, _ scope: Scope
    ) -> [Finding] {
        var review = SuppressionReview(suppressions, in: text, scope)
        let kept = review.unsilenced(findings)
        // What is said about a comment can itself be silenced, by a comment that names the rule.
        let faults = review.unsilenced(suppressions.flatMap(review.faults))
        let unused = review.unsilenced(review.unused { SuppressionRule(rawValue: $0) == nil })
        return kept + faults + unused + review.unused { SuppressionRule(rawValue: $0) != nil }
    }

    private mutating func unsilenced(_ findings: [Finding]) -> [Finding] {
        findings.filter { finding in
            var isSilenced = false
            for (index, suppression) in suppressions.enumerated() where suppression.silences(finding) {
                used[index].insert(finding.rule)
                isSilenced = true
            }
            return !isSilenced
        }
    }

    // MARK: - Comments that nobody can follow

    private func faults(of suppression: Suppression) -> [Finding] {
        let comment = suppression.comment
        let wording = SuppressionWording(suppression, in: text)
        if let fault = comment.fault {
            guard scope.reports(.malformed), isAboutSuppressions(comment) else { return [] }
            return [wording.malformed(fault, isFixable: comment.rules.allSatisfy { scope.known.contains($0.text) })]
        }
        var findings: [Finding] = []
        if suppression.isMisplaced, scope.reports(.malformed) { findings.append(wording.misplaced()) }
        let isForeign = comment.rules.contains { scope.isForeign($0.text) }
        if comment.reason.isEmpty, !isForeign {
            if missesComma(comment) {
                if scope.reports(.malformed) { findings.append(wording.malformed(.missingComma, isFixable: false)) }
            } else if scope.reports(.noReason) {
                findings.append(wording.withoutReason())
            }
        }
        guard scope.reports(.unknownRule) else { return findings }
        for word in comment.rules where !scope.known.contains(word.text) && !scope.isForeign(word.text) {
            let nearest = Spelling.nearest(to: word.text, among: scope.known.sorted())
            findings.append(wording.unknown(word, nearest: nearest))
        }
        return findings
    }

    /// Prose may begin with the program's name and a verb; it hardly goes on with the name of a rule.
    private func isAboutSuppressions(_ comment: SuppressionComment) -> Bool {
        guard case .missingColon = comment.fault else { return true }
        return comment.rules.contains { scope.known.contains($0.text) }
    }

    private func missesComma(_ comment: SuppressionComment) -> Bool {
        guard comment.hasLooseReason else { return false }
        return scope.known.contains(text.word(at: comment.reasonPlace.upperBound, before: comment.range.upperBound))
    }

    // MARK: - Comments that silence nothing

    /// - Parameter isMeant: Whether to look at a rule.
    private func unused(_ isMeant: (String) -> Bool) -> [Finding] {
        guard scope.reports(.unused) else { return [] }
        return suppressions.indices.flatMap { unused(at: $0, isMeant) }
    }

    private func unused(at index: Int, _ isMeant: (String) -> Bool) -> [Finding] {
        let suppression = suppressions[index]
        let comment = suppression.comment
        guard comment.isEffective, !suppression.isMisplaced else { return [] }
        let wording = SuppressionWording(suppression, in: text)
        var names: Set<String> = []
        var repeated: [Int] = []
        var idle: [Int] = []
        for (place, word) in comment.rules.enumerated() where !scope.isForeign(word.text) {
            if !names.insert(word.text).inserted {
                repeated.append(place)
            } else if suppression.canBeUnused, scope.known.contains(word.text), scope.isJudged(word.text),
                !used[index].contains(word.text)
            {
                idle.append(place)
            }
        }
        let isIdleAltogether = idle.count + repeated.count == comment.rules.count
        if isIdleAltogether {
            return isMeant(comment.rules[idle[0]].text) ? [wording.unused()] : []
        }
        return repeated.filter { isMeant(comment.rules[$0].text) }.map { wording.unused($0, isRepeated: true) }
            + idle.filter { isMeant(comment.rules[$0].text) }.map { wording.unused($0, isRepeated: false) }
    }
}
