// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "widgetlint",
    platforms: [.macOS(.v15)],
    products: [
        .executable(name: "widgetlint", targets: ["widgetlint"])
    ],
    targets: [
        // Bytes to tokens to syntax tree. No Foundation.
        .target(name: "SwiftSource"),
        // CommonMark block structure: fences, headings, links. No Foundation.
        .target(name: "Markdown"),
        // Position-preserving JSON. No Foundation.
        .target(name: "JSON"),
        // Files, ignore files, targets, property lists.
        .target(name: "Project", dependencies: ["SwiftSource"]),
        // Facts of each file, linked to a model of the widgets.
        .target(name: "WidgetModel", dependencies: ["SwiftSource", "Project"]),
        // What a rule is, what it reports, and how rules are run.
        .target(name: "RuleEngine", dependencies: ["SwiftSource", "Markdown", "JSON", "Project", "WidgetModel"]),
        // One file per rule.
        .target(name: "Rules", dependencies: ["RuleEngine", "SwiftSource", "Project", "WidgetModel"]),
        // Writes the pages and the list of rules into Rules/Generated: `swift run generate-rules`.
        .executableTarget(name: "generate-rules", dependencies: ["RuleEngine"]),
        // Code blocks of a README against the sources that are compiled.
        .target(name: "ReadmeSync", dependencies: ["SwiftSource", "Markdown", "Project", "RuleEngine"]),
        // The whole pipeline as one call.
        .target(
            name: "Linter",
            dependencies: ["SwiftSource", "Markdown", "Project", "WidgetModel", "RuleEngine", "Rules", "ReadmeSync"]),
        // The examples of rules' pages, run as tests.
        .target(
            name: "RuleExamples", dependencies: ["Markdown", "SwiftSource", "RuleEngine", "Rules", "Linter"]),
        // One file per output format.
        .target(
            name: "Reporting",
            dependencies: ["SwiftSource", "JSON", "Project", "WidgetModel", "RuleEngine", "ReadmeSync", "Linter"]),
        .target(
            name: "LanguageServer",
            dependencies: ["SwiftSource", "JSON", "RuleEngine", "ReadmeSync", "Linter"]),
        .executableTarget(
            name: "widgetlint",
            dependencies: [
                "Linter", "Reporting", "RuleExamples", "LanguageServer", "Project", "WidgetModel", "RuleEngine", "Rules",
                "ReadmeSync", "JSON",
            ]),
        // Measures the others: `swift run -c release bench`.
        .executableTarget(
            name: "bench",
            dependencies: ["SwiftSource", "JSON", "Project", "WidgetModel", "RuleEngine", "Rules", "widgetlint"]),
        .testTarget(name: "SwiftSourceTests", dependencies: ["SwiftSource"]),
        .testTarget(name: "MarkdownTests", dependencies: ["Markdown"]),
        .testTarget(name: "JSONTests", dependencies: ["JSON"]),
        .testTarget(name: "ProjectTests", dependencies: ["Project"]),
        .testTarget(name: "WidgetModelTests", dependencies: ["WidgetModel"]),
        .testTarget(
            name: "RulesTests",
            dependencies: [
                "Linter", "RuleExamples", "RuleEngine", "Rules", "ReadmeSync", "Markdown", "SwiftSource", "Project",
                "WidgetModel", "generate-rules",
            ]),
        .testTarget(name: "ReadmeSyncTests", dependencies: ["ReadmeSync", "RuleEngine"]),
        .testTarget(name: "ConfigurationTests", dependencies: ["RuleEngine", "Rules", "Linter"]),
        .testTarget(name: "LinterTests", dependencies: ["Linter"]),
        .testTarget(name: "ReportingTests", dependencies: ["Reporting", "ReadmeSync", "JSON", "Project", "WidgetModel"]),
        .testTarget(name: "LanguageServerTests", dependencies: ["LanguageServer", "JSON", "Linter"]),
        .testTarget(name: "CommandLineTests", dependencies: ["widgetlint", "RuleEngine"]),
    ],
    swiftLanguageModes: [.v6]
)
