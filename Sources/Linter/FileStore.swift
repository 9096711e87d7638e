import Project
import SwiftSource
import WidgetModel

/// Texts and outlines of the project's files: from disk, or from the editor's open documents.
///
/// Outlines are kept; the texts and trees of files on disk are not, but read again when one is looked into.
final class FileStore {
    /// Whether outlines are taken the slow way, and all units of a program read; see ``LintOptions``.
    let readsEverything: Bool
    private var overlays: [String: [UInt8]] = [:]
    private var outlines: [String: FileOutline] = [:]
    private var overlayTrees: [String: SyntaxTree] = [:]
    /// Texts that reports point into.
    private var sources: [String: LintedSource] = [:]
    /// Whether a comment of a file without outline may speak to widgetlint.
    private var directiveHints: [String: Bool] = [:]
    /// Paths whose text may be another one than at the last call of ``takeChanges()``.
    private var changes: Set<String> = []
    private var buffers = SyntaxBuffers()

    init(readsEverything: Bool = false) { self.readsEverything = readsEverything }

    func setOverlay(_ bytes: [UInt8]?, at path: String) {
        overlays[path] = bytes
        forget(path)
    }

    func forget(_ path: String) {
        outlines[path] = nil
        overlayTrees[path] = nil
        directiveHints[path] = nil
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

    /// The texts as they are now, for several threads.
    var texts: FileTexts { FileTexts(overlays: overlays) }

    /// The text at a path with its lines, kept until it changes.
    func source(at path: String) -> LintedSource? {
        if let known = sources[path] { return known }
        guard let bytes = bytes(at: path) else { return nil }
        let source = LintedSource(bytes: bytes)
        sources[path] = source
        return source
    }

    /// The texts at paths with their lines, without those that cannot be read.
    func sources(at paths: Set<String>) -> [String: LintedSource] {
        let texts = texts
        let missing = paths.filter { sources[$0] == nil }
        let found = ParallelMap.map(Array(missing)) { path in
            texts.bytes(at: path).map { (path, LintedSource(bytes: $0)) }
        }
        for case (let path, let source)? in found { sources[path] = source }
        return sources.filter { paths.contains($0.key) }
    }

    /// Outlines of Swift files, in the order of `paths`; nil for a file that cannot be read, with the reason in
    /// `problems`.
    func outlines(of paths: [String], problems: inout [ProjectProblem]) -> [FileOutline?] {
        let missing = paths.filter { outlines[$0] == nil }
        for (path, outline) in zip(missing, readInParallel(missing)) {
            switch outline {
            case .success(let outline): outlines[path] = outline
            case .failure(let error): problems.append(ProjectProblem(path: path, message: "\(error.reason)"))
            }
        }
        return paths.map { outlines[$0] }
    }

    /// Whether a comment of the file may speak to widgetlint. Files that were looked into are not read for it again.
    func mayHoldDirective(_ path: String) -> Bool {
        if let known = outlines[path]?.mayHoldDirective ?? directiveHints[path] { return known }
        return bytes(at: path).map { noteDirectives(in: $0, of: path) } ?? false
    }

    /// Takes note, while the text of a file is at hand, whether a comment of it may speak to widgetlint.
    @discardableResult
    func noteDirectives(in bytes: [UInt8], of path: String) -> Bool {
        let mayHold = DirectiveSearch.mayFind(in: bytes)
        noteDirectives(mayHold, of: path)
        return mayHold
    }

    /// The same where it was looked into elsewhere.
    func noteDirectives(_ mayHold: Bool, of path: String) { directiveHints[path] = mayHold }

    private func readInParallel(_ paths: [String]) -> [Result<FileOutline, FileError>] {
        let overlays = overlays
        return ParallelMap.map(paths, makeWorker: makeWorker) { worker, path in
            if let overlay = overlays[path] { return .success(overlay.withUnsafeBufferPointer(worker.outline)) }
            return worker.outline(ofFile: path)
        }
    }

    private var makeWorker: @Sendable () -> FileWorker {
        { [readsEverything] in FileWorker(isThorough: readsEverything) }
    }

    /// The tree of a file; nil when it cannot be read.
    func tree(at path: String) -> SyntaxTree? {
        if let tree = overlayTrees[path] { return tree }
        guard let bytes = bytes(at: path) else { return nil }
        let tree = SyntaxTree.parse(bytes, using: &buffers)
        if isOverlaid(path) { overlayTrees[path] = tree }
        return tree
    }
}

// MARK: - What a program asks for

extension FileStore: UnitReader {
    func tree(of unit: SourceUnit) -> SyntaxTree? {
        guard let tree = tree(at: unit.path) else { return nil }
        return isOverlaid(unit.path) || unit.outline.isTaken(from: tree) ? tree : nil
    }

    func text(of unit: SourceUnit) -> [UInt8]? { bytes(at: unit.path) }

    func read(_ units: [SourceUnit]) -> [ReadUnit?] {
        // Their trees are kept.
        let overlaid = units.indices.filter { isOverlaid(units[$0].path) }.map { ($0, tree(of: units[$0])) }
        let overlayTrees = Dictionary(uniqueKeysWithValues: overlaid)
        return ParallelMap.map(Array(units.indices), chunk: 4, makeWorker: makeWorker) { worker, index in
            let unit = units[index]
            guard let overlay = overlayTrees[index] else { return worker.read(unit) }
            return overlay.map { ReadUnit($0, of: unit) }
        }
    }
}
