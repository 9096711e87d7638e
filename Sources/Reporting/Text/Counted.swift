/// Numbers with what they count.
public enum Counted {
    /// `5 widgets`, `1 widget`
    public static func text(_ number: Int, _ noun: String, _ plural: String? = nil) -> String {
        "\(number) \(number == 1 ? noun : plural ?? noun + "s")"
    }
}
