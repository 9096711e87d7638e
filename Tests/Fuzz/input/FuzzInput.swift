/// What the fuzzer made, as the text that a target reads.
enum FuzzInput {
    /// Bytes of a text that is made of repeated pieces. With the sanitizer, time that grows with the square of it is many
    /// seconds, linear time about a tenth of one.
    private static let longLength = 64 << 10

    /// Whether the program was started under its second name, which ends in `-long`.
    private static let isLong = CommandLine.arguments.first?.hasSuffix("-long") ?? false

    /// The bytes as they are. Under the second name, a text of 64 KiB made of them: the bytes up to the
    /// first NUL once, then each piece between NULs again and again; without a NUL, all of them again and again.
    static func text(_ start: UnsafePointer<UInt8>?, _ count: Int) -> [UInt8] {
        let bytes = Array(UnsafeBufferPointer(start: start, count: count))
        return isLong ? repeated(bytes) : bytes
    }

    private static func repeated(_ bytes: [UInt8]) -> [UInt8] {
        var pieces = bytes.split(separator: 0, omittingEmptySubsequences: false)
        var text: [UInt8] = []
        text.reserveCapacity(longLength + bytes.count)
        if pieces.count > 1 { text += pieces.removeFirst() }
        let share = longLength / pieces.count
        for piece in pieces where !piece.isEmpty {
            for _ in 0..<share / piece.count { text += piece }
        }
        return text
    }
}
