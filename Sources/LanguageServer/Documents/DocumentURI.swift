/// A document as the client names it.
struct DocumentURI: Hashable, Sendable {
    /// Byte for byte as the client sent it.
    let text: String
    /// Absolute path of the file without `.`, `..` and doubled slashes; `nil` when the URI names no file.
    let path: String?

    init(_ text: String) {
        self.text = text
        path = Self.path(of: text)
    }

    /// The URI of a file.
    init(path: String) {
        text = "file://" + Self.percentEncoded(path)
        self.path = Self.normalized(Array(path.utf8))
    }

    /// What tells documents apart: the file, however its URI is written.
    var key: DocumentKey { path.map { .file($0) } ?? .other(text) }

    private static func path(of text: String) -> String? {
        var rest = Array(text.utf8)[...]
        guard rest.count >= 5, String(decoding: rest.prefix(5), as: UTF8.self).lowercased() == "file:" else {
            return nil
        }
        rest = rest.dropFirst(5)
        if rest.starts(with: "//".utf8) {
            rest = rest.dropFirst(2)
            let host = rest.prefix { $0 != UInt8(ascii: "/") }
            guard host.isEmpty || String(decoding: host, as: UTF8.self).lowercased() == "localhost" else { return nil }
            rest = rest.dropFirst(host.count)
        }
        guard rest.first == UInt8(ascii: "/"), let decoded = percentDecoded(rest) else { return nil }
        return normalized(decoded)
    }

    /// `nil` for an escape without two hexadecimal digits.
    private static func percentDecoded(_ bytes: ArraySlice<UInt8>) -> [UInt8]? {
        var decoded: [UInt8] = []
        decoded.reserveCapacity(bytes.count)
        var rest = bytes
        while let byte = rest.popFirst() {
            if byte == UInt8(ascii: "%") {
                guard let high = rest.popFirst().flatMap(hexValue), let low = rest.popFirst().flatMap(hexValue)
                else { return nil }
                decoded.append(high << 4 | low)
            } else {
                decoded.append(byte)
            }
        }
        return decoded
    }

    private static func hexValue(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
        default: nil
        }
    }

    private static func normalized(_ bytes: [UInt8]) -> String? {
        let path = String(decoding: bytes, as: UTF8.self)
        // A path that is no UTF-8 or holds a zero byte cannot be handed to the system as it is meant.
        guard path.utf8.elementsEqual(bytes), !bytes.contains(0) else { return nil }
        var parts: [Substring] = []
        for part in path.split(separator: "/") {
            switch part {
            case ".": continue
            case "..": _ = parts.popLast()
            default: parts.append(part)
            }
        }
        return "/" + parts.joined(separator: "/")
    }

    private static func percentEncoded(_ path: String) -> String {
        let digits = Array("0123456789ABCDEF".utf8)
        var encoded: [UInt8] = []
        for byte in path.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "-"), UInt8(ascii: "."),
                UInt8(ascii: "_"), UInt8(ascii: "~"):
                encoded.append(byte)
            default:
                encoded += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 0xF)]]
            }
        }
        return String(decoding: encoded, as: UTF8.self)
    }
}

/// What tells documents apart.
enum DocumentKey: Hashable, Sendable {
    case file(String)
    /// A document that is no file, by its URI.
    case other(String)
}
