import Project
import SwiftSource
import WidgetModel

/// Reads one file after the other, in memory that serves for all of them.
final class FileWorker {
    private var file = ReadBuffer()
    private var buffers = SyntaxBuffers()
    private let isThorough: Bool

    /// - Parameter isThorough: Makes all tokens of each file, though an outline needs few; see ``LintOptions``.
    init(isThorough: Bool) { self.isThorough = isThorough }

    func outline(ofFile path: String) -> Result<FileOutline, FileError> {
        do throws(FileError) {
            try file.read(path)
            return .success(outline(file.bytes))
        } catch {
            return .failure(error)
        }
    }

    func outline(_ bytes: UnsafeBufferPointer<UInt8>) -> FileOutline {
        FileOutline(of: bytes, using: &buffers, isThorough: isThorough)
    }

    /// What a unit declares; nil when its file cannot be read or is no longer the one that the outline was taken from.
    func read(_ unit: SourceUnit) -> ReadUnit? {
        guard let bytes = try? FileReader.read(unit.path) else { return nil }
        let isWhole = isThorough || ReadUnit.needsCode(unit)
        let tree =
            isWhole ? SyntaxTree.parse(bytes, using: &buffers) : SyntaxTree.parseDeclarations(bytes, using: &buffers)
        return unit.outline.isTaken(from: tree) ? ReadUnit(tree, of: unit, isWhole: isWhole) : nil
    }
}
