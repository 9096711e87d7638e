#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Comparing the UTF-8 bytes of file names with literals, without a `String` for each name of a folder.
extension UnsafeBufferPointer<UInt8> {
    func equals(_ literal: StaticString) -> Bool {
        count == literal.utf8CodeUnitCount && matches(literal, at: 0)
    }

    func hasPrefix(_ literal: StaticString) -> Bool {
        count >= literal.utf8CodeUnitCount && matches(literal, at: 0)
    }

    func hasSuffix(_ literal: StaticString) -> Bool {
        count >= literal.utf8CodeUnitCount && matches(literal, at: count - literal.utf8CodeUnitCount)
    }

    /// Whether `literal`, which must fit, stands at `offset`.
    private func matches(_ literal: StaticString, at offset: Int) -> Bool {
        guard let base = baseAddress else { return literal.utf8CodeUnitCount == 0 }
        return memcmp(base + offset, literal.utf8Start, literal.utf8CodeUnitCount) == 0
    }
}
