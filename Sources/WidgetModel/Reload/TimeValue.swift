/// What a time expression is, seen from the moment when WidgetKit asks for a timeline.
public enum TimeValue: Hashable, Sendable {
    /// A plain number: seconds, minutes, a count.
    case number(Double)
    /// A date, in seconds from now.
    case date(Double)
    /// A date, in seconds from the start of today, which is up to a day ago.
    case today(Double)
    /// A date that has long gone, such as `.distantPast`. How far is nobody's business.
    case past
    /// A unit of calendars or durations, in seconds.
    case unit(Double)
    /// A `Duration`, or a `Measurement` of one, in seconds.
    case duration(Double)

    public var number: Double? {
        if case .number(let value) = self { value } else { nil }
    }

    /// Of a date that counts from now.
    public var secondsFromNow: Double? {
        if case .date(let value) = self { value } else { nil }
    }

    /// Seconds between two reloads when each asks for the next one at this date. Nil where that depends on the time of
    /// day.
    public var reloadInterval: Double? {
        switch self {
        case .date(let seconds): seconds
        // A fixed hour of the next day comes once a day.
        case .today(let seconds): seconds < Self.day ? nil : (seconds / Self.day).rounded(.down) * Self.day
        default: nil
        }
    }

    /// Whether it is a date that has come, whatever the time of day.
    public var isPastOrNow: Bool {
        switch self {
        case .past: true
        case .date(let seconds), .today(let seconds): seconds <= 0
        default: false
        }
    }

    /// Whether it is a date that has not come yet, whatever the time of day.
    public var isInFuture: Bool {
        switch self {
        case .date(let seconds): seconds > 0
        case .today(let seconds): seconds >= Self.day
        default: false
        }
    }

    public var isDate: Bool {
        switch self {
        case .date, .today, .past: true
        case .number, .unit, .duration: false
        }
    }

    /// Seconds of a day, as nearly all are.
    static let day = 86_400.0

    // MARK: Arithmetic

    /// The results of an arithmetic operator: two where a division may be one of integers or not. None where there is
    /// none that counts from now, or no number can hold it.
    static func results(of left: TimeValue, _ operation: String, _ right: TimeValue) -> Set<TimeValue> {
        guard let result = result(of: left, operation, right) else { return [] }
        guard operation == "/", case .number(let quotient) = result, case .number(let left) = left,
            case .number(let right) = right, left == left.rounded(), right == right.rounded()
        else { return [result] }
        return [result, .number(quotient.rounded(.towardZero))]
    }

    /// The result of an arithmetic operator on numbers with fractions.
    static func result(of left: TimeValue, _ operation: String, _ right: TimeValue) -> TimeValue? {
        let result = unchecked(left, operation, right)
        switch result {
        case .number(let value), .date(let value), .today(let value), .duration(let value):
            return value.isFinite ? result : nil
        case .past, .unit, nil: return nil
        }
    }

    private static func unchecked(_ left: TimeValue, _ operation: String, _ right: TimeValue) -> TimeValue? {
        switch (left, operation, right) {
        case (.number(let left), "+", .number(let right)): .number(left + right)
        case (.number(let left), "-", .number(let right)): .number(left - right)
        case (.number(let left), "*", .number(let right)): .number(left * right)
        case (.number(let left), "/", .number(let right)): right == 0 ? nil : .number(left / right)
        case (.number(let left), "%", .number(let right)):
            right == 0 ? nil : .number(left.truncatingRemainder(dividingBy: right))
        case (.date(let date), "+", .number(let seconds)): .date(date + seconds)
        case (.date(let date), "-", .number(let seconds)): .date(date - seconds)
        case (.today(let date), "+", .number(let seconds)): .today(date + seconds)
        case (.today(let date), "-", .number(let seconds)): .today(date - seconds)
        case (.duration(let left), "+", .duration(let right)): .duration(left + right)
        case (.duration(let left), "-", .duration(let right)): .duration(left - right)
        case (.duration(let length), "*", .number(let factor)): .duration(length * factor)
        case (.number(let factor), "*", .duration(let length)): .duration(factor * length)
        case (.duration(let length), "/", .number(let divisor)): divisor == 0 ? nil : .duration(length / divisor)
        case (.duration(let left), "/", .duration(let right)): right == 0 ? nil : .number(left / right)
        default: nil
        }
    }
}
