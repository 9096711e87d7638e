import Foundation
import Testing

@testable import Project

@Suite struct FileReaderTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test(arguments: [0, 1, 5, 4_095, 4_096, 100_000, 3_000_000]) func wholeFileIsRead(size: Int) throws {
        let bytes = (0..<size).map { UInt8(truncatingIfNeeded: $0 &* 31) }
        let path = folder.path("a")
        try Data(bytes).write(to: URL(fileURLWithPath: path))
        #expect(try FileReader.read(path) == bytes)
    }

    @Test func bufferIsUsedAgain() throws {
        let long = try folder.write("long", String(repeating: "x", count: 10_000))
        let short = try folder.write("short", "y")
        var buffer = ReadBuffer()
        for _ in 0..<3 {
            try buffer.read(long)
            let text = Array(buffer.bytes)
            #expect(text == Array(repeating: UInt8(ascii: "x"), count: 10_000))
            try buffer.read(short)
            let next = Array(buffer.bytes)
            #expect(next == [UInt8(ascii: "y")])
        }
    }

    @Test func bufferIsEmptyBehindAnError() throws {
        var buffer = ReadBuffer()
        try buffer.read(try folder.write("some", "text"))
        do {
            try buffer.read(folder.path("none"))
            Issue.record("no error")
        } catch {
            #expect(error == FileError(path: folder.path("none"), reason: .missing))
        }
        let count = buffer.bytes.count
        #expect(count == 0)
    }

    @Test func missingFileIsNamed() {
        let path = folder.path("none")
        let error = #expect(throws: FileError.self) { try FileReader.read(path) }
        #expect(error == FileError(path: path, reason: .missing))
        #expect(error?.description == "cannot read \(path): there is no such file")
    }

    @Test func folderIsNoFile() {
        #expect(throws: FileError(path: folder.path, reason: .isFolder)) { try FileReader.read(folder.path) }
    }

    @Test func pipeIsRefusedWithoutWaiting() {
        let path = folder.path("pipe")
        #expect(mkfifo(path, 0o600) == 0)
        #expect(throws: FileError(path: path, reason: .isSpecial)) { try FileReader.read(path) }
    }

    @Test func descriptorIsReadToItsEnd() throws {
        let pipe = Pipe()
        let text = String(repeating: "0123456789", count: 20_000)
        let writer = Thread {
            pipe.fileHandleForWriting.write(Data(text.utf8))
            pipe.fileHandleForWriting.closeFile()
        }
        writer.start()
        #expect(try FileReader.readToEnd(of: pipe.fileHandleForReading.fileDescriptor) == Array(text.utf8))
    }
}
