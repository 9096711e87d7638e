/// A change to the text of a property list.
public struct PropertyListEdit: Sendable, Hashable {
    /// UTF-8 byte offsets in the file.
    public let range: Range<Int>
    public let replacement: String
}

extension PropertyListFile {
    /// What makes a key of the outermost dictionary true. Nil for a file that is no XML text, and where an edit would
    /// not do it.
    public func edit(settingTrue key: String) -> PropertyListEdit? {
        guard let edit = value[key] == nil ? insertion(of: key) : replacement(of: key) else { return nil }
        var edited = bytes
        edited.replaceSubrange(edit.range, with: edit.replacement.utf8)
        guard let list = try? PropertyLists.parse(edited, path: path), list[key] == .boolean(true) else { return nil }
        return edit
    }

    /// A line before the end of the outermost dictionary, indented as the lines before it.
    private func insertion(of key: String) -> PropertyListEdit? {
        guard let end = endOfOutermostDictionary else { return nil }
        let indentation = firstKeyIndentation
        let isOwnLine = lineStart(of: end) + spaces(from: lineStart(of: end)).count == end
        let separator = usesCarriageReturns ? "\r\n" : "\n"
        let line = "<key>\(key)</key>"
        guard isOwnLine, let indentation else {
            return PropertyListEdit(range: end..<end, replacement: "\(line)<true/>")
        }
        let start = lineStart(of: end)
        let text = [line, "<true/>"].map { indentation + $0 + separator }.joined()
        return PropertyListEdit(range: start..<start, replacement: text)
    }

    /// `<true/>` instead of the `<false/>` behind the key.
    private func replacement(of key: String) -> PropertyListEdit? {
        let written = "<false/>"
        let place = place(ofText: written, behindKey: key)
        guard bytes[place.range].elementsEqual(written.utf8) else { return nil }
        return PropertyListEdit(range: place.range, replacement: "<true/>")
    }

    private var endOfOutermostDictionary: Int? {
        bytes.lastRange(of: "</dict>")?.lowerBound
    }

    /// What stands before the first key, if it begins its line.
    private var firstKeyIndentation: String? {
        guard let key = bytes.firstRange(of: Array("<key>".utf8))?.lowerBound else { return nil }
        let start = lineStart(of: key)
        let spaces = spaces(from: start)
        return start + spaces.count == key ? String(decoding: spaces, as: UTF8.self) : nil
    }

    private func lineStart(of offset: Int) -> Int {
        bytes[..<offset].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    }

    private func spaces(from start: Int) -> ArraySlice<UInt8> {
        bytes[start...].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    }

    private var usesCarriageReturns: Bool { bytes.firstRange(of: Array("\r\n".utf8)) != nil }
}

extension [UInt8] {
    fileprivate func lastRange(of text: StaticString) -> Range<Int>? {
        let length = text.utf8CodeUnitCount
        guard count >= length else { return nil }
        for start in stride(from: count - length, through: 0, by: -1) {
            if (0..<length).allSatisfy({ self[start + $0] == text.utf8Start[$0] }) { return start..<start + length }
        }
        return nil
    }
}
