/// Why a text is not JSON.
public struct JSONError: Error, Sendable, Hashable, CustomStringConvertible {
    /// UTF-8 byte offset of the place that is wrong; the length of the text when something is missing at its end.
    public let offset: Int
    /// What is wrong there, in one sentence without a full stop.
    public let message: String

    public init(offset: Int, message: String) {
        self.offset = offset
        self.message = message
    }

    public var description: String { "\(message) (at byte \(offset))" }
}
