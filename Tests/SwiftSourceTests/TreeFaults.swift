@testable import SwiftSource

extension SyntaxTree {
    /// What is wrong with the arrays: nothing for any tree the parser makes.
    var faults: [String] {
        var faults: [String] = []
        if tokens.kinds.last != .endOfFile { faults.append("the last token is not the end of the file") }
        if firstTokens[0] != 0 || Int(endTokens[0]) != tokens.count - 1 { faults.append("a token is outside the root") }
        if parents[0] != 0 || Int(subtreeEnds[0]) != nodeCount { faults.append("a node is outside the root") }
        for token in 1..<max(tokens.count, 1) where tokens.starts[token] < tokens.ends[token - 1] {
            faults.append("token \(token) overlaps the one before it")
        }
        for node in kinds.indices { faults += faultsOfNode(node) }
        return faults
    }

    private func faultsOfNode(_ node: Int) -> [String] {
        var faults: [String] = []
        let name = "node \(node), \(kinds[node])"
        if firstTokens[node] > endTokens[node] { faults.append("\(name), ends before it begins") }
        if Int(endTokens[node]) > tokens.count - 1 { faults.append("\(name), holds the end of the file") }
        let subtreeEnd = Int(subtreeEnds[node])
        guard subtreeEnd > node, subtreeEnd <= nodeCount else { return faults + ["\(name), has a wrong subtree"] }
        if let detail = detail(NodeID(node)), detail < Int(firstTokens[node]) || detail >= Int(endTokens[node]) {
            faults.append("\(name), has a detail outside itself")
        }
        var child = node + 1
        var token = firstTokens[node]
        while child < subtreeEnd {
            if Int(parents[child]) != node { faults.append("node \(child), has another parent than \(name)") }
            if firstTokens[child] < token { faults.append("node \(child), overlaps what is before it in \(name)") }
            token = endTokens[child]
            guard Int(subtreeEnds[child]) > child else { return faults + ["node \(child), has a wrong subtree"] }
            child = Int(subtreeEnds[child])
        }
        if child != subtreeEnd { faults.append("\(name), ends inside a child") }
        if token > endTokens[node] { faults.append("\(name), ends before its last child") }
        return faults
    }
}
