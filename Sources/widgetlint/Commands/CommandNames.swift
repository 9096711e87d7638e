#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

import RuleEngine

/// The names of commands in arguments.
enum CommandNames {
    /// Finds a misspelt command in what was taken for the first path: a word that looks like no path and leads nowhere.
    static func check(_ request: LintRequest) throws(UsageError) {
        guard !request.isCommandGiven, let word = request.paths.first, !word.contains("/"), !word.contains("."),
            access(word, F_OK) != 0, let command = Spelling.nearest(to: word, among: Command.allCases.map(\.rawValue))
        else { return }
        throw UsageError("\(word) is neither a command nor a file; did you mean widgetlint \(command)?")
    }
}
