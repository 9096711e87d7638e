import Project
import RuleEngine

/// A configuration file with all that it extends. Paths are absolute.
struct ConfigurationStack: Sendable {
    /// Each outweighs those before it; the last one is the file that counts. No file stands twice.
    let layers: [ConfigurationLayer]
    /// Whether it leaves anything out.
    let hasExclusions: Bool
    let hasOverrides: Bool

    init(_ layers: [ConfigurationLayer]) {
        self.layers = layers
        hasExclusions = layers.contains { !$0.exclude.isEmpty || $0.include != nil }
        hasOverrides = layers.contains { !$0.overrides.isEmpty }
    }

    /// Whether the file is not read. All patterns of `exclude` count, later files taking back what earlier ones leave
    /// out; of the lists `include` only the last one does, and it is about Swift and Markdown files.
    func leavesOut(_ path: String, kind: FileKind?) -> Bool { exclusion(of: path, kind: kind) != nil }

    /// Why a file is not read.
    enum Exclusion {
        case excluded(by: ConfigurationLayer)
        case notIncluded(by: ConfigurationLayer)
    }

    func exclusion(of path: String, kind: FileKind?) -> Exclusion? {
        guard hasExclusions else { return nil }
        for layer in layers.reversed() where !layer.exclude.isEmpty {
            guard let isExcluded = layer.relative(path).flatMap({ layer.exclude.decision($0) }) else { continue }
            if isExcluded { return .excluded(by: layer) }
            break
        }
        switch kind {
        case .swift, .markdown, nil: break
        default: return nil
        }
        guard let layer = layers.last(where: { $0.include != nil }) else { return nil }
        let isIncluded = layer.relative(path).flatMap { layer.include?.decision($0) } ?? false
        return isIncluded ? nil : .notIncluded(by: layer)
    }

    /// For each override, in the order of the layers, whether it is about the path.
    func overrides(about path: String, isFolder: Bool) -> [Bool] {
        guard hasOverrides else { return [] }
        return layers.flatMap { layer in
            let relative = layer.overrides.isEmpty ? nil : layer.relative(path)
            return layer.overrides.map { override in
                relative.map { override.include($0, isFolder: isFolder) } ?? false
            }
        }
    }

    /// The layer whose patterns choose the sources of README examples, if one does.
    var sourceLayer: ConfigurationLayer? { layers.last { $0.sources != nil } }

    /// The layer whose patterns choose the READMEs, if one does.
    var readmeLayer: ConfigurationLayer? { layers.last { $0.readmes != nil } }

    /// Whether README blocks are looked for in the file; `nil` when the configuration leaves that open.
    func isSource(_ path: String) -> Bool? { sourceLayer.map { Self.chooses($0.sources, $0, path) } }

    /// Whether the file is a README to compare; `nil` when the configuration leaves that open.
    func isReadme(_ path: String) -> Bool? { readmeLayer.map { Self.chooses($0.readmes, $0, path) } }

    /// Whether the blocks in the documentation comments of a Swift file are compared.
    func comparesDocComments(_ path: String) -> Bool {
        layers.last { $0.docComments != nil }.map { Self.chooses($0.docComments, $0, path) } ?? false
    }

    /// Whether the articles of DocC catalogues are compared.
    var comparesArticles: Bool { last(\.docc) ?? false }

    /// Whether a line of dots stands for lines left out.
    var allowsElision: Bool { last(\.elision) ?? false }

    private func last(_ flag: KeyPath<ReadmeConfiguration, Located<Bool>?>) -> Bool? {
        layers.last { $0.file.content.readme[keyPath: flag] != nil }?.file.content.readme[keyPath: flag]?.value
    }

    private static func chooses(_ globs: PathGlobs?, _ layer: ConfigurationLayer, _ path: String) -> Bool {
        layer.relative(path).flatMap { globs?.decision($0) } ?? false
    }
}
