/// Which of a project's files take part in the README check.
public struct ReadmeSelection: Sendable, Hashable {
    /// Where the sources of README examples usually are.
    public static let defaultSourcePatterns = ["Examples/**", "Snippets/**", "**/ReadmeExamplesTests.swift"]

    /// READMEs to check, in the order given.
    public let readmes: [String]
    /// Translated READMEs with the original beside them. They can carry the same damage as the original, and damage of
    /// their own.
    public let translations: [String]
    /// Swift files to look for the blocks in, in the order given.
    public let sources: [String]

    /// A selection made elsewhere.
    public init(readmes: [String], sources: [String]) {
        self.readmes = readmes
        self.sources = sources
        translations = []
    }

    /// Sorts relative paths (`/` between components). `sourcePatterns` apply from any folder on.
    public init(paths: [String], sourcePatterns: [String] = ReadmeSelection.defaultSourcePatterns) {
        let patterns = sourcePatterns.map(PathPattern.init)
        var readmes: [ReadmeName] = []
        var sources: [String] = []
        for path in paths {
            if path.hasSuffix(".swift") {
                if patterns.contains(where: { $0.matches(path) }) { sources.append(path) }
            } else if let name = ReadmeName(path: path) {
                readmes.append(name)
            }
        }
        let originals = Set(readmes.filter { $0.languageTag == nil }.map(\.stem))
        self.sources = sources
        self.readmes = readmes.filter { $0.languageTag == nil || !originals.contains($0.stem) }.map(\.path)
        translations = readmes.filter { $0.languageTag != nil && originals.contains($0.stem) }.map(\.path)
    }
}
