import RuleEngine

extension DriftFinder {
    /// What makes the source read as the block, where one place alone can be meant.
    func sourceEdits(of block: BlockText, _ alignments: [Alignment], _ matcher: inout BlockMatcher) -> [TextEdit] {
        if let imports = LeadingImports(of: block) {
            let alignments = self.alignments(of: imports.rest, &matcher)
            if let edits = edits(of: imports.rest, alignments, where: imports.areImported) { return edits }
        }
        return edits(of: block, alignments) { _ in true } ?? []
    }

    private func edits(
        of block: BlockText, _ alignments: [Alignment], where isAllowed: (SourceText) -> Bool
    ) -> [TextEdit]? {
        guard let alignment = alignments.first, isAllowed(nearest.files[alignment.file]),
            // Different votes may have led to the same lines.
            alignments.allSatisfy({ $0.file == alignment.file && $0.lines == alignment.lines }),
            let fix = SourceFix(of: block, to: nearest.files[alignment.file], alignment)
        else { return nil }
        let edits = fix.edits
        return edits.isEmpty ? nil : edits
    }
}
