import RuleEngine
import SwiftSource
import WidgetModel

/// The date of a reload policy `.after(date)`, in code that people run.
struct ReloadDate {
    /// What says when it is.
    let origins: [DateOrigin]
    private let argument: Node
    private let place: CodePlace

    init?(_ place: CodePlace, _ project: WidgetProject) {
        guard let call = CallExpression(place.node), call.allArguments.count == 1,
            let argument = call.firstUnlabeledArgument?.value,
            PolicyContext(place, project.program).policy == .timeline, ReleasedCode.holds(place, project.program)
        else { return nil }
        self.argument = argument
        self.place = place
        origins = DateOrigins(TimeFolder(project)).origins(of: place.at(argument))
    }

    /// The policy, where the date is said somewhere else.
    func related(to origin: DateOrigin, _ program: Program) -> [RelatedLocation] {
        guard !argument.range.contains(origin.range.lowerBound) else { return [] }
        let path = program.units[place.unit].path
        return [RelatedLocation(path: path, range: place.node.calledNameRange, message: "the reload policy")]
    }
}
