import Project

/// The texts of all Swift files of a folder, read once.
struct SourceTexts {
    let paths: [String]
    let texts: [[UInt8]]

    init(in folder: String) throws(BenchError) {
        let discovery: Discovery
        do {
            discovery = try FileDiscovery(paths: [folder]).run()
        } catch {
            throw BenchError("\(error)")
        }
        var paths: [String] = []
        var texts: [[UInt8]] = []
        for path in discovery.paths(of: .swift) {
            guard let text = try? FileReader.read(path) else { continue }
            paths.append(path)
            texts.append(text)
        }
        guard !texts.isEmpty else { throw BenchError("there are no Swift files in \(folder)") }
        self.paths = paths
        self.texts = texts
    }

    var byteCount: Int { texts.reduce(0) { $0 + $1.count } }
}
