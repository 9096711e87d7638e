/// A text with edits made, and the way from places in the old text to those in the new one.
///
/// What is inserted gets the line breaks of the text. A byte-order mark stays in front, and whether the text ends
/// with a line break stays as it was.
public struct EditedText: Sendable {
    public let bytes: [UInt8]
    /// UTF-8 byte ranges that were replaced, and those that took their places, in order.
    let changes: [(old: Range<Int>, new: Range<Int>)]

    /// - Parameter edits: In the order of their ranges, which do not overlap and lie in the text.
    public init(_ old: [UInt8], applying edits: [TextEdit]) {
        let ending = LineEnding.first(in: old)
        let start = old.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        var bytes: [UInt8] = []
        var changes: [(old: Range<Int>, new: Range<Int>)] = []
        var copied = 0
        for edit in edits {
            let range = max(start, edit.range.lowerBound)..<max(start, edit.range.upperBound)
            bytes += old[copied..<range.lowerBound]
            let place = bytes.count
            bytes += LineEnding.rewrite(edit.replacement, as: ending)
            changes.append((range, place..<bytes.count))
            copied = range.upperBound
        }
        bytes += old[copied...]
        Self.keepEnd(of: old, in: &bytes, ending)
        self.bytes = bytes
        self.changes = changes
    }

    private static func keepEnd(of old: [UInt8], in bytes: inout [UInt8], _ ending: [UInt8]) {
        guard let last = old.last, !bytes.isEmpty else { return }
        let wasEnded = last == 0x0A || last == 0x0D
        let isEnded = bytes.last == 0x0A || bytes.last == 0x0D
        if wasEnded, !isEnded { bytes += ending }
        while !wasEnded, bytes.last == 0x0A || bytes.last == 0x0D { bytes.removeLast() }
    }

    /// Where what stood at `offset` of the old text can now stand: one place, or, at an edit, the text that took its
    /// place and what follows.
    public func places(of offset: Int) -> ClosedRange<Int> {
        var growth = 0
        for change in changes {
            if offset < change.old.lowerBound { break }
            if offset <= change.old.upperBound { return change.new.lowerBound...change.new.upperBound }
            growth = change.new.upperBound - change.old.upperBound
        }
        return offset + growth...offset + growth
    }

    /// Whether an edit can be made in a text: it lies in it, and cuts no character in two.
    public static func admits(_ edit: TextEdit, in bytes: [UInt8]) -> Bool {
        guard edit.range.lowerBound >= 0, edit.range.upperBound <= bytes.count else { return false }
        return [edit.range.lowerBound, edit.range.upperBound].allSatisfy { offset in
            offset == bytes.count || bytes[offset] & 0xC0 != 0x80
        }
    }
}
