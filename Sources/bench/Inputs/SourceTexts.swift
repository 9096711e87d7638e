import Project

/// The texts of all Swift files of a folder, read once.
struct SourceTexts {
    let paths: [String]
    let texts: [[UInt8]]

    init(in folder: String) throws(BenchError) {
        var paths: [String] = []
        var texts: [[UInt8]] = []
        for path in try SourceTexts.paths(in: folder) {
            guard let text = try? FileReader.read(path) else { continue }
            paths.append(path)
            texts.append(text)
        }
        self.paths = paths
        self.texts = texts
    }

    /// The Swift files that a lint of the folder reads; there is at least one.
    static func paths(in folder: String) throws(BenchError) -> [String] {
        let paths: [String]
        do {
            paths = try FileDiscovery(paths: [folder]).run().paths(of: .swift)
        } catch {
            throw BenchError("\(error)")
        }
        guard !paths.isEmpty else { throw BenchError("there are no Swift files in \(folder)") }
        return paths
    }

    var byteCount: Int { texts.reduce(0) { $0 + $1.count } }
}
