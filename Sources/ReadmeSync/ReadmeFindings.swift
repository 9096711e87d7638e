import Markdown
import RuleEngine

/// Puts what was found into words.
struct ReadmeFindings {
    let readme: ReadmeFile

    /// The finding a block gives, if it gives one, with a word on the option under which it would give none.
    func finding(for outcome: BlockOutcome, block: SwiftBlock, matchesWithElision: Bool) -> Finding? {
        guard var finding = finding(for: outcome, block: block) else { return nil }
        if matchesWithElision {
            var lines = finding.help.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
            lines[0] += "; or write \"elision\": true under \"readme\" in the configuration, and the dots stand for "
                + "what is left out"
            finding.help = lines.joined(separator: "\n")
        }
        return finding
    }

    /// The finding a block gives, if it gives one.
    func finding(for outcome: BlockOutcome, block: SwiftBlock) -> Finding? {
        switch outcome {
        case .matched, .weak, .exempt, .unclosed: nil
        case .drifted(let drift): self.drift(drift, block: block)
        case .unknown: unknown(block)
        case .uncompiled(let place): uncompiled(place, block: block)
        }
    }

    private func drift(_ drift: Drift, block: SwiftBlock) -> Finding {
        var message = DriftWording.message(for: drift)
        if drift.differingLines > 1, DriftWording.isAboutOneLine(drift.kind) {
            let others = drift.differingLines - 1
            message += others == 1 ? ", and 1 more line differs" : ", and \(others) more lines differ"
        }
        let help = DriftWording.help(for: drift)
        return Finding(
            rule: ReadmeRule.drift.rawValue, severity: ReadmeRule.drift.severity, path: readme.path,
            range: drift.readmeLine.isEmpty ? fence(of: block) : drift.readmeLine, message: message,
            why: "Readers copy this block, and nothing compiles it in this form",
            help: drift.diff.isEmpty ? help : help + "\n" + drift.diff,
            related: DriftWording.related(drift), fixes: DriftWording.fixes(drift), block: block.location)
    }

    private func unknown(_ block: SwiftBlock) -> Finding {
        Finding(
            rule: ReadmeRule.unknownBlock.rawValue, severity: ReadmeRule.unknownBlock.severity, path: readme.path,
            range: fence(of: block), message: "this block is in no compiled source, and none resembles it",
            why: "Nothing tells when an API change breaks this example, so readers will be the first to find out",
            help: "put the code into a file that a target compiles, such as ReadmeExamplesTests.swift; or, if it is no "
                + "real code, write <!-- widgetlint:ignore-next readme-drift: reason --> before it",
            block: block.location)
    }

    private func uncompiled(_ place: SourcePlace, block: SwiftBlock) -> Finding {
        Finding(
            rule: ReadmeRule.uncompiled.rawValue, severity: ReadmeRule.uncompiled.severity, path: readme.path,
            range: fence(of: block), message: "this block stands only in \(place.text), which no target compiles",
            why: "The file can break without any build saying so",
            help: "add \(place.path) to a target, in Package.swift or in the project file",
            related: [RelatedLocation(path: place.path, range: place.range, message: "the same code, not compiled")],
            block: block.location)
    }

    /// The opening fence.
    private func fence(of block: SwiftBlock) -> Range<Int> {
        block.codeBlock.fence?.range ?? block.codeBlock.range
    }
}

// MARK: - Structure

extension ReadmeFindings {
    func structure(_ warning: StructuralWarning) -> Finding {
        let (message, why, help, relatedMessage) = texts(for: warning.kind)
        let related = warning.related.map {
            [RelatedLocation(path: readme.path, range: $0, message: relatedMessage)]
        }
        return Finding(
            rule: ReadmeRule.structure.rawValue,
            severity: warning.kind == .unclosedFence ? .error : ReadmeRule.structure.severity, path: readme.path,
            range: warning.range, message: message, why: why, help: help, related: related ?? [])
    }

    private func texts(
        for kind: StructuralWarning.Kind
    ) -> (message: String, why: String, help: String, related: String) {
        switch kind {
        case .unclosedFence:
            (
                "this fence is never closed",
                "Everything behind it is shown as code",
                "write the closing fence on a line of its own: as many of the same characters, and nothing behind them",
                ""
            )
        case .fenceInHTML:
            (
                "this fence is inside HTML, so it is shown as text and not as code",
                "Markdown reads a tag and the lines behind it as HTML up to the next blank line",
                "leave a blank line before the fence",
                "the HTML begins here"
            )
        case .unclosedHTML:
            (
                "this HTML is never closed",
                "All that follows, code blocks included, is taken for HTML and not shown as Markdown",
                "close it: a comment with -->, a tag with its closing tag",
                "the first fence it takes along"
            )
        case .closingFenceOutsideListItem:
            (
                "this fence opens a new block instead of closing the one in the list item",
                "A line left of the item's text ends the item and its code, so what follows is shown as code",
                "indent the fence like the one that it closes",
                "the fence that it should close"
            )
        }
    }
}

// MARK: - Exemptions

extension ReadmeFindings {
    func exemption(_ exemption: Exemption, isUsed: Bool) -> [Finding] {
        var findings: [Finding] = []
        for rule in exemption.unknownRules {
            findings.append(
                report(
                    exemption.range, "there is no rule named \(rule)", why: "The comment may exempt nothing",
                    help: "write readme-drift or readme-unknown-block"))
        }
        if exemption.isForWholeFile, !isUsed {
            findings.append(
                report(
                    exemption.range, "this comment exempts a README whose blocks need no exemption",
                    why: "When a block drifts later, nobody will be told", help: "delete the comment",
                    fixes: removal(of: exemption)))
        } else if exemption.blockStart == nil, !exemption.isForWholeFile {
            findings.append(
                report(
                    exemption.range, "this comment exempts nothing: no Swift block follows it",
                    why: "A marker without a block makes readers of the source look for one",
                    help: "write it right before the block, or delete it", fixes: removal(of: exemption)))
        } else if !isUsed {
            findings.append(
                report(
                    exemption.range, "this comment exempts a block that needs no exemption",
                    why: "When the block drifts later, nobody will be told", help: "delete the comment",
                    fixes: removal(of: exemption)))
        } else if exemption.reason.isEmpty {
            findings.append(
                report(
                    exemption.range, "this comment does not say why the block is exempt",
                    why: "Later nobody knows whether the reason still holds",
                    help: "write <!-- widgetlint:ignore-next readme-drift: reason -->"))
        }
        return findings
    }

    func unusedInfoString(_ block: SwiftBlock, outcome: BlockOutcome) -> Finding {
        let range = block.codeBlock.infoRange
        var finding = report(
            range, "the info string exempts a block that needs no exemption",
            why: "When the block drifts later, nobody will be told",
            help: outcome.needsExemption
                ? "keep either the info string or the comment before the block" : "write swift alone behind the fence")
        finding.block = block.location
        return finding
    }

    private func report(
        _ range: Range<Int>, _ message: String, why: String, help: String, fixes: [Fix] = []
    ) -> Finding {
        Finding(
            rule: ReadmeRule.exemption.rawValue, severity: ReadmeRule.exemption.severity, path: readme.path, range: range,
            message: message, why: why, help: help, fixes: fixes)
    }

    private func removal(of exemption: Exemption) -> [Fix] {
        guard exemption.isForCheckAlone, exemption.unknownRules.isEmpty else { return [] }
        let range = SuppressedText(path: readme.path, bytes: readme.bytes).removal(of: exemption.range)
        return [
            Fix(
                title: "Delete the comment", safety: .safe,
                edits: [TextEdit(path: readme.path, range: range, replacement: "")])
        ]
    }
}
