import Foundation
import Testing
import WidgetModel

@testable import Reporting

@Suite struct MapJSONTests {
    private static func object(_ map: WidgetMap) throws -> [String: Any] {
        let bytes = MapJSON(toolVersion: "1.2.3").render(map)
        return try #require(try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
    }

    @Test func membersAreThoseOfTheInterface() throws {
        let object = try Self.object(SampleMap.steps)
        #expect(Set(object.keys) == ["version", "toolVersion", "widgets", "targets", "origins", "files"])
        let widgets = try #require(object["widgets"] as? [[String: Any]])
        #expect(
            Set(widgets.flatMap(\.keys)) == [
                "name", "role", "place", "configurations", "configuredBy", "kinds", "families", "familiesStated",
                "targets", "providers",
                "reloadsPerDay", "entries", "attributes", "configurationIntents", "views", "intents", "stores",
            ])
        #expect(widgets.map { $0["role"] as? String } == ["widget", "liveActivity", "control"])
        #expect(widgets[0]["place"] as? NSDictionary == ["path": "App/Widget/Steps.swift", "line": 4, "column": 8])
        #expect(widgets[0]["reloadsPerDay"] as? NSDictionary == ["least": 24, "most": 96])
    }

    @Test func whatNobodyCanTellIsNull() throws {
        let widgets = try #require(try Self.object(SampleMap.steps)["widgets"] as? [[String: Any]])
        #expect(widgets[2]["kinds"] is NSNull)
        #expect(widgets[2]["families"] is NSNull)
        #expect(widgets[2]["familiesStated"] as? Bool == false)
        #expect(widgets[1]["reloadsPerDay"] is NSNull)
        let intents = try #require(widgets[2]["intents"] as? [[String: Any]])
        #expect(intents[0]["runsInApp"] is NSNull)
        #expect(intents[0]["place"] is NSNull)
    }

    @Test func viewsNest() throws {
        let widgets = try #require(try Self.object(SampleMap.steps)["widgets"] as? [[String: Any]])
        let views = try #require(widgets[0]["views"] as? [[String: Any]])
        let rows = try #require(views[0]["children"] as? [[String: Any]])
        #expect((rows[0]["children"] as? [[String: Any]])?.map { $0["name"] as? String } == ["cell"])
    }

    @Test func sameMapGivesTheSameBytes() {
        let json = MapJSON(toolVersion: "1")
        #expect(json.render(SampleMap.large(9)) == json.render(SampleMap.large(9)))
    }
}
