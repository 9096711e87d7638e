import Testing

@testable import Project

@Suite struct ConfigurationFileTests {
    private func settings(_ files: [String: String], of path: String = "Config/App.xcconfig") -> [String: BuildSetting]
    {
        var reader = ConfigurationFiles()
        return reader.settings(ofFile: path) { path throws(FileError) in try read(path, files) }
    }

    private func read(_ path: String, _ files: [String: String]) throws(FileError) -> [UInt8] {
        guard let text = files[path] else { throw FileError(path: path, reason: .missing) }
        return Array(text.utf8)
    }

    @Test(arguments: [
        ("A = 1", "A", "1"), ("A=1", "A", "1"), ("\t A  =  b c  // why", "A", "b c"), ("A = 1;", "A", "1"),
        ("A =", "A", ""),
        ("A[sdk=iphoneos*][arch=*] = 1", "A[sdk=iphoneos*][arch=*]", "1"), ("A [sdk=x] = 1", "A[sdk=x]", "1"),
        ("A = a=b", "A", "a=b"), ("A = https://x", "A", "https:"), ("A = 1\r\nB = 2", "A", "1"), ("A = é", "A", "é"),
        ("A = 1 \\\n  2 // two\nB = 3", "A", "1 2"), ("A = \\", "A", "\\"), ("\u{FEFF}A = 1", "A", "1"),
        ("A = ;", "A", ""),
    ])
    func settingIsRead(text: String, name: String, value: String) {
        #expect(settings(["Config/App.xcconfig": text])[name]?.value == value)
    }

    @Test(arguments: ["// é\nA = 26.4;", "A=26.4", "A[sdk=*] = 26.4 // x\r\n"])
    func placeIsThatOfTheValue(text: String) throws {
        let place = try #require(settings(["Config/App.xcconfig": text]).values.first?.place)
        #expect(place.path == "Config/App.xcconfig")
        #expect(String(decoding: Array(text.utf8)[place.range], as: UTF8.self) == "26.4")
    }

    @Test(arguments: [
        "#include \"../Base.xcconfig\"", "#include? \"../Base.xcconfig\" // b", "# include \"./../Base.xcconfig\"",
    ])
    func includedFileIsReadInPlace(include: String) {
        let files = ["Config/App.xcconfig": "A = 1\nB = 1\n\(include)\nB = 3", "Base.xcconfig": "A = 2\nB = 2"]
        let settings = settings(files)
        #expect(settings["A"]?.value == "2")
        #expect(settings["A"]?.place?.path == "Base.xcconfig")
        #expect(settings["B"]?.value == "3")
    }

    @Test func laterValueBuildsOnTheEarlier() {
        let files = [
            "Config/App.xcconfig": "#include \"Base.xcconfig\"\nA = $(inherited) 2", "Config/Base.xcconfig": "A = 1",
        ]
        #expect(settings(files)["A"]?.value == "1 2")
    }

    @Test func filesThatIncludeEachOtherEnd() {
        let files = [
            "Config/App.xcconfig": "#include \"B.xcconfig\"\n#include \"App.xcconfig\"\nA = 1",
            "Config/B.xcconfig": "#include \"App.xcconfig\"\nB = 2",
        ]
        #expect(settings(files).mapValues(\.value) == ["A": "1", "B": "2"])
        var many: [String: String] = [:]
        for index in 0..<60 {
            many["\(index).xcconfig"] =
                "#include \"\(index + 1).xcconfig\"\n#include \"\(index + 1).xcconfig\"\nA = \(index)"
        }
        #expect(settings(many, of: "0.xcconfig")["A"]?.value == "0")
    }

    @Test func missingFilesAreListedUnlessOptional() {
        var reader = ConfigurationFiles()
        let text = "#include? \"A.xcconfig\"\n#include \"B.xcconfig\"\n#include \"<DEVELOPER_DIR>/C.xcconfig\""
        _ = reader.settings(ofFile: "App.xcconfig") { path throws(FileError) in try read(path, ["App.xcconfig": text]) }
        #expect(reader.missing == ["B.xcconfig"])
        #expect(reader.problems.isEmpty)
    }

    @Test(arguments: ["what is this", "#import \"A\"", "#include A", "[sdk=*] = 1", "= 1", "A[sdk = 1"])
    func lineThatSaysNothingIsReported(text: String) {
        var reader = ConfigurationFiles()
        let settings = reader.settings(ofFile: "a") { path throws(FileError) in
            try read(path, ["a": "B = 1\n\(text)\nC = 2"])
        }
        #expect(settings.mapValues(\.value) == ["B": "1", "C": "2"])
        let message = "this line is neither a build setting nor an include"
        #expect(reader.problems == [ProjectProblem(path: "a", line: 2, message: message)])
    }

    @Test func unreadableFileIsReported() {
        var reader = ConfigurationFiles()
        _ = reader.settings(ofFile: "a") { path throws(FileError) in throw FileError(path: path, reason: .noPermission)
        }
        #expect(reader.problems.map(\.message) == ["cannot read this file: no permission to read it"])
    }
}
