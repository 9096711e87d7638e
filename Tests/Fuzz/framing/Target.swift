@testable import Framing

/// The first line of the input says how long the chunks are, a digit or other byte each, in turn; the rest is the stream.
@_cdecl("LLVMFuzzerTestOneInput")
public func frame(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = UnsafeBufferPointer(start: start, count: count)
    let lineBreak = bytes.firstIndex(of: 0x0A) ?? 0
    let sizes = bytes[..<lineBreak].map { 1 + Int($0 &- UInt8(ascii: "1")) }
    let stream = FuzzInput.text(start.map { $0 + lineBreak }, count - lineBreak)

    let whole = events(of: stream, sizes: [stream.count])
    for body in whole.compactMap(\.body) { require(body.count <= bodyLimit, "a body over the limit") }
    require(events(of: stream, sizes: [1]) == whole, "byte by byte, other messages come out")
    if !sizes.isEmpty { require(events(of: stream, sizes: sizes) == whole, "in chunks, other messages come out") }
    checkWriting(stream)
    return 0
}

/// Short, so that short inputs get over it.
private let bodyLimit = 99

private func events(of stream: [UInt8], sizes: [Int]) -> [MessageFramer.Event] {
    var framer = MessageFramer(bodyLimit: bodyLimit)
    var events: [MessageFramer.Event] = []
    var position = 0
    var chunk = 0
    while position < stream.count {
        let end = min(stream.count, position + sizes[chunk % sizes.count])
        framer.append(Array(stream[position..<end]))
        while let event = framer.next() { events.append(event) }
        position = end
        chunk += 1
    }
    return events
}

/// Any bytes that are written as a body are read as that body, and leave nothing behind.
private func checkWriting(_ body: [UInt8]) {
    var framer = MessageFramer()
    framer.append(MessageFramer.frame(body) + MessageFramer.frame(body))
    for _ in 0..<2 { require(framer.next() == .body(body), "a body that was written does not come back") }
    require(framer.next() == nil, "more comes back than was written")
}

extension MessageFramer.Event {
    fileprivate var body: [UInt8]? {
        if case .body(let bytes) = self { bytes } else { nil }
    }
}
