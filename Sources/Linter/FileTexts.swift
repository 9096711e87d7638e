import Project

/// Texts of files, with those of open documents in their place.
struct FileTexts: Sendable {
    let overlays: [String: [UInt8]]

    /// Nil for a file that cannot be read.
    func bytes(at path: String) -> [UInt8]? { overlays[path] ?? (try? FileReader.read(path)) }
}
