import Testing
import WidgetModel

@testable import Reporting

@Suite struct MapMermaidTests {
    @Test func chartLeadsFromTheAppToWhatWidgetsUse() {
        let expected = """
            flowchart LR
                n0["StepsWidget"]
                n1(["App"])
                n1 --> n0
                n2["Steps<br/>widget"]
                n0 --> n2
                n3("StepsView<br/>and 2 views below")
                n2 --> n3
                n4{{"AddSteps"}}:::intent
                n2 --> n4
                n5[("user defaults<br/>group.steps")]
                n2 --> n5
                n6["Walk<br/>Live Activity"]
                n0 --> n6
                n7["Stop<br/>control"]
                n0 --> n7
                n8{{"intent"}}:::intent
                n7 --> n8
                classDef intent stroke-dasharray:4 3

            """
        #expect(MapMermaid().render(SampleMap.steps) == expected)
    }

    @Test(
        "Names cannot leave their labels",
        arguments: [
            "\"] --> x[\"", "`a`", "#quot;", "<b>", "%%{init: {}}%%", "a\nend\nb", "a;b", ":::x", "|a|", "{{a}}",
            "\u{202E}",
        ])
    func hostile(name: String) {
        let text = MapMermaid().render(SampleMap.hostile(name))
        for line in text.split(separator: "\n").dropFirst() {
            guard let start = line.firstIndex(of: "\""), let end = line.lastIndex(of: "\"") else {
                #expect(!line.contains(name))
                continue
            }
            let label = line[line.index(after: start)..<end].replacing("<br/>", with: "")
            #expect(label.allSatisfy { $0.isLetter || $0.isNumber || " _.-,#;".contains($0) }, "\(line)")
        }
    }

    @Test func viewsAreLeftOutOfALargeChart() {
        let text = MapMermaid().render(SampleMap.large(120))
        #expect(!text.contains("StepsView"))
        #expect(text.contains("%% views are left out"))
        #expect(text.contains("Widget119"))
    }
}
