/// What a link says about where it leads.
struct LinkAddress {
    /// Percent encoding resolved, without query and anchor; empty for a place in the same file.
    let path: String
    /// As written.
    let rawPath: String
    /// Percent encoding resolved; nil when the link names none.
    let anchor: String?
    /// Whether the path begins at the root of the repository.
    let isAbsolute: Bool
    /// Whether the link asks for a file as it is, in which case anchors are lines.
    let isPlain: Bool

    /// Nil for what leads to other servers, and for what was never meant as an address.
    init?(_ destination: [UInt8]) {
        // By bytes: a `#` before some symbols of emoji is one character with them.
        guard !destination.isEmpty, !destination.starts(with: "//".utf8), !LinkAddress.hasScheme(destination),
            // Holes of a template, and paths of another system.
            !destination.contains(where: LinkAddress.isForeign)
        else { return nil }
        var rest = destination[...]
        var anchor: String?
        if let hash = rest.firstIndex(of: UInt8(ascii: "#")) {
            anchor = LinkAddress.decoded(rest[(hash + 1)...])
            rest = rest[..<hash]
        }
        self.anchor = anchor
        var query: ArraySlice<UInt8> = []
        if let mark = rest.firstIndex(of: UInt8(ascii: "?")) {
            query = rest[mark...]
            rest = rest[..<mark]
        }
        isPlain = !query.isEmpty && String(decoding: query, as: UTF8.self).contains("plain=1")
        rawPath = String(decoding: rest, as: UTF8.self)
        path = LinkAddress.decoded(rest)
        isAbsolute = rest.first == UInt8(ascii: "/")
    }

    private static func isForeign(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "$"), UInt8(ascii: "<"), UInt8(ascii: ">"),
            UInt8(ascii: "|"), UInt8(ascii: "\\"):
            true
        default: false
        }
    }

    /// Whether `readme` stands in an address, in letters of either case.
    static func mayNameReadme(_ destination: [UInt8]) -> Bool {
        let name = "readme".utf8
        return destination.indices.contains { start in
            destination[start] | 0x20 == UInt8(ascii: "r")
                && destination[start...].prefix(name.count).map { $0 | 0x20 }.elementsEqual(name)
        }
    }

    /// Whether the address begins with `name:`.
    static func hasScheme(_ destination: [UInt8]) -> Bool {
        guard let first = destination.first, (0x61...0x7A).contains(first | 0x20) else { return false }
        let rest = destination.drop { byte in
            (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte) || "+.-".utf8.contains(byte)
        }
        return rest.first == UInt8(ascii: ":")
    }

    private static func decoded(_ text: ArraySlice<UInt8>) -> String {
        guard text.contains(UInt8(ascii: "%")) else { return String(decoding: text, as: UTF8.self) }
        var bytes: [UInt8] = []
        let raw = Array(text)
        var position = 0
        while position < raw.count {
            if raw[position] == UInt8(ascii: "%"), position + 2 < raw.count,
                let value = UInt8(String(decoding: raw[position + 1...position + 2], as: UTF8.self), radix: 16)
            {
                bytes.append(value)
                position += 3
            } else {
                bytes.append(raw[position])
                position += 1
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The names that lead to what is meant.
    var components: [String] {
        path.utf8.split(separator: UInt8(ascii: "/")).map { String(Substring($0)) }.filter { $0 != "." }
    }

    /// Whether the path begins like the name of a server, `www.example.com/a` or `github.com/a`.
    var looksLikeServer: Bool {
        guard let first = components.first?.lowercased(), !isAbsolute else { return false }
        if first.hasPrefix("www.") { return true }
        guard components.count > 1, let ending = first.split(separator: ".").last, first.contains("."),
            first.first != "."
        else { return false }
        return ["com", "org", "net", "io", "dev", "app", "me", "co"].contains(ending)
    }
}
