import SwiftSource

extension TimeFolder {
    func call(_ call: CallExpression, _ place: CodePlace, _ context: TimeContext) -> Set<TimeValue>? {
        guard let name = call.calleeName else { return nil }
        let functions =
            call.hasImplicitBase
            ? implicitMembers(name, inUnit: place.unit).filter { program.fact($0).accepts(call) }
            : targets.functions(of: call, inUnit: place.unit)
        if !functions.isEmpty { return results(of: functions, called: call, place, context) }
        if call.allArguments.isEmpty, let date = clock(call, place, context) { return date }
        switch name {
        case "Date": return madeDate(call, place, context)
        case "init": return madeDate(call, place, context) ?? measurement(call, place, context)
        case "Measurement": return measurement(call, place, context)
        case "TimeInterval", "Double", "Int", "Float", "CGFloat", "Int64":
            return call.base == nil
                ? call.firstUnlabeledArgument?.value.flatMap { values(of: place.at($0), context) } : nil
        case "addingTimeInterval": return moved(call, by: call.firstUnlabeledArgument, place, context)
        case "advanced": return moved(call, by: call.argument(labeled: "by"), place, context)
        case "date": return calendarDate(call, place, context)
        case "startOfDay": return call.argument(labeled: "for")?.value.flatMap { wholeDays(place.at($0), context) }
        case "nextDate": return nextDate(call, place, context)
        case "min", "max": return extreme(call, isLeast: name == "min", place, context)
        default: return nil
        }
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
                return union(ReturnedValues.of(body).withoutNil.map { values(of: CodePlace(unit: id.unit, node: $0), inner) })
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
                if let value = argument.value { given[name] = values(of: place.at(value), context) }
            } else if let value = parameter.defaultValue {
                given[name] = values(
                    of: CodePlace(unit: unit, node: value), context.entering(parameters: [:], selfValues: nil))
            }
        }
        return given
    }

    /// A parameter, by what the calls of its function pass.
    func parameter(_ place: CodePlace, _ context: TimeContext) -> Set<TimeValue>? {
        guard let node = place.node.ancestors.first(where: { $0.kind.isFunctionDeclaration || $0.kind == .closure }),
            node.kind != .closure, let function = FunctionDeclaration(node),
            let name = Parameter(place.node).internalName,
            let id = program.declaration(at: place.at(node)), let context = context.evaluating(place)
        else { return nil }
        let calls = sites.calls(of: function.name).filter { call in
            CallExpression(call.node).map { program.fact(id).accepts($0) } ?? false
        }
        return union(
            calls.map { call in
                guard let expression = CallExpression(call.node) else { return nil }
                let outside = context.entering(parameters: [:], selfValues: nil)
                return arguments(of: expression, for: function, inUnit: place.unit, call, outside)[name]
            })
    }

    // MARK: Foundation's functions

    private func madeDate(_ call: CallExpression, _ place: CodePlace, _ context: TimeContext) -> Set<TimeValue>? {
        let isNamed = call.calleeName == "Date" || call.base?.named("Date") == true
        guard isNamed, !program.declaresType("Date", visibleFrom: place.unit) else { return nil }
        if call.allArguments.isEmpty { return [.date(0)] }
        if let seconds = call.argument(labeled: "timeIntervalSinceNow")?.value {
            return sum([.date(0)], values(of: place.at(seconds), context))
        }
        guard let seconds = call.argument(labeled: "timeInterval")?.value,
            let start = call.argument(labeled: "since")?.value
        else { return nil }
        return sum(values(of: place.at(start), context), values(of: place.at(seconds), context))
    }

    private func moved(
        _ call: CallExpression, by argument: Argument?, _ place: CodePlace, _ context: TimeContext
    ) -> Set<TimeValue>? {
        guard let seconds = argument?.value else { return nil }
        let start =
            call.base.map { values(of: place.at($0), context) } ?? (call.hasImplicitBase ? nil : context.selfValues)
        return sum(start, values(of: place.at(seconds), context))
    }

    private func sum(_ dates: Set<TimeValue>?, _ seconds: Set<TimeValue>?) -> Set<TimeValue>? {
        guard let dates, let seconds else { return nil }
        return union(
            dates.flatMap { date in
                seconds.map { seconds in
                    date.secondsFromNow == nil ? nil : TimeValue.result(of: date, "+", seconds).map { [$0] }
                }
            })
    }

    /// `date(byAdding: .hour, value: 2, to: now)`, `date(byAdding: DateComponents(hour: 2), to: now)`,
    /// `date(bySettingHour: 6, minute: 0, second: 0, of: tomorrow)`
    private func calendarDate(_ call: CallExpression, _ place: CodePlace, _ context: TimeContext) -> Set<TimeValue>? {
        if call.hasArgument(labeled: "bySettingHour") {
            return call.argument(labeled: "of")?.value.flatMap { wholeDays(place.at($0), context) }
        }
        guard let added = call.argument(labeled: "byAdding")?.value, let start = call.argument(labeled: "to")?.value
        else { return nil }
        let dates = values(of: place.at(start), context)
        if let count = call.argument(labeled: "value")?.value {
            guard let units = values(of: place.at(added), context), units.count == 1,
                case .unit(let unit)? = units.first
            else { return nil }
            return sum(dates, scaled(values(of: place.at(count), context), by: unit))
        }
        return sum(dates, seconds(ofComponents: place.at(added), context))
    }

    private func scaled(_ numbers: Set<TimeValue>?, by factor: Double) -> Set<TimeValue>? {
        numbers.flatMap { numbers in union(numbers.map { $0.number.map { [.number($0 * factor)] } }) }
    }

    /// `DateComponents(hour: 1, minute: 30)`, or a variable whose components are set one by one.
    private func seconds(ofComponents place: CodePlace, _ context: TimeContext) -> Set<TimeValue>? {
        guard let parts = DateComponentParts(place.node) else { return nil }
        var total: Set<TimeValue>? = [.number(0)]
        for part in parts.values {
            guard let unit = CalendarUnit.seconds(part.unit) else { return nil }
            let seconds = scaled(values(ofOperands: part.value, at: place, context), by: unit)
            total = total.flatMap { total in seconds.flatMap { combined(total, "+", $0) } }
        }
        return total
    }

    /// `Measurement(value: 15, unit: UnitDuration.minutes)`
    private func measurement(_ call: CallExpression, _ place: CodePlace, _ context: TimeContext) -> Set<TimeValue>? {
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

    /// A call of a property that holds a function: a clock that tests can set, such as `var date: () -> Date = Date.init`.
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
        return union(ReturnedValues.of(value).withoutNil.map { values(of: CodePlace(unit: id.unit, node: $0), inner) })
    }

    /// The start, or a fixed hour, of a day that is at least one ahead: so many days, as reloads go.
    private func wholeDays(_ place: CodePlace, _ context: TimeContext) -> Set<TimeValue>? {
        guard let dates = values(of: place, context) else { return nil }
        return union(
            dates.map { date in
                guard let seconds = date.secondsFromNow, seconds >= 86_400 else { return nil }
                return [.date((seconds / 86_400).rounded(.down) * 86_400)]
            })
    }

    /// `nextDate(after: now, matching: DateComponents(hour: 6), …)` comes as often as its greatest component changes.
    private func nextDate(_ call: CallExpression, _ place: CodePlace, _ context: TimeContext) -> Set<TimeValue>? {
        guard let start = call.argument(labeled: "after")?.value, values(of: place.at(start), context) == [.date(0)],
            let components = call.argument(labeled: "matching")?.value.flatMap(CallExpression.init),
            components.calleeName == "DateComponents"
        else { return nil }
        let labels = Set(components.arguments.compactMap(\.label)).subtracting(["calendar", "timeZone"])
        if labels.isSubset(of: ["second", "nanosecond"]) { return labels.isEmpty ? nil : [.date(60)] }
        if labels.isSubset(of: ["minute", "second", "nanosecond"]) { return [.date(3600)] }
        if labels.isSubset(of: ["hour", "minute", "second", "nanosecond"]) { return [.date(86_400)] }
        return labels.isSubset(of: ["weekday", "hour", "minute", "second", "nanosecond"]) ? [.date(604_800)] : nil
    }

    /// `calendar.dateInterval(of: .hour, for: now).end` comes once in each unit.
    func endOfInterval(_ place: CodePlace, _ context: TimeContext) -> Set<TimeValue>? {
        var node = place.node
        while node.kind == .optionalChaining || node.kind == .forceUnwrap, let inner = node.firstChild { node = inner }
        guard let call = CallExpression(node), call.calleeName == "dateInterval",
            let unit = call.argument(labeled: "of")?.value?.name.flatMap(CalendarUnit.seconds),
            let date = call.argument(labeled: "for")?.value, values(of: place.at(date), context) == [.date(0)]
        else { return nil }
        return [.date(unit)]
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
            if let number = single.number { numbers.append(number) }
            if let date = single.secondsFromNow { dates.append(date) }
        }
        if dates.isEmpty { return (isLeast ? numbers.min() : numbers.max()).map { [.number($0)] } }
        return numbers.isEmpty ? (isLeast ? dates.min() : dates.max()).map { [.date($0)] } : nil
    }
}
