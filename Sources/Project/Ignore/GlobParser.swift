/// Reads the text of one pattern into a table.
struct GlobParser {
    let text: ArraySlice<UInt8>
    private var offset: Int

    init(_ text: ArraySlice<UInt8>) {
        self.text = text
        offset = text.startIndex
    }

    /// Appends the pattern's components to `table` and returns their indices, or `nil` when the pattern can match
    /// nothing: it ends in a backslash, or a bracket is not closed or names no known class.
    mutating func parse(into table: inout GlobTable) -> Range<Int>? {
        let first = table.components.count
        var start = table.elements.count
        while offset < text.endIndex {
            let byte = text[offset]
            offset += 1
            switch byte {
            case UInt8(ascii: "/"):
                table.closeComponent(from: start)
                start = table.elements.count
            case UInt8(ascii: "?"):
                table.elements.append(GlobElement(kind: .anyByte))
            case UInt8(ascii: "*"):
                table.elements.append(GlobElement(kind: .anyBytes))
            case UInt8(ascii: "["):
                guard let set = parseSet() else { return nil }
                table.elements.append(GlobElement(kind: .oneOf, set: UInt16(truncatingIfNeeded: table.sets.count)))
                table.sets.append(set)
            case UInt8(ascii: "\\"):
                guard offset < text.endIndex else { return nil }
                if text[offset] != UInt8(ascii: "/") {
                    table.elements.append(GlobElement(kind: .literal, byte: text[offset]))
                    offset += 1
                }
            default:
                table.elements.append(GlobElement(kind: .literal, byte: byte))
            }
        }
        table.closeComponent(from: start)
        return first..<table.components.count
    }

    /// Reads behind `[` up to and with `]`.
    private mutating func parseSet() -> ByteSet? {
        var set = ByteSet()
        let isInverted = text[offset...].first == UInt8(ascii: "!") || text[offset...].first == UInt8(ascii: "^")
        if isInverted { offset += 1 }
        var isFirst = true
        var rangeStart: UInt8?
        while offset < text.endIndex {
            let byte = text[offset]
            offset += 1
            if byte == UInt8(ascii: "]"), !isFirst {
                if isInverted { set.invert() }
                return set
            }
            isFirst = false
            if byte == UInt8(ascii: "-"), let low = rangeStart, offset < text.endIndex, text[offset] != UInt8(ascii: "]")
            {
                guard let high = parseMember() else { return nil }
                if low <= high { set.insert(low...high) }
                rangeStart = nil
            } else if byte == UInt8(ascii: "["), offset < text.endIndex, text[offset] == UInt8(ascii: ":"),
                let name = parseClassName()
            {
                guard set.insert(className: name) else { return nil }
                rangeStart = nil
            } else {
                offset -= 1
                guard let member = parseMember() else { return nil }
                set.insert(member)
                rangeStart = member
            }
        }
        return nil
    }

    /// One byte, behind a backslash or not.
    private mutating func parseMember() -> UInt8? {
        if text[offset] == UInt8(ascii: "\\") { offset += 1 }
        guard offset < text.endIndex else { return nil }
        offset += 1
        return text[offset - 1]
    }

    /// Reads `:name:]` behind `[`; reads nothing when it is not closed, and then the bracket stands for itself.
    private mutating func parseClassName() -> ArraySlice<UInt8>? {
        let start = offset + 1
        guard let end = text[start...].firstIndex(of: UInt8(ascii: "]")), end > start, text[end - 1] == UInt8(ascii: ":")
        else { return nil }
        offset = end + 1
        return text[start..<end - 1]
    }
}

extension GlobTable {
    /// Makes a component of the elements behind `start`.
    fileprivate mutating func closeComponent(from start: Int) {
        let stars = elements[start...]
        let isAnyDepth = stars.count > 1 && stars.allSatisfy { $0.kind == .anyBytes }
        components.append(Component(isAnyDepth: isAnyDepth, start: Int32(start), end: Int32(elements.count)))
    }
}

extension ByteSet {
    /// Adds a POSIX class, in the C locale. Returns false when there is no class of that name.
    fileprivate mutating func insert(className: ArraySlice<UInt8>) -> Bool {
        let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
        let upper = UInt8(ascii: "A")...UInt8(ascii: "Z")
        let lower = UInt8(ascii: "a")...UInt8(ascii: "z")
        switch String(decoding: className, as: UTF8.self) {
        case "alnum": for range in [digits, upper, lower] { insert(range) }
        case "alpha": for range in [upper, lower] { insert(range) }
        case "blank": for byte in " \t".utf8 { insert(byte) }
        case "cntrl":
            insert(0x00...0x1F)
            insert(0x7F)
        case "digit": insert(digits)
        case "graph": insert(0x21...0x7E)
        case "lower": insert(lower)
        case "print": insert(0x20...0x7E)
        case "punct":
            insert(0x21...0x2F)
            insert(0x3A...0x40)
            insert(0x5B...0x60)
            insert(0x7B...0x7E)
        case "space":
            insert(0x09...0x0D)
            insert(0x20)
        case "upper": insert(upper)
        case "xdigit":
            insert(digits)
            insert(UInt8(ascii: "A")...UInt8(ascii: "F"))
            insert(UInt8(ascii: "a")...UInt8(ascii: "f"))
        default: return false
        }
        return true
    }
}
