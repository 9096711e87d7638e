import Project
import SwiftSource

/// What the targets that compile a file decide about its `#if` conditions.
struct BuildConditions: Sendable {
    private let builds: [CompilationConditions]

    /// Nil when no project file tells of the targets. Where widget extensions are among them, only those count: what the
    /// others compile is no widget.
    init?(_ targets: [Target]) {
        let extensions = targets.filter { $0.kind == .widgetExtension }
        let relevant = extensions.isEmpty ? targets : extensions
        guard relevant.allSatisfy(\.isDeclared) else { return nil }
        builds = relevant.flatMap { target in
            let flags = target.compilationFlags
            return (target.platforms.map(Array.init) ?? Platform.allCases).map { CompilationConditions($0, flags: flags) }
        }
    }

    /// - Parameter clauses: `.ifConfigClause`s around a place.
    func compilation(of clauses: [Node]) -> Compilation {
        var isDoubtful = false
        for build in builds {
            switch build.compilation(of: clauses) {
            case .certain: return .certain
            case .doubtful: isDoubtful = true
            case .never: break
            }
        }
        return isDoubtful ? .doubtful : .never
    }
}

extension Program {
    /// What is known of the conditions in a file; nil when nothing is.
    func conditions(ofUnit unit: Int) -> BuildConditions? {
        if let known = knownConditions[unit] { return known }
        let conditions = BuildConditions(units[unit].targets)
        knownConditions[unit] = .some(conditions)
        return conditions
    }

    /// Whether a declaration may be compiled in builds of the targets that compile `unit`.
    func mayBeCompiled(_ id: DeclarationID, withUnit unit: Int) -> Bool {
        guard let conditions = conditions(ofUnit: unit), let node = node(id) else { return true }
        let clauses = node.ancestors.filter { $0.kind == .ifConfigClause }
        return clauses.isEmpty || conditions.compilation(of: clauses) != .never
    }
}
