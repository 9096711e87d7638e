import SwiftSource

/// What a manifest written in Swift says outright: literals, and constants of the same file that hold some. Anything
/// that would have to be computed is nil.
struct ManifestValues {
    /// Initial values, by the constant's name: `Names.kit` for a member of a type, which is `.kit` as well, for where
    /// the type is left out.
    private let constants: [String: Node]

    /// A text and where it is written.
    struct Text: Hashable {
        let text: String
        /// UTF-8 byte range in the manifest; of a plain literal, what stands between the quotes.
        let range: Range<Int>
    }

    init(_ tree: SyntaxTree) {
        var constants: [String: Node] = [:]
        var ambiguous: Set<String> = []
        for index in 0..<tree.nodeCount where tree.kinds[index] == .variableDeclaration {
            let declaration = Node(tree, NodeID(index))
            guard declaration.named("let"), let prefix = Self.prefix(ofMember: declaration) else { continue }
            for binding in declaration.children(.patternBinding) {
                guard let pattern = binding.firstChild(.identifierPattern),
                    let value = binding.firstChild(.initializerClause)?.firstChild
                else { continue }
                let name = pattern.text
                for name in prefix.isEmpty ? [name] : [prefix + name, "." + name] {
                    // One of several branches of `#if`, perhaps.
                    if constants.updateValue(value, forKey: name) != nil { ambiguous.insert(name) }
                }
            }
        }
        for name in ambiguous { constants[name] = nil }
        self.constants = constants
    }

    /// What stands in front of a constant's name; nil for what is local to a function.
    private static func prefix(ofMember declaration: Node) -> String? {
        guard let parent = declaration.parent else { return nil }
        switch parent.kind {
        case .sourceFile, .ifConfigClause: return ""
        case .memberBlock: return parent.parent.flatMap { TypeDeclaration($0) }.map { $0.name + "." }
        default: return nil
        }
    }

    /// The expression itself, or the one that the constant it names was given.
    func resolved(_ node: Node) -> Node {
        var node = node
        // Constants that name each other would go on for ever.
        for _ in 0..<16 {
            guard let name = constantName(node), let value = constants[name] else { return node }
            node = value
        }
        return node
    }

    private func constantName(_ node: Node) -> String? {
        switch node.kind {
        case .identifierExpression: return node.name
        case .memberAccess:
            guard let name = node.name else { return nil }
            guard let base = node.firstChild else { return "." + name }
            return base.kind == .identifierExpression ? base.name.map { "\($0).\(name)" } : nil
        default: return nil
        }
    }

    /// The text of a string literal, of literals joined with `+`, and of such in interpolations.
    func text(_ node: Node?) -> Text? {
        var effort = Effort()
        return node.flatMap { text($0, &effort) }
    }

    private func text(_ node: Node, _ effort: inout Effort) -> Text? {
        guard effort.enter() else { return nil }
        defer { effort.leave() }
        let node = resolved(node)
        if let operands = operands(node) {
            let texts = operands.compactMap { text($0, &effort)?.text }
            return texts.count == operands.count ? Text(text: texts.joined(), range: node.range) : nil
        }
        guard node.kind == .stringLiteral else { return nil }
        let bytes = node.tree.bytes
        let quote = UInt8(ascii: "\"")
        // Raw strings and those of several lines are nobody's names.
        guard node.range.count >= 2, bytes[node.range.lowerBound] == quote, bytes[node.range.upperBound - 1] == quote,
            !bytes[node.range].starts(with: [quote, quote, quote])
        else { return nil }
        let content = node.range.lowerBound + 1..<node.range.upperBound - 1
        var result = ""
        var start = content.lowerBound
        for interpolation in node.children(.stringInterpolation) {
            let arguments = Array(interpolation.children(.argument))
            guard let piece = Self.unescaped(bytes[start..<interpolation.range.lowerBound]), arguments.count == 1,
                let value = arguments[0].firstChild, let inner = text(value, &effort)
            else { return nil }
            result += piece + inner.text
            start = interpolation.range.upperBound
        }
        guard start <= content.upperBound, let piece = Self.unescaped(bytes[start..<content.upperBound]) else {
            return nil
        }
        return Text(text: result + piece, range: content)
    }

    private static func unescaped(_ bytes: ArraySlice<UInt8>) -> String? {
        let text = String(decoding: bytes, as: UTF8.self)
        guard bytes.contains(UInt8(ascii: "\\")) else { return text }
        var result = String.UnicodeScalarView()
        var rest = text.unicodeScalars[...]
        while let scalar = rest.popFirst() {
            guard scalar == "\\" else {
                result.append(scalar)
                continue
            }
            switch rest.popFirst() {
            case "n": result.append("\n")
            case "t": result.append("\t")
            case "r": result.append("\r")
            case "\"": result.append("\"")
            case "'": result.append("'")
            case "\\": result.append("\\")
            // No name has others.
            default: return nil
            }
        }
        return String(result)
    }

    /// The elements of an array literal, of such joined with `+`, and of constants that hold them.
    func elements(_ node: Node?) -> [Node]? {
        var effort = Effort()
        return node.flatMap { elements($0, &effort) }
    }

    private func elements(_ node: Node, _ effort: inout Effort) -> [Node]? {
        guard effort.enter() else { return nil }
        defer { effort.leave() }
        let node = resolved(node)
        if node.kind == .arrayLiteral { return Array(node.children) }
        guard let operands = operands(node) else { return nil }
        let lists = operands.compactMap { elements($0, &effort) }
        return lists.count == operands.count ? Array(lists.joined()) : nil
    }

    /// The entries of a dictionary literal whose keys are texts. Entries with other keys are left out.
    func entries(_ node: Node?) -> [(key: Text, value: Node)]? {
        guard let node = node.map(resolved), node.kind == .dictionaryLiteral else { return nil }
        return node.children(.dictionaryElement).compactMap { element in
            let parts = Array(element.children)
            guard parts.count == 2, let key = text(parts[0]) else { return nil }
            return (key, parts[1])
        }
    }

    /// The texts of an array of them; nil unless each is one.
    func texts(_ node: Node?) -> [Text]? {
        guard let elements = elements(node) else { return nil }
        let texts = elements.compactMap { text($0) }
        return texts.count == elements.count ? texts : nil
    }

    /// What stands between plus signs.
    private func operands(_ node: Node) -> [Node]? {
        guard node.kind == .sequenceExpression else { return nil }
        var operands: [Node] = []
        for child in node.children {
            if child.kind != .infixOperator {
                operands.append(child)
            } else if child.text != "+" {
                return nil
            }
        }
        return operands
    }
}

extension ManifestValues {
    /// Keeps constants that name each other, or one that is named many times by one that is, from taking for ever.
    struct Effort {
        private var depth = 0
        private var steps = 0

        /// False when this goes too far; ``leave()`` must follow only a true answer.
        mutating func enter() -> Bool {
            steps += 1
            guard depth < 32, steps < 20_000 else { return false }
            depth += 1
            return true
        }

        mutating func leave() { depth -= 1 }
    }

    /// A call as `name(…)`, `.name(…)` or `Base.name(…)`, where it is one.
    func call(_ node: Node?) -> CallExpression? { node.map(resolved).flatMap { CallExpression($0) } }

    /// The name of an enum case without arguments: `app` of `.app` and of `Product.app`.
    func caseName(_ node: Node?) -> String? {
        guard let node else { return nil }
        // A member of another type may have the same name.
        let isCase = node.kind == .memberAccess && node.firstChild == nil
        let resolved = isCase ? node : resolved(node)
        return resolved.kind == .memberAccess ? resolved.name : nil
    }
}
