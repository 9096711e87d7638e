import SwiftSource

/// What a manifest written in Swift says outright: literals, and constants of the same file that hold some. Anything that
/// would have to be computed is nil.
struct ManifestValues {
    /// Initial values, by the constant's name, with that of its type in front: `Names.kit`.
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
                let name = prefix + pattern.text
                // One of several branches of `#if`, perhaps.
                if constants.updateValue(value, forKey: name) != nil { ambiguous.insert(name) }
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
            guard let base = node.firstChild, base.kind == .identifierExpression, let type = base.name else { return nil }
            return node.name.map { "\(type).\($0)" }
        default: return nil
        }
    }

    /// The text of a string literal, of literals joined with `+`, and of such in interpolations.
    func text(_ node: Node?) -> Text? { node.flatMap { text($0, depth: 0) } }

    private func text(_ node: Node, depth: Int) -> Text? {
        guard depth < 16 else { return nil }
        let node = resolved(node)
        if let operands = operands(node) {
            let texts = operands.compactMap { text($0, depth: depth + 1)?.text }
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
                let value = arguments[0].firstChild, let inner = text(value, depth: depth + 1)
            else { return nil }
            result += piece + inner.text
            start = interpolation.range.upperBound
        }
        guard start <= content.upperBound, let piece = Self.unescaped(bytes[start..<content.upperBound]) else { return nil }
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
    func elements(_ node: Node?) -> [Node]? { node.flatMap { elements($0, depth: 0) } }

    private func elements(_ node: Node, depth: Int) -> [Node]? {
        guard depth < 16 else { return nil }
        let node = resolved(node)
        if node.kind == .arrayLiteral { return Array(node.children) }
        guard let operands = operands(node) else { return nil }
        let lists = operands.compactMap { elements($0, depth: depth + 1) }
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
    /// A call as `name(…)`, `.name(…)` or `Base.name(…)`, where it is one.
    func call(_ node: Node?) -> CallExpression? { node.map(resolved).flatMap { CallExpression($0) } }

    /// The name of an enum case without arguments: `app` of `.app` and of `Product.app`.
    func caseName(_ node: Node?) -> String? {
        guard let node = node.map(resolved), node.kind == .memberAccess else { return nil }
        return node.name
    }
}
