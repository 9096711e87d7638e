import SwiftSource

/// Rules out nearly all names in code that are none of a few, without making strings of them.
public struct NameFilter: Sendable {
    /// A bit for each hash.
    private let bits: [UInt64]
    private static let bitCount = 1 << 14

    public init(_ names: some Sequence<String>) {
        var bits = [UInt64](repeating: 0, count: Self.bitCount / 64)
        for name in names {
            let hash = Self.hash(name.utf8)
            bits[hash >> 6] |= 1 << UInt64(hash & 63)
        }
        self.bits = bits
    }

    /// Whether the name of a node may be one of the names.
    public func mayContain(nameOf node: Node) -> Bool {
        guard let token = node.tree.detail(node.id) else { return false }
        return mayContain(hash: Self.hash(ofToken: token, in: node.tree))
    }

    /// Whether one of the names may have this ``hash(_:)``.
    func mayContain(hash: Int) -> Bool { bits[hash >> 6] >> UInt64(hash & 63) & 1 != 0 }

    /// The hash of a token without its back-quotes.
    public static func hash(ofToken token: Int, in tree: SyntaxTree) -> Int {
        let bytes = tree.bytes[tree.range(ofToken: token)]
        return hash(bytes.first == UInt8(ascii: "`") ? bytes.dropFirst().dropLast() : bytes)
    }

    /// FNV-1a, folded. Several names may share one.
    public static func hash(_ name: some Collection<UInt8>) -> Int {
        var hash: UInt32 = 0x811c_9dc5
        for byte in name { hash = (hash ^ UInt32(byte)) &* 0x0100_0193 }
        return Int((hash >> 14 ^ hash) & UInt32(bitCount - 1))
    }
}
