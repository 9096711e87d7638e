import SwiftSource

/// The scheme of a URL, as the project's code writes it.
public struct URLScheme: Sendable, Hashable {
    /// In lower case, without the colon.
    public let name: String
    /// The string that begins with it.
    public let place: CodePlace

    /// The scheme that a text begins with; nil when it begins with none.
    static func name(of text: String) -> String? {
        guard let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")) else { return nil }
        let name = text[..<colon]
        guard let first = name.utf8.first, isLetter(first), name.utf8.allSatisfy({ isLetter($0) || isOtherByte($0) })
        else { return nil }
        return name.lowercased()
    }

    private static func isLetter(_ byte: UInt8) -> Bool { UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20 }

    private static func isOtherByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."): true
        default: false
        }
    }
}
