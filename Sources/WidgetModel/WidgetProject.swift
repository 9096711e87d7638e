import Project
import SwiftSource

/// What the linter knows of a project: its widgets, and the code that draws them.
///
/// It can take another text for one of its files. What was worked out from that file is then worked out anew, the rest
/// is kept.
public final class WidgetProject {
    public let program: Program
    public let targets: Targets
    /// In the order of the files.
    public private(set) var configurations: [Configuration] = []
    public private(set) var placeholders: [Placeholder] = []
    /// Code that draws a widget or a Live Activity, in the order in which it is reached.
    public private(set) var renderedRegions: [RenderedRegion] = []
    private let bodies = Memo<BodyKey, DrawnBody>()

    public init(_ program: Program, _ targets: Targets = Targets()) {
        self.program = program
        self.targets = targets
        collect()
    }

    /// Takes another text for a unit. False, and nothing is done, when its declarations changed: then the project must be
    /// linked anew.
    public func update(unit: Int, _ tree: SyntaxTree) -> Bool {
        guard program.update(unit: unit, tree) else { return false }
        // Nobody asked for anything in it.
        guard program.isRead(unit) else { return true }
        bodies.forget(unit: unit)
        collect()
        return true
    }

    private func collect() {
        configurations.removeAll()
        placeholders.removeAll()
        for unit in program.rootUnits {
            let facts = program.units[unit].facts
            if !facts.placeholders.isEmpty { placeholders += Placeholder.all(inUnit: unit, of: program) }
            guard !facts.configurations.isEmpty, let tree = program.tree(ofUnit: unit) else { continue }
            configurations += facts.configurations.compactMap { Configuration(tree.node($0), unit: unit, in: program) }
        }
        var rendered = RenderedCode(program, bodies: bodies)
        rendered.collect(from: configurations)
        renderedRegions = rendered.regions
        bodies.finishRound()
    }
}
