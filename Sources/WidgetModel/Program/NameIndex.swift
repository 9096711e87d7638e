/// Which units declare a name.
struct NameIndex {
    /// Key and unit of each declared name, packed into one number and sorted.
    private let entries: [UInt64]

    init(_ units: [SourceUnit]) {
        var entries: [UInt64] = []
        entries.reserveCapacity(units.reduce(0) { $0 + $1.outline.keys.count })
        for (unit, source) in units.enumerated() {
            for key in source.outline.keys {
                entries.append(UInt64(key.rawValue) << 32 | UInt64(UInt32(truncatingIfNeeded: unit)))
            }
        }
        self.entries = entries.sorted()
    }

    /// Units that may declare what the key stands for, in order.
    func units(_ key: NameKey) -> [Int] {
        let first = UInt64(key.rawValue) << 32
        var low = 0
        var high = entries.count
        while low < high {
            let middle = (low + high) / 2
            if entries[middle] < first { low = middle + 1 } else { high = middle }
        }
        return entries[low...].prefix { $0 >> 32 == UInt64(key.rawValue) }.map { Int($0 & 0xFFFF_FFFF) }
    }
}
