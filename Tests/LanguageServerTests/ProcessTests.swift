import Foundation
import JSON
import Testing

@testable import LanguageServer

/// The built program as an editor starts it.
@Suite("Server process", .timeLimit(.minutes(2)))
struct ProcessTests {
    private struct Ending {
        let code: Int32
        let output: [UInt8]
        let errors: String
    }

    /// The program stands in the folder that holds the test bundle, however the bundle is run.
    private static func program() throws -> URL {
        let bundles = Bundle.allBundles.map(\.bundlePath) + CommandLine.arguments
        for path in bundles where path.contains(".xctest") {
            var folder = URL(fileURLWithPath: path)
            for _ in 0..<5 {
                folder.deleteLastPathComponent()
                let program = folder.appendingPathComponent("widgetlint")
                if FileManager.default.isExecutableFile(atPath: program.path),
                    (try? program.resourceValues(forKeys: [.isDirectoryKey]).isDirectory) == false
                {
                    return program
                }
            }
        }
        throw TestClient.Failure(description: "the program is not built")
    }

    private static func message(_ value: JSONValue) -> Data { Data(MessageFramer.frame(value.serialized())) }

    private static func initialize(processID: JSONValue = .null) -> Data {
        message(["id": 1, "method": "initialize", "params": ["processId": processID, "capabilities": [:]]])
    }

    /// Runs the server on `input`, which stays open when `keepsInputOpen`.
    private func run(_ input: Data, keepsInputOpen: Bool = false, isReadable: Bool = true) throws -> Ending {
        Descriptors.ignoreBrokenPipes()
        let process = Process()
        process.executableURL = try Self.program()
        process.arguments = ["server", "--stdio"]
        let (standardInput, standardOutput, standardError) = (Pipe(), Pipe(), Pipe())
        process.standardInput = standardInput
        process.standardOutput = standardOutput
        process.standardError = standardError
        try process.run()
        if !isReadable { try standardOutput.fileHandleForReading.close() }
        _ = Descriptors.write(Array(input), to: standardInput.fileHandleForWriting.fileDescriptor)
        if !keepsInputOpen { try standardInput.fileHandleForWriting.close() }
        let output = isReadable ? standardOutput.fileHandleForReading.readDataToEndOfFile() : Data()
        let errors = standardError.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        #expect(process.terminationReason == .exit)
        return Ending(
            code: process.terminationStatus, output: Array(output), errors: String(decoding: errors, as: UTF8.self))
    }

    @Test("A session is answered on standard output, and nothing else is written")
    func session() throws {
        let input =
            Self.initialize() + Self.message(["id": 2, "method": "shutdown"]) + Self.message(["method": "exit"])
        let ending = try run(input, keepsInputOpen: true)
        #expect(ending.code == 0)
        #expect(ending.errors == "")
        var framer = MessageFramer()
        framer.append(ending.output)
        var ids: [Int64?] = []
        while case .body(let body)? = framer.next() { ids.append(try JSONValue.parse(body)["id"]?.integer) }
        #expect(ids == [1, 2])
    }

    @Test("The end of the input without shutdown is 1, and what came first is answered")
    func endOfInput() throws {
        let ending = try run(Self.initialize())
        #expect(ending.code == 1)
        #expect(ending.errors == "")
        #expect(!ending.output.isEmpty)
    }

    @Test("An editor that has closed its end is met with silence and 1")
    func closedOutput() throws {
        let ending = try run(Self.initialize(), keepsInputOpen: true, isReadable: false)
        #expect(ending.code == 1)
        #expect(ending.errors == "")
    }

    @Test("The server ends when the editor's process has ended")
    func processGone() throws {
        let editor = Process()
        editor.executableURL = try Self.program()
        editor.arguments = ["--version"]
        editor.standardOutput = Pipe()
        try editor.run()
        editor.waitUntilExit()
        let id = JSONValue(.integer(Int64(editor.processIdentifier)))
        let ending = try run(Self.initialize(processID: id), keepsInputOpen: true)
        #expect(ending.code == 1)
    }

    @Test("What goes wrong before initialize is told on standard error")
    func earlyLog() throws {
        let ending = try run(Data("Content-Length: x\r\n\r\n".utf8))
        #expect(ending.code == 1)
        #expect(ending.output.isEmpty)
        #expect(ending.errors == "widgetlint server: passed over a Content-Length that is no length: x\n")
    }
}
