/// The machine-independent figures of one run: ratios of things that were measured on the same machine.
struct RecordEntry {
    /// Date and subject of the commit.
    var title = ""
    private(set) var figures: [(key: String, value: Double)] = []

    subscript(key: String) -> Double? { figures.first { $0.key == key }?.value }

    mutating func add(_ key: String, _ value: Double) {
        guard value.isFinite else { return }
        figures.append((key, value))
    }

    /// `## title`, and a line `key value` for each figure.
    var text: String {
        "\n## \(title)\n" + figures.map { "\($0.key) \(Format.fixed($0.value, 3))\n" }.joined()
    }

    /// The entries of a record, in its order. Other lines are comments.
    static func entries(in text: String) -> [RecordEntry] {
        var entries: [RecordEntry] = []
        for line in text.split(separator: "\n") {
            if line.hasPrefix("## ") {
                entries.append(RecordEntry(title: String(line.dropFirst(3)), figures: []))
                continue
            }
            let words = line.split(separator: " ")
            guard words.count == 2, let value = Double(words[1]), !entries.isEmpty else { continue }
            entries[entries.count - 1].add(String(words[0]), value)
        }
        return entries
    }
}
