import Foundation
import Testing

/// What `--diff` prints is what `--fix` writes.
@Suite struct PatchTests {
    private static let fixture = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("fixtures/StepsApp").path

    /// A copy of the fixture, by its own name in a folder of its own.
    private func copy() throws -> SmallProject {
        let project = try SmallProject()
        try FileManager.default.copyItem(atPath: Self.fixture, toPath: project.path + "/StepsApp")
        return project
    }

    private func contents(_ project: SmallProject) throws -> [String: Data] {
        let names = FileManager.default.enumerator(atPath: project.path)?.compactMap { $0 as? String } ?? []
        var contents: [String: Data] = [:]
        for name in names where !name.hasPrefix(".git/") && name != ".git" {
            contents[name] = FileManager.default.contents(atPath: project.path + "/" + name)
        }
        return contents
    }

    /// - Returns: The exit code; nil where the program is not installed.
    private func run(_ program: String, _ arguments: [String], in folder: String, input: String = "") throws -> Int32? {
        let path = ["/usr/bin/", "/bin/", "/usr/local/bin/"].map { $0 + program }
            .first { FileManager.default.isExecutableFile(atPath: $0) }
        guard let path else { return nil }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = arguments
        process.currentDirectoryURL = URL(fileURLWithPath: folder)
        let pipe = Pipe()
        process.standardInput = pipe
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        pipe.fileHandleForWriting.write(Data(input.utf8))
        try pipe.fileHandleForWriting.close()
        process.waitUntilExit()
        return process.terminationStatus
    }

    @Test(arguments: [["patch", "-p1", "--quiet"], ["git", "apply"]], [true, false])
    func thePatchGivesWhatFixWrites(program: [String], isUnsafe: Bool) throws {
        let level = isUnsafe ? ["--unsafe-fixes"] : []
        let (patched, fixed) = (try copy(), try copy())
        let before = try contents(patched)
        let diff = try Executable.run(["fix", "--diff", "StepsApp"] + level, in: patched.path)
        #expect(diff.code == 1)
        #expect(try contents(patched) == before)
        let code = try run(program[0], Array(program.dropFirst()), in: patched.path, input: diff.output)
        guard let code else { return }
        #expect(code == 0)
        let output = try Executable.run(["fix", "StepsApp"] + level, in: fixed.path)
        #expect(output.code == 1)
        #expect(try contents(patched) == contents(fixed))
        #expect(try contents(patched) != before)
        let left = try Executable.run(["--quiet", "StepsApp"], in: fixed.path)
        #expect(!(try Executable.run(["StepsApp"], in: fixed.path)).output.contains("--fix can mend"))
        #expect(left.code == 1)
        let again = try Executable.run(["fix", "--diff", "StepsApp"] + level, in: fixed.path)
        #expect(again == .init(code: 0, output: "", errors: ""))
    }

    @Test(
        arguments: ["A.swift", "My Widget/A \"b\".swift", "Ähre/A.swift", "a\tb/A.swift"],
        [["", "\n"], ["", "\r\n"], ["\n"], ["\r\n"]])
    func namesAndLineEnds(path: String, form: [String]) throws {
        let text = (["import WidgetKit", "@available(iOS 19, *)", "let a = 1"] + form.dropLast())
            .joined(separator: form.last ?? "")
        let (patched, fixed) = (try SmallProject([path: text]), try SmallProject([path: text]))
        let diff = try Executable.run(["fix", "--diff", path], in: patched.path)
        guard let code = try run("git", ["apply"], in: patched.path, input: diff.output) else { return }
        #expect(code == 0, "\(diff.output)")
        _ = try Executable.run(["fix", path], in: fixed.path)
        #expect(try contents(patched) == contents(fixed))
        #expect(try contents(fixed)[path] == Data(text.replacingOccurrences(of: "19", with: "26").utf8))
    }
}
