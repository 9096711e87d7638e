import Project

/// The files of a review, by what is done with them.
struct ReviewedPaths {
    let swift: [String]
    let markdown: [String]
    /// Open Swift files outside the session's folders.
    let alone: [String]

    /// Whether an open file can be a part of a review, by its name.
    static func mayBeReviewed(_ path: String) -> Bool {
        let name = PathText.name(ofPath: path)
        return FileKind(name: name) != nil || !name.utf8.contains(UInt8(ascii: "."))
    }

    init(discovery: Discovery, overlaid: [String]) {
        let known = Set(discovery.files.map(\.path))
        var swift = discovery.paths(of: .swift)
        var markdown = discovery.paths(of: .markdown)
        var alone: [String] = []
        for path in overlaid where !known.contains(path) {
            let name = PathText.name(ofPath: path)
            switch FileKind(name: name) {
            case .markdown?: markdown.append(path)
            case nil where !Self.mayBeReviewed(path): break
            // An unsaved document may have no name that tells.
            case .swift?, nil:
                let isInside = discovery.folders.contains { PathText.isPath(path, below: $0) }
                if isInside { swift.append(path) } else { alone.append(path) }
            case .packageManifest?, .propertyList?, .entitlements?, .xcodeProject?, .xcodeGenProject?,
                .buildConfiguration?, .configuration?:
                break
            }
        }
        self.swift = swift.sorted()
        // The pages of a project's rules hold examples that are wrong on purpose.
        self.markdown = markdown.filter { !ProjectRules.mayHold($0) }.sorted()
        self.alone = alone
    }
}
