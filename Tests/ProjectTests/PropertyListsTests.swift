import Foundation
import Testing

@testable import Project

@Suite struct PropertyListsTests {
    static let xml = """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0">
        <dict>
            <key>yes</key><true/>
            <key>one</key><integer>1</integer>
            <key>half</key><real>0.5</real>
            <key>two</key><real>2</real>
            <key>date</key><date>1970-01-02T00:00:00Z</date>
            <key>data</key><data>AQI=</data>
            <key>list</key><array><string>é</string><false/><integer>0</integer></array>
        </dict>
        </plist>
        """

    static let value = PropertyListValue.dictionary([
        "yes": .boolean(true), "one": .integer(1), "half": .real(0.5), "two": .real(2), "date": .date(86_400),
        "data": .data([1, 2]), "list": .array([.string("é"), .boolean(false), .integer(0)]),
    ])

    @Test func xmlKeepsTheTypes() throws {
        #expect(try PropertyLists.parse(Array(Self.xml.utf8), path: "Info.plist") == Self.value)
    }

    @Test func binaryKeepsTheTypes() throws {
        let object: [String: Any] = [
            "yes": true, "one": 1, "half": 0.5, "two": 2.0, "date": Date(timeIntervalSince1970: 86_400), "data": Data([1, 2]),
            "list": ["é", false, 0] as [Any],
        ]
        let data = try PropertyListSerialization.data(fromPropertyList: object, format: .binary, options: 0)
        #expect(try PropertyLists.parse(Array(data), path: "Info.plist") == Self.value)
    }

    @Test func openStepTextIsRead() throws {
        let text = "// !$*UTF8*$!\n{ objects = { A1 /* App */ = { isa = PBXGroup; children = (B, \"c d\"); }; }; }"
        let value = try PropertyLists.parse(Array(text.utf8), path: "project.pbxproj")
        #expect(value["objects"]?["A1"]?["isa"]?.string == "PBXGroup")
        #expect(value["objects"]?["A1"]?["children"]?.array == [.string("B"), .string("c d")])
    }

    @Test(arguments: [
        ("", nil, "this property list is empty"), (" \n", nil, "this property list is empty"),
        ("<plist><dict>\n\n<foo/></dict></plist>", 3, "this property list cannot be read: Encountered unknown tag foo"),
    ] as [(String, Int?, String)])
    func badListIsExplained(text: String, line: Int?, message: String) {
        #expect(throws: ProjectProblem(path: "A/Info.plist", line: line, message: message)) {
            try PropertyLists.parse(Array(text.utf8), path: "A/Info.plist")
        }
    }

    @Test func badOpenStepTextIsExplained() throws {
        let error = #expect(throws: ProjectProblem.self) { try PropertyLists.parse(Array("{\n a = 1;\n b }".utf8), path: "p") }
        #expect(error?.message == "this property list is neither XML nor binary nor OpenStep text")
        #expect(error?.line == nil)
    }

    @Test func missingListIsNamed() {
        let problem = ProjectProblem(path: "none.plist", message: "cannot read this property list: there is no such file")
        #expect(throws: problem) { try PropertyLists.read("none.plist") }
    }
}
