#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// How a program is linked, which decides what its start costs.
enum Linkage {
    /// Whether a dynamic linker starts the program; nil where that cannot be told.
    static func isDynamic(_ program: String) -> Bool? {
        guard let stream = fopen(program, "rb") else { return nil }
        defer { fclose(stream) }
        var header = [UInt8](repeating: 0, count: 4_096)
        let count = fread(&header, 1, header.count, stream)
        return isDynamic(header: header[..<count])
    }

    /// Looks for a program header of the kind `PT_INTERP`, 3, in a 64-bit ELF file; offsets are those of `Elf64_Ehdr`.
    private static func isDynamic(header: ArraySlice<UInt8>) -> Bool? {
        guard header.count > 64, header.starts(with: [0x7F, 0x45, 0x4C, 0x46, 2]) else { return nil }
        func number(at offset: Int, bytes: Int) -> Int {
            (0..<bytes).reversed().reduce(0) { $0 << 8 | Int(header[offset + $1]) }
        }
        let (start, size, count) = (number(at: 32, bytes: 4), number(at: 54, bytes: 2), number(at: 56, bytes: 2))
        let places = (0..<count).map { start + $0 * size }
        guard let last = places.last, last + 4 <= header.count else { return nil }
        return places.contains { number(at: $0, bytes: 4) == 3 }
    }
}
