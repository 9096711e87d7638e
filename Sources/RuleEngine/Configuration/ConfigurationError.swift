import SwiftSource

/// Why a configuration does not count: what is wrong in one of its files.
public struct ConfigurationError: Error, Sendable, Hashable, CustomStringConvertible {
    /// What stands in the place of a rule's id in findings about a configuration.
    public static let rule = "configuration"

    /// Path of the file, as it shall appear in findings.
    public let path: String
    /// Text of the file; `nil` when it could not be read.
    public let bytes: [UInt8]?
    /// At least one, in the order of the text.
    public let problems: [ConfigurationProblem]
    /// Where other files extend this one, the nearest first; empty for one that counts by itself.
    public var extenders: [ConfigurationExtender] = []

    public init(path: String, bytes: [UInt8]?, problems: [ConfigurationProblem]) {
        self.path = path
        self.bytes = bytes
        self.problems = problems.sorted { $0.range.lowerBound < $1.range.lowerBound }
    }

    /// The problems as findings of the file, errors all of them.
    public var findings: [Finding] {
        problems.map { problem in
            var fixes: [Fix] = []
            if let replacement = problem.replacement {
                // Not a safe one: what was meant is a guess.
                let edit = TextEdit(path: path, range: problem.range, replacement: replacement)
                fixes = [Fix(title: "Write \(replacement)", safety: .unsafe, edits: [edit])]
            }
            return Finding(
                rule: Self.rule, severity: .error, path: path, range: problem.range, message: problem.message,
                why: problem.why, help: problem.help, related: extenders.map(\.related), fixes: fixes)
        }
    }

    /// Texts of the files that the findings point into, by path.
    public var texts: [String: [UInt8]] {
        var texts: [String: [UInt8]] = [:]
        for extender in extenders { texts[extender.path] = extender.bytes }
        if let bytes { texts[path] = bytes }
        return texts
    }

    /// A line for each problem, in the compilers' way.
    public var description: String {
        let lines = LineTable(bytes ?? [])
        return problems.map { problem in
            let (line, column) = lines.position(at: problem.range.lowerBound)
            let place = bytes == nil ? path : "\(path):\(line):\(column)"
            return "\(place): \(problem.message)"
        }.joined(separator: "\n")
    }
}

/// The place at which a configuration names another one that it extends.
public struct ConfigurationExtender: Sendable, Hashable {
    public let path: String
    public let bytes: [UInt8]
    /// UTF-8 byte offsets in the file.
    public let range: Range<Int>

    public init(path: String, bytes: [UInt8], range: Range<Int>) {
        self.path = path
        self.bytes = bytes
        self.range = range
    }

    var related: RelatedLocation { RelatedLocation(path: path, range: range, message: "extended here") }
}

/// What is wrong with the configurations of a run.
public struct ConfigurationErrors: Error, Sendable, Hashable, CustomStringConvertible {
    /// At least one, sorted by path, no path twice.
    public let errors: [ConfigurationError]

    public init(_ errors: [ConfigurationError]) { self.errors = errors }

    public var description: String { errors.map(\.description).joined(separator: "\n") }
}
