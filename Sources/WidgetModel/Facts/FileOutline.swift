import SwiftSource

/// Which names a file declares, as far as another file may ask for it by one of them, and whether it is one to begin
/// with. Read from tokens alone, at a fraction of the cost of ``FileFacts``, so that most files of a project are never
/// parsed.
public struct FileOutline: Sendable, Equatable {
    /// Sorted, each once.
    public let keys: [NameKey]
    /// Whether a word stands in the file that makes or serves a widget.
    public let isRoot: Bool
    /// Whether a comment of the file may speak to widgetlint.
    public let mayHoldDirective: Bool
    /// Hash of the text, by which a later reading of the file is known to be the same.
    public let textHash: UInt64

    /// - Parameter tokens: The lexer's, or those of a tree.
    public init(_ tokens: TokenPointers, in bytes: UnsafeBufferPointer<UInt8>) {
        var reader = OutlineReader(tokens, bytes)
        reader.read()
        keys = reader.keys.sorted().withoutRepeated()
        isRoot = reader.isRoot
        mayHoldDirective = DirectiveSearch.mayFind(in: bytes)
        textHash = TextHash.of(bytes)
    }

    /// Takes the outline of a text without making more tokens of it than are needed.
    ///
    /// - Parameter isThorough: Makes all of them, which must not matter.
    public init(
        of bytes: UnsafeBufferPointer<UInt8>, using buffers: inout SyntaxBuffers, isThorough: Bool = false
    ) {
        // Whether a root word stands between braces can be seen only there.
        let needsAll = isThorough || RootWordSearch.mayFind(in: bytes)
        let outline = needsAll ? nil : buffers.withOutlineTokens(of: bytes) { FileOutline($0, in: bytes) }
        self = outline ?? buffers.withTokens(of: bytes) { FileOutline($0, in: bytes) }
    }

    public init(_ tree: SyntaxTree) {
        self = tree.tokens.withPointers { tokens in
            tree.bytes.withUnsafeBufferPointer { FileOutline(tokens, in: $0) }
        }
    }

    /// Whether it was taken from the text of this tree.
    public func isTaken(from tree: SyntaxTree) -> Bool { textHash == TextHash.of(tree.bytes) }

    /// Whether another text of the file declares the same names.
    /// Whether rules may begin with a file of this text, by its bytes alone.
    public static func mayBeRoot(_ bytes: [UInt8]) -> Bool {
        bytes.withUnsafeBufferPointer { RootWordSearch.mayFind(in: $0) }
    }

    func namesTheSame(as other: FileOutline) -> Bool { keys == other.keys && isRoot == other.isRoot }
}

/// A name together with what it is the name of, as a number. Two names may share one: it only says where to look.
public struct NameKey: Hashable, Comparable, Sendable {
    let rawValue: UInt32

    private enum Role: UInt32 {
        case type, conformance, member, global
    }

    private init(_ hash: UInt32, _ role: Role) { rawValue = hash & ~3 | role.rawValue }

    /// A type or typealias outside other types.
    static func type(_ name: some Collection<UInt8>) -> NameKey { NameKey(hash(name), .type) }
    /// An extension that may name protocols for a type.
    static func conformance(of type: some Collection<UInt8>) -> NameKey { NameKey(hash(type), .conformance) }
    /// A member that an extension of a type declares.
    static func member(_ name: some Collection<UInt8>, of type: some Collection<UInt8>) -> NameKey {
        NameKey(hash(name, from: hash(type)), .member)
    }
    /// A function, variable or constant outside types.
    static func global(_ name: some Collection<UInt8>) -> NameKey { NameKey(hash(name), .global) }

    public static func < (left: NameKey, right: NameKey) -> Bool { left.rawValue < right.rawValue }

    private static func hash(_ name: some Collection<UInt8>, from start: UInt32 = 0x811c_9dc5) -> UInt32 {
        name.withContiguousStorageIfAvailable { hash($0, from: start) }
            ?? Array(name).withUnsafeBufferPointer { hash($0, from: start) }
    }

    /// FNV-1a
    private static func hash(_ name: UnsafeBufferPointer<UInt8>, from start: UInt32) -> UInt32 {
        var hash = start
        for byte in name { hash = (hash ^ UInt32(byte)) &* 0x0100_0193 }
        return hash
    }
}

extension [NameKey] {
    /// The same without equal neighbours.
    fileprivate func withoutRepeated() -> [NameKey] {
        var result: [NameKey] = []
        result.reserveCapacity(count)
        for key in self where key != result.last { result.append(key) }
        return result
    }
}
