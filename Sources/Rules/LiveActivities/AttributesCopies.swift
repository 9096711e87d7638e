import Project
import SwiftSource
import WidgetModel

/// Declarations of `ActivityAttributes` by one name, as the system tells activities apart by the name alone.
struct AttributesCopies {
    /// Of one name each, in the order of the files.
    private(set) var groups: [[DeclarationID]] = []

    private let program: Program
    private let targets: Targets

    init(_ project: WidgetProject) {
        program = project.program
        targets = project.targets
        var byName: [String: [DeclarationID]] = [:]
        for unit in program.rootUnits {
            for index in program.facts(ofUnit: unit).declarations.indices {
                let id = DeclarationID(unit: unit, index: index)
                let fact = program.fact(id)
                guard fact.isType, fact.kind != .protocol, let type = program.type(of: id),
                    program.conforms(type, to: "ActivityAttributes")
                else { continue }
                byName[fact.name, default: []].append(id)
            }
        }
        groups = byName.values.filter { $0.count > 1 }.sorted { $0[0] < $1[0] }
    }

    /// Each copy with what it is a copy of. The app's declaration is the original, the extension's the copy.
    func pairs(in group: [DeclarationID]) -> [(copy: DeclarationID, original: DeclarationID)] {
        var pairs: [(copy: DeclarationID, original: DeclarationID)] = []
        let ordered = group.filter { !isOfExtension($0) } + group.filter(isOfExtension)
        for (index, copy) in ordered.enumerated() {
            if let original = ordered[..<index].first(where: { areCopies($0, copy) }) { pairs.append((copy, original)) }
        }
        return pairs
    }

    private func isOfExtension(_ id: DeclarationID) -> Bool {
        program.units[id.unit].targets.allSatisfy { $0.kind == .widgetExtension }
    }

    /// Whether two declarations are meant to be the same: the one for the app, the other for its extension.
    private func areCopies(_ left: DeclarationID, _ right: DeclarationID) -> Bool {
        let ours = program.units[left.unit].targets.filter { $0.kind != .test }
        let theirs = program.units[right.unit].targets.filter { $0.kind != .test }
        guard !ours.isEmpty, !theirs.isEmpty else { return false }
        let sharesTarget = ours.contains { target in theirs.contains { $0.id == target.id } }
        if sharesTarget { return !ours.contains { $0.isDeclared } && areTwoTypes(left, right) }
        let areNeighbours = ours.contains { target in theirs.contains { self.areNeighbours(target, $0) } }
        if areNeighbours { return isSimilar(left, right) }
        return ours.contains { target in theirs.contains { areOfOneApp(target, $0) } }
    }

    /// Whether one compiler would take both: types around them tell them apart, and no `#if` decides between them. Such
    /// types may have nothing to do with each other, unless they hold the same.
    private func areTwoTypes(_ left: DeclarationID, _ right: DeclarationID) -> Bool {
        guard let one = program.type(of: left), let other = program.type(of: right),
            program.parent(of: one) != program.parent(of: other)
        else { return false }
        return isSimilar(left, right)
    }

    private func isSimilar(_ left: DeclarationID, _ right: DeclarationID) -> Bool {
        AttributesShape(left, program).isSimilar(to: AttributesShape(right, program))
    }

    private func areOfOneApp(_ left: Target, _ right: Target) -> Bool {
        let isApp = left.kind == .app && right.kind == .app
        let apps = targets.apps(with: left)
        return !isApp && targets.apps(with: right).contains { apps.contains($0) }
    }

    /// Whether no project file tells about two folders that stand side by side.
    private func areNeighbours(_ left: Target, _ right: Target) -> Bool {
        guard left.origin.form == .folder || right.origin.form == .folder, !targets.all.contains(where: \.isDeclared)
        else { return false }
        return PathText.folder(ofPath: left.root) == PathText.folder(ofPath: right.root)
    }
}
