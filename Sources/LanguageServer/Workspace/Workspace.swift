import Linter
import RuleEngine

/// The folders the editor has open, and the texts of its documents laid over their files.
final class Workspace {
    /// Counts the changes of texts, files and configuration; equal revisions give equal findings.
    private(set) var revision = 0
    private(set) var folders: [WorkspaceFolder] = []
    /// For files outside all folders.
    private var outside = WorkspaceFolder(path: nil)
    /// Texts of the open documents, by path.
    private var overlays: [String: [UInt8]] = [:]
    private let makeAnalysis: (LintOptions) throws(LintError) -> any Analysis
    private let onFailure: (LintError) -> Void

    init(
        makeAnalysis: @escaping (LintOptions) throws(LintError) -> any Analysis,
        onFailure: @escaping (LintError) -> Void
    ) {
        self.makeAnalysis = makeAnalysis
        self.onFailure = onFailure
    }

    // MARK: Folders

    func add(folder path: String) {
        guard !folders.contains(where: { $0.path == path }) else { return }
        folders.append(WorkspaceFolder(path: path))
        rehome(under: path)
    }

    func remove(folder path: String) {
        folders.removeAll { $0.path == path }
        rehome(under: path)
    }

    /// Lets the analyses that a change of folders concerns begin anew.
    private func rehome(under path: String) {
        let changed = WorkspaceFolder(path: path)
        for overlay in overlays where changed.contains(overlay.key) {
            owner(of: overlay.key).begun?.setOverlay(overlay.value, at: overlay.key)
        }
        outside = WorkspaceFolder(path: nil)
        revision += 1
    }

    /// The innermost folder that holds the file.
    func owner(of file: String) -> WorkspaceFolder {
        folders.filter { $0.contains(file) }.max { ($0.path ?? "").utf8.count < ($1.path ?? "").utf8.count }
            ?? outside
    }

    func analysis(of folder: WorkspaceFolder) -> (any Analysis)? {
        let begun = folder.begun
        let analysis = folder.analysis(start: makeAnalysis, onFailure: onFailure)
        if begun == nil, let analysis {
            for (path, bytes) in overlays {
                guard WatchedFiles.mayBeConfigurationFile(path) || owner(of: path) === folder else { continue }
                analysis.setOverlay(bytes, at: path)
            }
        }
        return analysis
    }

    // MARK: Changes

    func setOverlay(_ bytes: [UInt8]?, at path: String) {
        revision += 1
        overlays[path] = bytes
        guard WatchedFiles.mayBeConfigurationFile(path) else {
            owner(of: path).begun?.setOverlay(bytes, at: path)
            return
        }
        // A configuration may count far from where it stands: above a folder, or where it is extended.
        for folder in allFolders { folder.configurationChanged(bytes, at: path) }
    }

    /// Takes note of a change on disk. A configuration or the page of a rule is read again, and while it is wrong, what
    /// it said before applies.
    func fileChanged(at path: String) {
        guard isOfInterest(path) else { return }
        revision += 1
        if WatchedFiles.isConfiguration(path) || WatchedFiles.mayBeConfigurationFile(path) {
            // A configuration above a folder counts there too.
            for folder in allFolders { folder.fileChanged(at: path) }
        } else {
            owner(of: path).fileChanged(at: path)
        }
    }

    private var allFolders: [WorkspaceFolder] { folders + [outside] }

    /// Whether a change of the file can change anything. Of files that are configurations only where one extends them
    /// there are many, and most are something else.
    private func isOfInterest(_ path: String) -> Bool {
        !WatchedFiles.isExtendable(path) || allFolders.contains { $0.begun?.isConfiguration(path) == true }
    }

    // MARK: Questions

    /// Whether the folder of the file was reviewed before, so that the next review takes little time.
    func hasReviewed(_ path: String) -> Bool { owner(of: path).begun != nil }

    func findings(at path: String) -> [Finding] {
        let folder = owner(of: path)
        guard let analysis = analysis(of: folder) else { return [] }
        if WatchedFiles.isExtendable(path) { return findings(inExtended: path) }
        guard folder.path == nil, overlays[path] == nil else { return analysis.findings(at: path) }
        // Only overlaid files are reviewed outside the folders.
        guard let source = analysis.source(at: path) else { return [] }
        analysis.setOverlay(source.bytes, at: path)
        defer { analysis.setOverlay(nil, at: path) }
        return analysis.findings(at: path)
    }

    /// A file that is extended may stand outside the folder that it counts for.
    private func findings(inExtended path: String) -> [Finding] {
        let analyses = allFolders.compactMap(\.begun).filter { $0.isConfiguration(path) }
        for analysis in analyses { _ = analysis.run() }
        return analyses.flatMap(\.configurationErrors).first { $0.path == path }?.findings ?? []
    }

    /// What became of the Swift blocks of the READMEs beside a file. Files outside the folders are not compared.
    func readmeBlocks(around path: String) -> ReadmeBlocks {
        let folder = owner(of: path)
        guard folder.path != nil, let analysis = analysis(of: folder) else { return ReadmeBlocks() }
        return analysis.readmeBlocks
    }

    /// A text as a person reads it who works in the folder of the file at `path`: without the way to it.
    func shortened(_ text: String, at path: String) -> String {
        guard let folder = owner(of: path).path, folder != "/" else { return text }
        return text.replacing("\(folder)/", with: "")
    }

    func source(at path: String) -> LintedSource? {
        // A configuration may stand outside the folder that it counts for.
        if let source = owner(of: path).begun?.source(at: path) { return source }
        let bytes = configurationErrors.lazy.compactMap { $0.texts[path] }.first
        return bytes.map(LintedSource.init)
    }

    /// What is wrong with configurations, as far as reviews came across them; one for each file, sorted by path.
    var configurationErrors: [ConfigurationError] {
        var errors: [String: ConfigurationError] = [:]
        for folder in allFolders {
            // Where something was wrong, it may be right by now, although no document asks.
            guard let analysis = folder.begun, !analysis.configurationErrors.isEmpty else { continue }
            _ = analysis.run()
            for error in analysis.configurationErrors { errors[error.path] = error }
        }
        return errors.values.sorted { $0.path < $1.path }
    }
}
