import Linter

/// A folder of the workspace and the analysis of its files, which begins when somebody first asks.
final class WorkspaceFolder {
    /// Absolute path without a slash at its end; `nil` for the place of the files outside all folders, each of which is
    /// reviewed by itself.
    let path: String?
    private var state = State.unread

    private enum State {
        case unread
        case ready(any Analysis)
        /// The analysis could not begin, for example because of the configuration.
        case failed
    }

    init(path: String?) { self.path = path }

    func contains(_ file: String) -> Bool {
        guard let path else { return true }
        return path == "/" || file == path || file.utf8.starts(with: "\(path)/".utf8)
    }

    /// The analysis, begun with `start` if there is none; `nil` after a failure.
    func analysis(
        start: (LintOptions) throws(LintError) -> any Analysis, onFailure: (LintError) -> Void
    ) -> (any Analysis)? {
        switch state {
        case .ready(let analysis): return analysis
        case .failed: return nil
        case .unread: break
        }
        do {
            let analysis = try start(LintOptions(paths: path.map { [$0] } ?? []))
            state = .ready(analysis)
            return analysis
        } catch {
            state = .failed
            onFailure(error)
            return nil
        }
    }

    /// The analysis if it has begun.
    var begun: (any Analysis)? {
        if case .ready(let analysis) = state { analysis } else { nil }
    }

    /// Takes note of a change on disk, which may also be what lets a failed analysis begin.
    func fileChanged(at path: String) {
        switch state {
        case .unread: break
        case .ready(let analysis): analysis.fileChanged(at: path)
        case .failed: state = .unread
        }
    }

    /// Takes note of a configuration that is edited, which may also be what lets a failed analysis begin.
    func configurationChanged(_ bytes: [UInt8]?, at path: String) {
        switch state {
        case .unread: break
        case .ready(let analysis): analysis.setOverlay(bytes, at: path)
        case .failed: state = .unread
        }
    }
}
