import Testing

@testable import Project

@Suite("What a target says under a key that is on or off")
struct InformationFlagTests {
    private func information(_ lists: String...) throws -> InformationPropertyList {
        var information = InformationPropertyList()
        for (index, content) in lists.enumerated() {
            let text = "<plist version=\"1.0\"><dict><key>Name</key><string>A</string>\(content)</dict></plist>"
            information.add(try PropertyListFile(path: "\(index).plist", bytes: Array(text.utf8)), [:])
        }
        return information
    }

    @Test(
        "Every spelling is understood",
        arguments: [
            ("<key>Key</key><true/>", InformationPropertyList.Flag.on), ("<key>Key</key><false/>", .off),
            ("<key>Key</key><string>YES</string>", .on), ("<key>Key</key><string>NO</string>", .off),
            ("<key>Key</key><integer>1</integer>", .on), ("<key>Key</key><integer>0</integer>", .off),
            ("<key>Key</key><string>$(FLAG)</string>", .unknown), ("<key>Key</key><array/>", .unknown), ("", .absent),
        ])
    func spelling(_ content: String, _ flag: InformationPropertyList.Flag) throws {
        #expect(try information(content).flag("Key") == flag)
    }

    @Test("One configuration that says yes is enough")
    func configurations() throws {
        #expect(try information("<key>Key</key><false/>", "<key>Key</key><true/>").flag("Key") == .on)
        #expect(try information("", "<key>Key</key><string>$(A)</string>").flag("Key") == .unknown)
    }

    @Test("The order of the configurations does not matter", arguments: [["YES", "NO"], ["NO", "YES"]])
    func settings(_ values: [String]) {
        var information = InformationPropertyList()
        for value in values {
            let place = FilePlace(path: "project.yml", range: 0..<1)
            information.add(DeclaredValue(.string(value), at: place), for: "Key", [:])
        }
        #expect(information.flag("Key") == .on)
    }

    @Test("A list that is not known as a whole does not tell by what it lacks")
    func incomplete() throws {
        var information = try information("")
        information.isComplete = false
        #expect(information.flag("Key") == .unknown)
        #expect(InformationPropertyList().flag("Key") == .unknown)
    }

    @Test("A scheme made of an unknown variable hides schemes alone")
    func schemes() throws {
        let types = "<key>CFBundleURLTypes</key><array><dict><key>CFBundleURLSchemes</key>"
        let schemes = "<array><string>Steps</string><string>$(A)</string></array></dict></array>"
        let information = try information(types + schemes)
        #expect(!information.knowsAllSchemes)
        #expect(information.isComplete)
        #expect(information.urlSchemes.contains("steps"))
    }
}
