import Project
import RuleEngine
import WidgetModel

/// Reviews the Swift files that make up one program, again and again as they change.
///
/// As long as a changed file declares the same, the program stays linked, and only what was worked out from that file is
/// worked out anew.
final class ProjectReview {
    private let paths: [String]
    private let pathSet: Set<String>
    private let targets: Targets
    private let runner: RuleRunner
    private let store: FileStore
    private let recorder: TimingsRecorder?
    private var project: WidgetProject?
    private var known = KnownFindings()
    private var findings: [Finding]?
    private(set) var problems: [ProjectProblem] = []

    init(
        paths: [String], targets: Targets, runner: RuleRunner, store: FileStore, recorder: TimingsRecorder? = nil
    ) {
        self.recorder = recorder
        self.paths = paths
        pathSet = Set(paths)
        self.targets = targets
        self.runner = runner
        self.store = store
    }

    func findings(after changes: Set<String>) -> [Finding] {
        if let findings, changes.isDisjoint(with: pathSet) { return findings }
        if !update(changes) { link() }
        let times = recorder?.ruleTimes
        let new = recorder.measure(.rules) { project.map { runner.run($0, known: known, times: times) } ?? [] }
        findings = new
        return new
    }

    func map(after changes: Set<String>) -> WidgetMap {
        if !update(changes) { link() }
        findings = nil
        return project.map { WidgetMap(of: $0) } ?? WidgetMap()
    }

    /// Takes the changed files into the linked program. False when it must be linked anew.
    private func update(_ changes: Set<String>) -> Bool {
        guard let project else { return false }
        for path in changes {
            guard pathSet.contains(path) else { continue }
            // A file that could not be read is none of the program's.
            guard let unit = project.program.unit(at: path), let tree = store.tree(at: path),
                project.update(unit: unit, tree)
            else { return false }
            known.forget(unit: unit)
        }
        return true
    }

    private func link() {
        known = KnownFindings()
        let units = recorder.measure(.outlines) { readUnits() }
        let program = recorder.measure(.link) { makeProgram(of: units) }
        project = recorder.measure(.renderedCode) { WidgetProject(program, targets) }
    }

    private func readUnits() -> [SourceUnit] {
        problems = []
        let outlines = store.outlines(of: paths, problems: &problems)
        return paths.indices.compactMap { index in
            outlines[index].map {
                SourceUnit(path: paths[index], outline: $0, targets: targets.targets(ofFile: paths[index]))
            }
        }
    }

    private func makeProgram(of units: [SourceUnit]) -> Program {
        let program = Program(units: units, reader: store)
        if store.readsEverything { program.loadAll() }
        return program
    }
}
