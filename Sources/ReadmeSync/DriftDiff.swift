import SwiftSource

/// Writes an alignment as a unified diff from the README to the source, without the common indentation of either.
struct DriftDiff {
    let block: BlockText
    let source: SourceText
    let alignment: Alignment
    /// Zero-based line of the README on which the code of the block begins.
    let firstReadmeLine: Int
    /// Zero-based line on which the source begins, where it is a block of another README.
    var firstSourceLine = 0

    func text(readmePath: String) -> String {
        let head = "--- \(readmePath)\n+++ \(source.path)\n"
        return head + String(decoding: UnifiedDiff(lines).bytes.dropLast(), as: UTF8.self)
    }

    private var lines: [DiffLine] { alignment.edits.flatMap(lines) }

    private func lines(of edit: LineEdit) -> [DiffLine] {
        switch edit {
        case .equal(let line, let other):
            [DiffLine(text(line), oldLine: readmeLine(line), newLine: sourceLine(other))]
        case .reindented(let line, let other), .replaced(let line, let other): [removed(line), added(other)]
        case .onlyInBlock(let line): [removed(line)]
        case .onlyInSource(let other): [added(other)]
        }
    }

    private func removed(_ line: Int) -> DiffLine { DiffLine(text(line), oldLine: readmeLine(line), newLine: nil) }

    private func added(_ line: Int) -> DiffLine {
        DiffLine(alignment.text(ofSourceLine: line, in: source), oldLine: nil, newLine: sourceLine(line))
    }

    private func readmeLine(_ line: Int) -> Int { firstReadmeLine + Int(block.lines[line].number) }

    private func sourceLine(_ line: Int) -> Int { firstSourceLine + Int(source.lines[line].number) }

    private func text(_ line: Int) -> ArraySlice<UInt8> { block.text(of: block.lines[line]) }
}

extension Alignment {
    /// A line of the source without the white space that the block lacks.
    func text(ofSourceLine line: Int, in source: SourceText) -> ArraySlice<UInt8> {
        let whole = source.bytes[source.lines[line].whole]
        let added = addedIndentation
        return whole.starts(with: added) ? whole.dropFirst(added.count) : source.bytes[source.lines[line].text]
    }
}
