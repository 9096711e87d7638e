import SwiftSource

/// What must not get worse when Swift code is edited.
struct SwiftStructure {
    let tree: SyntaxTree
    /// Nodes and tokens that stand for something missing or wrong, and brackets without a partner.
    let errorCount: Int

    init(_ bytes: [UInt8]) {
        let tree = SyntaxTree.parse(bytes)
        self.tree = tree
        errorCount =
            tree.kinds.count { $0.isError } + Self.loneBrackets(tree.tokens)
            + zip(tree.tokens.kinds, tree.tokens.flags).count { $0.isError || $1.contains(.unterminated) }
    }

    private static func loneBrackets(_ tokens: Tokens) -> Int {
        var open: [TokenKind] = []
        var lone = 0
        for kind in tokens.kinds {
            switch kind {
            case .leftParen: open.append(.rightParen)
            case .leftBrace: open.append(.rightBrace)
            case .leftSquare: open.append(.rightSquare)
            case .rightParen, .rightBrace, .rightSquare:
                if open.last == kind { open.removeLast() } else { lone += 1 }
            default: break
            }
        }
        return lone + open.count
    }

    /// Why `self` must not become `new` by the edits; `nil` when it may.
    func refusal(of new: SwiftStructure, _ edited: EditedText) -> FixRefusal? {
        if new.errorCount > errorCount { return .breaksSyntax }
        let back = edited.changes.map { (old: $0.new, new: $0.old) }
        let isKept =
            Self.areKept(tree.tokens, in: new.tree.tokens, edited.changes)
            && Self.areKept(new.tree.tokens, in: tree.tokens, back)
        return isKept ? nil : .changesWhatIsCode
    }

    /// Whether what was in a token and is not replaced still is in one, literal text and code each for itself.
    private static func areKept(
        _ tokens: Tokens, in others: Tokens, _ changes: [(old: Range<Int>, new: Range<Int>)]
    ) -> Bool {
        var growth = 0
        var change = 0
        var other = 0
        for token in 0..<tokens.count - 1 where tokens.starts[token] < tokens.ends[token] {
            for offset in [Int(tokens.starts[token]), Int(tokens.ends[token]) - 1] {
                while change < changes.count, changes[change].old.upperBound <= offset {
                    growth = changes[change].new.upperBound - changes[change].old.upperBound
                    change += 1
                }
                if change < changes.count, changes[change].old.contains(offset) { continue }
                let place = offset + growth
                while other < others.count - 1, Int(others.ends[other]) <= place { other += 1 }
                guard other < others.count - 1, Int(others.starts[other]) <= place,
                    others.kinds[other].isLiteralText == tokens.kinds[token].isLiteralText
                else { return false }
            }
        }
        return true
    }
}

extension NodeKind {
    fileprivate var isError: Bool { self == .unexpected || self == .missingExpression || self == .missingType }
}

extension TokenKind {
    fileprivate var isError: Bool { self == .unknown || self == .singleQuote || self == .backtick }

    fileprivate var isLiteralText: Bool { self == .stringSegment || self == .regexLiteralPattern }
}
