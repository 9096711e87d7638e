import Foundation
import Testing

/// The built program.
enum Executable {
    struct Output: Equatable {
        var code: Int32
        var output: String
        var errors: String
    }

    /// Runs the program to its end.
    ///
    /// - Parameters:
    ///   - folder: The working directory.
    ///   - environment: Added to that of the tests; `nil` values take a variable away.
    static func run(
        _ arguments: String..., in folder: String? = nil, input: String = "", environment: [String: String?] = [:]
    ) throws -> Output {
        try run(arguments, in: folder, input: input, environment: environment)
    }

    static func run(
        _ arguments: [String], in folder: String? = nil, input: String = "", environment: [String: String?] = [:]
    ) throws -> Output {
        let process = Process()
        process.executableURL = try location()
        process.arguments = arguments
        if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
        var variables = ProcessInfo.processInfo.environment
        for name in ["NO_COLOR", "TERM"] { variables[name] = nil }
        for (name, value) in environment { variables[name] = value }
        process.environment = variables

        let (standardInput, standardOutput, standardError) = (Pipe(), Pipe(), Pipe())
        process.standardInput = standardInput
        process.standardOutput = standardOutput
        process.standardError = standardError
        try process.run()
        standardInput.fileHandleForWriting.write(Data(input.utf8))
        try standardInput.fileHandleForWriting.close()
        let output = standardOutput.fileHandleForReading.readDataToEndOfFile()
        let errors = standardError.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return Output(
            code: process.terminationStatus, output: String(decoding: output, as: UTF8.self),
            errors: String(decoding: errors, as: UTF8.self))
    }

    /// The program stands in the folder that holds the test bundle, however the bundle is run.
    static func location() throws -> URL {
        let bundles = Bundle.allBundles.map(\.bundlePath).filter { $0.hasSuffix(".xctest") }
        let paths = bundles + CommandLine.arguments.filter { $0.contains(".xctest") } + [CommandLine.arguments[0]]
        for path in paths {
            var folder = URL(fileURLWithPath: path)
            for _ in 0..<5 {
                folder.deleteLastPathComponent()
                let candidate = folder.appendingPathComponent("widgetlint")
                var isFolder: ObjCBool = false
                if FileManager.default.fileExists(atPath: candidate.path, isDirectory: &isFolder), !isFolder.boolValue {
                    return candidate
                }
            }
        }
        throw ExecutableMissing()
    }
}

struct ExecutableMissing: Error {}

/// A project for one test.
final class SmallProject {
    let path: String

    init(_ files: [String: String] = [:]) throws {
        let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
            .appendingPathComponent("widgetlint-\(UUID().uuidString)")
        path = folder.path
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for (name, text) in files {
            let file = folder.appendingPathComponent(name)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }
}
