import SwiftSource

/// What holds for the tree of any text.
struct TreeChecks {
    let tree: SyntaxTree
    /// The token of the end of the file, which belongs to no node.
    private let endOfFile: Int

    init(_ tree: SyntaxTree) {
        self.tree = tree
        endOfFile = tree.tokens.count - 1
    }

    func check() {
        checkNesting()
        checkTokensAreThoseOfTheLexer()
        checkLookUp()
    }

    /// What holds for a tree of a part of the text, too.
    func checkNesting() {
        checkColumns()
        checkRoot()
        for node in 0..<tree.nodeCount {
            checkTokens(of: node)
            checkChildren(of: node)
        }
    }

    private func checkColumns() {
        let count = tree.nodeCount
        require(count > 0, "no node")
        require(
            tree.firstTokens.count == count && tree.endTokens.count == count && tree.subtreeEnds.count == count
                && tree.parents.count == count && tree.details.count == count, "columns of different lengths")
        // A node needs a token, or is a missing part of one that has.
        require(count <= 16 * tree.tokens.count, "\(count) nodes for \(tree.tokens.count) tokens")
    }

    private func checkRoot() {
        require(tree.kinds[0] == .sourceFile && tree.parents[0] == 0, "the first node is not the root")
        require(Int(tree.subtreeEnds[0]) == tree.nodeCount, "a node is outside the root")
        require(tree.firstTokens[0] == 0 && Int(tree.endTokens[0]) == endOfFile, "a token is outside the root")
    }

    private func checkTokens(of node: Int) {
        let first = Int(tree.firstTokens[node])
        let end = Int(tree.endTokens[node])
        require(first <= end && end <= endOfFile, "\(name(node)): tokens \(first) to \(end)")
        if let detail = tree.detail(NodeID(node)) {
            require(first <= detail && detail < end, "\(name(node)): the detail is outside")
            _ = tree.name(NodeID(node))
        }
        require(tree.range(NodeID(node)).upperBound <= tree.bytes.count, "\(name(node)): outside the text")
    }

    private func checkChildren(of node: Int) {
        let end = Int(tree.subtreeEnds[node])
        require(end > node && end <= tree.nodeCount, "\(name(node)): the subtree ends at \(end)")
        var child = node + 1
        var token = tree.firstTokens[node]
        while child < end {
            require(Int(tree.parents[child]) == node, "\(name(child)): the parent is not \(name(node))")
            require(tree.firstTokens[child] >= token, "\(name(child)) begins before what is in front of it")
            token = tree.endTokens[child]
            require(Int(tree.subtreeEnds[child]) > child, "\(name(child)): the subtree is empty")
            child = Int(tree.subtreeEnds[child])
        }
        require(child == end, "\(name(node)) ends inside a child")
        require(token <= tree.endTokens[node], "\(name(node)) ends before its last child")
    }

    /// The parser may split operators and change their kinds, and does nothing else to the tokens.
    private func checkTokensAreThoseOfTheLexer() {
        let lexed = Tokens(lexing: tree.bytes)
        let tokens = tree.tokens
        var token = 0
        for index in 0..<lexed.count {
            require(tokens.starts[token] == lexed.starts[index], "token \(token) begins elsewhere")
            if tokens.ends[token] == lexed.ends[index] {
                require(
                    tokens.kinds[token] == lexed.kinds[index] || isOperator(lexed.kinds[index]),
                    "token \(token) is a \(tokens.kinds[token]), and a \(lexed.kinds[index]) to the lexer")
            }
            while tokens.ends[token] < lexed.ends[index] {
                require(tokens.ends[token] == tokens.starts[token + 1], "a gap inside a token, behind \(token)")
                token += 1
            }
            require(tokens.ends[token] == lexed.ends[index], "token \(token) ends elsewhere")
            token += 1
        }
        require(token == tokens.count, "a token too many")
    }

    private func isOperator(_ kind: TokenKind) -> Bool {
        switch kind {
        case .prefixOperator, .postfixOperator, .binaryOperator, .prefixAmpersand, .postfixQuestionMark,
            .infixQuestionMark, .exclamationMark, .leftAngle, .rightAngle, .equal, .arrow, .ellipsis, .period:
            true
        default: false
        }
    }

    /// The innermost node at some bytes holds them.
    private func checkLookUp() {
        for offset in [0, tree.bytes.count / 3, tree.bytes.count / 2, tree.bytes.count] {
            let node = tree.innermostNode(at: offset)
            require(node == .root || tree.range(node).contains(offset), "\(name(node.index)) does not hold \(offset)")
        }
    }

    private func name(_ node: Int) -> String { "node \(node), \(tree.kinds[node])" }
}
