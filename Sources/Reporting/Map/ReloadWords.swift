import WidgetModel

/// Reload policies in words.
enum ReloadWords {
    /// About as many reloads a day as the system grants a widget that is looked at often. Apple's documentation of
    /// WidgetKit, *Keeping a widget up to date*, named this range.
    static let granted: ClosedRange<Double> = 40...70

    /// `6 a day`, `4.8 to 96 a day`; nil for nil.
    static func perDay(_ range: ClosedRange<Double>?) -> String? {
        guard let range else { return nil }
        let (least, most) = (number(range.lowerBound), number(range.upperBound))
        return least == most ? "\(most) a day" : "\(least) to \(most) a day"
    }

    /// Whole, or with one digit behind the point.
    static func number(_ value: Double) -> String {
        let tenths = (value * 10).rounded()
        guard tenths.magnitude < 1e12 else { return "\(value)" }
        let whole = Int(tenths)
        return whole % 10 == 0 ? "\(whole / 10)" : "\(whole / 10).\((whole % 10).magnitude)"
    }

    /// `every 4 h`, `after 15 min to 1 h`, `when the entries end, in 5 h`, `never`
    static func policy(_ policy: ReloadPolicy) -> String {
        let interval = interval(policy)
        return switch policy.form {
        case .never: "never"
        case .after: interval.map { "after \($0)" } ?? "after a date that is not known"
        case .atEnd where policy.intervals.last.map { $0 <= 0 } == true: "at the end of the entries, which is at once"
        case .atEnd: interval.map { "at the end of the entries, \($0) ahead" } ?? "at the end of the entries"
        case .unknown: "unknown"
        }
    }

    private static func interval(_ policy: ReloadPolicy) -> String? {
        guard let shortest = policy.intervals.first, let longest = policy.intervals.last else { return nil }
        return shortest == longest ? duration(shortest) : "\(duration(shortest)) to \(duration(longest))"
    }

    /// `90 s`, `15 min`, `4 h`, `2 d`
    static func duration(_ seconds: Double) -> String {
        for (unit, length) in [("d", 86_400.0), ("h", 3600), ("min", 60)] where seconds.magnitude >= length {
            let value = seconds / length
            if (value * 10).rounded() == value * 10 || unit == "min" { return "\(number(value)) \(unit)" }
        }
        return "\(number(seconds)) s"
    }
}
