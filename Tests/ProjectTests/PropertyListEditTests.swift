import Testing

@testable import Project

@Suite("Edits that make a key of a property list true")
struct PropertyListEditTests {
    private func edited(_ text: String, _ key: String = "Wanted") throws -> String? {
        let file = try PropertyListFile(path: "Info.plist", bytes: Array(text.utf8))
        guard let edit = file.edit(settingTrue: key) else { return nil }
        var bytes = Array(text.utf8)
        bytes.replaceSubrange(edit.range, with: edit.replacement.utf8)
        return String(decoding: bytes, as: UTF8.self)
    }

    @Test("A missing key becomes the last one, indented as the others")
    func insertion() throws {
        let text = """
            <plist version="1.0">
            <dict>
            \t<key>A</key>
            \t<dict>
            \t</dict>
            </dict>
            </plist>
            """
        let expected = """
            <plist version="1.0">
            <dict>
            \t<key>A</key>
            \t<dict>
            \t</dict>
            \t<key>Wanted</key>
            \t<true/>
            </dict>
            </plist>
            """
        #expect(try edited(text) == expected)
    }

    @Test("A list in one line stays in one line")
    func oneLine() throws {
        let text = list("<key>A</key><true/>")
        #expect(try edited(text) == list("<key>A</key><true/><key>Wanted</key><true/>"))
    }

    @Test("Lines end as the others do")
    func carriageReturns() throws {
        let text = "<plist version=\"1.0\">\r\n<dict>\r\n  <key>A</key>\r\n  <true/>\r\n</dict>\r\n</plist>\r\n"
        #expect(try edited(text)?.contains("  <key>Wanted</key>\r\n  <true/>\r\n</dict>") == true)
    }

    @Test("A key that says no says yes")
    func replacement() throws {
        let text = list("<key>A</key><false/><key>Wanted</key> <false/>")
        #expect(try edited(text) == list("<key>A</key><false/><key>Wanted</key> <true/>"))
    }

    private func list(_ content: String) -> String { "<plist version=\"1.0\"><dict>\(content)</dict></plist>" }

    @Test(
        "There is none where it would not do",
        arguments: [
            "{ A = 1; }", "<plist version=\"1.0\"><array/></plist>", "<plist version=\"1.0\"><dict/></plist>",
            "<plist version=\"1.0\"><dict><key>Wanted</key><string>NO</string></dict></plist>",
            "<plist version=\"1.0\"><dict><key>A</key><true/></dict><!-- </dict> --></plist>",
        ])
    func none(_ text: String) throws {
        #expect(try edited(text) == nil)
    }
}
