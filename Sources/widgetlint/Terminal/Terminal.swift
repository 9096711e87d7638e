#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// What standard output and standard error are connected to.
enum Terminal {
    /// Of what goes to standard output.
    static func usesColor(_ choice: ColorChoice) -> Bool { usesColor(choice, on: STDOUT_FILENO) }

    /// Of what goes to standard error.
    static func usesColorForErrors(_ choice: ColorChoice) -> Bool { usesColor(choice, on: STDERR_FILENO) }

    private static func usesColor(_ choice: ColorChoice, on descriptor: Int32) -> Bool {
        switch choice {
        case .always: return true
        case .never: return false
        case .auto:
            return isatty(descriptor) != 0 && (environment("NO_COLOR") ?? "").isEmpty && environment("TERM") != "dumb"
        }
    }

    /// Whether a person reads standard error.
    static var showsErrors: Bool { isatty(STDERR_FILENO) != 0 }

    private static func environment(_ name: String) -> String? {
        guard let value = getenv(name) else { return nil }
        return String(cString: value)
    }
}
