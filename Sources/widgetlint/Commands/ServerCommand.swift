import LanguageServer
import Linter
import Rules

/// `server`.
enum ServerCommand {
    /// - Returns: The exit code the server asks for.
    static func run() -> Int32 {
        runLanguageServer(LanguageServerOptions(version: ToolVersion.current, pages: RulePages.all))
    }
}
