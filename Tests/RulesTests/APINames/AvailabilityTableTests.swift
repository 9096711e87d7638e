import Project
import Testing

@testable import Rules

@Suite("The tables of API names")
struct AvailabilityTableTests {
    @Test("Every line of the availability table is understood", arguments: AvailabilityTable.rows.map(String.init))
    func row(_ row: String) throws {
        let entry = try #require(AvailabilityEntry(row: Substring(row)))
        let parts = entry.source.split(separator: "/")
        #expect(["WidgetKit", "ActivityKit", "AppIntents", "SwiftUI"].contains(String(entry.framework)))
        #expect(parts.count >= 2, "the source is a path of the documentation")
        #expect(Platform.allCases.contains { entry[$0] != .unknown }, "a line that says nothing")
        for platform in Platform.allCases {
            guard case .since(let version) = entry[platform] else { continue }
            #expect(Self.isReleased(version, platform), "\(platform) \(version)")
        }
    }

    /// Whether a version is one of a release that had widgets or App Intents, or SwiftUI parts that widgets use.
    private static func isReleased(_ version: SystemVersion, _ platform: Platform) -> Bool {
        let last = [Platform.iOS: 14...18, .macOS: 11...15, .watchOS: 7...11, .tvOS: 15...18, .visionOS: 1...2][platform]
        return last?.contains(version.major) == true || (26...27).contains(version.major)
    }

    @Test("No API has two lines")
    func unique() {
        let forms = AvailabilityTable.entries.map(\.form)
        #expect(Set(forms).count == forms.count)
    }

    @Test("The types of a framework are sorted by name", arguments: ["WidgetKit", "ActivityKit", "AppIntents"])
    func order(_ framework: String) {
        let names = AvailabilityTable.entries.filter { $0.framework == framework }.compactMap { entry -> String? in
            if case .type(let name) = entry.form { return name.lowercased() }
            return nil
        }
        #expect(names == names.sorted())
    }

    @Test("An API is found by its last name")
    func lookUp() {
        let titles = AvailabilityTable.entries(forName: "accessoryInline").map(\.form.title)
        #expect(titles == ["WidgetFamily.accessoryInline", ".accessoryInline"])
        #expect(AvailabilityTable.entries(forName: "Text").map(\.form.title) == ["Text(timerInterval:)"])
        #expect(AvailabilityTable.entries(forName: "inline").isEmpty)
    }

    @Test(
        "A line that is not understood is no entry",
        arguments: [
            "type Widget | 14 | 11 | 9 | — | 26", "type Widget | x | 11 | 9 | — | 26 | A/B", "kind Widget | 14 | 11 | 9 | — | 26 | A/B",
            "type Widget() | 14 | 11 | 9 | — | 26 | A/B", "member widget | 14 | 11 | 9 | — | 26 | A/B", "argument f(x) | 14 | 11 | 9 | — | 26 | A/B",
            "",
        ])
    func mistake(_ row: String) {
        #expect(AvailabilityEntry(row: Substring(row)) == nil)
    }

    @Test("Every line of the names that do not exist is understood")
    func nonexistentNames() {
        #expect(NonexistentName.all.count == NonexistentName.rows.count)
        #expect(Set(NonexistentName.all.map(\.form)).isDisjoint(with: AvailabilityTable.entries.map(\.form)))
    }
}
