import Testing

@testable import WidgetModel

@Suite("Whether code makes or passes on a widget")
struct WidgetMentionsTests {
    private static func isMentioned(_ code: String) -> Bool {
        let project = TestProject("import WidgetKit\nstruct Steps: Widget { struct Entry {} }\n\(code)\n")
        return WidgetMentions(of: ["Steps"], in: project.program).mentioned.contains("Steps")
    }

    @Test(
        "It does",
        arguments: [
            "let widget = Steps()", "let widget = Steps.init()", "func f() { Steps.main() }",
            "let types = [Steps.self]",
            "typealias Today = Steps", "struct Wrapped: Widget { let inner: Steps }", "let wrapped = Wrapper<Steps>()",
            "let widget = Module.Steps()",
        ])
    func mentioned(_ code: String) {
        #expect(Self.isMentioned(code))
    }

    @Test(
        "It does not",
        arguments: [
            "", "let kind = Steps.kind", "extension Steps { static let sample = Steps() }", "let entry = Steps.Entry()",
            "func f(_ entry: Steps.Entry) {}", #"let kind = "\(Steps.self)""#,
            "let kind = String(describing: Steps.self)",
            "#Preview(as: .systemSmall) { Steps() }",
            "struct Steps_Previews: PreviewProvider { static var previews: some View { Steps().preview } }",
            "// Steps()",
        ])
    func notMentioned(_ code: String) {
        #expect(!Self.isMentioned(code))
    }
}
