import SwiftSource

/// Where a file's comments silence rules.
///
/// A comment covers the declaration or statement that it stands on or above, all its lines; one with `ignore-file`
/// before the first declaration covers the file. They are read from the text between tokens, so words in strings never
/// count.
struct Suppressions: Sendable {
    private var covered: [(rules: [String], range: Range<Int>)] = []

    init(_ tree: SyntaxTree) {
        for token in 0..<tree.tokens.count where tree.tokens.flags[token].contains(.commentBefore) {
            for piece in TriviaScanner(tree.bytes, in: tree.tokens.gap(before: token)) where piece.isComment {
                guard SuppressionComment.mayBegin(tree.bytes[piece.range]),
                    let comment = SuppressionComment(tree.text(piece.range))
                else { continue }
                add(comment, at: piece.range, before: token, in: tree)
            }
        }
    }

    private mutating func add(_ comment: SuppressionComment, at range: Range<Int>, before token: Int, in tree: SyntaxTree) {
        if comment.isForWholeFile {
            guard Self.isBeforeDeclarations(token, tree) else { return }
            covered.append((comment.rules, 0..<tree.bytes.count + 1))
        } else {
            let anchor = Self.anchor(ofCommentBefore: token, at: range, in: tree)
            covered.append((comment.rules, tree.range(Self.item(at: anchor, in: tree))))
        }
    }

    func silences(_ finding: Finding) -> Bool {
        covered.contains { $0.range.contains(finding.range.lowerBound) && $0.rules.contains(finding.rule) }
    }

    private static func isBeforeDeclarations(_ token: Int, _ tree: SyntaxTree) -> Bool {
        let first = tree.children(.root).first { tree.kind($0) != .importDeclaration }
        return first.map { token <= Int(tree.firstTokens[$0.index]) } ?? true
    }

    /// The token whose declaration or statement is meant: the first of the comment's line, or the next one where the
    /// comment has its line to itself.
    private static func anchor(ofCommentBefore token: Int, at range: Range<Int>, in tree: SyntaxTree) -> Int {
        let gap = tree.tokens.gap(before: token)
        let hasOwnLine = token == 0 || tree.bytes[gap.lowerBound..<range.lowerBound].contains { $0 == 0x0A || $0 == 0x0D }
        guard !hasOwnLine else { return token }
        var anchor = token - 1
        while anchor > 0, !tree.tokens.flags[anchor].contains(.startsLine) { anchor -= 1 }
        return anchor
    }

    /// The declaration or statement that a token belongs to.
    private static func item(at token: Int, in tree: SyntaxTree) -> NodeID {
        var node = tree.innermostNode(at: tree.range(ofToken: token).lowerBound)
        while node != .root {
            switch tree.kind(tree.parent(node)) {
            case .sourceFile, .codeBlock, .memberBlock, .closure, .switchCase, .ifConfigClause, .switchExpression:
                return node
            default:
                node = tree.parent(node)
            }
        }
        return node
    }
}
