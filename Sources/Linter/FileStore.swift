import Project
import SwiftSource
import WidgetModel

/// Texts and facts of the project's files: from disk, or from the editor's open documents.
///
/// Facts are kept; the texts and trees of files on disk are not, but read again when a body is followed.
final class FileStore {
    private var overlays: [String: [UInt8]] = [:]
    private var facts: [String: FileFacts] = [:]
    private var overlayTrees: [String: SyntaxTree] = [:]
    /// Texts that reports point into.
    private var sources: [String: LintedSource] = [:]
    /// Paths whose text may be another one than at the last call of ``takeChanges()``.
    private var changes: Set<String> = []

    func setOverlay(_ bytes: [UInt8]?, at path: String) {
        overlays[path] = bytes
        forget(path)
    }

    func forget(_ path: String) {
        facts[path] = nil
        overlayTrees[path] = nil
        sources[path] = nil
        changes.insert(path)
    }

    /// What changed since this was last called.
    func takeChanges() -> Set<String> {
        defer { changes = [] }
        return changes
    }

    func isOverlaid(_ path: String) -> Bool { overlays[path] != nil }

    var overlaidPaths: [String] { overlays.keys.sorted() }

    /// Whether anything stands at the path.
    func exists(_ path: String) -> Bool { overlays[path] != nil || PathText.exists(path) }

    func read(_ path: String) throws(FileError) -> [UInt8] {
        if let overlay = overlays[path] { return overlay }
        return try FileReader.read(path)
    }

    func bytes(at path: String) -> [UInt8]? { try? read(path) }

    /// The text at a path with its lines, kept until it changes.
    func source(at path: String) -> LintedSource? {
        if let known = sources[path] { return known }
        guard let bytes = bytes(at: path) else { return nil }
        let source = LintedSource(bytes: bytes)
        sources[path] = source
        return source
    }

    /// Facts of Swift files, in the order of `paths`; nil for a file that cannot be read, with the reason in `problems`.
    func facts(of paths: [String], problems: inout [ProjectProblem]) -> [FileFacts?] {
        let missing = paths.filter { facts[$0] == nil }
        for (path, read) in zip(missing, readInParallel(missing)) {
            switch read {
            case .success(let file):
                facts[path] = file.facts
                overlayTrees[path] = overlays[path] == nil ? nil : file.tree
            case .failure(let error):
                problems.append(ProjectProblem(path: path, message: "\(error.reason)"))
            }
        }
        return paths.map { facts[$0] }
    }

    /// The tree of a file, if its text is still the one that `facts` were taken from.
    func tree(at path: String, matching facts: FileFacts) -> SyntaxTree? {
        if let tree = overlayTrees[path] { return tree }
        guard let bytes = bytes(at: path), FileFacts.hash(bytes) == facts.textHash else { return nil }
        return SyntaxTree.parse(bytes)
    }

    private struct ReadFile: Sendable {
        let facts: FileFacts
        /// Kept for open documents alone.
        let tree: SyntaxTree?
    }

    private func readInParallel(_ paths: [String]) -> [Result<ReadFile, FileError>] {
        let overlays = overlays
        return ParallelMap.map(paths) { path in
            do throws(FileError) {
                let overlay = overlays[path]
                let bytes = if let overlay { overlay } else { try FileReader.read(path) }
                let tree = SyntaxTree.parse(bytes)
                return .success(ReadFile(facts: FileFacts(tree), tree: overlay == nil ? nil : tree))
            } catch {
                return .failure(error)
            }
        }
    }
}
