import SwiftSource

/// What Foundation's functions for dates and calendars give.
extension TimeFolder {
    func date(
        _ name: String, _ call: CallExpression, _ place: CodePlace, _ context: TimeContext
    ) -> Set<TimeValue>? {
        switch name {
        case "Date", "init": madeDate(call, place, context)
        case "addingTimeInterval": moved(call, by: call.firstUnlabeledArgument, place, context)
        case "advanced": moved(call, by: call.argument(labeled: "by"), place, context)
        case "date": calendarDate(call, place, context)
        case "startOfDay":
            call.argument(labeled: "for")?.value.flatMap { wholeDays(values(of: place.at($0), context)) }
        case "nextDate": nextDate(call, place, context)
        default: nil
        }
    }

    private func madeDate(_ call: CallExpression, _ place: CodePlace, _ context: TimeContext) -> Set<TimeValue>? {
        let isNamed = call.calleeName == "Date" || call.base?.named("Date") == true
        guard isNamed, !program.declaresType("Date", visibleFrom: place.unit) else { return nil }
        if call.allArguments.isEmpty { return [.date(0)] }
        if let seconds = call.argument(labeled: "timeIntervalSinceNow")?.value {
            return sum([.date(0)], values(of: place.at(seconds), context))
        }
        // Seconds from 1970 and from 2001, which are long ago however many of them a day or a year has.
        if let seconds = call.argument(labeled: "timeIntervalSince1970")?.value {
            return fixedDate(values(of: place.at(seconds), context), yearsFrom1970: 0)
        }
        if let seconds = call.argument(labeled: "timeIntervalSinceReferenceDate")?.value {
            return fixedDate(values(of: place.at(seconds), context), yearsFrom1970: 31)
        }
        guard let seconds = call.argument(labeled: "timeInterval")?.value,
            let start = call.argument(labeled: "since")?.value
        else { return nil }
        return sum(values(of: place.at(start), context), values(of: place.at(seconds), context))
    }

    /// A date before 2020, when there were no widgets. Later ones may be meant.
    private func fixedDate(_ seconds: Set<TimeValue>?, yearsFrom1970 start: Double) -> Set<TimeValue>? {
        guard let seconds else { return nil }
        return union(
            seconds.map { seconds in
                guard let number = seconds.number, number + start * 31_556_952 < 50 * 31_556_952 else { return nil }
                return [.past]
            })
    }

    private func moved(
        _ call: CallExpression, by argument: Argument?, _ place: CodePlace, _ context: TimeContext
    ) -> Set<TimeValue>? {
        guard let seconds = argument?.value else { return nil }
        let start =
            call.base.map { values(of: place.at($0), context) }
            ?? (call.hasImplicitBase ? nil : context.selfValues)
        return sum(start, values(of: place.at(seconds), context))
    }

    private func sum(_ dates: Set<TimeValue>?, _ seconds: Set<TimeValue>?) -> Set<TimeValue>? {
        guard let dates, let seconds, dates.allSatisfy(\.isDate) else { return nil }
        return combined(dates, "+", seconds)
    }

    /// Seconds between two dates.
    func difference(
        from earlier: Node?, to later: Node?, _ place: CodePlace, _ context: TimeContext
    ) -> Set<TimeValue>? {
        guard let earlier, let later, let start = values(of: place.at(earlier), context),
            let end = values(of: place.at(later), context)
        else { return nil }
        return union(
            end.flatMap { end in
                start.map { start in
                    switch (end, start) {
                    case (.date(let end), .date(let start)), (.today(let end), .today(let start)):
                        [.number(end - start)]
                    default: nil
                    }
                }
            })
    }

    // MARK: Calendars

    /// `date(byAdding: .hour, value: 2, to: now)`, `date(byAdding: DateComponents(hour: 2), to: now)`,
    /// `date(bySettingHour: 6, minute: 0, second: 0, of: tomorrow)`
    private func calendarDate(_ call: CallExpression, _ place: CodePlace, _ context: TimeContext) -> Set<TimeValue>? {
        if call.hasArgument(labeled: "bySettingHour") { return hourOfDay(call, place, context) }
        if let components = call.argument(labeled: "from")?.value { return dayOf(components, place, context) }
        guard let added = call.argument(labeled: "byAdding")?.value, let start = call.argument(labeled: "to")?.value
        else { return nil }
        let dates = values(of: place.at(start), context)
        if let count = call.argument(labeled: "value")?.value {
            guard let units = calendarUnit(place.at(added), context), units.count == 1,
                case .unit(let unit)? = units.first
            else { return nil }
            return sum(dates, scaled(values(of: place.at(count), context), by: unit))
        }
        return sum(dates, seconds(ofComponents: place.at(added), context))
    }

    /// A `Calendar.Component`. What the project calls `.hour` on a number is not meant.
    func calendarUnit(_ place: CodePlace, _ context: TimeContext) -> Set<TimeValue>? {
        if place.node.kind == .memberAccess, place.node.firstChild == nil,
            let seconds = place.node.name.flatMap(TimeUnit.seconds)
        {
            return [.unit(seconds)]
        }
        return values(of: place, context)
    }

    func scaled(_ numbers: Set<TimeValue>?, by factor: Double) -> Set<TimeValue>? {
        guard let numbers, numbers.allSatisfy({ $0.number != nil }) else { return nil }
        return combined(numbers, "*", [.number(factor)])
    }

    /// The start of the day of each date. An hour from now may be in the next day or not.
    private func wholeDays(_ dates: Set<TimeValue>?) -> Set<TimeValue>? {
        guard let dates else { return nil }
        return union(
            dates.map { date -> Set<TimeValue>? in
                switch date {
                case .date(let seconds):
                    let day = (seconds / TimeValue.day).rounded(.down)
                    return day * TimeValue.day == seconds
                        ? [.today(seconds)] : [.today(day * TimeValue.day), .today((day + 1) * TimeValue.day)]
                case .today(let seconds): return [.today((seconds / TimeValue.day).rounded(.down) * TimeValue.day)]
                case .past: return [.past]
                case .number, .unit, .duration: return nil
                }
            })
    }

    /// `date(bySettingHour: 6, minute: 0, second: 0, of: day)`
    private func hourOfDay(_ call: CallExpression, _ place: CodePlace, _ context: TimeContext) -> Set<TimeValue>? {
        guard let day = call.argument(labeled: "of")?.value, let days = wholeDays(values(of: place.at(day), context))
        else { return nil }
        var seconds: Set<TimeValue> = [.number(0)]
        for (argument, unit) in zip(call.arguments.prefix(3), [3600.0, 60, 1]) {
            guard let part = argument.value.flatMap({ scaled(values(of: place.at($0), context), by: unit) }),
                let added = combined(seconds, "+", part)
            else {
                // Some hour of a day to come: so many days, as reloads go.
                return days.allSatisfy(\.isInFuture) ? days : nil
            }
            seconds = added
        }
        return combined(days, "+", seconds)
    }

    /// `date(from: calendar.dateComponents([.year, .month, .day], from: now))`: the start of the day.
    private func dayOf(_ components: Node, _ place: CodePlace, _ context: TimeContext) -> Set<TimeValue>? {
        guard let call = CallExpression(components), call.calleeName == "dateComponents",
            let units = call.firstUnlabeledArgument?.value, units.kind == .arrayLiteral,
            Set(units.children.compactMap(\.name)) == ["year", "month", "day"],
            let date = call.argument(labeled: "from")?.value
        else { return nil }
        return wholeDays(values(of: place.at(date), context))
    }

    /// `nextDate(after: now, matching: DateComponents(hour: 6), …)` comes as often as its greatest component changes.
    private func nextDate(_ call: CallExpression, _ place: CodePlace, _ context: TimeContext) -> Set<TimeValue>? {
        guard let start = call.argument(labeled: "after")?.value, values(of: place.at(start), context) == [.date(0)],
            let components = call.argument(labeled: "matching")?.value.flatMap(CallExpression.init),
            components.calleeName == "DateComponents", !call.hasArgument(labeled: "direction")
        else { return nil }
        let labels = Set(components.arguments.compactMap(\.label)).subtracting(["calendar", "timeZone"])
        if labels.isSubset(of: ["second", "nanosecond"]) { return labels.isEmpty ? nil : [.date(60)] }
        if labels.isSubset(of: ["minute", "second", "nanosecond"]) { return [.date(3600)] }
        if labels.isSubset(of: ["hour", "minute", "second", "nanosecond"]) { return [.date(86_400)] }
        return labels.isSubset(of: ["weekday", "hour", "minute", "second", "nanosecond"]) ? [.date(604_800)] : nil
    }

    /// `calendar.dateInterval(of: .hour, for: now)`: its end comes once in each unit.
    func edgeOfInterval(isStart: Bool, _ place: CodePlace, _ context: TimeContext) -> Set<TimeValue>? {
        guard let call = CallExpression(place.node.withoutUnwrapping), call.calleeName == "dateInterval",
            let unit = call.argument(labeled: "of")?.value?.name.flatMap(TimeUnit.seconds),
            let date = call.argument(labeled: "for")?.value, let dates = values(of: place.at(date), context)
        else { return nil }
        if unit == TimeValue.day {
            let days = wholeDays(dates)
            return isStart ? days : days.flatMap { combined($0, "+", [.number(unit)]) }
        }
        return !isStart && dates == [.date(0)] ? [.date(unit)] : nil
    }
}
