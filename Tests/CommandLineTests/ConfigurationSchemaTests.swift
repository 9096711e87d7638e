import Foundation
import RuleEngine
import Testing

/// The JSON Schema of configurations, as a program that is not ours reads it.
@Suite struct ConfigurationSchemaTests {
    private static let right = [
        "{}",
        #"{ "$schema": "schema.json", "set": "strict", "failOn": "info" }"#,
        #"{ "extends": "../base.json" }"#,
        #"{ "extends": ["a.json", "b.json"], "set": "recommended" }"#,
        #"{ "rules": { "closure-control": "off", "async-placeholder": "warning", "readme-drift": "error" } }"#,
        ##"{ "include": ["App/**"], "exclude": ["Generated/", "!App/Generated/", "\\#a", "/Old"] }"##,
        #"{ "exclude": [] }"#,
        #"{ "overrides": [{ "files": ["A/"], "excludeFiles": ["A/B/"], "set": "all", "rules": {} }] }"#,
        #"{ "overrides": [{ "files": ["A/"], "rules": { "closure-control": "info" } }] }"#,
        #"{ "readme": { "check": true, "sources": ["Examples/"], "readmes": [] } }"#,
        #"{ "readme": { "translations": ["docs/*/README.md"], "comments": "translated" } }"#,
    ]

    @Test func schemaAcceptsWhatTheReaderAcceptsAndRefusesItsMistakes() throws {
        guard let validator = JSONSchemaValidator.installed else {
            print("skipped: the program jsonschema is not installed (apt-get install python3-jsonschema)")
            return
        }
        let schema = try Executable.run("config", "schema").output
        let mistakes = MistakeSnapshots.all.filter { $0.group == MistakeSnapshots.formGroup }
        #expect(mistakes.count > 30)
        let instances = Self.right + mistakes.map { $0.files[".widgetlint.json"] ?? "" }
        let accepted = try validator.accepted(instances, schema: schema)
        for (number, instance) in instances.enumerated() {
            #expect(accepted.contains(number) == (number < Self.right.count), "\(instance)")
        }
        // The schema itself is one: against another, nothing would have been accepted.
        #expect(!accepted.isEmpty)
    }

    @Test(arguments: right) func readerAcceptsTheSame(text: String) throws {
        let rules = ["closure-control", "async-placeholder", "readme-drift"]
        _ = try ConfigurationReader.read(Array(text.utf8), path: "c.json", knownRules: rules)
    }

    @Test func schemaDescribesEveryRule() throws {
        let schema = try Executable.run("config", "schema")
        #expect(schema.code == 0)
        let value = try #require(try JSONSerialization.jsonObject(with: Data(schema.output.utf8)) as? [String: Any])
        let definitions = value["definitions"] as? [String: Any]
        let rules = (definitions?["rules"] as? [String: Any])?["properties"] as? [String: [String: Any]] ?? [:]
        let lines = try Executable.run("rules").output.split(separator: "\n")
        let ids = lines.compactMap { $0.split(separator: " ").first.map(String.init) }
        #expect(rules.keys.sorted() == ids.sorted())
        #expect(rules.values.allSatisfy { ($0["description"] as? String)?.isEmpty == false })
    }
}
