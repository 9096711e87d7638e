import Project

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The text file that keeps figures of earlier commits, newest last.
struct RecordFile {
    let path: String

    func append(_ entry: RecordEntry) throws(BenchError) {
        guard let stream = fopen(path, "ab") else { throw BenchError("cannot write \(path)") }
        defer { fclose(stream) }
        fputs(entry.text, stream)
    }

    /// Prints each figure beside the newest one of the same name in the record.
    func compare(_ entry: RecordEntry) throws(BenchError) {
        guard let bytes = try? FileReader.read(path) else { throw BenchError("cannot read \(path)") }
        let entries = RecordEntry.entries(in: String(decoding: bytes, as: UTF8.self))
        guard let newest = entries.last else { throw BenchError("\(path) holds no figures") }
        print("\nCompared with \(newest.title)")
        for (key, value) in entry.figures {
            guard let old = entries.last(where: { $0[key] != nil })?[key] else {
                print("  \(Format.left(key, 34))\(Format.right(Format.number(value), 10))  new")
                continue
            }
            let change = old == 0 ? "" : "\(value >= old ? "+" : "")\(Format.fixed((value / old - 1) * 100, 1)) %"
            print(
                "  \(Format.left(key, 34))\(Format.right(Format.number(value), 10))"
                    + "\(Format.right(Format.number(old), 10))\(Format.right(change, 10))")
        }
    }

    /// Date and subject of the commit that is checked out.
    static func currentTitle() -> String {
        let output = try? ChildProcess(["git", "log", "-1", "--format=%cs %s"]).output()
        return output.map { String($0.prefix { $0 != "\n" }) } ?? "unknown commit"
    }
}
