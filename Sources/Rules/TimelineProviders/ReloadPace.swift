/// How often a widget asks for new content, in words.
struct ReloadPace {
    let seconds: Double

    /// "30 seconds", "5 minutes", "1.5 minutes"
    var interval: String {
        if seconds == 1 { return "second" }
        if seconds == 60 { return "minute" }
        guard seconds > 60 else { return "\(Self.short(seconds)) seconds" }
        return "\(Self.short(seconds / 60)) minutes"
    }

    /// "2,880": how many reloads that makes in a day.
    var reloadsPerDay: String {
        let digits = Array(String(Int((86_400 / seconds).rounded())))
        var grouped = ""
        for (index, digit) in digits.enumerated() {
            if index > 0, (digits.count - index) % 3 == 0 { grouped.append(",") }
            grouped.append(digit)
        }
        return grouped
    }

    /// With one decimal at the most.
    private static func short(_ number: Double) -> String {
        let tenths = Int((number * 10).rounded())
        return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
    }
}
