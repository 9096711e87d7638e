import Foundation
import Testing
import WidgetModel

#if canImport(FoundationXML)
    import FoundationXML
#endif

@testable import Reporting

@Suite struct MapPageTests {
    private static func page(_ map: WidgetMap) -> String { MapPage(title: "Steps", toolVersion: "1.2.3").render(map) }

    @Test(arguments: [SampleMap.steps, WidgetMap(), SampleMap.large(60), SampleMap.map([SampleMap.control()])])
    func pageIsWellFormed(map: WidgetMap) throws {
        #expect(try PageReader(Self.page(map)).elements.contains("main"))
    }

    @Test(
        "Names cannot become markup",
        arguments: [
            "<script>alert(1)</script>", "</title><b>", "</style>", "a\" onload=\"b", "a' b='", "&amp;", "&#60;", "]]>",
            "<!--", "\u{0}\u{1}\u{FFFE}",
            "\u{202E}", "a\r\nb", "👩‍👧 Ünïcode", String(repeating: "W", count: 400),
        ])
    func hostile(name: String) throws {
        var map = SampleMap.hostile(name)
        map.origins[0].origin = map.targets[0].origin
        let page = try PageReader(MapPage(title: name, toolVersion: name).render(map))
        #expect(page.elements.isDisjoint(with: ["script", "b", "img"]))
        #expect(page.attributes.isDisjoint(with: ["onload", "b"]))
        if name.unicodeScalars.allSatisfy({
            $0.value >= 0x20 && !(0x2028...0x206F).contains($0.value) && $0.value < 0xFFF0
        }) {
            #expect(page.text.contains(name))
        }
    }

    @Test func pageNeedsNothingElse() throws {
        let text = Self.page(SampleMap.steps)
        #expect(
            !text.contains("http:") && !text.contains("https:") && !text.contains("url(") && !text.contains("@import"))
        #expect(try PageReader(text).elements.isDisjoint(with: ["script", "iframe", "object", "img"]))
    }

    @Test func pageSaysEverythingOfAWidget() throws {
        let text = try PageReader(Self.page(SampleMap.steps)).text
        for part in [
            "Steps", "StepsWidget", "App", "group.steps", "steps.kind", "systemSmall", "StepsProvider",
            "TimelineProvider", "StepsEntry",
            "asks for 24 to 96 a day", "StepsView", "Row", "cell()", "AddSteps", "WalkAttributes", "Stop",
            "XcodeGen project.yml", "9 of them (75 %)",
        ] {
            #expect(text.contains(part), "\(part)")
        }
    }

    @Test func unknownReloadsAreNoBarOfLengthZero() {
        let unknown = MappedPolicy(ReloadPolicy(.after), code: "", at: SampleMap.place(1))
        let never = MappedPolicy(ReloadPolicy(.never), code: "", at: SampleMap.place(1))
        let without = Self.page(SampleMap.map([SampleMap.steps(policies: [unknown])]))
        #expect(without.contains("<span class=\"nothing\">not known</span>") && !without.contains("class=\"least"))
        let zero = Self.page(SampleMap.map([SampleMap.steps(policies: [never])]))
        #expect(zero.contains("class=\"least\" style=\"width:0.00%\"") && !zero.contains("class=\"nothing\""))
        let both = Self.page(SampleMap.map([SampleMap.steps(policies: [never, unknown])]))
        #expect(both.contains("0 a day, and more that is not known"))
    }

    @Test func scaleGrowsWithTheNumbersUpToItsLimit() {
        func end(_ seconds: Double) -> Double {
            let policy = MappedPolicy(ReloadPolicy(.after, intervals: [seconds]), code: "", at: SampleMap.place(1))
            return ReloadScale([SampleMap.steps(policies: [policy])]).end
        }
        #expect([86_400, 900, 600, 300, 1].map(end) == [100, 100, 150, 300, 300])
        #expect(ReloadScale([]).percent(1000) == "100.00%")
        #expect(ReloadScale([]).percent(7) == "7.00%")
    }

    @Test(arguments: [1, 7, 60]) func nodesOfTheGraphDoNotOverlap(count: Int) {
        let layout = GraphLayout(MapGroup.all(of: SampleMap.large(count)))
        for column in layout.columns {
            let heights = layout.nodes.filter { $0.column == column }.map(\.y).sorted()
            for (upper, lower) in zip(heights, heights.dropFirst()) { #expect(lower - upper >= GraphLayout.nodeHeight) }
        }
        #expect(layout.edges.allSatisfy { layout.nodes[$0.to].column == layout.nodes[$0.from].column + 1 })
        #expect(
            layout.nodes.allSatisfy { $0.y >= GraphLayout.top - 0.5 && $0.y + GraphLayout.nodeHeight < layout.height })
    }

    @Test func sameMapGivesTheSameBytes() { #expect(Self.page(SampleMap.large(20)) == Self.page(SampleMap.large(20))) }
}

/// Reads a page as XML.
private final class PageReader: NSObject, XMLParserDelegate {
    private(set) var elements: Set<String> = []
    private(set) var attributes: Set<String> = []
    private(set) var text = ""

    init(_ page: String) throws {
        super.init()
        let parser = XMLParser(data: Data(page.utf8))
        parser.delegate = self
        if !parser.parse() {
            throw NotWellFormed(line: parser.lineNumber, reason: parser.parserError.map { "\($0)" } ?? "")
        }
    }

    struct NotWellFormed: Error {
        let line: Int
        let reason: String
    }

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        elements.insert(name)
        self.attributes.formUnion(attributes.keys)
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }
}
