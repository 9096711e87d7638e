#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Standard output and standard error.
enum StandardStreams {
    /// Writes the output of a command.
    ///
    /// A reader that has seen enough (`| head`) is no failure; any other trouble is.
    static func print(_ text: String) -> ExitCode { print(Array(text.utf8)) }

    static func print(_ bytes: [UInt8]) -> ExitCode {
        ignoreBrokenPipes()
        let code = write(bytes, to: STDOUT_FILENO)
        guard code != 0, code != EPIPE else { return .clean }
        report("error: cannot write to standard output: \(String(cString: strerror(code)))")
        return .failure
    }

    /// Writes a line for the user to standard error.
    static func report(_ message: String) {
        ignoreBrokenPipes()
        _ = write(Array("widgetlint: \(message)\n".utf8), to: STDERR_FILENO)
    }

    /// Writes to standard error what would stand in the way on standard output.
    static func printError(_ bytes: [UInt8]) {
        ignoreBrokenPipes()
        _ = write(bytes, to: STDERR_FILENO)
    }

    /// Writing to a closed pipe shall give an error instead of ending the process.
    private static func ignoreBrokenPipes() { signal(SIGPIPE, SIG_IGN) }

    /// Writes everything to an open descriptor.
    ///
    /// - Returns: 0, or the `errno` of the write that failed.
    static func write(_ bytes: [UInt8], to descriptor: Int32) -> Int32 {
        bytes.withUnsafeBytes { buffer in
            var offset = 0
            while offset < buffer.count {
                let rest = UnsafeRawBufferPointer(rebasing: buffer[offset...])
                let count = systemWrite(descriptor, rest.baseAddress, rest.count)
                if count >= 0 {
                    offset += count
                } else if errno != EINTR {
                    return errno
                }
            }
            return 0
        }
    }
}

/// `write(2)`, out of the shadow of `StandardStreams.write`.
private func systemWrite(_ descriptor: Int32, _ buffer: UnsafeRawPointer?, _ count: Int) -> Int {
    write(descriptor, buffer, count)
}
