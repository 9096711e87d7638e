import Testing

@testable import WidgetModel

@Suite("Placeholders")
struct PlaceholderTests {
    @Test(
        "A provider's function is one",
        arguments: [
            "struct P: TimelineProvider { func placeholder(in context: Context) -> E { E() } }",
            "struct P: IntentTimelineProvider { func placeholder(in context: Context) -> E { E() } }",
            "struct P: AppIntentTimelineProvider { func placeholder(in context: Context) -> E { E() } }",
            "struct P: RelevanceEntriesProvider { func placeholder(context: Context) -> E { E() } }",
            "struct P: ControlValueProvider { var previewValue: Bool { false } }",
            "struct P: AppIntentControlValueProvider { func previewValue(configuration: C) -> Bool { false } }",
            "struct P {}\nextension P: TimelineProvider { func placeholder(in context: Context) -> E { E() } }",
            "struct P: TimelineProvider {}\nextension P { func placeholder(in context: Context) -> E { E() } }",
            "struct P { func placeholder(in context: TimelineProviderContext) -> E { E() } }",
            "protocol Base: TimelineProvider {}\nstruct P: Base { func placeholder(in context: Context) -> E { E() } }",
            "protocol P: TimelineProvider {}\nextension P { func placeholder(in context: Context) -> E { E() } }",
            "extension TimelineProvider { func placeholder(in context: Context) -> E { E() } }",
            "class P: TimelineProvider { func placeholder(in context: Context) -> E { E() } }",
            "enum Outer { struct P: TimelineProvider { func placeholder(in context: Context) -> E { E() } } }",
        ])
    func placeholder(source: String) {
        #expect(TestProject(source).model.placeholders.count == 1)
    }

    @Test(
        "Another function of that name is none",
        arguments: [
            "struct P { func placeholder(in context: Context) -> E { E() } }",
            "struct P: TimelineProvider { func placeholder(for context: Context) -> E { E() } }",
            "struct P: TimelineProvider { func makePlaceholder(in context: Context) -> E { E() } }",
            "struct P: TimelineProvider { func placeholder() -> E { E() } }",
            "struct P: TimelineProvider { var placeholder: E { E() } }",
            "protocol P: TimelineProvider { func placeholder(in context: Context) -> E }",
            "protocol TimelineProvider {}\nstruct P: TimelineProvider { func placeholder(in context: Context) -> E { E() } }",
            "struct P: ControlValueProvider { var value: Bool { false } }",
            "struct TimelineProviderContext {}\nstruct P { func placeholder(in context: TimelineProviderContext) -> E { E() } }",
            "func placeholder(in context: Context) -> E { E() }",
        ])
    func none(source: String) {
        #expect(TestProject(source).model.placeholders.count == 0)
    }
}
