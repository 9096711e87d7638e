import SwiftSource
import Project
import Testing

@testable import WidgetModel

@Suite("Code that runs in a widget extension")
struct ExtensionCodeTests {
    private static let targets: [String: [Target]] = {
        let app = TargetVisibilityTests.target("App", .app)
        let widget = TargetVisibilityTests.target("Widget", .widgetExtension)
        return ["App": [app], "Widget": [widget], "Shared": [app, widget]]
    }()

    /// Strings of the calls `mark("…")` in code that runs in an extension, sorted, each once.
    private func marks(_ files: KeyValuePairs<String, String>, targets: [String: [Target]] = targets) -> [String] {
        let project = TestProject(files, targets: targets)
        var marks: Set<String> = []
        for region in project.model.extensionRegions {
            let tree = region.place.node.tree
            for index in region.liveNodes.joined() {
                guard let call = CallExpression(tree.node(NodeID(index))), call.calleeName == "mark",
                    let text = call.firstUnlabeledArgument?.value?.text
                else { continue }
                marks.insert(text.filter { $0 != "\"" })
            }
        }
        return marks.sorted()
    }

    static let provider = """
        struct P: TimelineProvider {
            func placeholder(in context: Context) -> E { mark("placeholder"); return E() }
            func getTimeline(in context: Context, completion: @escaping (Timeline<E>) -> Void) {
                Task { load(completion) }
            }
            func load(_ completion: (Timeline<E>) -> Void) { mark("load") }
            func unused() { mark("unused") }
        }
        """

    @Test("All of a file that only the extension compiles, but for previews")
    func membership() {
        let text = """
            func f() { mark("anything") }
            #Preview { mark("preview") }
            struct Old_Previews: PreviewProvider { static var previews: some View { mark("old preview") } }
            #if DEBUG
            func g() { mark("debug") }
            #endif
            """
        #expect(marks(["Widget/A.swift": text]) == ["anything"])
        #expect(marks(["Shared/A.swift": text]) == [])
        #expect(marks(["App/A.swift": text]) == [])
    }

    @Test("What a provider's methods reach, in closures that run later too")
    func provider() {
        #expect(marks(["Shared/P.swift": Self.provider]) == ["load", "placeholder"])
        #expect(marks(["Folder/P.swift": Self.provider], targets: [:]) == ["load", "placeholder"])
    }

    @Test("What a rendered view calls, and what the intent of its button does")
    func rendered() {
        let text = """
            import WidgetKit
            struct W: Widget { var body: some WidgetConfiguration { StaticConfiguration(kind: "k", provider: P()) { _ in V() } } }
            struct V: View { var body: some View { Text(title()); Button(intent: I()) { Text("") }; Button(intent: J()) { Text("") } } }
            func title() -> String { mark("title"); return "" }
            struct I: AppIntent { func perform() async throws -> some IntentResult { mark("intent"); return .result() } }
            struct J: LiveActivityIntent { func perform() async throws -> some IntentResult { mark("in the app"); return .result() } }
            struct K: AppIntent { func perform() async throws -> some IntentResult { mark("elsewhere"); return .result() } }
            """
        #expect(marks(["Shared/W.swift": text]) == ["intent", "title"])
    }

    /// Reasons of the regions that call `mark("…")`, sorted, by what is marked.
    private func reasons(_ text: String) -> [String: [String]] {
        let project = TestProject(["Shared/W.swift": text], targets: Self.targets)
        var reasons: [String: Set<String>] = [:]
        for region in project.model.extensionRegions {
            for node in region.nodes {
                guard let call = CallExpression(node), call.calleeName == "mark", let name = call.firstUnlabeledArgument?.value?.text
                else { continue }
                reasons[name.filter { $0 != "\"" }, default: []].insert("\(region.reason)")
            }
        }
        return reasons.mapValues { $0.sorted() }
    }

    @Test("What runs while a view is drawn is told from what its closures do later")
    func handlers() {
        let found = reasons("""
            import WidgetKit
            struct W: Widget { var body: some WidgetConfiguration { StaticConfiguration(kind: "k", provider: P()) { _ in V() } } }
            struct V: View {
                var body: some View {
                    VStack { Text(drawn()) }
                        .onAppear { appeared() }
                        .task { await loaded() }
                        .background { Text([1].map { _ in mapped() }.joined()) }
                    Button { tapped() } label: { Text(label()) }
                }
                func drawn() -> String { mark("drawn"); return both() }
                func appeared() { mark("appeared") }
                func loaded() async { mark("loaded"); _ = both() }
                func mapped() -> String { mark("mapped"); return "" }
                func tapped() { mark("tapped") }
                func label() -> String { mark("label"); return "" }
                func both() -> String { mark("both"); return "" }
            }
            """)
        #expect(found == [
            "drawn": ["rendered"], "appeared": ["handler"], "loaded": ["handler"], "mapped": ["rendered"],
            "tapped": ["handler"], "label": ["rendered"], "both": ["handler", "rendered"],
        ])
    }

    @Test("A helper that a provider and a view run is followed for both, with the bodies that lead to it")
    func both() {
        let text = """
            import WidgetKit
            struct P: TimelineProvider { func getTimeline(in context: Context, completion: @escaping (Timeline<E>) -> Void) { help() } }
            struct W: Widget { var body: some WidgetConfiguration { StaticConfiguration(kind: "k", provider: P()) { _ in V() } } }
            struct V: View { var body: some View { Text(title) }; var title: String { help() } }
            func help() -> String { mark("help"); return "" }
            """
        #expect(reasons(text) == ["help": ["provider", "rendered"]])
        let project = TestProject(["Shared/W.swift": text], targets: Self.targets)
        let helpers = project.model.extensionRegions.filter { $0.chain.last?.title == "help" }
        #expect(helpers.map(\.callers.count).sorted() == [1, 2])
    }

    @Test("The way to it is known")
    func chain() {
        let project = TestProject(["Shared/P.swift": Self.provider], targets: Self.targets)
        let chains = project.model.extensionRegions.map { $0.chain.map(\.title).joined(separator: " > ") }
        #expect(chains.contains("P > getTimeline > load"))
    }
}
