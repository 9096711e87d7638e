import Foundation

/// A folder that goes away with its owner.
final class TemporaryFolder {
    /// Absolute, without symbolic links.
    let path: String

    init() throws {
        let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
            .appendingPathComponent("widgetlint-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        path = folder.path
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    func path(_ below: String) -> String { path + "/" + below }

    /// Writes a file, with the folders above it.
    @discardableResult
    func write(_ below: String, _ text: String = "") throws -> String {
        let file = path(below)
        try FileManager.default.createDirectory(
            atPath: (file as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: URL(fileURLWithPath: file))
        return file
    }

    func makeFolder(_ below: String) throws {
        try FileManager.default.createDirectory(atPath: path(below), withIntermediateDirectories: true)
    }

    func link(_ below: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(atPath: path(below), withDestinationPath: target)
    }

    /// Cuts the folder off the paths.
    func below(_ paths: [String]) -> [String] {
        paths.map { $0.hasPrefix(path + "/") ? String($0.dropFirst(path.count + 1)) : $0 }
    }
}
