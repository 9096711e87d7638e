import Project

/// Which of several declarations a file means. The language decides by modules; here targets, as far as they are known,
/// stand for them.
extension Program {
    /// The candidates that stand nearest to `unit`: in the same file, else in the same target, else in an imported module.
    /// Where nobody knows the targets, those in the nearest folder.
    func nearestGroup<Candidate>(
        _ candidates: [Candidate], to unit: Int, _ declaration: (Candidate) -> DeclarationID
    ) -> [Candidate] {
        var inSight = candidates.filter { isInSight(declaration($0), from: unit) }
        if inSight.count < 2 { return inSight }
        inSight = inSight.filter { mayBeCompiled(declaration($0), withUnit: unit) }
        let sameFile = inSight.filter { declaration($0).unit == unit }
        if !sameFile.isEmpty { return sameFile }
        let sameTarget = inSight.filter { sharesTarget(declaration($0).unit, with: unit) }
        let imported = sameTarget.isEmpty ? inSight.filter { isImported(declaration($0).unit, in: unit) } : []
        let pool = [sameTarget, imported].first { !$0.isEmpty } ?? inSight
        if pool.count < 2 { return pool }
        let isCertain = isDeclared(unit) && pool.allSatisfy { isDeclared(declaration($0).unit) }
        return isCertain ? pool : nearestInFolders(pool, to: unit, declaration)
    }

    private func nearestInFolders<Candidate>(
        _ candidates: [Candidate], to unit: Int, _ declaration: (Candidate) -> DeclarationID
    ) -> [Candidate] {
        let distances = candidates.map { PathText.folderDistance(units[declaration($0).unit].path, units[unit].path) }
        guard let least = distances.min() else { return [] }
        return zip(candidates, distances).filter { $0.1 == least }.map(\.0)
    }

    /// Whether a declaration may be visible in a file.
    func isInSight(_ id: DeclarationID, from unit: Int) -> Bool {
        if id.unit == unit { return true }
        guard !fact(id).isFilePrivate else { return false }
        guard isDeclared(unit), isDeclared(id.unit), !sharesTarget(id.unit, with: unit) else { return true }
        return isImported(id.unit, in: unit) || isLinked(id.unit, with: unit)
    }

    /// Whether project files say which targets the file belongs to.
    private func isDeclared(_ unit: Int) -> Bool { units[unit].targets.contains { $0.isDeclared } }

    private func sharesTarget(_ unit: Int, with other: Int) -> Bool {
        units[unit].targets.contains { target in units[other].targets.contains { $0.id == target.id } }
    }

    private func isImported(_ unit: Int, in other: Int) -> Bool {
        let imports = facts(ofUnit: other).imports
        return units[unit].targets.contains { imports.contains($0.importedName) }
    }

    /// Whether the other file's targets are linked with the file's: it may see what an imported module passes on.
    private func isLinked(_ unit: Int, with other: Int) -> Bool {
        units[unit].targets.contains { target in
            units[other].targets.contains { $0.isLinked(with: target) }
        }
    }
}
