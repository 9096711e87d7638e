import RuleEngine

extension LintConfiguration {
    /// Whether there are patterns that have to match something.
    var hasPatterns: Bool {
        !exclude.isEmpty || include != nil || hasPatternsForReadFiles
    }

    /// Whether some of them are about files that are read alone.
    var hasPatternsForReadFiles: Bool {
        let ofReadmes = [readme.sources, readme.readmes, readme.docComments, readme.translations]
        return !overrides.isEmpty || ofReadmes.contains { $0 != nil }
    }
}
