extension SpecTarget {
    /// An entry of `sources:`.
    struct Source {
        /// Scalar with the path.
        let path: YAMLNode
        /// A mapping with more, where there is one.
        let details: YAMLNode?
    }

    var sourceNodes: [Source] {
        guard let sources = node["sources"] else { return [] }
        return (sources.elements ?? [sources]).compactMap { source in
            if source.string != nil { return Source(path: source, details: nil) }
            return source["path"].flatMap { $0.string == nil ? nil : Source(path: $0, details: source) }
        }
    }

    var sources: DeclaredSources {
        var sources = DeclaredSources()
        let defaultType = spec.root["options"]?["defaultSourceDirectoryType"]?.string
        for source in sourceNodes {
            let path = spec.path(source.path)
            let isSwift = path.hasSuffix(".swift")
            let type = source.details?["type"]?.string ?? (isSwift ? nil : defaultType)
            guard type != "folder", isCompiled(source.details?["buildPhase"]) else { continue }
            if isSwift || type == "file" {
                sources.files.append(path)
                continue
            }
            var folder = SourceFolder(path: path)
            folder.includedPatterns = patterns(source.details?["includes"])
            folder.excludedPatterns = patterns(source.details?["excludes"])
            sources.folders.append(folder)
        }
        return sources
    }

    /// Files with another build phase are copied, or left alone.
    private func isCompiled(_ phase: YAMLNode?) -> Bool {
        guard let phase else { return true }
        return phase.string == "sources"
    }

    private func patterns(_ node: YAMLNode?) -> [String] {
        (node?.strings ?? []).compactMap(\.string).flatMap { SourcePattern.anchored($0) }
    }
}
