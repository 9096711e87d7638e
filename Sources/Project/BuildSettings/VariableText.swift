/// Takes the value of a build setting apart into variables and what stands between them.
struct VariableText {
    enum Part: Hashable {
        case literal(String)
        case variable(Variable)
    }

    struct Variable: Hashable {
        /// May hold variables itself.
        var name: String
        var modifiers: [Modifier]
        /// As `$(…)`, however it is written.
        var spelling: String
    }

    /// `:lower`, or `:default=Habit` with an operand.
    struct Modifier: Hashable {
        var name: String
        var operand: String?
    }

    /// In bytes. Keeps a text full of brackets that never end from being searched to its end for each of them.
    private static let longest = 1024

    static func parts(of text: String) -> [Part] {
        let bytes = Array(text.utf8)
        var parts: [Part] = []
        var literalStart = 0
        var position = 0
        while let dollar = bytes[position...].firstIndex(of: UInt8(ascii: "$")) {
            guard let (inside, end) = variable(in: bytes, after: dollar + 1) else {
                position = dollar + 1
                continue
            }
            if dollar > literalStart { parts.append(.literal(String(decoding: bytes[literalStart..<dollar], as: UTF8.self))) }
            parts.append(.variable(Variable(bytes[inside])))
            position = end
            literalStart = end
        }
        if literalStart < bytes.count { parts.append(.literal(String(decoding: bytes[literalStart...], as: UTF8.self))) }
        return parts
    }

    /// What stands inside the brackets behind a dollar sign, and where the variable ends.
    private static func variable(in bytes: [UInt8], after start: Int) -> (inside: Range<Int>, end: Int)? {
        guard start < bytes.count else { return nil }
        let opening = bytes[start]
        let closing: UInt8
        switch opening {
        case UInt8(ascii: "("): closing = UInt8(ascii: ")")
        case UInt8(ascii: "{"): closing = UInt8(ascii: "}")
        case UInt8(ascii: "["): closing = UInt8(ascii: "]")
        default:
            let length = bytes[start...].prefix(while: isName).count
            return length == 0 ? nil : (start..<(start + length), start + length)
        }
        var depth = 1
        for index in (start + 1)..<min(start + longest, bytes.count) {
            if bytes[index] == opening { depth += 1 }
            if bytes[index] == closing { depth -= 1 }
            if depth == 0 { return ((start + 1)..<index, index + 1) }
        }
        return nil
    }

    private static func isName(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
            true
        default: false
        }
    }
}

extension VariableText.Variable {
    fileprivate init(_ inside: ArraySlice<UInt8>) {
        var pieces = Self.pieces(of: inside)[...]
        name = pieces.popFirst().map { String(decoding: $0, as: UTF8.self) } ?? ""
        modifiers = pieces.map { piece in
            let sides = piece.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
            return VariableText.Modifier(
                name: String(decoding: sides[0], as: UTF8.self),
                operand: sides.count > 1 ? String(decoding: sides[1], as: UTF8.self) : nil)
        }
        spelling = "$(\(String(decoding: inside, as: UTF8.self)))"
    }

    /// What stands between the colons, but for those inside of other variables.
    private static func pieces(of inside: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
        var pieces: [ArraySlice<UInt8>] = []
        var start = inside.startIndex
        var depth = 0
        for index in inside.indices {
            switch inside[index] {
            case UInt8(ascii: "("), UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
            case UInt8(ascii: ")"), UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
            case UInt8(ascii: ":") where depth == 0:
                pieces.append(inside[start..<index])
                start = index + 1
            default: break
            }
        }
        return pieces + [inside[start...]]
    }
}
