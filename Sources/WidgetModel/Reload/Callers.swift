/// Who calls the project's functions in code of widget extensions.
public struct Callers {
    private let sites: CallSites
    private let program: Program

    public init(_ project: WidgetProject) {
        sites = CallSites(of: project)
        program = project.program
    }

    /// The calls that may run a function, in the code that the project's widgets reach.
    public func calls(of function: DeclarationID) -> [CodePlace] { sites.calls(of: function, in: program) }
}
