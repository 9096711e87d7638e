extension String {
    /// `BlockingPlaceholder` for `blocking-placeholder`, `NonexistentAPI` for `nonexistent-api`.
    var upperCamel: String { split(separator: "-").map(\.capitalized).joined() }

    /// `blockingPlaceholder` for `blocking-placeholder`.
    var lowerCamel: String {
        let words = split(separator: "-")
        return (words.first.map(String.init) ?? "") + words.dropFirst().map(\.capitalized).joined()
    }
}

extension Substring {
    /// The word with a capital; abbreviations are all capitals.
    fileprivate var capitalized: String { self == "api" ? "API" : prefix(1).uppercased() + dropFirst() }
}
