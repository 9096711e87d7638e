import SwiftSource

/// How many braces, brackets and parentheses are open at the lines of a source.
struct BracketDepths {
    /// At the beginning of each line, and behind the last one.
    private(set) var before: [Int32]
    /// The least depth that is reached within each line.
    private(set) var lowest: [Int32]

    init(of source: SourceText) {
        let tokens = Tokens(lexing: source.bytes)
        let lines = source.lines
        before = []
        lowest = []
        before.reserveCapacity(lines.count + 1)
        lowest.reserveCapacity(lines.count)
        var depth: Int32 = 0
        var token = 0
        for (number, line) in lines.enumerated() {
            before.append(depth)
            var least = depth
            let end = number + 1 < lines.count ? Int(lines[number + 1].start) : Int.max
            while token < tokens.count, Int(tokens.starts[token]) < max(end, Int(line.end)) {
                depth += BracketDepths.step(tokens.kinds[token])
                least = min(least, depth)
                token += 1
            }
            lowest.append(least)
        }
        before.append(depth)
    }

    private static func step(_ kind: TokenKind) -> Int32 {
        switch kind {
        case .leftBrace, .leftParen, .leftSquare: 1
        case .rightBrace, .rightParen, .rightSquare: -1
        default: 0
        }
    }
}
