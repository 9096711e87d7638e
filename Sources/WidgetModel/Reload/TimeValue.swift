/// What a time expression is, seen from the moment when WidgetKit asks for a timeline.
enum TimeValue: Hashable {
    /// A plain number: seconds, minutes, a count.
    case number(Double)
    /// A date, in seconds from now.
    case date(Double)
    /// A unit of calendars or durations, in seconds.
    case unit(Double)
    /// A `Measurement` of a duration, in seconds.
    case duration(Double)

    var number: Double? {
        if case .number(let value) = self { value } else { nil }
    }

    var secondsFromNow: Double? {
        if case .date(let value) = self { value } else { nil }
    }

    /// The result of an arithmetic operator; nil where there is none that counts from now, or no number can hold it.
    static func result(of left: TimeValue, _ operation: String, _ right: TimeValue) -> TimeValue? {
        let result = unchecked(left, operation, right)
        guard let value = result?.number ?? result?.secondsFromNow, value.isFinite else { return nil }
        return result
    }

    private static func unchecked(_ left: TimeValue, _ operation: String, _ right: TimeValue) -> TimeValue? {
        switch (left, operation, right) {
        case (.number(let left), "+", .number(let right)): .number(left + right)
        case (.number(let left), "-", .number(let right)): .number(left - right)
        case (.number(let left), "*", .number(let right)): .number(left * right)
        case (.number(let left), "/", .number(let right)): right == 0 ? nil : .number(left / right)
        case (.date(let date), "+", .number(let seconds)): .date(date + seconds)
        case (.date(let date), "-", .number(let seconds)): .date(date - seconds)
        default: nil
        }
    }
}

/// Units of calendars, by the names of `Calendar.Component`.
enum CalendarUnit {
    /// Seconds of one unit, as long as an average one is.
    static func seconds(_ name: String) -> Double? {
        switch name {
        case "nanosecond", "nanoseconds": 1e-9
        case "second", "seconds": 1
        case "minute", "minutes": 60
        case "hour", "hours": 3600
        case "day", "days", "dayOfYear": 86_400
        case "weekOfYear", "weekOfMonth", "week", "weeks": 604_800
        // A Gregorian year has 365.2425 days.
        case "month", "months": 2_629_746
        case "year", "years": 31_556_952
        default: nil
        }
    }
}
