import Foundation
import Testing

@Suite struct LintCommandTests {
    @Test func cleanProjectExitsWithZero() throws {
        let project = try SmallProject(["A.swift": "let a = 1\n", "Sub/B.swift": "let b = 2\n"])
        let expected = Executable.Output(code: 0, output: "2 Swift files read: no findings\n", errors: "")
        #expect(try Executable.run(in: project.path) == expected)
        #expect(try Executable.run("lint", ".", in: project.path) == expected)
        #expect(try Executable.run("--quiet", in: project.path) == .init(code: 0, output: "", errors: ""))
    }

    @Test func printsTheSameWithoutPrefilter() throws {
        let project = try SmallProject([
            "A.swift": "let a = 1\n", "B.swift": "let b = Timeline(entries: [a], policy: .after(60))\n",
        ])
        let output = try Executable.run(in: project.path)
        #expect(output.code == 1)
        #expect(try Executable.run("--no-prefilter", in: project.path) == output)
    }

    @Test func missingPathIsNamedWithItsNearestNeighbour() throws {
        let project = try SmallProject(["Sources/A.swift": ""])
        let output = try Executable.run("Souces/A.swift", in: project.path)
        let message = "widgetlint: error: Souces/A.swift: there is no such file or folder; did you mean Sources?\n"
        #expect(output == .init(code: 2, output: "", errors: message))
    }

    @Test func nothingToLintIsAnError() throws {
        let project = try SmallProject(["a.txt": ""])
        let output = try Executable.run(in: project.path)
        #expect(output.code == 2)
        #expect(output.output.isEmpty)
        #expect(output.errors.hasPrefix("widgetlint: error: nothing to lint"))
    }

    @Test func unknownOptionIsAnError() throws {
        let output = try Executable.run("--quite")
        let message = "widgetlint: error: unknown option --quite; did you mean --quiet?\n"
        #expect(output == .init(code: 2, output: "", errors: message))
    }

    @Test func misspeltCommandIsNotTakenForAPath() throws {
        let project = try SmallProject()
        let output = try Executable.run("explian", "x", in: project.path)
        let message = "widgetlint: error: explian is neither a command nor a file; did you mean widgetlint explain?\n"
        #expect(output == .init(code: 2, output: "", errors: message))
    }

    @Test(arguments: [["--only"], ["explain"]]) func unknownRuleIsAnError(arguments: [String]) throws {
        let output = try Executable.run(arguments[0], "gesture-interactivty")
        let message = "widgetlint: error: there is no rule gesture-interactivty; did you mean gesture-interactivity?\n"
        #expect(output == .init(code: 2, output: "", errors: message))
        let far = try Executable.run(arguments[0], "nonsense")
        #expect(far.errors == "widgetlint: error: there is no rule nonsense; widgetlint rules lists them\n")
    }

    @Test func textOnStandardInputIsReviewed() throws {
        let output = try Executable.run("-", input: "let a = 1\n")
        #expect(output == .init(code: 0, output: "1 Swift file read: no findings\n", errors: ""))
        let other = try Executable.run("-", "--stdin-path", "a.txt", input: "")
        #expect(other.code == 2)
        #expect(other.errors == "widgetlint: error: --stdin-path a.txt names neither a Swift nor a Markdown file\n")
    }

    @Test func sameRunGivesTheSameBytes() throws {
        let project = try SmallProject(["A.swift": "let a = 1\n", "README.md": "# A\n"])
        for format in ["text", "json"] {
            let first = try Executable.run("--format", format, in: project.path)
            #expect(try Executable.run("--format", format, in: project.path) == first)
        }
    }

    @Test func closedOutputEndsQuietly() throws {
        let process = Process()
        process.executableURL = try Executable.location()
        process.arguments = ["rules"]
        let (output, errors) = (Pipe(), Pipe())
        process.standardOutput = output
        process.standardError = errors
        try output.fileHandleForReading.close()
        try process.run()
        try output.fileHandleForWriting.close()
        let text = errors.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        #expect(text.isEmpty)
        #expect(process.terminationReason == .exit)
        #expect(process.terminationStatus == 0)
    }

    @Test func fullDiskIsReported() throws {
        guard FileManager.default.fileExists(atPath: "/dev/full") else { return }
        let process = Process()
        process.executableURL = try Executable.location()
        process.arguments = ["--version"]
        process.standardOutput = FileHandle(forWritingAtPath: "/dev/full")
        let errors = Pipe()
        process.standardError = errors
        try process.run()
        let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(text.hasPrefix("widgetlint: error: cannot write to standard output: "))
        #expect(process.terminationStatus == 2)
    }
}
