import Foundation

/// The repository that these tests belong to.
enum Repository {
    static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// - Parameter path: From the root.
    static func bytes(at path: String) throws -> [UInt8] {
        Array(try Data(contentsOf: root.appendingPathComponent(path)))
    }

    static func text(at path: String) throws -> String {
        String(decoding: try bytes(at: path), as: UTF8.self)
    }

    static func absolutePath(of path: String) -> String { root.appendingPathComponent(path).path }

    /// Paths, from the root, of the rules' pages, sorted. Other documents of the folder begin with a capital.
    static let rulePages = files(below: "rules", extensions: ["md"]).filter {
        $0.dropFirst("rules/".count).first?.isUppercase == false
    }

    /// Paths, from the root, of the files below `folder` with one of the extensions, sorted.
    static func files(below folder: String, extensions: Set<String>) -> [String] {
        let names = FileManager.default.enumerator(atPath: absolutePath(of: folder))?.compactMap { $0 as? String } ?? []
        return names
            .filter { name in extensions.contains { name.hasSuffix(".\($0)") } }
            .map { "\(folder)/\($0)" }
            .sorted()
    }
}
