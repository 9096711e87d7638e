import SwiftSource

/// Finds the declarations and statements that a place in a text belongs to.
public struct ItemSearch {
    private let tree: SyntaxTree

    public init(_ tree: SyntaxTree) { self.tree = tree }

    /// The declaration or statement that begins with the token, or goes on with it. Nil before the end of a block:
    /// nothing follows there.
    func item(beginningAt token: Int) -> NodeID? {
        switch tree.tokens.kinds[token] {
        case .endOfFile, .rightBrace, .poundElse, .poundElseif, .poundEndif: nil
        default: item(at: tree.range(ofToken: token).lowerBound)
        }
    }

    /// What stands on the line that ends before the token: its first declaration or statement, and its last.
    func items(endingBefore token: Int) -> [NodeID] {
        var first = token - 1
        while first > 0, !tree.tokens.flags[first].contains(.startsLine) { first -= 1 }
        return [first, token - 1].map { item(at: tree.range(ofToken: $0).lowerBound) }
    }

    /// The declaration or statement around a byte; the whole file outside of all.
    func item(at offset: Int) -> NodeID {
        var node = tree.innermostNode(at: offset)
        while node != .root, !isItem(node) { node = tree.parent(node) }
        return node
    }

    /// Where a comment can be put on a line of its own so that it covers the byte at `offset`: the beginning of the
    /// declaration or statement around it that begins its line.
    public func lineStartingItem(at offset: Int) -> Int? {
        var node = item(at: offset)
        while node != .root {
            if isItem(node), tree.tokens.flags[Int(tree.firstTokens[node.index])].contains(.startsLine) {
                return tree.range(node).lowerBound
            }
            node = tree.parent(node)
        }
        return nil
    }

    /// The first token behind the imports; nil where nothing follows them. Conditions around either do not count.
    var firstDeclaration: Int? { firstDeclaration(in: .root) }

    private func firstDeclaration(in list: NodeID) -> Int? {
        for child in tree.children(list) {
            switch tree.kind(child) {
            case .importDeclaration: continue
            case .ifConfig: if let found = firstDeclaration(in: child) { return found }
            case .ifConfigClause:
                let isElse = tree.tokens.kinds[Int(tree.firstTokens[child.index])] == .poundElse
                let condition = isElse ? nil : tree.firstChild(child)
                for item in tree.children(child) where item != condition {
                    if tree.kind(item) == .importDeclaration { continue }
                    guard tree.kind(item) == .ifConfig else { return Int(tree.firstTokens[item.index]) }
                    if let found = firstDeclaration(in: item) { return found }
                }
            default: return Int(tree.firstTokens[child.index])
            }
        }
        return nil
    }

    private func isItem(_ node: NodeID) -> Bool {
        switch tree.kind(tree.parent(node)) {
        case .sourceFile, .codeBlock, .memberBlock: true
        case .switchCase: tree.kind(node) != .switchCaseItem
        case .closure: tree.kind(node) != .closureSignature
        case .switchExpression: tree.kind(node) == .switchCase || tree.kind(node) == .ifConfig
        case .accessorBlock: tree.kind(node) == .accessorDeclaration
        case .ifConfigClause: holdsItems(tree.parent(node))
        default: false
        }
    }

    /// Whether a clause of `#if` holds declarations or statements, and not members of the expression before it.
    private func holdsItems(_ clause: NodeID) -> Bool {
        let block = tree.parent(clause)
        guard tree.firstChild(block).map({ tree.kind($0) == .ifConfigClause }) == true else { return false }
        return isItem(block)
    }
}
