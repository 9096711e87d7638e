import Linter
import RuleEngine

/// The folders the editor has open, and the texts of its documents laid over their files.
final class Workspace {
    /// Counts the changes of texts, files and configuration; equal revisions give equal findings.
    private(set) var revision = 0
    private(set) var folders: [WorkspaceFolder] = []
    /// For files outside all folders.
    private var outside = OutsideFolders()
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
        outside = OutsideFolders()
        revision += 1
    }

    /// The innermost folder that holds the file.
    private func owner(of file: String) -> WorkspaceFolder {
        folders.filter { $0.contains(file) }.max { ($0.path ?? "").utf8.count < ($1.path ?? "").utf8.count }
            ?? outside.owner(of: file, isOpen: isOpen)
    }

    private func isOpen(_ path: String) -> Bool { overlays[path] != nil }

    func analysis(of folder: WorkspaceFolder) -> (any Analysis)? {
        let begun = folder.begun
        let analysis = folder.analysis(start: makeAnalysis, onFailure: onFailure)
        if begun == nil, let analysis {
            for (path, bytes) in overlays where WatchedFiles.isConfigurationFile(path) || owner(of: path) === folder {
                analysis.setOverlay(bytes, at: path)
            }
        }
        return analysis
    }

    // MARK: Changes

    func setOverlay(_ bytes: [UInt8]?, at path: String) {
        revision += 1
        overlays[path] = bytes
        guard WatchedFiles.isConfigurationFile(path) else {
            owner(of: path).begun?.setOverlay(bytes, at: path)
            return
        }
        outside.configurationsChanged(isOpen: isOpen)
        for folder in allFolders { folder.configurationChanged(bytes, at: path) }
    }

    /// Takes note of a change on disk. A change of a rule page makes the analysis begin anew; a configuration is read
    /// again, and while it is wrong, what it said before applies.
    func fileChanged(at path: String) {
        revision += 1
        if WatchedFiles.isRulePage(path) {
            for folder in allFolders { folder.reset() }
        } else if WatchedFiles.isConfiguration(path) {
            // A configuration above a folder counts there too.
            outside.configurationsChanged(isOpen: isOpen)
            for folder in allFolders { folder.fileChanged(at: path) }
        } else {
            owner(of: path).fileChanged(at: path)
        }
    }

    private var allFolders: [WorkspaceFolder] { folders + outside.all }

    // MARK: Questions

    /// Whether the folder of the file was reviewed before, so that the next review takes little time.
    func hasReviewed(_ path: String) -> Bool { owner(of: path).begun != nil }

    func findings(at path: String) -> [Finding] {
        let folder = owner(of: path)
        guard let analysis = analysis(of: folder) else { return [] }
        guard folder.path == nil, overlays[path] == nil else { return analysis.findings(at: path) }
        // Only overlaid files are reviewed outside the folders.
        guard let source = analysis.source(at: path) else { return [] }
        analysis.setOverlay(source.bytes, at: path)
        defer { analysis.setOverlay(nil, at: path) }
        return analysis.findings(at: path)
    }

    func source(at path: String) -> LintedSource? {
        // A configuration may stand outside the folder that it counts for.
        let error = configurationErrors.first { $0.path == path }
        return owner(of: path).begun?.source(at: path) ?? error?.bytes.map(LintedSource.init)
    }

    /// What is wrong with configurations, as far as reviews came across them; one for each file, sorted by path.
    var configurationErrors: [ConfigurationError] {
        var errors: [String: ConfigurationError] = [:]
        for folder in allFolders {
            // Where something was wrong, it may be right by now, although no document asks.
            guard let analysis = folder.begun, analysis.configurationError != nil else { continue }
            _ = analysis.run()
            if let error = analysis.configurationError { errors[error.path] = error }
        }
        return errors.values.sorted { $0.path < $1.path }
    }
}
