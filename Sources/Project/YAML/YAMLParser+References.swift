// Anchors, aliases, tags and merge keys.
extension YAMLParser {
    /// What may stand in front of a value.
    struct Properties {
        var anchor: String?
        /// A tag makes a text of what looks like a number or a truth value.
        var isString = false
    }

    /// Reads one anchor or tag; false when there is none.
    mutating func parseProperty(into properties: inout Properties) throws(ProjectProblem) -> Bool {
        switch peek() {
        case UInt8(ascii: "&"):
            offset += 1
            properties.anchor = try parseName()
            return true
        case UInt8(ascii: "!"):
            let start = offset
            while !isSpace(at: 0), !peek().isYAMLFlowIndicator { offset += 1 }
            let tag = String(decoding: bytes[start..<offset], as: UTF8.self)
            guard ["!", "!!str", "!!int", "!!float", "!!bool", "!!null", "!!map", "!!seq"].contains(tag) else {
                throw problem("the tag \(tag) has no meaning in a project file: take it out")
            }
            properties.isString = tag == "!" || tag == "!!str"
            return true
        default:
            return false
        }
    }

    private mutating func parseName() throws(ProjectProblem) -> String {
        let start = offset
        while !isSpace(at: 0), !peek().isYAMLFlowIndicator { offset += 1 }
        guard offset > start else { throw problem("a name must stand behind & and *: add one, or quote the text") }
        return String(decoding: bytes[start..<offset], as: UTF8.self)
    }

    /// Gives `node`, made since there were `count` nodes, the name of an anchor.
    mutating func define(_ anchor: String?, as node: YAMLNode, since count: Int) {
        guard let anchor else { return }
        anchors[anchor] = Anchor(node: node, nodeCount: nodeCount - count)
    }

    mutating func parseAlias() throws(ProjectProblem) -> YAMLNode {
        offset += 1
        let name = try parseName()
        guard let anchor = anchors[name] else {
            throw problem("*\(name) stands for nothing: put &\(name) in front of a value above this line")
        }
        nodeCount += anchor.nodeCount
        aliasedNodeCount += anchor.nodeCount
        guard aliasedNodeCount <= Self.mostAliasedNodes else {
            throw problem("aliases make more than \(Self.mostAliasedNodes) values of this file: use fewer of them")
        }
        return anchor.node
    }
}

extension YAMLParser {
    /// A key as it is written.
    struct Key {
        let text: String
        let isPlain: Bool
        let range: Range<Int>
        let line: Int
    }

    /// A mapping as far as it is read.
    struct MappingBuilder {
        fileprivate(set) var entries: [YAMLEntry] = []
        /// Of the entries by their keys.
        fileprivate var indices: [String: Int] = [:]
        /// Values of merge keys; the first that has a key counts.
        fileprivate var merged: [YAMLNode] = []

        /// With what merge keys add in front.
        var allEntries: [YAMLEntry] {
            if merged.isEmpty { return entries }
            var keys = Set(indices.keys)
            var added: [YAMLEntry] = []
            for entry in merged.lazy.compactMap(\.entries).joined() where keys.insert(entry.key).inserted {
                added.append(entry)
            }
            return added + entries
        }
    }

    mutating func append(
        _ key: Key, _ value: YAMLNode, to mapping: inout MappingBuilder
    ) throws(ProjectProblem) {
        if key.isPlain, key.text == "<<" {
            let sources = value.elements ?? [value]
            guard sources.allSatisfy({ $0.entries != nil }) else {
                throw problem("only mappings can be merged into this one: write <<: *name of a mapping", line: key.line)
            }
            mapping.merged += sources
            return
        }
        let entry = YAMLEntry(
            key: key.text, place: FilePlace(path: path, range: key.range), line: key.line, value: value)
        if let index = mapping.indices.updateValue(mapping.entries.count, forKey: key.text) {
            let line = mapping.entries[index].line
            problems.append(
                problem(
                    "\(key.text) stands on line \(line) already, which does not count: take one of the two out",
                    line: key.line))
            mapping.indices[key.text] = index
            mapping.entries[index] = entry
        } else {
            mapping.entries.append(entry)
        }
    }
}
