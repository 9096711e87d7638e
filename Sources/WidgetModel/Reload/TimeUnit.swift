/// Units of time by the names that Foundation gives them.
public enum TimeUnit {
    /// Seconds of one unit of calendars or durations, by the names of `Calendar.Component`, `DateComponents` and
    /// `UnitDuration`. Of months and years those of an average one.
    static func seconds(_ name: String) -> Double? {
        switch name {
        case "nanosecond", "nanoseconds": 1e-9
        case "microseconds": 1e-6
        case "milliseconds": 1e-3
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

    /// Whether `.name(…)` makes a `Duration`. Those of minutes and more are what projects add to it.
    public static func makesDuration(_ name: String) -> Bool {
        switch name {
        case "seconds", "minutes", "hours", "days", "milliseconds", "microseconds", "nanoseconds": true
        default: false
        }
    }
}
