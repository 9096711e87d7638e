import Foundation

/// An example's files on disk, for as long as a review takes.
struct ExampleFolder {
    private let url: URL

    /// What the paths of its files begin with.
    var prefix: String { url.path + "/" }
    var path: String { url.path }

    init(_ files: [ExampleFile]) throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent("example-\(UUID().uuidString)")
        for file in files {
            let place = url.appendingPathComponent(file.path)
            try FileManager.default.createDirectory(
                at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(file.bytes).write(to: place)
        }
    }

    func remove() throws { try FileManager.default.removeItem(at: url) }
}
