import Project
import SwiftSource
import WidgetModel

/// Reads files one after the other and takes their outlines, in memory that serves for all of them.
final class OutlineWorker {
    private var file = ReadBuffer()
    private var buffers = SyntaxBuffers()

    func outline(ofFile path: String) -> Result<FileOutline, FileError> {
        do throws(FileError) {
            try file.read(path)
            return .success(outline(file.bytes))
        } catch {
            return .failure(error)
        }
    }

    func outline(_ bytes: UnsafeBufferPointer<UInt8>) -> FileOutline {
        buffers.withTokens(of: bytes) { FileOutline($0, in: bytes) }
    }
}
