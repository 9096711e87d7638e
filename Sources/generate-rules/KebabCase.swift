/// Names derived from kebab-case ids.
extension String {
    /// `BlockingPlaceholder` for `blocking-placeholder`.
    var upperCamel: String {
        split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }

    /// `blockingPlaceholder` for `blocking-placeholder`.
    var lowerCamel: String {
        let name = upperCamel
        return name.prefix(1).lowercased() + name.dropFirst()
    }
}
