/// What a byte can be part of, as a set of bits looked up in a table of 256.
struct ByteClass: OptionSet {
    let rawValue: UInt8

    /// `a…z A…Z _`
    static let identifierStart = ByteClass(rawValue: 1 << 0)
    /// `a…z A…Z _ $ 0…9`
    static let identifierContinue = ByteClass(rawValue: 1 << 1)
    /// `0…9`
    static let digit = ByteClass(rawValue: 1 << 2)
    /// `0…9 a…f A…F`
    static let hexDigit = ByteClass(rawValue: 1 << 3)
    /// The ASCII characters an operator is made of.
    static let operatorCharacter = ByteClass(rawValue: 1 << 4)
    /// Part of a scalar outside ASCII, or not UTF-8.
    static let nonASCII = ByteClass(rawValue: 1 << 5)
    /// An operator behind this byte does not touch an operand: white space, an opening bracket, a separator, NUL.
    static let noOperandBefore = ByteClass(rawValue: 1 << 6)
    /// An operator in front of this byte does not touch an operand: white space, a closing bracket, a separator, NUL.
    static let noOperandAfter = ByteClass(rawValue: 1 << 7)

    /// Bytes that may stand behind the first one of an operator.
    static let mayFollowInOperator: ByteClass = [.operatorCharacter, .nonASCII]

    static let table: [UInt8] = (0...255).map { classify(UInt8(truncatingIfNeeded: $0)).rawValue }

    private static func classify(_ byte: UInt8) -> ByteClass {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "f"), UInt8(ascii: "A")...UInt8(ascii: "F"):
            [.identifierStart, .identifierContinue, .hexDigit]
        case UInt8(ascii: "g")...UInt8(ascii: "z"), UInt8(ascii: "G")...UInt8(ascii: "Z"), UInt8(ascii: "_"):
            [.identifierStart, .identifierContinue]
        case UInt8(ascii: "0")...UInt8(ascii: "9"):
            [.identifierContinue, .digit, .hexDigit]
        case UInt8(ascii: "$"):
            .identifierContinue
        case UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "*"),
            UInt8(ascii: "%"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "!"), UInt8(ascii: "&"),
            UInt8(ascii: "|"), UInt8(ascii: "^"), UInt8(ascii: "~"), UInt8(ascii: "."), UInt8(ascii: "?"):
            .operatorCharacter
        case 0x20, 0x0D, 0x0A, 0x09, UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"), 0:
            [.noOperandBefore, .noOperandAfter]
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
            .noOperandBefore
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
            .noOperandAfter
        case 0x80...0xFF:
            .nonASCII
        default:
            []
        }
    }
}
