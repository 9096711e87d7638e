/// When a provider asks for its next timeline.
public struct ReloadPolicy: Sendable, Hashable {
    public enum Form: String, Sendable {
        /// When the last entry's date has come.
        case atEnd
        /// At a date.
        case after
        case never
        /// Nobody can tell.
        case unknown
    }

    public let form: Form
    /// How many seconds ahead the next timeline is asked for, in ascending order: several where a condition decides.
    /// Empty when they are not known.
    public let intervals: [Double]

    public init(_ form: Form, intervals: [Double] = []) {
        self.form = form
        self.intervals = intervals
    }

    /// In seconds. What is shorter is no interval but a date that has come.
    private static let shortestInterval = 0.001

    /// The least and the most reloads a day that this asks for; nil when they are not known. A date that is not in the
    /// future asks for as many as the system gives.
    public var reloadsPerDay: ClosedRange<Double>? {
        if form == .never { return 0...0 }
        guard let shortest = intervals.first, let longest = intervals.last, shortest >= Self.shortestInterval else {
            return nil
        }
        return 86_400 / longest...86_400 / shortest
    }
}
