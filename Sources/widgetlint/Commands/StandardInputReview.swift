#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

import Linter
import Project
import RuleEngine

/// Reviews one text that an editor or hook writes to standard input.
///
/// With `--stdin-path` the text takes the place of that file in its project, so that what decides across files (which
/// views a widget shows, say) is known. Only findings in the text are given.
struct StandardInputReview {
    let request: LintRequest

    /// The text and where it belongs.
    struct Input {
        let path: String
        let bytes: [UInt8]
    }

    func run() throws(LintError) -> LintResult {
        let (session, input) = try start()
        return result(of: session.run(), input)
    }

    /// Reads the text, and lays it over its file.
    func start() throws(LintError) -> (session: LintSession, input: Input) {
        let path = request.standardInputPath.map(PathText.normalized) ?? "stdin.swift"
        let kind = FileKind(name: PathText.name(ofPath: path))
        guard kind == .swift || kind == .markdown || kind == .packageManifest else {
            throw LintError("--stdin-path \(path) names neither a Swift nor a Markdown file")
        }
        let bytes: [UInt8]
        do throws(SystemError) {
            bytes = try FileReader.readToEnd(of: STDIN_FILENO)
        } catch {
            throw LintError("cannot read standard input: \(error)")
        }
        let session = try LintSession(options: request.lintOptions(paths: projectPaths(around: path)))
        session.setOverlay(bytes, at: path)
        return (session, Input(path: path, bytes: bytes))
    }

    /// What the review of a project says about the text.
    func result(of project: LintResult, _ input: Input) -> LintResult {
        let findings = project.findings.filter { $0.path == input.path }
        let isSwift = FileKind(name: PathText.name(ofPath: input.path)) != .markdown
        var result = LintResult(
            findings: findings, sources: project.sources, summary: summary(of: findings, isSwift: isSwift))
        result.configurationErrors = project.configurationErrors
        result.configurationPaths = project.configurationPaths
        result.failLevels = project.failLevels
        result.timings = project.timings
        return result
    }

    /// What is read beside the text: the given paths, else the working directory, written in the manner of `path` so
    /// that the text takes its file's place.
    private func projectPaths(around path: String) -> [String] {
        guard request.paths.isEmpty else { return request.paths }
        guard request.standardInputPath != nil else { return [] }
        return [path.hasPrefix("/") ? PathText.resolved("") ?? "." : "."]
    }

    private func summary(of findings: [Finding], isSwift: Bool) -> LintSummary {
        var summary = LintSummary()
        summary.swiftFiles = isSwift ? 1 : 0
        summary.markdownFiles = isSwift ? 0 : 1
        summary.count(findings)
        return summary
    }
}
