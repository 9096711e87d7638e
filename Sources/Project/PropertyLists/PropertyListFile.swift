/// A property list on disk, with its text, so that findings can point into it.
public struct PropertyListFile: Sendable, Hashable {
    public let path: String
    public let value: PropertyListValue
    let bytes: [UInt8]

    public init(path: String, bytes: [UInt8]) throws(ProjectProblem) {
        self.path = path
        self.bytes = bytes
        value = try PropertyLists.parse(bytes, path: path)
    }

    /// Where the name of a key first stands; the file's beginning when it does not, or when the file is no text.
    public func place(ofKey key: String) -> FilePlace {
        let name = Array(key.utf8)
        let end = Array("</key>".utf8)
        var offset = 0
        while offset + name.count <= bytes.count {
            guard let start = bytes[offset...].firstRange(of: name)?.lowerBound else { break }
            let range = start..<start + name.count
            offset = range.upperBound
            let isInTag = start > 0 && bytes[start - 1] == UInt8(ascii: ">")
            let isElement = isInTag && bytes[range.upperBound...].starts(with: end)
            let isOpenStep = bytes[range.upperBound...].drop { $0 == 0x22 || $0 == 0x20 }.first == UInt8(ascii: "=")
            if isElement || isOpenStep { return FilePlace(path: path, range: range) }
        }
        return start
    }

    /// Where a text stands behind a key; the key's own place when it does not.
    public func place(ofText text: String, behindKey key: String) -> FilePlace {
        let key = place(ofKey: key)
        guard let range = bytes[key.range.upperBound...].firstRange(of: Array(text.utf8)) else { return key }
        return FilePlace(path: path, range: range)
    }

    /// The file's first line.
    public var start: FilePlace {
        FilePlace(path: path, range: 0..<(bytes.firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count))
    }
}
