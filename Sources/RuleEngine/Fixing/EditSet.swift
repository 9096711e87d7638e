import Project

/// Edits of any number of files that can be made together.
public struct EditSet: Sendable {
    /// By path, in the order of their ranges.
    private var files: [String: [TextEdit]] = [:]

    public init() {}

    /// Paths of the files that are edited, sorted.
    public var paths: [String] { files.keys.sorted(by: PathText.precedes) }

    /// The edits of a file, in the order of their ranges.
    public func edits(of path: String) -> [TextEdit] { files[path] ?? [] }

    /// Takes all of `news` in, or none when one of them is in the way of another.
    ///
    /// An edit that is there already is made once. Two insertions at one place are in each other's way, as their order
    /// would be a guess, and so is an insertion right beside a text that somebody else replaces, as it belongs to what
    /// stood there.
    ///
    /// - Returns: Whether they were taken in.
    @discardableResult
    public mutating func insert(_ news: [TextEdit]) -> Bool {
        guard Self.areApart(news) else { return false }
        var changed = files
        for edit in news {
            var edits = changed[edit.path] ?? []
            let index = Self.place(of: edit.range, in: edits)
            let neighbours = edits[max(0, index - 1)..<min(edits.count, index + 1)]
            if neighbours.contains(edit) { continue }
            // Those that came with it were looked at before.
            let others = neighbours.filter { !news.contains($0) }
            guard !others.contains(where: { Self.collide($0.range, edit.range) }) else { return false }
            edits.insert(edit, at: index)
            changed[edit.path] = edits
        }
        files = changed
        return true
    }

    /// Whether the edits of one fix leave each other alone. An edit that is given twice is made once.
    public static func areApart(_ edits: [TextEdit]) -> Bool {
        for (number, edit) in edits.enumerated() {
            let isInTheWay = edits[..<number].contains { other in
                other.path == edit.path && other != edit
                    && (other.range.overlaps(edit.range) || other.range.lowerBound == edit.range.lowerBound
                        || holdsInside(other.range, edit.range) || holdsInside(edit.range, other.range))
            }
            if isInTheWay { return false }
        }
        return true
    }

    /// Index of the first edit that begins behind the range, or where it does and ends no earlier.
    private static func place(of range: Range<Int>, in edits: [TextEdit]) -> Int {
        var low = 0
        var high = edits.count
        while low < high {
            let middle = (low + high) / 2
            let other = edits[middle].range
            if (other.lowerBound, other.upperBound) < (range.lowerBound, range.upperBound) {
                low = middle + 1
            } else {
                high = middle
            }
        }
        return low
    }

    private static func collide(_ one: Range<Int>, _ other: Range<Int>) -> Bool {
        one.overlaps(other) || one.lowerBound == other.lowerBound
            || (one.isEmpty || other.isEmpty)
                && one.lowerBound <= other.upperBound && other.lowerBound <= one.upperBound
    }

    /// Whether an insertion at `place` would be made within `range`.
    private static func holdsInside(_ range: Range<Int>, _ place: Range<Int>) -> Bool {
        place.isEmpty && range.contains(place.lowerBound)
    }
}
