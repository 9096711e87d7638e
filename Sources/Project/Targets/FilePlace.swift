/// A place in one of the project's files.
public struct FilePlace: Sendable, Hashable {
    public let path: String
    /// UTF-8 byte offsets in the file.
    public let range: Range<Int>

    public init(path: String, range: Range<Int>) {
        self.path = path
        self.range = range
    }
}
