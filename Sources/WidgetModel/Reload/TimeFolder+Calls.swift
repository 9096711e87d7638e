import SwiftSource

extension TimeFolder {
    func call(_ call: CallExpression, _ place: CodePlace, _ context: TimeContext) -> Set<TimeValue>? {
        guard let name = call.calleeName else { return nil }
        let functions =
            call.hasImplicitBase
            ? implicitMembers(name, inUnit: place.unit).filter { program.fact($0).accepts(call) }
            : targets.functions(of: call, inUnit: place.unit)
        if !functions.isEmpty { return results(of: released(functions), called: call, place, context) }
        if call.allArguments.isEmpty, let date = clock(call, place, context) { return date }
        switch name {
        case "Date", "addingTimeInterval", "advanced", "date", "startOfDay", "nextDate":
            return date(name, call, place, context)
        case "init":
            return date(name, call, place, context) ?? measurement(call, place, context)
        case "Measurement": return measurement(call, place, context)
        case "TimeInterval", "Double", "Int", "Float", "CGFloat", "Int64":
            return call.base == nil ? converted(call, place, context) : nil
        case "timeIntervalSince":
            return difference(from: call.firstUnlabeledArgument?.value, to: call.base, place, context)
        case "distance": return difference(from: call.base, to: call.argument(labeled: "to")?.value, place, context)
        case "min", "max": return extreme(call, isLeast: name == "min", place, context)
        default: return TimeUnit.makesDuration(name) ? duration(name, call, place, context) : nil
        }
    }

    /// `Double(60)`; `Int(…)` leaves out the fraction.
    private func converted(_ call: CallExpression, _ place: CodePlace, _ context: TimeContext) -> Set<TimeValue>? {
        guard call.allArguments.count == 1, let value = call.firstUnlabeledArgument?.value,
            let values = values(of: place.at(value), context)
        else { return nil }
        guard call.calleeName == "Int" || call.calleeName == "Int64" else { return values }
        return union(values.map { $0.number.map { [.number($0.rounded(.towardZero))] } })
    }

    private func extreme(
        _ call: CallExpression, isLeast: Bool, _ place: CodePlace, _ context: TimeContext
    ) -> Set<TimeValue>? {
        guard call.base == nil, call.arguments.count >= 2 else { return nil }
        var numbers: [Double] = []
        var dates: [Double] = []
        for argument in call.arguments {
            guard let value = argument.value, let found = values(of: place.at(value), context), found.count == 1,
                let single = found.first
            else { return nil }
            if let number = single.number {
                numbers.append(number)
            } else if let date = single.secondsFromNow {
                dates.append(date)
            } else {
                return nil
            }
        }
        if dates.isEmpty { return (isLeast ? numbers.min() : numbers.max()).map { [.number($0)] } }
        return numbers.isEmpty ? (isLeast ? dates.min() : dates.max()).map { [.date($0)] } : nil
    }

    // MARK: Functions of the project

    private func results(
        of functions: [DeclarationID], called call: CallExpression, _ place: CodePlace, _ context: TimeContext
    ) -> Set<TimeValue>? {
        let selfValues = call.base.map { instance(place.at($0), context) } ?? context.selfValues
        return union(
            functions.map { id in
                guard let node = program.node(id), let function = FunctionDeclaration(node), let body = function.body,
                    let context = context.evaluating(CodePlace(unit: id.unit, node: body))
                else { return nil }
                let given = arguments(of: call, for: function, inUnit: id.unit, place, context)
                let inner = context.entering(parameters: given, selfValues: selfValues)
                return union(ofReturned: ReturnedValues.of(body), CodePlace(unit: id.unit, node: body), inner)
            })
    }

    /// The values of a function's parameters in a call, as far as they are known.
    func arguments(
        of call: CallExpression, for function: FunctionDeclaration, inUnit unit: Int, _ place: CodePlace,
        _ context: TimeContext
    ) -> [String: Set<TimeValue>] {
        var given: [String: Set<TimeValue>] = [:]
        var arguments = call.arguments[...]
        for parameter in function.parameters {
            guard let name = parameter.internalName else { continue }
            if let argument = arguments.first, argument.label == parameter.label {
                arguments.removeFirst()
                guard let value = argument.value else { continue }
                let isUnit = parameter.type.map { TypeName.lastPart(of: $0) == "Component" } ?? false
                given[name] = isUnit ? calendarUnit(place.at(value), context) : values(of: place.at(value), context)
            } else if let value = parameter.defaultValue {
                given[name] = values(
                    of: CodePlace(unit: unit, node: value), context.entering(parameters: [:], selfValues: nil))
            }
        }
        return given
    }

    /// A parameter, by what the calls of its function pass.
    func parameter(_ place: CodePlace, _ context: TimeContext) -> Set<TimeValue>? {
        guard let passed = PassedValues(place, sites, program), let context = context.evaluating(place) else {
            return nil
        }
        return union(
            passed.values.map { value in
                value.flatMap { values(of: $0, context.entering(parameters: [:], selfValues: nil)) }
            })
    }

    /// A call of a property that holds a function: a clock that tests can set, such as
    /// `var date: () -> Date = Date.init`.
    private func clock(_ call: CallExpression, _ place: CodePlace, _ context: TimeContext) -> Set<TimeValue>? {
        guard let name = call.calleeName, !name.beginsUppercase, !call.hasImplicitBase else { return nil }
        let members = targets.members(named: name, base: call.base, hasImplicitBase: false, at: place)
        guard members.count == 1, let id = members.first, program.fact(id).kind == .property,
            let node = program.node(id),
            let value = PropertyBinding(node)?.initialValue
        else { return nil }
        if value.kind == .memberAccess, value.named("init"), value.firstChild?.named("Date") == true {
            return [.date(0)]
        }
        guard value.kind == .closure, let context = context.evaluating(CodePlace(unit: id.unit, node: value)) else {
            return nil
        }
        let inner = context.entering(parameters: [:], selfValues: nil)
        return union(ofReturned: ReturnedValues.of(value), CodePlace(unit: id.unit, node: value), inner)
    }
}
