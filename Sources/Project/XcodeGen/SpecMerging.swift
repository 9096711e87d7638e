extension YAMLNode {
    /// This value over another, as XcodeGen lays specs and templates over each other: mappings are joined, lists follow
    /// each other, anything else replaces. A key that ends in `:REPLACE` replaces always.
    func merged(onto base: YAMLNode) -> YAMLNode {
        switch (content, base.content) {
        case (.mapping(let entries), .mapping(let baseEntries)):
            var result = self
            result.content = .mapping(Self.merged(entries, onto: baseEntries))
            return result
        case (.sequence(let elements), .sequence(let baseElements)):
            var result = self
            result.content = .sequence(baseElements + elements)
            return result
        default:
            return self
        }
    }

    private static func merged(_ entries: [YAMLEntry], onto base: [YAMLEntry]) -> [YAMLEntry] {
        var result = base
        var indices: [String: Int] = [:]
        for (index, entry) in base.enumerated() { indices[entry.key] = index }
        for var entry in entries {
            let isReplacing = entry.key.hasSuffix(":REPLACE")
            if isReplacing { entry.key.removeLast(8) }
            if let index = indices[entry.key] {
                if !isReplacing { entry.value = entry.value.merged(onto: result[index].value) }
                result[index] = entry
            } else {
                indices[entry.key] = result.count
                result.append(entry)
            }
        }
        return result
    }

    /// The same with `${name}` replaced in keys and scalars, for each of the names. Other variables stay.
    func expanded(_ variables: [String: String]) -> YAMLNode {
        var result = self
        switch content {
        case .scalar(var scalar):
            scalar.text = Self.expanded(scalar.text, variables)
            result.content = .scalar(scalar)
        case .sequence(let elements):
            result.content = .sequence(elements.map { $0.expanded(variables) })
        case .mapping(let entries):
            result.content = .mapping(
                entries.map { entry in
                    var entry = entry
                    entry.key = Self.expanded(entry.key, variables)
                    entry.value = entry.value.expanded(variables)
                    return entry
                })
        }
        return result
    }

    private static func expanded(_ text: String, _ variables: [String: String]) -> String {
        guard text.utf8.contains(UInt8(ascii: "$")) else { return text }
        var result = ""
        var rest = Substring(text)
        while let start = rest.firstRange(ofText: "${"), let end = rest[start.upperBound...].firstIndex(of: "}") {
            let after = rest.index(after: end)
            result += rest[..<start.lowerBound]
            result += variables[String(rest[start.upperBound..<end])] ?? String(rest[start.lowerBound..<after])
            rest = rest[after...]
        }
        return result + rest
    }

    /// The mapping with a key set, in its old place or at the end.
    func setting(_ key: String, to value: YAMLNode) -> YAMLNode {
        guard case .mapping(var entries) = content else { return self }
        let entry = YAMLEntry(key: key, place: value.place, line: value.line, value: value)
        if let index = entries.firstIndex(where: { $0.key == key }) {
            entries[index] = entry
        } else {
            entries.append(entry)
        }
        var result = self
        result.content = .mapping(entries)
        return result
    }

    /// A text with the place of this value.
    func replaced(by text: String) -> YAMLNode {
        YAMLNode(content: .scalar(YAMLScalar(text: text, isPlain: false)), place: place, line: line)
    }
}

extension Substring {
    /// The first place of a text of two ASCII characters.
    fileprivate func firstRange(ofText text: StaticString) -> Range<Index>? {
        text.withUTF8Buffer { text in
            var index = utf8.startIndex
            while let first = utf8[index...].firstIndex(of: text[0]) {
                let second = utf8.index(after: first)
                if second < utf8.endIndex, utf8[second] == text[1] { return first..<utf8.index(after: second) }
                index = second
            }
            return nil
        }
    }
}
