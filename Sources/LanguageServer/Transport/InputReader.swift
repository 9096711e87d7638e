#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Reads bytes from a descriptor and can be called away from it by other threads.
final class InputReader: Sendable {
    enum Event {
        case bytes([UInt8])
        /// The other side closed its end, or reading failed.
        case end
        /// `interrupt()` was called.
        case interrupted
        /// The time to wait is over.
        case timeout
    }

    private let input: Int32
    private let wakeRead: Int32
    private let wakeWrite: Int32
    /// Bytes read at once.
    private static let chunk = 1 << 16

    /// `nil` when the system has no pipe to give.
    init?(_ input: Int32) {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0, ends.count == 2 else { return nil }
        self.input = input
        wakeRead = ends[0]
        wakeWrite = ends[1]
    }

    deinit {
        close(wakeRead)
        close(wakeWrite)
    }

    /// Makes the reader's present or next wait end.
    func interrupt() {
        _ = Descriptors.write([0], to: wakeWrite)
    }

    /// Whether `interrupt()` was called and `next` has not said so yet.
    var wasInterrupted: Bool {
        var request = pollfd(fd: wakeRead, events: Int16(POLLIN), revents: 0)
        return poll(&request, 1, 0) > 0
    }

    /// Waits for bytes, no longer than `milliseconds`, or without end when it is negative.
    func next(milliseconds: Int32) -> Event {
        while true {
            var requests = [
                pollfd(fd: wakeRead, events: Int16(POLLIN), revents: 0),
                pollfd(fd: input, events: Int16(POLLIN), revents: 0),
            ]
            let count = poll(&requests, 2, milliseconds)
            if count == 0 { return .timeout }
            if count < 0 {
                if errno == EINTR { continue }
                return .end
            }
            if requests[0].revents != 0 { return .interrupted }
            if let event = readAvailable() { return event }
        }
    }

    /// `nil` when there was nothing to read after all.
    private func readAvailable() -> Event? {
        var count = 0
        let bytes = [UInt8](unsafeUninitializedCapacity: Self.chunk) { buffer, initialized in
            count = read(input, buffer.baseAddress, Self.chunk)
            initialized = max(count, 0)
        }
        if count > 0 { return .bytes(bytes) }
        if count < 0, errno == EINTR || errno == EAGAIN || errno == EWOULDBLOCK { return nil }
        return .end
    }
}
