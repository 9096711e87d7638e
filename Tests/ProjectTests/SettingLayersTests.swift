import Testing

@testable import Project

@Suite struct SettingLayersTests {
    /// What becomes of the layers given, weakest first.
    private func resolve(_ layers: [String: String]..., configuration: String = "Debug") -> [String: String] {
        SettingLayers(layers.map { $0.mapValues { BuildSetting($0) } }).resolved(configuration: configuration)
            .mapValues(\.value)
    }

    @Test func strongerLayerWins() {
        #expect(resolve(["A": "1", "B": "1"], ["A": "2"]) == ["A": "2", "B": "1"])
    }

    @Test(arguments: ["$(inherited)", "${inherited}", "$(A)", "$[inherited]"])
    func valueBuildsOnTheLayersBelow(variable: String) {
        #expect(resolve(["A": "1"], ["B": ""], ["A": "\(variable) 2"], ["A": "\(variable) 3"])["A"] == "1 2 3")
    }

    @Test func nothingIsInheritedFromNowhere() {
        #expect(resolve(["A": "$(inherited) -x"])["A"] == "-x")
    }

    @Test func variablesAreThoseOfTheStrongestLayer() {
        #expect(resolve(["A": "$(B).app", "B": "weak"], ["B": "strong"])["A"] == "strong.app")
    }

    @Test(arguments: [
        ("$(NAME)", "My App"), ("${NAME}", "My App"), ("$NAME", "My App"), ("$NAME.x", "My App.x"),
        ("a$(NAME)b", "aMy Appb"),
        ("$(NAME:lower)", "my app"), ("$(NAME:upper)", "MY APP"), ("$(NAME:rfc1034identifier)", "My-App"),
        ("$(NAME:c99extidentifier)", "My_App"), ("$(NAME:identifier:lower)", "my_app"),
        ("$(DIGIT:c99extidentifier)", "_D__é"),
        ("$(DIGIT:rfc1034identifier)", "3D.--"), ("$(NONE:default=Other)", "Other"),
        ("$(EMPTY:default=$(NAME))", "My App"),
        ("$(NAME:default=Other)", "My App"), ("$(NONE:default=)", ""), ("$(ID_$(TEAM))", "abc"), ("$(ID_$TEAM)", "abc"),
        ("$(EMPTY)", ""),
    ])
    func variableIsReplaced(value: String, expected: String) {
        let known = ["NAME": "My App", "DIGIT": "3D. é", "EMPTY": "", "TEAM": "X1", "ID_X1": "abc"]
        #expect(resolve(known, ["VALUE": value])["VALUE"] == expected)
    }

    @Test(arguments: [
        ("$(NONE)", "$(NONE)"), ("${NONE}/a", "$(NONE)/a"), ("$NONE", "$(NONE)"), ("$(NONE:lower)", "$(NONE:lower)"),
        ("$(ID_$(NONE))", "$(ID_$(NONE))"), ("$(ID_$(TEAM))", "$(ID_X1)"), ("$(TEAM:unheardof)", "$(TEAM:unheardof)"),
        ("$(TEAM", "$(TEAM"), ("$", "$"), ("a$ b", "a$ b"), ("$()", "$()"), ("100$", "100$"),
    ])
    func unknownVariableStays(value: String, expected: String) {
        let layers = SettingLayers([["TEAM": BuildSetting("X1"), "VALUE": BuildSetting(value)]])
        let setting = layers.resolved(configuration: "Debug")["VALUE"]
        #expect(setting?.value == expected)
        #expect(setting?.isResolved == false)
    }

    @Test func circlesEndAlwaysInTheSameWay() {
        for _ in 0..<20 {
            let settings = resolve(["A": "a$(B)", "B": "b$(C)", "C": "c$(A)"])
            #expect(settings == ["A": "abc$(A)", "B": "bc$(A)", "C": "c$(A)"])
        }
    }

    @Test func growingValuesEnd() {
        var layer: [String: String] = ["V0": "0123456789"]
        for index in 1...200 { layer["V\(index)"] = "$(V\(index - 1))$(V\(index - 1))$(inherited)$(inherited)" }
        #expect(resolve(layer, layer, layer).values.allSatisfy { $0.utf8.count < 4 << 20 })
        let many = String(repeating: "$(inherited)", count: 3000)
        #expect(resolve(["A": "1"], ["A": many], ["A": many], ["A": many])["A"] != nil)
        #expect(resolve(["A": String(repeating: "$(", count: 100_000)])["A"]?.utf8.count == 200_000)
    }

    @Test func settingHasThePlaceOfTheWinningValue() {
        let weak = FilePlace(path: "a", range: 0..<1)
        let strong = FilePlace(path: "b", range: 4..<9)
        let layers = SettingLayers([
            ["A": BuildSetting("1", at: weak), "B": BuildSetting("$(A)", at: weak)],
            ["A": BuildSetting("$(inherited)2", at: strong)],
        ])
        let settings = layers.resolved(configuration: "Debug")
        #expect(settings["A"] == BuildSetting("12", at: strong))
        #expect(settings["B"] == BuildSetting("12", at: weak))
    }

    @Test func builtInSettingsGiveTheNames() {
        let builtIn = SettingLayers.builtIn(target: "My Widget", project: "Habit", configuration: "Debug")
        let own = [
            "PLIST": "$(SRCROOT)/$(TARGET_NAME)/Info.plist",
            "ID": "com.$(PROJECT_NAME).$(PRODUCT_NAME:rfc1034identifier)",
        ]
        let settings = SettingLayers([builtIn, own.mapValues { BuildSetting($0) }]).resolved(configuration: "Debug")
        #expect(settings["PRODUCT_NAME"]?.value == "My Widget")
        #expect(settings["PRODUCT_MODULE_NAME"]?.value == "My_Widget")
        #expect(settings["PLIST"]?.value == "./My Widget/Info.plist")
        #expect(settings["ID"]?.value == "com.Habit.My-Widget")
    }

    @Test(arguments: [
        ("A[sdk=iphoneos*]", "2"), ("A[sdk=iphoneos*][arch=arm64]", "2"), ("A[sdk=iphoneos*,arch=*]", "2"),
        ("A[sdk=*]", "2"),
        ("A[config=Debug]", "2"), ("A[config=Deb*][sdk=*]", "2"), ("A [sdk=iphoneos*]", "2"),
        ("A[sdk=iphonesimulator*]", nil),
        ("A[sdk=macosx*]", nil), ("A[config=Release]", nil), ("A[arch=x86_64]", nil), ("A[strange]", nil),
        ("A[new=*]", "2"),
        ("A[new=1]", nil),
    ])
    func conditionalValueCountsWhenItFitsADevice(name: String, expected: String?) {
        #expect(resolve([name: "2"])["A"] == expected)
    }

    @Test func valueForOneSystemGivesWayToTheUnconditional() {
        #expect(resolve(["A": "1"], ["A[sdk=iphoneos*]": "2"])["A"] == "1")
        #expect(resolve(["A[sdk=iphoneos*]": "1"], ["A[sdk=iphoneos*]": "2"])["A"] == "2")
    }

    @Test func conditionThatAlwaysFitsIsNone() {
        #expect(resolve(["A": "1"], ["A": "2", "A[config=Debug]": "$(inherited) 3"])["A"] == "2 3")
        #expect(resolve(["A[config=Debug]": "1"], ["A": "2"])["A"] == "2")
    }

    @Test(arguments: [("watchos", "watch"), ("macosx14.0", "mac"), ("iphoneos", "phone"), ("auto", "phone")])
    func systemIsThatOfTheTarget(root: String, expected: String) {
        let layer = ["SDKROOT": root, "A[sdk=watchos*]": "watch", "A[sdk=macosx*]": "mac", "A[sdk=iphone*]": "phone"]
        #expect(resolve(layer)["A"] == expected)
    }
}
