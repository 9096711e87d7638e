/// A difference that is no error of ours, with its reason. This is the only place for them.
struct Quirk {
    let reason: String

    private static let guess = "behind the first error in a text that is no Swift, both sides guess"

    private static func of(_ quirks: [(reason: String, holds: Bool)]) -> Quirk? {
        quirks.first { $0.holds }.map { Quirk(reason: $0.reason) }
    }

    static func of(
        _ difference: TokenComparison.Difference, bytes: [UInt8], exceptions: Exceptions
    ) -> Quirk? {
        of([
            (
                "some attributes' own arguments are not parsed here, so operators in them keep the lexer's kinds",
                difference.isOfKindsOnly && exceptions.builtinArguments.contains(difference.start)
            ),
            (
                "SwiftParser does not count the first parenthesis behind try? or try! in an interpolation",
                isBehindTryInInterpolation(difference, bytes)
            ),
            (
                Quirk.guess,
                difference.isOfKindsOnly && exceptions.errors.contains(difference.start)
            ),
            ("a version such as 17.0 is one number to us", isVersion(difference)),
        ])
    }

    static func of(_ fact: Fact, isOurs: Bool, bytes: [UInt8], exceptions: Exceptions) -> Quirk? {
        of([
            (
                "SwiftParser gives up the rest of a list that it does not understand, and we read on",
                !exceptions.errors.isEmpty
                    && (exceptions.unexpected.contains(fact)
                        || fact.kind == "call" && exceptions.unexpected.isInside(fact))
            ),
            (
                "in a condition, f(x) { … } is a call of what f(x) gives to SwiftParser, but one call to the compiler",
                fact.kind == "call" && exceptions.callsOfCalls.contains(fact)
            ),
            (
                Quirk.guess,
                exceptions.errors.contains(fact.start) || exceptions.errors.contains(fact.end)
            ),
        ])
    }

    private static func isVersion(_ difference: TokenComparison.Difference) -> Bool {
        var theirs = difference.theirs
        for token in difference.ours {
            var position = token.start
            while position < token.end {
                guard let part = theirs.popFirst(), part.start == position else { return false }
                guard
                    part.comparedKind == token.comparedKind
                        || token.kind == "floatLiteral" && (part.kind == "integerLiteral" || part.kind == "period")
                else { return false }
                position = part.end
            }
            guard position == token.end else { return false }
        }
        return theirs.isEmpty
    }

    /// Theirs leaves the interpolation one `)` early.
    private static func isBehindTryInInterpolation(_ difference: TokenComparison.Difference, _ bytes: [UInt8]) -> Bool {
        guard let ours = difference.ours.first, let theirs = difference.theirs.first else { return false }
        guard theirs.kind == "stringSegment", ours.start == theirs.start else { return false }
        var line = bytes[..<ours.start].suffix(while: { $0 != 0x0A })
        while let start = line.firstIndex(of: UInt8(ascii: "t")) {
            line = line[start...]
            if line.starts(with: "try?".utf8) || line.starts(with: "try!".utf8) { return true }
            line = line.dropFirst()
        }
        return false
    }
}

extension ArraySlice<UInt8> {
    fileprivate func suffix(while condition: (UInt8) -> Bool) -> ArraySlice<UInt8> {
        self[(lastIndex { !condition($0) }.map { $0 + 1 } ?? startIndex)...]
    }
}
