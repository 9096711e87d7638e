/// Cuts a stream of bytes into the bodies of messages.
///
/// A message is header lines, an empty line, and as many bytes as `Content-Length` says. Header names are compared
/// without case, other headers are ignored, a bare line feed ends a line too. Where a header is unusable, everything up
/// to the next `Content-Length` is passed over. Never more memory is taken than bytes have come.
struct MessageFramer {
    enum Event: Equatable {
        case body([UInt8])
        /// A message over the limit; its body will be passed over.
        case tooLarge(length: Int)
        /// A header that says no length; what is wrong with it.
        case badHeader(String)
    }

    private enum State {
        case header
        case body(length: Int)
        case discarding(rest: Int)
        /// Behind an unusable header: looks for the next `Content-Length`.
        case searching
    }

    /// Bytes of the longest body that is accepted.
    static let bodyLimit = 64 << 20
    /// Bytes of the longest header line that is accepted.
    static let lineLimit = 1 << 16

    private let bodyLimit: Int
    private var state = State.header
    private var buffer: [UInt8] = []
    /// Where the unread bytes of `buffer` begin.
    private var start = 0
    /// How far the present line or search has been looked through.
    private var scanned = 0
    private var length: HeaderLine.Length?
    /// Whether a line of the present header was read.
    private var hasHeaderLine = false

    init(bodyLimit: Int = MessageFramer.bodyLimit) { self.bodyLimit = bodyLimit }

    /// A body with its header, ready to be written.
    static func frame(_ body: [UInt8]) -> [UInt8] {
        Array("Content-Length: \(body.count)\r\n\r\n".utf8) + body
    }

    mutating func append(_ bytes: [UInt8]) {
        if start == buffer.count {
            buffer = bytes
            scanned -= start
            start = 0
        } else {
            // Moving the rest to the front costs as much as was consumed before, at most.
            if start > buffer.count / 2 {
                buffer.removeFirst(start)
                scanned -= start
                start = 0
            }
            buffer.append(contentsOf: bytes)
        }
        scanned = max(scanned, start)
    }

    /// The next event in the bytes so far, or `nil` when more must come.
    mutating func next() -> Event? {
        while true {
            switch state {
            case .header:
                guard let line = takeLine() else { return nil }
                if let event = read(line) { return event }
            case .body(let length):
                guard buffer.count - start >= length else { return nil }
                let body = Array(buffer[start..<(start + length)])
                consume(length)
                state = .header
                return .body(body)
            case .discarding(let rest):
                let count = min(rest, buffer.count - start)
                consume(count)
                guard count == rest else {
                    state = .discarding(rest: rest - count)
                    return nil
                }
                state = .header
            case .searching:
                guard search() else { return nil }
                state = .header
            }
        }
    }

    private mutating func consume(_ count: Int) {
        start += count
        scanned = start
    }

    /// A line without its end; an overlong one is cut so that the search begins.
    private mutating func takeLine() -> Range<Int>? {
        while scanned < buffer.count {
            if buffer[scanned] == 0x0A {
                let hasReturn = scanned > start && buffer[scanned - 1] == 0x0D
                let line = start..<(hasReturn ? scanned - 1 : scanned)
                scanned += 1
                start = scanned
                return line
            }
            scanned += 1
            if scanned - start > Self.lineLimit {
                let line = start..<scanned
                start = scanned
                return line
            }
        }
        return nil
    }

    private mutating func read(_ line: Range<Int>) -> Event? {
        if !line.isEmpty {
            if line.count > Self.lineLimit {
                return fail("a header line is longer than \(Self.lineLimit) bytes")
            }
            hasHeaderLine = true
            if let found = HeaderLine.contentLength(in: buffer[line]) { length = found }
            return nil
        }
        defer {
            length = nil
            hasHeaderLine = false
        }
        switch length {
        // Empty lines between messages are harmless.
        case nil where !hasHeaderLine: return nil
        case nil: return fail("a header without Content-Length")
        case .bad(let text): return fail("a Content-Length that is no length: \(text)")
        case .bytes(let count) where count > bodyLimit:
            state = .discarding(rest: count)
            return .tooLarge(length: count)
        case .bytes(let count):
            state = .body(length: count)
            return nil
        }
    }

    private mutating func fail(_ reason: String) -> Event {
        length = nil
        hasHeaderLine = false
        state = .searching
        scanned = start
        return .badHeader(reason)
    }

    /// Moves to the next `Content-Length`; false when there is none yet.
    private mutating func search() -> Bool {
        if let found = HeaderLine.indexOfName(in: buffer[start...], from: scanned) {
            consume(found - start)
            return true
        }
        // The name may have come in part. The byte in front of it tells whether it is the end of another name.
        let next = max(scanned, buffer.count - HeaderLine.name.count + 1)
        consume(max(start, next - 1) - start)
        scanned = next
        return false
    }
}
