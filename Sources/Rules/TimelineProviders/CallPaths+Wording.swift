import RuleEngine
import WidgetModel

extension CallPaths.Hit {
    /// The calls on the way to what was found, and its name.
    func path(to name: String) -> String { (calls.map(\.title) + [name]).joined(separator: " → ") }

    /// The same as places; none where nothing is called on the way.
    func related(to name: String, in program: Program) -> [RelatedLocation] {
        guard !calls.isEmpty else { return [] }
        let path = program.units[place.unit].path
        let end = RelatedLocation(path: path, range: place.node.calledNameRange, message: name)
        return calls.map { RelatedLocation($0, in: program) } + [end]
    }
}
