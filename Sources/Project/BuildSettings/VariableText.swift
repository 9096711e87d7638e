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

    static func parts(of text: String) -> [Part] {
        let bytes = Array(text.utf8)
        let closings = closings(in: bytes)
        var parts: [Part] = []
        var literalStart = 0
        var position = 0
        while let dollar = bytes[position...].firstIndex(of: UInt8(ascii: "$")) {
            guard let (inside, end) = variable(in: bytes, closings, after: dollar + 1) else {
                position = dollar + 1
                continue
            }
            if dollar > literalStart { parts.append(.literal(Self.text(bytes[literalStart..<dollar]))) }
            parts.append(.variable(Variable(bytes[inside])))
            position = end
            literalStart = end
        }
        if literalStart < bytes.count { parts.append(.literal(Self.text(bytes[literalStart...]))) }
        return parts
    }

    fileprivate static func text(_ bytes: ArraySlice<UInt8>) -> String { String(decoding: bytes, as: UTF8.self) }

    /// What stands inside the brackets behind a dollar sign, and where the variable ends.
    private static func variable(
        in bytes: [UInt8], _ closings: [Int: Int], after start: Int
    ) -> (inside: Range<Int>, end: Int)? {
        if let closing = closings[start] { return ((start + 1)..<closing, closing + 1) }
        let length = bytes[start...].prefix(while: isName).count
        return length == 0 ? nil : (start..<(start + length), start + length)
    }

    /// Where each bracket that is closed is closed. Found for all of them at once, because searching the end of each
    /// would take for ever in a text of brackets that stay open.
    private static func closings(in bytes: [UInt8]) -> [Int: Int] {
        var closings: [Int: Int] = [:]
        var round: [Int] = []
        var curly: [Int] = []
        var square: [Int] = []
        for (index, byte) in bytes.enumerated() {
            switch byte {
            case UInt8(ascii: "("): round.append(index)
            case UInt8(ascii: "{"): curly.append(index)
            case UInt8(ascii: "["): square.append(index)
            case UInt8(ascii: ")"): if let opening = round.popLast() { closings[opening] = index }
            case UInt8(ascii: "}"): if let opening = curly.popLast() { closings[opening] = index }
            case UInt8(ascii: "]"): if let opening = square.popLast() { closings[opening] = index }
            default: break
            }
        }
        return closings
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
        name = pieces.popFirst().map { VariableText.text($0) } ?? ""
        modifiers = pieces.map { piece in
            let sides = piece.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
            return VariableText.Modifier(
                name: VariableText.text(sides[0]),
                operand: sides.count > 1 ? VariableText.text(sides[1]) : nil)
        }
        spelling = "$(\(VariableText.text(inside)))"
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
