/// Writes JSON into a buffer of bytes.
///
///     var writer = JSONWriter()
///     writer.object {
///         $0.member("rule", "duplicate-kind")
///         $0.array("lines") { for line in lines { $0.integer(line) } }
///     }
///
/// Members are written in the order of the calls, so the same calls give the same bytes. A value that is no member and
/// no element stands at the top level; values of the top level follow each other without separator.
public struct JSONWriter: Sendable {
    /// How the text is laid out.
    public enum Layout: Sendable, Hashable {
        /// No white space at all.
        case compact
        /// One element or member on a line, indented by so many spaces a level.
        case indented(Int)
    }

    /// What was written so far.
    public private(set) var bytes: [UInt8] = []
    private let layout: Layout
    private var depth = 0
    /// Whether the next value is the first of its array or object.
    private var isFirst = true
    /// Whether a name was just written, so that the value stays on its line.
    private var followsName = false

    public init(_ layout: Layout = .compact) { self.layout = layout }

    // MARK: Structure

    /// Writes an object whose members `body` writes.
    public mutating func object(_ body: (inout JSONWriter) -> Void) {
        nest(UInt8(ascii: "{"), UInt8(ascii: "}"), body)
    }

    /// Writes an array whose elements `body` writes.
    public mutating func array(_ body: (inout JSONWriter) -> Void) {
        nest(UInt8(ascii: "["), UInt8(ascii: "]"), body)
    }

    /// Writes the name of a member; the value must follow.
    public mutating func name(_ name: String) {
        string(name)
        bytes.append(UInt8(ascii: ":"))
        if layout != .compact { bytes.append(0x20) }
        followsName = true
    }

    // MARK: Values

    public mutating func null() { token("null") }

    public mutating func bool(_ value: Bool) { token(value ? "true" : "false") }

    public mutating func integer(_ value: some BinaryInteger) { token(String(value)) }

    /// Writes the shortest form that reads back as the same number; what is not finite becomes `null`.
    public mutating func number(_ value: Double) { token(value.isFinite ? value.description : "null") }

    public mutating func string(_ value: String) {
        separate()
        appendQuoted(value)
    }

    /// Writes a value that was read or made elsewhere.
    public mutating func value(_ value: JSONValue) {
        switch value.content {
        case .null: null()
        case .bool(let value): bool(value)
        case .integer(let value): integer(value)
        case .number(let value): number(value)
        case .string(let value): string(value)
        case .array(let values): array { for value in values { $0.value(value) } }
        case .object(let members): object { for member in members { $0.member(member.name, member.value) } }
        }
    }

    /// Writes a value that already is JSON text.
    public mutating func text(_ json: [UInt8]) {
        separate()
        bytes.append(contentsOf: json)
    }

    /// Starts a new line, as between the records of JSON Lines.
    public mutating func newline() { bytes.append(0x0A) }

    // MARK: Layout

    private mutating func nest(_ opener: UInt8, _ closer: UInt8, _ body: (inout JSONWriter) -> Void) {
        separate()
        bytes.append(opener)
        depth += 1
        isFirst = true
        body(&self)
        let isEmpty = isFirst
        depth -= 1
        if !isEmpty { breakLine() }
        bytes.append(closer)
        isFirst = false
    }

    private mutating func token(_ text: String) {
        separate()
        bytes.append(contentsOf: text.utf8)
    }

    /// Writes what stands between the value before and the one that comes.
    private mutating func separate() {
        if followsName {
            followsName = false
        } else if depth > 0 {
            if !isFirst { bytes.append(UInt8(ascii: ",")) }
            breakLine()
        }
        isFirst = false
    }

    private mutating func breakLine() {
        guard case .indented(let width) = layout else { return }
        bytes.append(0x0A)
        bytes.append(contentsOf: repeatElement(0x20, count: depth * width))
    }

    private mutating func appendQuoted(_ value: String) {
        bytes.append(UInt8(ascii: "\""))
        var value = value
        value.withUTF8 { text in
            var start = 0
            for index in 0..<text.count {
                let byte = text[index]
                guard byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") else { continue }
                bytes.append(contentsOf: text[start..<index])
                appendEscape(of: byte)
                start = index + 1
            }
            bytes.append(contentsOf: text[start...])
        }
        bytes.append(UInt8(ascii: "\""))
    }

    private mutating func appendEscape(of byte: UInt8) {
        bytes.append(UInt8(ascii: "\\"))
        switch byte {
        case 0x08: bytes.append(UInt8(ascii: "b"))
        case 0x09: bytes.append(UInt8(ascii: "t"))
        case 0x0A: bytes.append(UInt8(ascii: "n"))
        case 0x0C: bytes.append(UInt8(ascii: "f"))
        case 0x0D: bytes.append(UInt8(ascii: "r"))
        case 0x20...: bytes.append(byte)
        default:
            let digits = Array("0123456789abcdef".utf8)
            bytes.append(contentsOf: "u00".utf8)
            bytes.append(digits[Int(byte >> 4)])
            bytes.append(digits[Int(byte & 0xF)])
        }
    }
}
