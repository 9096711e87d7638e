/// FNV-1a over 64 bits: the same value for the same bytes in every process, unlike `Hasher`.
struct StableHash {
    private var value: UInt64 = 0xCBF2_9CE4_8422_2325

    mutating func combine(_ bytes: some Sequence<UInt8>) {
        for byte in bytes { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }
        // What was combined separately must not run together.
        value = (value ^ 0xFF) &* 0x100_0000_01B3
    }

    var text: String { String(value, radix: 36) }
}
