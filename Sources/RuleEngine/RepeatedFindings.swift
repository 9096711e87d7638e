extension [Finding] {
    /// Each place once for each rule. A body that is reached twice reports the same twice; the first, with the shortest
    /// chain, is kept.
    func withoutRepeated() -> [Finding] {
        var seen: Set<FindingPlace> = []
        return filter { seen.insert(FindingPlace(rule: $0.rule, path: $0.path, range: $0.range)).inserted }
    }
}

private struct FindingPlace: Hashable {
    let rule: String
    let path: String
    let range: Range<Int>
}
