import Project
import ReadmeSync
import RuleEngine

/// The snippets that articles of DocC can show: each package has its own, in the folder `Snippets` beside its manifest.
struct ArticleSnippets: Sendable {
    /// Swift files in folders of that name.
    let paths: [String]
    private let manifests: [String]
    private let texts: FileTexts

    init(discovery: Discovery, swift: [String], texts: FileTexts) {
        manifests = discovery.paths(of: .packageManifest)
        paths = swift.filter { $0.hasPrefix("Snippets/") || $0.contains("/Snippets/") }
        self.texts = texts
    }

    /// `nil` for a file that is no article, or belongs to no package, so that it cannot show any.
    func check(_ file: ReadmeFile) -> (snippets: Int, findings: [Finding])? {
        guard MarkdownForm(path: file.path) == .article, let package = package(of: file.path) else { return nil }
        let folder = package.isEmpty ? "Snippets" : package + "/Snippets"
        let own = paths.filter { PathText.isPath($0, below: folder) }.map { String($0.dropFirst(folder.count + 1)) }
        return SnippetCheck(folder: folder, paths: own) { [texts] in texts.bytes(at: "\(folder)/\($0)") }.check(file)
    }

    /// The nearest folder above with a manifest.
    private func package(of path: String) -> String? {
        manifests.map { PathText.folder(ofPath: $0) }
            .filter { $0.isEmpty || PathText.isPath(path, below: $0) }
            .max { $0.utf8.count < $1.utf8.count }
    }
}
