import Foundation
import Linter
import RuleEngine

/// A project for one test.
final class ProjectFolder {
    let path: String

    /// - Parameter files: Texts by path. A path that ends with a slash is a folder.
    init(_ files: [String: String]) throws {
        let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
            .appendingPathComponent("widgetlint-\(UUID().uuidString)")
        path = folder.path
        for (name, text) in files {
            let file = folder.appendingPathComponent(name)
            let isFolder = name.hasSuffix("/")
            try FileManager.default.createDirectory(
                at: isFolder ? file : file.deletingLastPathComponent(), withIntermediateDirectories: true)
            if !isFolder { try Data(text.utf8).write(to: file) }
        }
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    func path(_ name: String) -> String { name.isEmpty ? path : path + "/" + name }

    func write(_ text: String, _ name: String) throws {
        try Data(text.utf8).write(to: URL(fileURLWithPath: path(name)))
    }

    func session(_ paths: String..., change: (inout LintOptions) -> Void = { _ in }) throws -> LintSession {
        var options = LintOptions(paths: (paths.isEmpty ? [""] : paths).map(path))
        change(&options)
        return try LintSession(options: options)
    }

    /// Findings in short: `App/Steps.swift:4 async-placeholder error`.
    func findings(_ paths: String..., change: (inout LintOptions) -> Void = { _ in }) throws -> [String] {
        var options = LintOptions(paths: (paths.isEmpty ? [""] : paths).map(path))
        change(&options)
        return try short(LintSession(options: options).run())
    }

    /// A line of the configuration in the project's folder.
    func line(_ line: Int, of name: String = ".widgetlint.json") -> SettingOrigin { .file(path: path(name), line: line) }

    func short(_ result: LintResult) -> [String] {
        result.findings.map { finding in
            let line = result.sources[finding.path]?.lines.position(at: finding.range.lowerBound).line ?? 0
            return "\(finding.path.dropFirst(path.count + 1)):\(line) \(finding.rule) \(finding.severity.name)"
        }
    }
}

/// A provider with one finding, on its second line.
let asynchronousProvider = """
    struct StepsProvider: TimelineProvider {
        func placeholder(in context: Context) async -> StepsEntry { StepsEntry() }
    }

    """
