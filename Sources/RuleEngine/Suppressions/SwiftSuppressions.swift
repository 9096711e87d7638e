import SwiftSource
import WidgetModel

/// The suppressions of a Swift text, read from what stands between its tokens: words in strings never count. Neither do
/// documentation comments, which are for people, and what stands in an interpolation or under `#if false`.
///
/// A comment covers the declaration or statement that it stands on or above, all its lines.
public struct SwiftSuppressions {
    private let tree: SyntaxTree
    private let items: ItemSearch

    private init(_ tree: SyntaxTree) {
        self.tree = tree
        items = ItemSearch(tree)
    }

    public static func all(in tree: SyntaxTree) -> [Suppression] { SwiftSuppressions(tree).all }

    private var all: [Suppression] {
        (0..<tree.tokens.count).filter { tree.tokens.flags[$0].contains(.commentBefore) }.flatMap(suppressions)
    }

    private func suppressions(before token: Int) -> [Suppression] {
        let comments = comments(in: tree.tokens.gap(before: token))
        guard let first = comments.first else { return [] }
        let surroundings = surroundings(of: first, before: token)
        guard surroundings.allSatisfy(isRead) else { return [] }
        let isAlwaysCompiled = surroundings.allSatisfy(isAlwaysCompiled)
        return comments.map { comment in
            guard !comment.isForWholeFile else {
                let isAtTop = items.firstDeclaration.map { token <= $0 } ?? true
                return Suppression(
                    comment, covering: 0..<tree.bytes.count + 1, isMisplaced: !isAtTop, canBeUnused: isAlwaysCompiled)
            }
            let isAbove = token == 0 || isBehindLineBreak(comment, in: tree.tokens.gap(before: token))
            let ranges =
                isAbove
                ? items.item(beginningAt: token).map { [tree.range($0)] } ?? []
                : items.items(endingBefore: token).map { tree.range($0) }
            // Other comments above the same declaration are covered, too.
            let covered = ranges.reduce(first.range.lowerBound..<comment.range.upperBound) { range, item in
                min(range.lowerBound, item.lowerBound)..<max(range.upperBound, item.upperBound)
            }
            return Suppression(
                comment, covering: ranges.isEmpty ? nil : covered, canBeUnused: isAlwaysCompiled)
        }
    }

    private func comments(in gap: Range<Int>) -> [SuppressionComment] {
        TriviaScanner(tree.bytes, in: gap).compactMap { piece in
            switch piece.kind {
            case .lineComment:
                return SuppressionComment(
                    tree.bytes, content: piece.range.lowerBound + 2..<piece.range.upperBound, comment: piece.range)
            case .blockComment:
                let isClosed = piece.range.count >= 4 && tree.bytes[piece.range].suffix(2).elementsEqual("*/".utf8)
                let content = piece.range.lowerBound + 2..<piece.range.upperBound - (isClosed ? 2 : 0)
                return SuppressionComment(tree.bytes, content: content, comment: piece.range)
            case .docLineComment, .docBlockComment, .whitespace, .newline, .unexpected:
                return nil
            }
        }
    }

    private func isBehindLineBreak(_ comment: SuppressionComment, in gap: Range<Int>) -> Bool {
        tree.bytes[gap.lowerBound..<comment.range.lowerBound].contains { $0 == 0x0A || $0 == 0x0D }
    }

    // MARK: - Where comments are read

    /// The nodes around a comment, from the inside out.
    private func surroundings(of comment: SuppressionComment, before token: Int) -> [NodeID] {
        var offset = comment.range.lowerBound
        switch tree.tokens.kinds[token] {
        // What stands before the next directive of an `#if` lies behind the last token of its clause, but belongs to
        // it.
        case .poundElse, .poundElseif, .poundEndif:
            if token > 0 { offset = tree.range(ofToken: token - 1).lowerBound }
        default: break
        }
        return Array(sequence(first: tree.innermostNode(at: offset)) { $0 == .root ? nil : tree.parent($0) })
    }

    /// Whether comments in the node count.
    private func isRead(_ node: NodeID) -> Bool {
        switch tree.kind(node) {
        case .stringInterpolation: false
        case .ifConfigClause: !ConditionalCode.isNeverCompiled(node, in: tree)
        default: true
        }
    }

    /// Whether the node is no clause of an `#if` that may be left out of a build.
    private func isAlwaysCompiled(_ node: NodeID) -> Bool {
        guard tree.kind(node) == .ifConfigClause else { return true }
        let isFirst = tree.firstChild(tree.parent(node), .ifConfigClause) == node
        guard isFirst, let condition = tree.firstChild(node) else { return false }
        if tree.kind(condition) == .booleanLiteral { return true }
        guard tree.kind(condition) == .call, let callee = tree.firstChild(condition) else { return false }
        return tree.name(callee, is: "canImport" as StaticString) || tree.name(callee, is: "swift" as StaticString)
            || tree.name(callee, is: "compiler" as StaticString)
    }
}
