/// Compares the tokens of one file.
struct TokenComparison {
    let ours: [Token]
    let theirs: [Token]

    /// Tokens of one side and those of the other in their place.
    struct Difference {
        let ours: ArraySlice<Token>
        let theirs: ArraySlice<Token>

        var start: Int { min(ours.first?.start ?? .max, theirs.first?.start ?? .max) }

        /// Whether both sides have the same tokens but for their kinds.
        var isOfKindsOnly: Bool {
            ours.count == theirs.count && zip(ours, theirs).allSatisfy { $0.start == $1.start && $0.end == $1.end }
        }

        /// What differs, without the places: to count differences of one sort.
        var summary: String {
            "tokens " + ours.prefix(3).map(\.kind).joined(separator: " ") + " / "
                + theirs.prefix(3).map(\.kind).joined(separator: " ")
        }
    }

    func differences() -> [Difference] {
        var result: [Difference] = []
        var here = 0
        var there = 0
        while here < ours.count || there < theirs.count {
            if here < ours.count, there < theirs.count, matches(ours[here], theirs[there]) {
                here += 1
                there += 1
                continue
            }
            let (nextHere, nextThere) = resynchronise(here, there)
            let difference = (ours: ours[here..<nextHere], theirs: theirs[there..<nextThere])
            result.append(Difference(ours: difference.ours, theirs: difference.theirs))
            here = nextHere
            there = nextThere
        }
        return result
    }

    private func matches(_ one: Token, _ other: Token) -> Bool {
        one.start == other.start && one.end == other.end && one.comparedKind == other.comparedKind
    }

    /// The places at which both sides agree again for three tokens.
    private func resynchronise(_ here: Int, _ there: Int) -> (Int, Int) {
        var here = here
        var there = there
        while here < ours.count, there < theirs.count {
            if ours[here].start < theirs[there].start {
                here += 1
            } else if ours[here].start > theirs[there].start {
                there += 1
            } else {
                var agreeing = 0
                while agreeing < 3, here + agreeing < ours.count, there + agreeing < theirs.count,
                    matches(ours[here + agreeing], theirs[there + agreeing])
                {
                    agreeing += 1
                }
                if agreeing == 3 || agreeing > 0 && here + agreeing == ours.count && there + agreeing == theirs.count {
                    return (here, there)
                }
                here += 1
                there += 1
            }
        }
        return (ours.count, theirs.count)
    }
}
