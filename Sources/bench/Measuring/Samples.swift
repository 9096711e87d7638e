/// Repeated measurements of one thing.
struct Samples {
    private(set) var values: [Double] = []

    init(_ values: [Double] = []) { self.values = values }

    mutating func append(_ value: Double) { values.append(value) }

    var median: Double { percentile(50) }
    var minimum: Double { values.min() ?? .nan }
    var maximum: Double { values.max() ?? .nan }

    /// The smallest value that at least `percent` of the values do not exceed.
    func percentile(_ percent: Int) -> Double {
        guard !values.isEmpty else { return .nan }
        let sorted = values.sorted()
        return sorted[min(sorted.count - 1, max(0, (sorted.count * percent + 99) / 100 - 1))]
    }

    /// The quotients of measurements that were made right after each other, so that both met the same machine.
    static func / (left: Samples, right: Samples) -> Samples {
        Samples(zip(left.values, right.values).map { $0 / $1 })
    }
}
