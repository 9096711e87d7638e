import Foundation
import RuleEngine

/// An example's files on disk, for as long as a review takes.
package struct ExampleFolder {
    private let url: URL

    /// What the paths of its files begin with.
    package var prefix: String { url.path + "/" }
    package var path: String { url.path }

    package init(_ files: [ExampleFile]) throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent("example-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        for file in files { try write(file) }
    }

    package func write(_ file: ExampleFile) throws {
        let place = url.appendingPathComponent(file.path)
        try FileManager.default.createDirectory(at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(file.bytes).write(to: place)
    }

    package func remove() throws { try FileManager.default.removeItem(at: url) }

    /// The finding with the example's paths.
    package func withoutPrefix(_ finding: Finding) -> Finding {
        var finding = finding
        shorten(&finding.path)
        for index in finding.related.indices { shorten(&finding.related[index].path) }
        for fix in finding.fixes.indices {
            for edit in finding.fixes[fix].edits.indices { shorten(&finding.fixes[fix].edits[edit].path) }
        }
        return finding
    }

    private func shorten(_ path: inout String) {
        if path.hasPrefix(prefix) { path.removeFirst(prefix.count) }
    }
}
