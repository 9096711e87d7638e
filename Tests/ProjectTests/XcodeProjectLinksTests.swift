import Testing

@testable import Project

@Suite struct XcodeProjectLinksTests {
    /// An app and the other target, of which the app says `entries`.
    private func app(other type: String, host: String = "application", _ fill: (inout ProjectText) -> String) throws
        -> DeclaredTarget
    {
        var text = ProjectText(targets: ["APP", "OTHER"])
        let entries = fill(&text)
        text.addTarget("APP", type: host, entries)
        text.addTarget("OTHER", type: type)
        return try #require(text.read().targets.first)
    }

    @Test(arguments: [
        ("app-extension", "dstSubfolderSpec = 13; dstPath = \"\";"), ("app-extension", "dstSubfolder = PlugIns;"),
        ("application.watchapp2", "dstSubfolderSpec = 16; dstPath = \"$(CONTENTS_FOLDER_PATH)/Watch\";"),
        ("extensionkit-extension", "dstSubfolderSpec = 16; dstPath = \"$(EXTENSIONS_FOLDER_PATH)\";"),
        ("extensionkit-extension", "dstSubfolderSpec = 1; dstPath = Extensions;"),
        ("watchkit2-extension", "dstSubfolderSpec = 13;"),
    ])
    func copiedExtensionIsEmbedded(type: String, place: String) throws {
        let app = try app(other: type) { text in
            text.addPhase("COPY", isa: "PBXCopyFilesBuildPhase", ["OTHER_PRODUCT"], place)
            return "buildPhases = (COPY);"
        }
        #expect(app.embeddedTargets == ["Other"])
        #expect(app.dependencies == [])
    }

    @Test(arguments: ["framework", "bundle", "tool"])
    func copiedProductOfAnotherKindIsNotEmbedded(type: String) throws {
        let app = try app(other: type) { text in
            text.addPhase("COPY", isa: "PBXCopyFilesBuildPhase", ["OTHER_PRODUCT"], "dstSubfolderSpec = 10;")
            return "buildPhases = (COPY);"
        }
        #expect(app.embeddedTargets == [])
    }

    @Test(arguments: [
        ("application", "app-extension", ["Other"], []), ("application", "application.watchapp2", ["Other"], []),
        ("application", "framework", [], ["Other"]), ("bundle.unit-test", "application", [], ["Other"]),
        ("bundle.unit-test", "app-extension", [], ["Other"]),
    ])
    func dependencyOfAnAppOnAnExtensionEmbedsIt(host: String, type: String, embedded: [String], linked: [String]) throws
    {
        let app = try app(other: type, host: host) { text in
            text.add("D", "isa = PBXTargetDependency; target = OTHER;")
            return "dependencies = (D);"
        }
        #expect(app.embeddedTargets == embedded)
        #expect(app.dependencies == linked)
    }

    @Test func embeddedTargetIsNamedOnce() throws {
        let app = try app(other: "app-extension") { text in
            text.addPhase("COPY", isa: "PBXCopyFilesBuildPhase", ["OTHER_PRODUCT"])
            text.add("D", "isa = PBXTargetDependency; target = OTHER;")
            return "buildPhases = (COPY, COPY); dependencies = (D);"
        }
        #expect(app.embeddedTargets == ["Other"])
    }

    @Test func frameworksAndProductsAreDependencies() throws {
        let app = try app(other: "framework") { text in
            text.addPhase("LINK", isa: "PBXFrameworksBuildPhase", ["KIT", "LIB", "OTHER_PRODUCT"])
            text.add("LINK2", "isa = PBXFrameworksBuildPhase; files = (B);")
            text.add("B", "isa = PBXBuildFile; productRef = P1;")
            text.addFile("KIT", "System/Library/Frameworks/WidgetKit.framework", tree: "SDKROOT")
            text.add("LIB", "isa = PBXFileReference; name = libz.1.2.tbd; sourceTree = SDKROOT;")
            text.add("P1", "isa = XCSwiftPackageProductDependency; productName = Charts;")
            text.add("P2", "isa = XCSwiftPackageProductDependency; productName = Store;")
            text.add("P3", "isa = XCSwiftPackageProductDependency; productName = \"plugin:Check\";")
            text.add("D1", "isa = PBXTargetDependency; productRef = P3;")
            text.add("D2", "isa = PBXTargetDependency; target = OTHER;")
            return "buildPhases = (LINK, LINK2); packageProductDependencies = (P1, P2); dependencies = (D1, D2);"
        }
        #expect(app.dependencies == ["WidgetKit", "libz.1.2", "Other", "Charts", "Store"])
    }

    @Test(arguments: [("OTHER", "Other"), ("ELSEWHERE", "Far")])
    func dependencyIsFoundByItsProxy(id: String, name: String) throws {
        let app = try app(other: "framework") { text in
            text.add("D", "isa = PBXTargetDependency; name = Near; targetProxy = PROXY;")
            text.add("PROXY", "isa = PBXContainerItemProxy; remoteGlobalIDString = \(id); remoteInfo = Far;")
            return "dependencies = (D);"
        }
        #expect(app.dependencies == [name])
    }
}
