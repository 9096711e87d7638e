/// A property list whose values know where they are written.
///
/// The values are nodes in preorder. Below a dictionary, keys and values take turns.
struct PlacedPropertyList: Sendable {
    enum Kind: UInt8, Sendable {
        /// Text that stands for itself.
        case text
        /// Quoted text with backslashes in it.
        case escapedText
        case data
        case array
        case dictionary
    }

    struct Node: Sendable {
        /// UTF-8 byte offsets; quotes and brackets are not part of it.
        var start: UInt32
        var end: UInt32
        /// Index of the first node that is not below this one.
        var next: UInt32
        var kind: Kind
    }

    /// The file's bytes; where `hasPlaces` is false, the bytes of all strings instead.
    let bytes: [UInt8]
    let nodes: [Node]
    /// Whether offsets are those of the file.
    let hasPlaces: Bool

    init(bytes: [UInt8], nodes: [Node], hasPlaces: Bool = true) {
        self.bytes = bytes
        self.nodes = nodes
        self.hasPlaces = hasPlaces
    }

    var root: PlacedValue { PlacedValue(list: self, index: 0) }

    /// Reads any form of a property list, and JSON. OpenStep text, which Xcode writes, and JSON keep their places; XML
    /// and binary lists do not.
    static func parse(_ bytes: [UInt8], path: String) throws(ProjectProblem) -> PlacedPropertyList {
        guard bytes.count <= Int(Int32.max) else {
            throw ProjectProblem(path: path, message: "this property list is too large")
        }
        guard isOpenStepText(bytes) else { return PlacedPropertyList(try PropertyLists.parse(bytes, path: path)) }
        var parser = OpenStepParser(bytes)
        do throws(OpenStepError) {
            return try parser.parse()
        } catch {
            throw OpenStepDamage(error, in: bytes).problem(path: path)
        }
    }

    /// XML begins with `<`, a binary list with `bplist`, UTF-16 with one of its marks.
    private static func isOpenStepText(_ bytes: [UInt8]) -> Bool {
        if bytes.starts(with: "bplist".utf8) || bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]) {
            return false
        }
        let text = bytes.starts(with: OpenStepParser.byteOrderMark) ? bytes.dropFirst(3) : bytes[...]
        guard let first = text.firstIndex(where: { $0 > UInt8(ascii: " ") }), text[first] == UInt8(ascii: "<") else {
            return true
        }
        // A merge conflict may stand in the first line.
        return text[first...].starts(with: "<<<<<<<".utf8)
    }
}

extension PlacedPropertyList {
    /// A list whose places are not known.
    init(_ value: PropertyListValue) {
        var bytes: [UInt8] = []
        var nodes: [Node] = []
        PlacedPropertyList.append(value, to: &nodes, &bytes)
        self.init(bytes: bytes, nodes: nodes, hasPlaces: false)
    }

    private static func append(_ value: PropertyListValue, to nodes: inout [Node], _ bytes: inout [UInt8]) {
        switch value {
        case .string(let text): append(text, to: &nodes, &bytes)
        case .boolean(let flag): append(flag ? "YES" : "NO", to: &nodes, &bytes)
        case .integer(let number): append(String(number), to: &nodes, &bytes)
        case .real(let number): append(String(number), to: &nodes, &bytes)
        case .date, .data: append("", .data, to: &nodes, &bytes)
        case .array(let elements):
            let index = nodes.count
            append("", .array, to: &nodes, &bytes)
            for element in elements { append(element, to: &nodes, &bytes) }
            nodes[index].next = UInt32(nodes.count)
        case .dictionary(let entries):
            let index = nodes.count
            append("", .dictionary, to: &nodes, &bytes)
            for (key, value) in entries.sorted(by: { PathText.precedes($0.key, $1.key) }) {
                append(key, to: &nodes, &bytes)
                append(value, to: &nodes, &bytes)
            }
            nodes[index].next = UInt32(nodes.count)
        }
    }

    private static func append(
        _ text: String, _ kind: Kind = .text, to nodes: inout [Node], _ bytes: inout [UInt8]
    ) {
        let start = UInt32(bytes.count)
        bytes += text.utf8
        nodes.append(Node(start: start, end: UInt32(bytes.count), next: UInt32(nodes.count + 1), kind: kind))
    }
}
