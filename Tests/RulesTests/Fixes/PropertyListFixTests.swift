import RuleEngine
import RuleExamples
import Testing

@Suite("Fixes in property lists")
struct PropertyListFixTests {
    static let examples = PageExamples.all(.bad).filter { $0.rule == "live-activities-plist" }

    @Test("Where the app has a file, a fix leaves nothing to report", arguments: examples)
    func fix(_ example: Example) throws {
        var mended = example
        for finding in try example.findings() where finding.rule == example.rule {
            for edit in finding.fixes.flatMap(\.edits) {
                let index = try #require(mended.files.firstIndex { edit.path.hasSuffix($0.path) })
                mended.files[index].bytes.replaceSubrange(edit.range, with: Array(edit.replacement.utf8))
            }
            let isMended = !finding.fixes.isEmpty
            #expect(isMended == example.files.contains { $0.path == "Ride/Info.plist" })
        }
        guard mended.files.map(\.bytes) != example.files.map(\.bytes) else { return }
        #expect(try mended.findings().filter { $0.rule == example.rule } == [])
    }
}
