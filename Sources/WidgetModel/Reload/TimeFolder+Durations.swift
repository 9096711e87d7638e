import SwiftSource

/// What `DateComponents`, `Duration` and `Measurement` hold.
extension TimeFolder {
    /// `DateComponents(hour: 1, minute: 30)`, a variable whose components are set one by one, or a constant.
    func seconds(ofComponents place: CodePlace, _ context: TimeContext) -> Set<TimeValue>? {
        guard let parts = DateComponentParts(place.node) else {
            return constant(place).flatMap { constant in
                context.evaluating(place).flatMap {
                    seconds(ofComponents: constant, $0.entering(parameters: [:], selfValues: nil))
                }
            }
        }
        var total: Set<TimeValue>? = [.number(0)]
        for part in parts.values {
            guard let unit = TimeUnit.seconds(part.unit) else { return nil }
            let seconds = scaled(values(ofOperands: part.value, at: place, context), by: unit)
            total = total.flatMap { total in seconds.flatMap { combined(total, "+", $0) } }
        }
        return total
    }

    /// What a `let` of the project that is named at a place starts with.
    func constant(_ place: CodePlace) -> CodePlace? {
        guard let name = place.node.name,
            place.node.kind == .memberAccess || place.node.kind == .identifierExpression
        else { return nil }
        let base = place.node.kind == .memberAccess ? place.node.firstChild : nil
        let members = released(targets.members(named: name, base: base, hasImplicitBase: false, at: place))
        guard let id = members.first, members.count == 1, let node = program.node(id),
            let binding = PropertyBinding(node), binding.variable?.named("let") == true
        else { return nil }
        return binding.initialValue.map { CodePlace(unit: id.unit, node: $0) }
    }

    /// `Duration.seconds(15)`, `.seconds(15)`
    func duration(
        _ name: String, _ call: CallExpression, _ place: CodePlace, _ context: TimeContext
    ) -> Set<TimeValue>? {
        guard call.base?.named("Duration") ?? call.hasImplicitBase, let unit = TimeUnit.seconds(name),
            call.allArguments.count == 1, let count = call.firstUnlabeledArgument?.value,
            let numbers = scaled(values(of: place.at(count), context), by: unit)
        else { return nil }
        return union(numbers.map { $0.number.map { [.duration($0)] } })
    }

    /// `duration.components.seconds`
    func secondsOfComponents(_ place: CodePlace, _ context: TimeContext) -> Set<TimeValue>? {
        guard place.node.kind == .memberAccess, place.node.named("components"), let base = place.node.firstChild,
            let durations = values(of: place.at(base), context)
        else { return nil }
        return union(
            durations.map {
                if case .duration(let length) = $0 { [.number(length.rounded(.towardZero))] } else { nil }
            })
    }

    /// `Measurement(value: 15, unit: UnitDuration.minutes)`
    func measurement(_ call: CallExpression, _ place: CodePlace, _ context: TimeContext) -> Set<TimeValue>? {
        guard let value = call.argument(labeled: "value")?.value, let unit = call.argument(labeled: "unit")?.value,
            let numbers = values(of: place.at(value), context), let units = values(of: place.at(unit), context),
            units.count == 1, case .unit(let seconds)? = units.first
        else { return nil }
        return union(numbers.map { $0.number.map { [.duration($0 * seconds)] } })
    }

    /// `duration.converted(to: .seconds).value`
    func secondsOfMeasurement(_ place: CodePlace, _ context: TimeContext) -> Set<TimeValue>? {
        guard let call = CallExpression(place.node), call.calleeName == "converted", let base = call.base,
            let unit = call.argument(labeled: "to")?.value,
            case .unit(let seconds)? = values(of: place.at(unit), context)?.first,
            let durations = values(of: place.at(base), context)
        else { return nil }
        return union(durations.map { if case .duration(let length) = $0 { [.number(length / seconds)] } else { nil } })
    }
}
