import Linter
import Project
import SwiftSource

/// Changes of files as a patch that `git apply` and `patch -p1` accept.
///
/// Paths are relative to the working directory where the files stand below it, else to the root of the file system. The
/// file that a symbolic link leads to is named in place of the link.
public struct PatchReport: Sendable {
    private let workingDirectory: String

    /// - Parameter workingDirectory: Absolute, without symbolic links.
    public init(workingDirectory: String = PathText.resolved("") ?? "/") { self.workingDirectory = workingDirectory }

    public func render(_ files: [FixedFile]) -> [UInt8] {
        var patch: [UInt8] = []
        for file in files where file.before != file.after {
            let path = relativePath(of: file.path)
            patch += (file.before == nil ? "--- /dev/null\n" : Self.header("---", "a/" + path)).utf8
            patch += Self.header("+++", "b/" + path).utf8
            patch += UnifiedDiff(LineDifference.lines(from: file.before ?? [], to: file.after)).bytes
        }
        return patch
    }

    private func relativePath(of path: String) -> String {
        let normalized = PathText.normalized(path)
        guard let absolute = PathText.resolved(path) else { return String(normalized.drop { $0 == "/" }) }
        let below = PathText.isPath(absolute, below: workingDirectory) ? workingDirectory : "/"
        return String(absolute.dropFirst(below.utf8.count == 1 ? 1 : below.count + 1))
    }

    private static func header(_ mark: String, _ path: String) -> String {
        guard path.utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x7F && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") })
        else { return "\(mark) \(quoted(path))\n" }
        // What follows a tab is no part of the name, so names with spaces end with one.
        return "\(mark) \(path)\(path.contains(" ") ? "\t" : "")\n"
    }

    /// The name as a string of C.
    private static func quoted(_ path: String) -> String {
        var text = "\""
        for scalar in path.unicodeScalars {
            switch scalar {
            case "\"", "\\": text += "\\\(scalar)"
            case "\n": text += "\\n"
            case "\t": text += "\\t"
            case _ where scalar.value < 0x20 || scalar.value == 0x7F:
                let octal = String(scalar.value, radix: 8)
                text += "\\" + String(repeating: "0", count: 3 - octal.count) + octal
            default: text.unicodeScalars.append(scalar)
            }
        }
        return text + "\""
    }
}
