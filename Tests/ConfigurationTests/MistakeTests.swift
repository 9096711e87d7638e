import Foundation
import RuleEngine
import Rules
import Testing

/// Every mistake that can be made in the text alone, and what is said about it.
@Suite("Mistakes in a configuration")
struct MistakeTests {
    private static let rules = ["async-placeholder", "closure-control", "gesture-interactivity"]

    /// `line:column message | what to write`
    private func problems(of text: String) -> [String] {
        do throws(ConfigurationError) {
            _ = try ConfigurationReader.read(Array(text.utf8), path: "c.json", knownRules: Self.rules)
            return []
        } catch {
            return zip(error.description.split(separator: "\n"), error.problems).map { line, problem in
                "\(line.dropFirst("c.json:".count)) | \(problem.help)"
            }
        }
    }

    @Test(
        "Each is shown at its place, with what to write instead",
        arguments: [
            // The text as a whole
            ("", "1:1: the configuration is empty | {}"),
            (" \n\t\r\n", "1:1: the configuration is empty | {}"),
            ("\u{FEFF}", "1:1: the configuration is empty | {}"),
            ("// later", "1:9: this is not JSON: the text ends where a value belongs | "),
            ("{", "1:2: this is not JSON: the text ends where a name in quotes belongs | "),
            ("{ \"set\": \"all\"\n\n", "1:15: this is not JSON: the text ends where ',' or '}' belongs | "),
            ("{\n  set: 1 }", "2:3: this is not JSON: 's' stands where a name in quotes belongs | "),
            ("{\"set\": \"all\"} x", "1:16: this is not JSON: 'x' stands where the end of the text belongs | "),
            ("{\"set\": all}", "1:9: this is not JSON: 'a' stands where a value belongs | "),
            ("{\"set\": \"all}", "1:9: this is not JSON: the string that begins here never ends | "),
            ("[]", "1:1: a configuration is an object, not an array | { \"set\": \"recommended\" }"),
            ("null", "1:1: a configuration is an object, not null | { \"set\": \"recommended\" }"),
            // Keys
            ("{ \"ruels\": {} }", "1:3: there is no key \"ruels\" | \"rules\""),
            ("{ \"fail-on\": \"error\" }", "1:3: there is no key \"fail-on\" | \"failOn\""),
            (
                "{ \"plugins\": [] }",
                "1:3: there is no key \"plugins\" | one of \"extends\", \"set\", \"rules\", \"include\", \"exclude\", "
                    + "\"overrides\", \"failOn\", \"readme\""
            ),
            ("{ \"readme\": { \"source\": [] } }", "1:15: \"readme\" has no key \"source\" | \"sources\""),
            (
                "{ \"readme\": { \"x\": [] } }",
                "1:15: \"readme\" has no key \"x\" | one of \"check\", \"sources\", \"readmes\", "
                    + "\"elision\", \"docc\", \"docComments\", \"translations\", \"comments\""
            ),
            (
                "{ \"set\": \"all\",\n  \"set\": \"all\" }",
                "2:3: \"set\" stands here a second time; the first is on line 1 | one member with both values"
            ),
            (
                "{ \"rules\": { \"closure-control\": \"off\", \"closure-control\": \"off\" } }",
                "1:40: \"closure-control\" stands here a second time; the first is on line 1 | "
                    + "one member with both values"
            ),
            (
                "{ \"readme\": { \"check\": true, \"check\": true } }",
                "1:30: \"check\" stands here a second time; the first is on line 1 | one member with both values"
            ),
            // Names
            ("{ \"set\": \"recomended\" }", "1:10: \"recomended\" is no set | \"recommended\""),
            ("{ \"set\": \"default\" }", "1:10: \"default\" is no set | one of \"recommended\", \"strict\", \"all\""),
            ("{ \"failOn\": \"Error\" }", "1:13: \"Error\" is no severity | \"error\""),
            (
                "{ \"failOn\": \"off\" }",
                "1:13: \"off\" is no severity | one of \"info\", \"warning\", \"error\""
            ),
            (
                "{ \"rules\": { \"gesture-interactivty\": \"off\" } }",
                "1:14: there is no rule \"gesture-interactivty\" | \"gesture-interactivity\""
            ),
            (
                "{ \"rules\": { \"x\": \"off\" } }",
                "1:14: there is no rule \"x\" | one of the rules that `widgetlint rules` lists"
            ),
            (
                "{ \"rules\": { \"closure-control\": \"warn\" } }",
                "1:33: \"warn\" is no severity | \"warning\""
            ),
            (
                "{ \"rules\": { \"closure-control\": \"none\" } }",
                "1:33: \"none\" is no severity | one of \"off\", \"info\", \"warning\", \"error\""
            ),
            // Types
            (
                "{ \"set\": [\"all\"] }",
                "1:10: \"set\" is a string, not an array | one of \"recommended\", \"strict\", \"all\""
            ),
            (
                "{ \"failOn\": 2 }",
                "1:13: \"failOn\" is a string, not a number | one of \"info\", \"warning\", \"error\""
            ),
            (
                "{ \"rules\": [\"closure-control\"] }",
                "1:12: \"rules\" is an object, not an array | \"rules\": { \"closure-control\": \"warning\" }"
            ),
            (
                "{ \"rules\": { \"closure-control\": false } }",
                "1:33: the severity of \"closure-control\" is a string, not a boolean | "
                    + "one of \"off\", \"info\", \"warning\", \"error\""
            ),
            (
                "{ \"exclude\": \"A\" }",
                "1:14: \"exclude\" is an array, not a string | \"exclude\": [\"Generated/\"]"
            ),
            (
                "{ \"exclude\": [1] }",
                "1:15: a pattern of \"exclude\" is a string, not a number | \"exclude\": [\"Generated/\"]"
            ),
            ("{ \"readme\": true }", "1:13: \"readme\" is an object, not a boolean | \"readme\": { \"check\": true }"),
            (
                "{ \"readme\": { \"check\": \"yes\" } }",
                "1:24: \"readme.check\" is true or false, not a string | \"check\": true"
            ),
            (
                "{ \"readme\": { \"elision\": \"yes\" } }",
                "1:26: \"readme.elision\" is true or false, not a string | \"elision\": true"
            ),
            (
                "{ \"readme\": { \"docc\": 1 } }",
                "1:23: \"readme.docc\" is true or false, not a number | \"docc\": true"
            ),
            (
                "{ \"readme\": { \"docComments\": true } }",
                "1:30: \"readme.docComments\" is an array, not a boolean | \"docComments\": [\"Sources/\"]"
            ),
            (
                "{ \"readme\": { \"sources\": {} } }",
                "1:26: \"readme.sources\" is an array, not an object | \"sources\": [\"Examples/**\"]"
            ),
            (
                "{ \"readme\": { \"readmes\": [null] } }",
                "1:27: a pattern of \"readme.readmes\" is a string, not null | \"readmes\": [\"README.md\"]"
            ),
        ])
    func mistake(text: String, problem: String) {
        #expect(problems(of: text) == [problem])
    }

    @Test("All mistakes are found, in the order of the text")
    func several() {
        let text = """
            {
              "set": "al",
              "rules": { "closure-contol": "off", "async-placeholder": 1 },
              "exclude": [true],
              "fail": 1
            }
            """
        #expect(problems(of: text).map { $0.prefix(4) } == ["2:10", "3:14", "3:60", "4:15", "5:3:"])
    }

    @Test("Comments, commas behind last elements and $schema are no mistakes")
    func right() throws {
        let text = """
            // What we want
            {
                "$schema": "s.json", /* for editors */
                "set": "strict",
                "rules": { "closure-control": "off", "async-placeholder": "info", },
                "exclude": ["A/",],
                "failOn": "error",
                "readme": { "check": false, "sources": ["B"], "readmes": [], "elision": true, "docc": false,
                            "docComments": ["C"], "translations": ["docs/zh/"], "comments": "translated" },
            }
            """
        let read = try ConfigurationReader.read(Array(text.utf8), path: "c.json", knownRules: Self.rules)
        #expect(read.set?.value == .strict)
        #expect(read.rules.mapValues(\.value) == ["closure-control": .off, "async-placeholder": .on(.info)])
        #expect(read.exclude.map(\.value) == ["A/"])
        #expect(read.failOn?.value == .error)
        #expect(read.readme.check?.value == false)
        #expect(read.readme.sources?.map(\.value) == ["B"])
        #expect(read.readme.readmes == [])
        #expect(read.readme.elision?.value == true)
        #expect(read.readme.docc?.value == false)
        #expect(read.readme.docComments?.map(\.value) == ["C"])
        #expect(read.readme.translations?.map(\.value) == ["docs/zh/"])
        #expect(read.readme.comments?.value == .translated)
    }

    @Test("The example of the README is right, and its table has all keys")
    func readmeExample() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        let readme = try String(
            contentsOf: root.deletingLastPathComponent().appendingPathComponent("README.md"), encoding: .utf8)
        let example = try #require(readme.components(separatedBy: "```jsonc\n").dropFirst().first)
        let text = try #require(example.components(separatedBy: "```").first)
        let rules = RulePages.all.map(\.id)
        let read = try ConfigurationReader.read(Array(text.utf8), path: "README.md", knownRules: rules)
        #expect(read.rules.count == 2)
        #expect(read.overrides.count == 1)
        for key in [
            "extends", "set", "rules", "include", "exclude", "overrides", "failOn", "readme.check", "readme.sources",
            "readme.readmes", "readme.elision", "readme.docc", "readme.docComments", "readme.translations",
            "readme.comments",
        ] {
            #expect(readme.contains("\n| `\(key)` | "), "\(key)")
        }
    }

    @Test("A near name is offered as an edit that nothing applies by itself")
    func edit() throws {
        let text = "{ \"ruels\": {} }"
        let error = try #require(throws: ConfigurationError.self) {
            try ConfigurationReader.read(Array(text.utf8), path: "c.json", knownRules: Self.rules)
        }
        let finding = try #require(error.findings.first)
        #expect(finding.rule == "configuration")
        #expect(finding.severity == .error)
        let edit = TextEdit(path: "c.json", range: 2..<9, replacement: "\"rules\"")
        #expect(finding.fixes == [Fix(title: "Write \"rules\"", safety: .unsafe, edits: [edit])])
    }

    @Test("Any bytes give a configuration or an error inside the text", arguments: 0..<200)
    func anyBytes(seed: Int) {
        var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1
        func next(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % bound
        }
        let text = """
            {"set":"all","rules":{"closure-control":"off"},"exclude":["é/"],"extends":["a"],\
            "overrides":[{"files":["b"],"set":"strict"}],}

            """
        var bytes = Array(text.utf8)
        for _ in 0..<(1 + next(4)) { bytes[next(bytes.count)] = UInt8(next(256)) }
        if next(3) == 0 { bytes.removeLast(next(bytes.count)) }
        do throws(ConfigurationError) {
            _ = try ConfigurationReader.read(bytes, path: "c.json", knownRules: Self.rules)
        } catch {
            #expect(!error.problems.isEmpty)
            for problem in error.problems {
                #expect(problem.range.lowerBound >= 0 && problem.range.upperBound <= bytes.count)
                #expect(!problem.message.isEmpty)
            }
        }
    }
}
