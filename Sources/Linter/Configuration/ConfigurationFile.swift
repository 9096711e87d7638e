import RuleEngine
import SwiftSource

/// A configuration file that was read, and is right as far as it alone can tell.
public struct ConfigurationFile: Sendable {
    /// As findings and messages name it.
    public let path: String
    public let bytes: [UInt8]
    public let content: LintConfiguration
    private let lines: LineTable

    init(path: String, bytes: [UInt8], content: LintConfiguration) {
        self.path = path
        self.bytes = bytes
        self.content = content
        lines = LineTable(bytes)
    }

    /// Who said something that stands in the file at a byte offset.
    public func origin(at offset: Int) -> SettingOrigin { .file(path: path, line: lines.position(at: offset).line) }

    func origin(of value: Located<some Any>) -> SettingOrigin { origin(at: value.range.lowerBound) }
}
