extension [String] {
    /// Each name once, where it stands first. Templates and constants make lists that name one thing twice.
    var uniqueNames: [String] {
        var seen: Set<String> = []
        return filter { seen.insert($0).inserted }
    }
}
