import RuleEngine
import SwiftSource

/// A configuration file that was read, and is right as far as it alone can tell.
public struct ConfigurationFile: Sendable {
    /// As findings and messages name it.
    public let path: String
    public let bytes: [UInt8]
    public let content: LintConfiguration

    /// One-based line of a byte offset.
    public func line(at offset: Int) -> Int { LineTable(bytes).position(at: offset).line }
}
