/// A number by which a text is known again.
public enum TextHash {
    /// FNV-1a over eight bytes at a time, in four lanes, so that one multiplication need not wait for the other.
    public static func of(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
        let bytes = UnsafeRawBufferPointer(bytes)
        var lanes = (start, start &+ 1, start &+ 2, start &+ 3)
        var offset = 0
        while offset + 32 <= bytes.count {
            lanes.0 = mix(lanes.0, bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
            lanes.1 = mix(lanes.1, bytes.loadUnaligned(fromByteOffset: offset + 8, as: UInt64.self))
            lanes.2 = mix(lanes.2, bytes.loadUnaligned(fromByteOffset: offset + 16, as: UInt64.self))
            lanes.3 = mix(lanes.3, bytes.loadUnaligned(fromByteOffset: offset + 24, as: UInt64.self))
            offset += 32
        }
        var hash = mix(mix(mix(lanes.0, lanes.1), lanes.2), lanes.3) ^ UInt64(bytes.count)
        while offset < bytes.count {
            hash = mix(hash, UInt64(bytes[offset]))
            offset += 1
        }
        return hash
    }

    public static func of(_ bytes: [UInt8]) -> UInt64 { bytes.withUnsafeBufferPointer { of($0) } }

    private static var start: UInt64 { 0xcbf2_9ce4_8422_2325 }

    @inline(__always)
    private static func mix(_ hash: UInt64, _ word: UInt64) -> UInt64 {
        let product = (hash ^ word) &* 0x0000_0100_0000_01b3
        return product ^ product >> 29
    }
}
