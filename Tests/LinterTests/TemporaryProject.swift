import Foundation

@testable import Linter

/// A folder of files, deleted with the value.
final class TemporaryProject {
    let path: String

    init(_ files: KeyValuePairs<String, String> = [:]) throws {
        // The folder's real path: on macOS the temporary folder stands behind a symbolic link.
        let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
            .appendingPathComponent("LinterTests-\(UUID().uuidString)")
        path = folder.path
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for (name, text) in files { try write(text, to: name) }
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    func path(_ name: String) -> String { path + "/" + name }

    func write(_ text: String, to name: String) throws { try write(Array(text.utf8), to: name) }

    func write(_ bytes: [UInt8], to name: String) throws {
        let url = URL(fileURLWithPath: path(name))
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: url)
    }

    func delete(_ name: String) throws { try FileManager.default.removeItem(atPath: path(name)) }

    func session(readme: ReadmeMode? = .off, only: Set<String>? = nil) throws -> LintSession {
        try LintSession(options: LintOptions(paths: [path], configuration: .none, only: only, readme: readme))
    }
}

/// Reviews a project that exists for that long.
func lint(_ files: KeyValuePairs<String, String>, readme: ReadmeMode = .off) throws -> LintResult {
    let project = try TemporaryProject(files)
    return try withExtendedLifetime(project) { try project.session(readme: readme).run() }
}

extension LintResult {
    /// Rules of the findings, in their order.
    var rules: [String] { findings.map(\.rule) }

    /// Texts that the findings point at, in their order.
    var texts: [String] {
        findings.map { finding in
            sources[finding.path].map { String(decoding: $0.bytes[finding.range], as: UTF8.self) } ?? "no source"
        }
    }
}

/// Texts that give one finding each.
enum Sample {
    static let goodPolicy = "let timeline = Timeline(entries: [entry], policy: .after(.now + 3_600))\n"
    static let badPolicy = "let timeline = Timeline(entries: [entry], policy: .after(60))\n"
    static let widget = """
        struct W: Widget {
            var body: some WidgetConfiguration {
                StaticConfiguration(kind: "W", provider: P()) { entry in
                    V().containerBackground(.red, for: .widget)
                }
                .configurationDisplayName("W")
                .description("W")
                .supportedFamilies([.systemSmall])
            }
        }

        """
    static let goodView = "struct V: View { var body: some View { Text(\"a\") } }\n"
    static let badView = "struct V: View { var body: some View { Text(\"a\").onTapGesture { } } }\n"
}
