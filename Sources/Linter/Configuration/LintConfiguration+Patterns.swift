import RuleEngine

extension LintConfiguration {
    /// Whether there are patterns that have to match something.
    var hasPatterns: Bool {
        !exclude.isEmpty || include != nil || hasPatternsForReadFiles
    }

    /// Whether some of them are about files that are read alone.
    var hasPatternsForReadFiles: Bool {
        !overrides.isEmpty || readme.sources != nil || readme.readmes != nil || readme.docComments != nil
    }
}
