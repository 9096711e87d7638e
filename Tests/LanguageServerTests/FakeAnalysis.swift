@testable import LanguageServer
@testable import Linter
@testable import RuleEngine

/// The disk and the analyses of one test, as far as both threads may touch them.
final class FakeWorkspace: Sendable {
    private struct State: Sendable {
        var files: [String: String] = [:]
        var overlays: [String: String] = [:]
        var questions: [String] = []
        var startedFolders: [[String]] = []
        var changedFiles: [String] = []
        var failure: String?
        var isGateClosed = false
        var isWaitingAtGate = false
    }

    private let state = Monitor(State())

    init(files: [String: String] = [:]) {
        state.update { $0.files = files }
    }

    // MARK: What tests do

    func write(_ text: String?, at path: String) { state.update { $0.files[path] = text } }

    /// Lets analyses fail to begin, or begin again.
    func setFailure(_ message: String?) { state.update { $0.failure = message } }

    /// The text of an open document as the analysis has it.
    func overlay(at path: String) -> String? { state.update { $0.overlays[path] } }

    var overlayPaths: [String] { state.update { $0.overlays.keys.sorted() } }

    /// Paths that were asked about, in order.
    var questions: [String] { state.update { $0.questions } }

    /// Paths of the analyses that were begun, in order.
    var startedFolders: [[String]] { state.update { $0.startedFolders } }

    /// Files that analyses were told to have changed, in order.
    var changedFiles: [String] { state.update { $0.changedFiles } }

    /// Lets the next question wait until `openGate`.
    func closeGate() { state.update { $0.isGateClosed = true } }

    func openGate() { state.update { $0.isGateClosed = false } }

    /// Waits until the worker stands at the gate.
    func waitForWorkerAtGate() { state.wait { $0.isWaitingAtGate ? () : nil } }

    // MARK: What the analysis does

    func start(_ options: LintOptions) throws(LintError) -> any Analysis {
        let failure = state.update { state in
            state.startedFolders.append(options.paths)
            return state.failure
        }
        if let failure { throw LintError(failure) }
        return FakeAnalysis(self, folders: options.paths)
    }

    fileprivate func text(at path: String) -> String? { state.update { $0.overlays[path] ?? $0.files[path] } }

    fileprivate func isOverlaid(_ path: String) -> Bool { state.update { $0.overlays[path] != nil } }

    fileprivate func setOverlay(_ text: String?, at path: String) { state.update { $0.overlays[path] = text } }

    fileprivate func noteChange(_ path: String) { state.update { $0.changedFiles.append(path) } }

    fileprivate var paths: [String] {
        state.update { Set($0.files.keys).union($0.overlays.keys).sorted() }
    }

    fileprivate func ask(_ path: String) {
        state.update { $0.questions.append(path) }
        state.update { $0.isWaitingAtGate = $0.isGateClosed }
        state.wait { $0.isGateClosed ? nil : () }
        state.update { $0.isWaitingAtGate = false }
    }
}

/// Finds words instead of mistakes:
///
/// - `BAD` is an error with a safe fix that writes `GOOD`;
/// - `UGLY` is a warning with an unsafe fix that writes two lines;
/// - `LEGACY` is advice of a rule about something deprecated, without a fix;
/// - `NEEDS` is an error as long as no file holds `PROVIDES`, shown by the file `/w/why.swift`.
final class FakeAnalysis: Analysis {
    private let workspace: FakeWorkspace
    private let folders: [String]

    init(_ workspace: FakeWorkspace, folders: [String]) {
        self.workspace = workspace
        self.folders = folders
    }

    func setOverlay(_ bytes: [UInt8]?, at path: String) {
        workspace.setOverlay(bytes.map { String(decoding: $0, as: UTF8.self) }, at: path)
    }

    var configurationErrors: [ConfigurationError] { [] }

    func isConfiguration(_ path: String) -> Bool { false }

    func fileChanged(at path: String) { workspace.noteChange(path) }

    let readmeBlocks = ReadmeBlocks()

    func run() -> LintResult {
        workspace.ask("")
        let paths = workspace.paths.filter { path in folders.contains { path.utf8.starts(with: "\($0)/".utf8) } }
        return LintResult(findings: paths.flatMap(search), sources: [:], summary: LintSummary())
    }

    func findings(at path: String) -> [Finding] {
        workspace.ask(path)
        let isReviewed = folders.contains { path.utf8.starts(with: "\($0)/".utf8) } || workspace.isOverlaid(path)
        return isReviewed ? search(path) : []
    }

    func source(at path: String) -> LintedSource? {
        workspace.text(at: path).map { LintedSource(bytes: Array($0.utf8)) }
    }

    private func search(_ path: String) -> [Finding] {
        guard let text = workspace.text(at: path) else { return [] }
        var findings: [Finding] = []
        for range in ranges(of: "BAD", in: text) {
            let fix = Fix(
                title: "Write GOOD", safety: .safe, edits: [TextEdit(path: path, range: range, replacement: "GOOD")])
            findings.append(
                Finding(
                    rule: "bad-word", severity: .error, path: path, range: range, message: "a bad word",
                    why: "People see it.", help: "GOOD", fixes: [fix]))
        }
        for range in ranges(of: "UGLY", in: text) {
            let fix = Fix(
                title: "Write two lines", safety: .unsafe,
                edits: [TextEdit(path: path, range: range, replacement: "one\ntwo")])
            findings.append(
                Finding(
                    rule: "ugly-word", severity: .warning, path: path, range: range, message: "an ugly word",
                    fixes: [fix]))
        }
        for range in ranges(of: "LEGACY", in: text) {
            findings.append(
                Finding(rule: "legacy-word", severity: .info, path: path, range: range, message: "an old word"))
        }
        let isProvided = workspace.paths.contains {
            workspace.text(at: $0).map { !ranges(of: "PROVIDES", in: $0).isEmpty } ?? false
        }
        for range in ranges(of: "NEEDS", in: text) where !isProvided {
            let why = RelatedLocation(path: "/w/why.swift", range: 4..<7, message: "because of this")
            findings.append(
                Finding(
                    rule: "needs-word", severity: .error, path: path, range: range, message: "a word is missing",
                    related: [why]))
        }
        return findings.sorted { $0.range.lowerBound < $1.range.lowerBound }
    }

    private func ranges(of word: String, in text: String) -> [Range<Int>] {
        let bytes = Array(text.utf8)
        let word = Array(word.utf8)
        guard bytes.count >= word.count else { return [] }
        return (0...(bytes.count - word.count)).filter { bytes[$0...].starts(with: word) }.map {
            $0..<($0 + word.count)
        }
    }
}
