/// Sixteen bytes of a text that are looked at together.
@frozen
public struct ByteVector: Sendable {
    @usableFromInline let bytes: SIMD16<UInt8>

    public static var count: Int { 16 }

    @inlinable @inline(__always)
    init(bytes: SIMD16<UInt8>) { self.bytes = bytes }

    /// The sixteen bytes at `start`.
    @inlinable @inline(__always)
    public init(_ start: UnsafePointer<UInt8>) {
        bytes = UnsafeRawPointer(start).loadUnaligned(as: SIMD16<UInt8>.self)
    }

    /// Has all bits of each byte set that equals `byte`, and none of the others.
    @inlinable @inline(__always)
    public func equal(to byte: UInt8) -> ByteVector {
        // With the type written out the comparison is one instruction, else a loop.
        let mask = bytes .== SIMD16<UInt8>(repeating: byte)
        return ByteVector(bytes: unsafeBitCast(mask, to: SIMD16<UInt8>.self))
    }

    /// The bits of each byte that are set in `mask`.
    @inlinable @inline(__always)
    public func masked(by mask: UInt8) -> ByteVector { ByteVector(bytes: bytes & SIMD16<UInt8>(repeating: mask)) }

    @inlinable @inline(__always)
    public static func | (left: ByteVector, right: ByteVector) -> ByteVector {
        ByteVector(bytes: left.bytes | right.bytes)
    }

    @inlinable @inline(__always)
    public static func & (left: ByteVector, right: ByteVector) -> ByteVector {
        ByteVector(bytes: left.bytes & right.bytes)
    }

    /// The first eight bytes as a number, the first one lowest, and the last eight.
    @inlinable @inline(__always)
    public var halves: SIMD2<UInt64> { unsafeBitCast(bytes, to: SIMD2<UInt64>.self) }

    @inlinable @inline(__always)
    public var isZero: Bool { halves[0] | halves[1] == 0 }
}
