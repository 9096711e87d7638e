import Foundation
import Testing

import Project
import WidgetModel

@testable import Linter

@Suite("A session")
struct LintSessionTests {
    @Test("gives the same result on every run")
    func deterministic() throws {
        let folder = Fixtures.path("StepsApp")
        let runs = try (0..<3).map { _ in
            try LintSession(options: LintOptions(paths: [folder], configuration: .none, readme: .alsoCheck)).run()
        }
        #expect(!runs[0].findings.isEmpty)
        #expect(runs.allSatisfy { $0.findings == runs[0].findings && $0.summary == runs[0].summary })
        #expect(runs.allSatisfy { $0.problems.map(\.message) == runs[0].problems.map(\.message) })
    }

    @Test("finds the same in files read one by one and in files read at once")
    func threads() throws {
        let names = (0..<40).map { "F\($0).swift" }
        let project = try TemporaryProject()
        for name in names { try project.write("let a\(name.count) = 1\n" + Sample.badPolicy, to: name) }
        let atOnce = try project.session().run()
        let oneByOne = try project.session()
        for name in names {
            oneByOne.setOverlay(Array(("let a\(name.count) = 1\n" + Sample.badPolicy).utf8), at: project.path(name))
            _ = oneByOne.run()
        }
        #expect(atOnce.findings.count == 40)
        #expect(oneByOne.run().findings == atOnce.findings)
    }

    @Test("sorts findings by path, place and rule")
    func sorted() throws {
        let project = try TemporaryProject(["b.swift": Sample.badPolicy + Sample.badPolicy, "a.swift": Sample.badPolicy])
        let findings = try project.session().run().findings
        #expect(findings.map { $0.path.suffix(7) } == ["a.swift", "b.swift", "b.swift"])
        #expect(findings[1].range.lowerBound < findings[2].range.lowerBound)
    }

    @Test("keeps the text of every file that a finding points into")
    func sources() throws {
        let result = try LintSession(options: LintOptions(paths: [Fixtures.path("StepsApp")], configuration: .none)).run()
        for finding in result.findings {
            for (path, range) in [(finding.path, finding.range)] + finding.related.map({ ($0.path, $0.range) })
                + finding.fixes.flatMap(\.edits).map({ ($0.path, $0.range) })
            {
                let source = try #require(result.sources[path])
                #expect(range.upperBound <= source.bytes.count)
            }
        }
    }

    @Test("reports a missing folder as an error")
    func missingFolder() throws {
        let path = try TemporaryProject().path
        #expect(throws: LintError.self) { try LintSession(options: LintOptions(paths: [path + "/none"], configuration: .none)) }
    }

    @Test("finds nothing in an empty folder")
    func empty() throws {
        let result = try lint([:])
        #expect(result.findings == [])
        #expect(result.summary.swiftFiles == 0)
    }

    @Test("goes on where a file cannot be read, and says so")
    func unreadable() throws {
        let project = try TemporaryProject(["a.swift": Sample.badPolicy, "b.swift": Sample.badPolicy])
        let session = try project.session()
        try project.delete("a.swift")
        let result = session.run()
        #expect(result.findings.map(\.path) == [project.path("b.swift")])
        #expect(result.problems.map(\.path) == [project.path("a.swift")])
    }

    @Test("takes an editor's text for a file that cannot be read")
    func overlayOfUnreadable() throws {
        let project = try TemporaryProject(["a.swift": Sample.badPolicy, "b.swift": ""])
        let session = try project.session()
        try project.delete("a.swift")
        _ = session.run()
        session.setOverlay(Array(Sample.badPolicy.utf8), at: project.path("a.swift"))
        #expect(session.run().rules == ["reload-policy-type"])
    }

    @Test("survives a file that changes on disk while it is reviewed")
    func changesBetween() throws {
        let project = try TemporaryProject(["W.swift": Sample.widget, "V.swift": Sample.badView])
        let store = FileStore()
        var problems: [String] = []
        let names = ["V.swift", "W.swift"].map(project.path)
        let outlines = Store.outlines(store, names, &problems)
        try project.write("// shorter", to: "V.swift")
        let target = Target(id: "t", name: "t", kind: .folder, root: "")
        let units = try zip(names, outlines).map { name, outline in
            SourceUnit(path: name, outline: try #require(outline), targets: [target])
        }
        #expect(units.map { store.tree(of: $0) != nil } == [false, true])
        #expect(store.read(units).map { $0 != nil } == [false, true])
    }

    @Test("survives any other text in a file that it has read before")
    func rewritten() throws {
        let project = try TemporaryProject(["W.swift": Sample.widget, "V.swift": Sample.badView])
        let session = try project.session()
        #expect(session.run().rules == ["gesture-interactivity"])
        for text in ["", "}", Sample.goodView, "struct V", Sample.badView] {
            try project.write(text, to: "V.swift")
            session.fileChanged(at: project.path("V.swift"))
            #expect(session.run().rules == (text == Sample.badView ? ["gesture-interactivity"] : []))
        }
    }

    @Test("notices a new file, and one that is gone")
    func newFile() throws {
        let project = try TemporaryProject(["W.swift": Sample.widget])
        let session = try project.session()
        #expect(session.run().rules == [])
        try project.write(Sample.badView, to: "V.swift")
        session.fileChanged(at: project.path("V.swift"))
        #expect(session.run().rules == ["gesture-interactivity"])
        try project.delete("V.swift")
        session.fileChanged(at: project.path("V.swift"))
        #expect(session.run().rules == [])
    }
}

@Suite("The text of an editor over a file")
struct OverlayTests {
    @Test("changes the findings, and its end brings them back")
    func edit() throws {
        let project = try TemporaryProject(["a.swift": Sample.badPolicy])
        let session = try project.session()
        let before = session.run().findings
        session.setOverlay(Array(Sample.goodPolicy.utf8), at: project.path("a.swift"))
        #expect(session.run().findings == [])
        session.setOverlay(nil, at: project.path("a.swift"))
        #expect(session.run().findings == before)
    }

    @Test("changes findings in other files that it draws")
    func otherFile() throws {
        let project = try TemporaryProject(["W.swift": Sample.widget, "V.swift": Sample.badView])
        let session = try project.session()
        #expect(session.run().findings.map(\.path) == [project.path("V.swift")])
        session.setOverlay(Array(Sample.widget.replacingOccurrences(of: "V()", with: "Text(\"a\")").utf8), at: project.path("W.swift"))
        #expect(session.run().findings == [])
        session.setOverlay(nil, at: project.path("W.swift"))
        #expect(session.run().findings.map(\.path) == [project.path("V.swift")])
    }

    @Test("counts though no such file was saved")
    func unsaved() throws {
        let project = try TemporaryProject(["W.swift": Sample.widget])
        let session = try project.session()
        _ = session.run()
        session.setOverlay(Array(Sample.badView.utf8), at: project.path("New.swift"))
        #expect(session.run().rules == ["gesture-interactivity"])
        session.setOverlay(nil, at: project.path("New.swift"))
        #expect(session.run().rules == [])
    }

    @Test("is reviewed by itself where the file stands outside the folder")
    func outside() throws {
        let project = try TemporaryProject(["W.swift": Sample.widget])
        let session = try project.session()
        session.setOverlay(Array(Sample.badView.utf8), at: "/elsewhere/V.swift")
        session.setOverlay(Array(Sample.badPolicy.utf8), at: "/elsewhere/P.swift")
        #expect(session.run().findings.map(\.path) == ["/elsewhere/P.swift"])
        #expect(session.findings(at: "/elsewhere/P.swift").count == 1)
        #expect(session.findings(at: "/elsewhere/V.swift").count == 0)
    }

    @Test("is all there is in a session without folders")
    func noFolders() throws {
        let session = try LintSession(options: LintOptions(paths: [], configuration: .none))
        #expect(session.run().findings == [])
        session.setOverlay(Array(Sample.badPolicy.utf8), at: "/elsewhere/P.swift")
        #expect(session.run().rules == ["reload-policy-type"])
    }

    @Test("is the text that findings are placed in")
    func source() throws {
        let project = try TemporaryProject(["a.swift": Sample.goodPolicy])
        let session = try project.session()
        session.setOverlay(Array(("\n\n" + Sample.badPolicy).utf8), at: project.path("a.swift"))
        #expect(session.run().texts == ["60"])
        #expect(session.source(at: project.path("a.swift"))?.bytes.first == UInt8(ascii: "\n"))
    }

    @Test("of a Markdown file counts too")
    func markdown() throws {
        let project = try TemporaryProject(["README.md": "# A\n"])
        let session = try project.session()
        #expect(session.run().findings == [])
        session.setOverlay(Array("```swift\n\(Sample.badPolicy)```\n".utf8), at: project.path("README.md"))
        #expect(session.run().texts == ["60"])
        session.setOverlay(nil, at: project.path("README.md"))
        #expect(session.run().findings == [])
    }

    @Test("gives the same as a fresh session after any number of edits", arguments: 0..<6)
    func incremental(seed: Int) throws {
        var random = RandomNumbers(seed: UInt64(seed))
        let kept = try LintSession(options: LintOptions(paths: [Fixtures.path("StepsApp")], configuration: .none))
        _ = kept.run()
        var texts: [String: [UInt8]] = [:]
        for _ in 0..<12 {
            let path = try #require(Fixtures.swiftFiles.randomElement(using: &random))
            let text = try texts[path] ?? Fixtures.read(path)
            texts[path] = Bool.random(using: &random) ? TextMutation.mutate(text, using: &random) : try Fixtures.read(path)
            kept.setOverlay(texts[path], at: path)
            let fresh = try LintSession(options: LintOptions(paths: [Fixtures.path("StepsApp")], configuration: .none))
            for (path, text) in texts { fresh.setOverlay(text, at: path) }
            let difference = Set(kept.run().findings).symmetricDifference(fresh.run().findings)
            #expect(difference.map(\.message) == [])
            guard difference.isEmpty else { return }
        }
    }
}

/// Parts of the store, for a test that steps between them.
private enum Store {
    static func outlines(_ store: FileStore, _ paths: [String], _ messages: inout [String]) -> [FileOutline?] {
        var problems: [ProjectProblem] = []
        let outlines = store.outlines(of: paths, problems: &problems)
        messages = problems.map(\.message)
        return outlines
    }
}
