/// Guesses what a misspelt name was meant to be.
public enum Spelling {
    /// The candidate nearest to `name`, or `nil` when none is near enough to be worth a suggestion: a third of the letters
    /// may be wrong. Of equally near ones the first is taken. A name that is the beginning of exactly one candidate counts
    /// as near it.
    public static func nearest(to name: String, among candidates: some Sequence<String>) -> String? {
        let letters = Array(name.lowercased().unicodeScalars)
        guard !letters.isEmpty else { return nil }
        let limit = max(1, letters.count / 3)
        var best: (distance: Int, candidate: String)?
        var completions: [String] = []
        for candidate in candidates {
            let other = Array(candidate.lowercased().unicodeScalars)
            if letters.count > 2, other.starts(with: letters) { completions.append(candidate) }
            guard abs(other.count - letters.count) <= limit else { continue }
            let distance = distance(letters, other)
            if distance <= limit, distance < best?.distance ?? .max { best = (distance, candidate) }
        }
        return best?.candidate ?? (completions.count == 1 ? completions[0] : nil)
    }

    /// How many letters must be inserted, removed, replaced or swapped with their neighbour to make one text of the other.
    static func distance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
        var twoAbove: [Int] = []
        var above = Array(0...right.count)
        for row in 0..<left.count {
            var current = [row + 1]
            for column in 0..<right.count {
                let replaced = above[column] + (left[row] == right[column] ? 0 : 1)
                var least = min(replaced, above[column + 1] + 1, current[column] + 1)
                if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
                    least = min(least, twoAbove[column - 1] + 1)
                }
                current.append(least)
            }
            twoAbove = above
            above = current
        }
        return above[right.count]
    }
}
