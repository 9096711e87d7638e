import SwiftSource

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The parser that the Swift toolchain ships, beside ours: both make trees of texts in memory and do nothing with them.
struct ToolchainParser {
    private static let sources = "Tests/Benchmarks/parser"
    private static let reader = "Tests/Oracle/ReadFile.swift"
    /// It reads little more than a megabyte in a second.
    private static let bytesToParse = 1_000_000

    /// - Parameter scratch: Where the program is built.
    static func measure(_ sources: SourceTexts, scratch: Folder, _ report: inout Report) throws(BenchError) {
        guard let program = build(in: scratch, report) else { return }
        var count = 0
        var bytes = 0
        while count < sources.texts.count, bytes < bytesToParse {
            bytes += sources.texts[count].count
            count += 1
        }
        let list = sources.paths[..<count].joined(separator: "\n") + "\n"
        try scratch.write(Array(list.utf8), to: "files")
        let command = ["sh", "-c", "\"$0\" < \"$1\"", program, "\(scratch.path)/files"]
        var (theirs, ours) = (Samples(), Samples())
        for _ in 0..<2 {
            theirs.append(try seconds(printedBy: command, parsing: bytes))
            var seconds = 0.0
            for text in sources.texts[..<count] {
                Stopwatch.add(to: &seconds) { _ = SyntaxTree.parse(text) }
            }
            ours.append(seconds)
        }
        let speed = Format.number(Double(bytes) / 1e6 / theirs.median)
        report.time("SwiftParser as the toolchain ships it", theirs, "\(speed) MB/s")
        report.ratio("stages.swift-parser-to-tree", theirs / ours, "SwiftParser / (lexing + tree)")
    }

    private static func seconds(printedBy command: [String], parsing bytes: Int) throws(BenchError) -> Double {
        let words = try ChildProcess(command).output().split(whereSeparator: \.isWhitespace)
        guard words.count == 2, let seconds = Double(words[0]), Int(words[1]) == bytes else {
            throw BenchError("SwiftParser did not parse what it was given")
        }
        return seconds
    }

    private static func build(in scratch: Folder, _ report: Report) -> String? {
        guard access(sources, R_OK) == 0, let compiler = ChildProcess.find("swiftc") else {
            report.note("SwiftParser: skipped, \(sources) or swiftc is not here; run bench in the package's folder")
            return nil
        }
        let program = "\(scratch.path)/parser"
        // The toolchain's libraries lie beside the compiler that a link may stand for.
        let script = """
            usr=$(dirname "$(dirname "$(readlink -f "$1")")"); host=$usr/lib/swift/host
            "$1" -O -wmo -swift-version 5 -module-name parser \(sources)/*.swift \(reader) -o "$0" \
                -I "$host" -L "$host" -lSwiftParser -lSwiftSyntax -Xlinker -rpath -Xlinker "$host"
            """
        guard let cost = try? ChildProcess(["sh", "-c", script, program, compiler]).run(), cost.status == 0 else {
            report.note("SwiftParser: skipped, \(sources) does not build with this toolchain")
            return nil
        }
        return program
    }
}
