/// What the linter knows of a project: its widgets, and the code that draws them.
public final class WidgetProject {
    public let program: Program
    public let configurations: [Configuration]
    public let placeholders: [Placeholder]
    /// Code that draws a widget or a Live Activity, in the order in which it is reached.
    public let renderedRegions: [RenderedRegion]

    public init(_ program: Program) {
        self.program = program
        configurations = program.units.indices.flatMap { unit -> [Configuration] in
            let calls = program.units[unit].facts.configurations
            guard !calls.isEmpty, let tree = program.tree(ofUnit: unit) else { return [] }
            return calls.compactMap { Configuration(tree.node($0), unit: unit, in: program) }
        }
        placeholders = Placeholder.all(in: program)
        var rendered = RenderedCode(program)
        rendered.collect(from: configurations)
        renderedRegions = rendered.regions
    }
}
