#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// What is printed while measuring, and what goes into the record.
struct Report {
    private(set) var record = RecordEntry()

    /// Keeps what was measured in the record: figures of other projects are other figures.
    mutating func begin(_ folder: GeneratedFolder) {
        record.add("input.files", Double(folder.files))
        record.add("input.megabytes", Double(folder.bytes) / 1e6)
    }

    func section(_ title: String) { show("\n\(title)") }

    func note(_ text: String) { show("  \(text)") }

    /// Prints a line at once, also where it does not go to a terminal.
    private func show(_ line: String) {
        print(line)
        fflush(nil)
    }

    /// A line with a time in seconds, its noise, what follows from it, and what it is to be.
    func time(_ name: String, _ seconds: Samples, _ details: String..., goal: String? = nil) {
        figure(name, seconds, unit: "ms", scale: 1e3, details, goal: goal)
    }

    /// - Parameter scale: How many units one is.
    func figure(
        _ name: String, _ samples: Samples, unit: String, scale: Double = 1, _ details: [String] = [],
        goal: String? = nil
    ) {
        let median = Format.number(samples.median * scale)
        let line = Format.left(name, 46) + Format.right("\(median) \(unit)", 13) + "  "
        let rest = details + (goal.map { ["goal \($0)"] } ?? [])
        show("  " + line + Format.left(noise(samples, scale), 17) + rest.joined(separator: "  "))
    }

    private func noise(_ samples: Samples, _ scale: Double = 1) -> String {
        guard samples.values.count > 1 else { return "" }
        return "\(Format.number(samples.minimum * scale))–\(Format.number(samples.maximum * scale))"
    }

    /// A machine-independent figure, printed and kept in the record.
    mutating func ratio(_ key: String, _ samples: Samples, _ meaning: String, goal: String? = nil) {
        guard !samples.values.isEmpty else { return }
        let line = Format.left(meaning, 46) + Format.right("× \(Format.number(samples.median))", 13) + "  "
        show("  " + line + Format.left(noise(samples), 17) + (goal.map { "goal \($0)" } ?? ""))
        record.add(key, samples.median)
    }
}

/// Figures as text, without Foundation.
enum Format {
    /// Three significant digits.
    static func number(_ value: Double) -> String {
        guard value.isFinite else { return "–" }
        let magnitude = abs(value)
        let decimals = magnitude >= 100 ? 0 : magnitude >= 10 ? 1 : magnitude >= 1 ? 2 : 3
        return fixed(value, decimals)
    }

    static func fixed(_ value: Double, _ decimals: Int) -> String {
        var factor = 1.0
        for _ in 0..<decimals { factor *= 10 }
        let scaled = Int((abs(value) * factor).rounded())
        let sign = value < 0 && scaled > 0 ? "-" : ""
        guard decimals > 0 else { return sign + String(scaled) }
        let fraction = String(scaled % Int(factor))
        let zeros = String(repeating: "0", count: decimals - fraction.count)
        return "\(sign)\(scaled / Int(factor)).\(zeros)\(fraction)"
    }

    static func left(_ text: String, _ width: Int) -> String {
        text + String(repeating: " ", count: max(0, width - text.count))
    }

    static func right(_ text: String, _ width: Int) -> String {
        String(repeating: " ", count: max(0, width - text.count)) + text
    }
}
