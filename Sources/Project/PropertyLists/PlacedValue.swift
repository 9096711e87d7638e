/// One value of a `PlacedPropertyList`.
struct PlacedValue: Sendable {
    let list: PlacedPropertyList
    /// Of the node.
    let index: Int

    private var node: PlacedPropertyList.Node { list.nodes[index] }

    /// UTF-8 byte offsets in the file, without the quotes of a string; `nil` when places are not known.
    var range: Range<Int>? { list.hasPlaces ? Int(node.start)..<Int(node.end) : nil }

    /// `nil` for arrays, dictionaries and data.
    var string: String? {
        let node = node
        let bytes = list.bytes[Int(node.start)..<Int(node.end)]
        switch node.kind {
        case .text: return String(decoding: bytes, as: UTF8.self)
        case .escapedText: return OpenStepEscapes.text(of: bytes)
        case .data, .array, .dictionary: return nil
        }
    }

    /// Whether this is a string of exactly these bytes.
    func equals(_ literal: StaticString) -> Bool {
        let node = node
        guard node.kind == .text, Int(node.end - node.start) == literal.utf8CodeUnitCount else { return false }
        return list.bytes.withUnsafeBufferPointer { bytes in
            UnsafeBufferPointer(rebasing: bytes[Int(node.start)..<Int(node.end)]).equals(literal)
        }
    }

    /// The value of a key, the last one where there are several; `nil` for anything but a dictionary that has it.
    subscript(key: StaticString) -> PlacedValue? {
        var found: PlacedValue?
        for (name, value) in entries where name.equals(key) { found = value }
        return found
    }

    /// Of an array; empty for anything else.
    var elements: some Sequence<PlacedValue> { Siblings(of: self, kind: .array) }

    /// The strings of an array; empty for anything else.
    var strings: [String] { elements.compactMap(\.string) }

    /// Of a dictionary, in the order of the file; empty for anything else.
    var entries: some Sequence<(key: PlacedValue, value: PlacedValue)> {
        var siblings = Siblings(of: self, kind: .dictionary)
        return AnyIterator {
            guard let key = siblings.next(), let value = siblings.next() else { return nil }
            return (key, value)
        }
    }

    var isDictionary: Bool { node.kind == .dictionary }
    var isArray: Bool { node.kind == .array }
}

/// The nodes right below another one.
private struct Siblings: Sequence, IteratorProtocol {
    private let list: PlacedPropertyList
    private var index: Int
    private let end: Int

    init(of value: PlacedValue, kind: PlacedPropertyList.Kind) {
        list = value.list
        let node = list.nodes[value.index]
        index = value.index + 1
        end = node.kind == kind ? Int(node.next) : index
    }

    mutating func next() -> PlacedValue? {
        guard index < end else { return nil }
        let value = PlacedValue(list: list, index: index)
        index = Int(list.nodes[index].next)
        return value
    }
}
