/// Small changes of a text, such as a person in an editor makes.
enum TextMutation {
    private static let pieces = [
        "{", "}", "(", ")", "[", "]", "\"", "\\(", "\n", "#if A\n", "#endif\n", "#else\n", "//", "/*", "*/", "struct V: View {",
        "var body: some View {", ".onTapGesture { }", "if ", "else ", "guard let a else { return }", "switch a { case .b: ",
        "V()", "some ", "<", ">", ",", ":", ".", "?", "!", "await ", "return ", "self.", "extension View {", "`", "\u{301}",
    ].map { Array($0.utf8) }

    static func mutate(_ bytes: [UInt8], using random: inout RandomNumbers) -> [UInt8] {
        var bytes = bytes
        let start = Int.random(in: 0...bytes.count, using: &random)
        let end = min(bytes.count, start + Int.random(in: 0...40, using: &random))
        switch Int.random(in: 0..<6, using: &random) {
        case 0: bytes.removeSubrange(start..<end)
        case 1: bytes.insert(contentsOf: bytes[start..<end], at: end)
        case 2: bytes.insert(contentsOf: pieces.randomElement(using: &random) ?? [], at: start)
        case 3: bytes.insert(UInt8.random(in: 0...255, using: &random), at: start)
        case 4: bytes = Array(bytes.prefix(start))
        default:
            // Two words swapped: names come to mean something else.
            var words = bytes.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
            guard words.count > 1 else { return bytes }
            words.swapAt(
                Int.random(in: 0..<words.count, using: &random), Int.random(in: 0..<words.count, using: &random))
            bytes = Array(words.joined(separator: [UInt8(ascii: " ")]))
        }
        return bytes
    }
}

/// A small generator that gives the same numbers on every machine (SplitMix64, by Guy Steele, Doug Lea and Christine
/// Flood).
struct RandomNumbers: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
        return mixed ^ mixed >> 31
    }
}
