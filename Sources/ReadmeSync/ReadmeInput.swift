/// A Markdown file, or a Swift file with documentation comments, whose Swift blocks are compared with compiled sources.
public struct ReadmeFile: Sendable {
    /// As it shall appear in findings.
    public let path: String
    public let bytes: [UInt8]
    /// The Markdown in it.
    public let texts: [MarkdownText]

    public init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
        texts = MarkdownText.all(in: bytes, ofFileAt: path)
    }

    /// Its Swift blocks, in order.
    public var blocks: [SwiftBlock] { texts.flatMap(\.blocks) }
}

/// A Swift file that README blocks are looked for in.
public struct ReadmeSource: Sendable {
    /// As it shall appear in findings.
    public let path: String
    public let bytes: [UInt8]
    /// Whether a target compiles the file. Say `false` only when it is known that none does.
    public let isCompiled: Bool
    /// Taken as soon as the text is there, so that it happens where it is read, on any thread.
    let lines: [NormalizedLine]

    public init(path: String, bytes: [UInt8], isCompiled: Bool = true) {
        lines = bytes.count < Int32.max ? NormalizedLine.lines(of: bytes) : []
        self.path = path
        self.bytes = bytes
        self.isCompiled = isCompiled
    }
}

/// What counts as the same code.
public struct ReadmeOptions: Sendable, Hashable {
    /// How much of a block (0 to 1) must stand in a source for that source to be called the block's origin.
    public var minimumSimilarity: Double
    /// Whether a line of a block that is only `...` or `// ...` stands for lines of the source.
    public var allowsElision: Bool

    public init(minimumSimilarity: Double = 0.5, allowsElision: Bool = false) {
        self.minimumSimilarity = minimumSimilarity
        self.allowsElision = allowsElision
    }
}

/// Why the check has nothing to say. A check that looks at nothing must not pass.
public enum ReadmeCheckError: Error, Sendable, Equatable, CustomStringConvertible {
    /// There is no README.
    case noReadme
    /// The READMEs hold no Swift block.
    case noSwiftBlock(readmes: [String])
    /// No file matches the patterns for compiled sources.
    case noSource(patterns: [String])

    public var description: String {
        switch self {
        case .noReadme:
            "no README to check: no file is named README*.md here. Name a folder that holds one"
        case .noSwiftBlock(let readmes):
            "nothing to check: \(readmes.joined(separator: ", ")) \(readmes.count == 1 ? "holds" : "hold") no code block "
                + "marked ```swift. Mark the Swift blocks so, or leave this check out"
        case .noSource(let patterns):
            "no source to compare the README with: no Swift file matches \(patterns.joined(separator: ", ")). "
                + "Put the README's examples into a file that a target compiles, such as "
                + "Tests/ReadmeExamplesTests.swift, or name where they are in the configuration"
        }
    }
}
