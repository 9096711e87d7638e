#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// File descriptors of the process.
enum Descriptors {
    /// Keeps the protocol's output for the server alone: gives a copy of descriptor 1 and points 1 at 2, so that a
    /// stray print lands in the log. `nil` when there is no descriptor to give.
    static func reserveOutput() -> Int32? {
        let copy = fcntl(1, F_DUPFD_CLOEXEC, 3)
        guard copy >= 0 else { return nil }
        dup2(2, 1)
        return copy
    }

    /// Makes a write to a closed pipe an error instead of the end of the process.
    static func ignoreBrokenPipes() {
        signal(SIGPIPE, SIG_IGN)
    }

    /// Writes everything; false when the other side is gone.
    static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
        bytes.withUnsafeBytes { buffer in
            var rest = buffer[...]
            while let base = UnsafeRawBufferPointer(rebasing: rest).baseAddress, !rest.isEmpty {
                #if canImport(Darwin)
                let count = Darwin.write(descriptor, base, rest.count)
                #elseif canImport(Musl)
                let count = Musl.write(descriptor, base, rest.count)
                #else
                let count = Glibc.write(descriptor, base, rest.count)
                #endif
                if count > 0 {
                    rest = rest.dropFirst(count)
                } else if count < 0, errno == EAGAIN || errno == EWOULDBLOCK {
                    waitUntilWritable(descriptor)
                } else if count == 0 || errno != EINTR {
                    return false
                }
            }
            return true
        }
    }

    /// The client may have handed over a descriptor that does not block.
    private static func waitUntilWritable(_ descriptor: Int32) {
        var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        poll(&request, 1, -1)
    }

    /// Whether the process is certainly gone; a process that may not be signalled is there.
    static func isGone(process: Int32) -> Bool {
        kill(process, 0) != 0 && errno == ESRCH
    }
}
