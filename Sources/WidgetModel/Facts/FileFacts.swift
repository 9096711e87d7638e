import SwiftSource

/// What the model needs to know of a file before it looks at any other. Depends on the file's text alone.
public struct FileFacts: Sendable {
    /// In source order; a type stands before its members.
    public internal(set) var declarations: [Declaration] = []
    /// Declarations that look like a provider's placeholder, as indices.
    public internal(set) var placeholders: [Int] = []
    /// Names behind `import`.
    public internal(set) var imports: [String] = []
    /// Calls of `StaticConfiguration`, `ActivityConfiguration` and the like.
    public internal(set) var configurations: [NodeID] = []
    /// Calls of `containerBackground`.
    public internal(set) var containerBackgrounds: [NodeID] = []
    /// Whether a word stands in the file that only widget code uses, so that rules on any code look at it.
    public internal(set) var namesWidgetAPI = false
    /// Hash of the text, by which a later reading of the file is known to be the same.
    public let textHash: UInt64

    public init(_ tree: SyntaxTree) {
        textHash = FileFacts.hash(tree.bytes)
        var collector = FactCollector(tree)
        collector.collect(into: &self)
        placeholders = declarations.indices.filter { Placeholder.looksLikePlaceholder(declarations[$0]) }
    }

    /// Whether two texts declare the same, wherever it stands in them: then they link alike.
    func declaresTheSame(as other: FileFacts) -> Bool {
        declarations.count == other.declarations.count
            && zip(declarations, other.declarations).allSatisfy { $0.isInterchangeable(with: $1) }
    }

    /// FNV-1a over eight bytes at a time.
    public static func hash(_ bytes: [UInt8]) -> UInt64 {
        bytes.withUnsafeBytes { buffer in
            var hash: UInt64 = 0xcbf2_9ce4_8422_2325 ^ UInt64(buffer.count)
            var offset = 0
            while offset + 8 <= buffer.count {
                hash = (hash ^ buffer.loadUnaligned(fromByteOffset: offset, as: UInt64.self)) &* 0x0000_0100_0000_01b3
                hash ^= hash >> 29
                offset += 8
            }
            while offset < buffer.count {
                hash = (hash ^ UInt64(buffer[offset])) &* 0x0000_0100_0000_01b3
                offset += 1
            }
            return hash
        }
    }
}
