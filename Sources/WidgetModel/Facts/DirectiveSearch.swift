import SwiftSource

/// Tells by bytes alone that no comment of a text speaks to widgetlint, which is so in nearly all. It may take a word
/// in a string for one.
public struct DirectiveSearch {
    private let base: UnsafePointer<UInt8>
    private let end: Int

    public static func mayFind(in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let base = bytes.baseAddress else { return false }
        return DirectiveSearch(base: base, end: bytes.count).mayFind()
    }

    public static func mayFind(in bytes: [UInt8]) -> Bool { bytes.withUnsafeBufferPointer { mayFind(in: $0) } }

    /// Looks for `dg`, which few words have, and then for the word around it.
    private func mayFind() -> Bool {
        var offset = 2
        let step = 2 * ByteVector.count
        while offset + step < end {
            let found = pairs(at: offset) | pairs(at: offset + ByteVector.count)
            if !found.isZero, (offset..<offset + step).contains(where: isWord) { return true }
            offset += step
        }
        while offset < end {
            if isWord(around: offset) { return true }
            offset += 1
        }
        return false
    }

    @inline(__always)
    private func pairs(at offset: Int) -> ByteVector {
        ByteVector(base + offset).equal(to: UInt8(ascii: "d")) & ByteVector(base + offset + 1).equal(to: UInt8(ascii: "g"))
    }

    private func isWord(around offset: Int) -> Bool {
        let word: StaticString = "widgetlint"
        guard offset - 2 + word.utf8CodeUnitCount <= end else { return false }
        for index in 0..<word.utf8CodeUnitCount where base[offset - 2 + index] != word.utf8Start[index] { return false }
        return true
    }
}
