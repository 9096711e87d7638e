import Foundation
import Linter
import Reporting
import Testing

@Suite struct PatchReportTests {
    private func header(_ path: String, in folder: String) -> [Substring] {
        let file = FixedFile(path: path, before: Array("a\n".utf8), after: Array("b\n".utf8))
        let patch = String(decoding: PatchReport(workingDirectory: folder).render([file]), as: UTF8.self)
        return patch.split(separator: "\n").prefix(2).map { $0 }
    }

    @Test(arguments: [
        ("A.swift", "A.swift"), ("./Sub//A.swift", "Sub/A.swift"), ("A b.swift", "A b.swift\t"), ("Ä.swift", "Ä.swift"),
    ])
    func namesAreRelative(path: String, name: String) {
        #expect(header(path, in: "/nowhere") == ["--- a/\(name)", "+++ b/\(name)"])
    }

    @Test func unusualNamesAreQuoted() {
        let header = header("a\"\t\u{1}.swift", in: "/nowhere")
        #expect(header == [#"--- "a/a\"\t\001.swift""#, #"+++ "b/a\"\t\001.swift""#])
    }

    @Test func linksAndAbsolutePathsLeadToTheFile() throws {
        let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
            .appendingPathComponent("patch-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try Data().write(to: URL(fileURLWithPath: folder + "/A.swift"))
        try FileManager.default.createSymbolicLink(atPath: folder + "/B.swift", withDestinationPath: "A.swift")
        #expect(header(folder + "/B.swift", in: folder)[0] == "--- a/A.swift")
        #expect(header(folder + "/B.swift", in: "/nowhere")[0] == "--- a\(folder)/A.swift")
        #expect(header(folder + "/B.swift", in: "/")[0] == "--- a\(folder)/A.swift")
    }

    @Test func filesThatStayAreLeftOut() {
        let file = FixedFile(path: "A.swift", before: [0x61], after: [0x61])
        #expect(PatchReport(workingDirectory: "/").render([file]) == [])
    }
}
