import SwiftSource

extension TuistTarget {
    /// What `sources:` and `buildableFolders:` say: globs relative to the manifest's folder.
    var sources: DeclaredSources {
        var sources = DeclaredSources()
        for node in list(argument("sources")) + list(argument("buildableFolders")) {
            if let text = values.text(node) {
                add(text.text, excluding: [], to: &sources)
            } else if let call = values.call(node),
                ["glob", "init", "folder", "SourceFileGlob"].contains(call.calleeName),
                let glob = values.text(call.firstUnlabeledArgument?.value)
            {
                let excluding = list(call.argument(labeled: "excluding")?.value).compactMap { values.text($0)?.text }
                add(glob.text, excluding: excluding, to: &sources)
            }
        }
        return sources
    }

    /// The elements of a list, or the one that stands for it.
    private func list(_ node: Node?) -> [Node] {
        guard let node else { return [] }
        if let elements = values.elements(node) { return elements }
        if let call = values.call(node), ["paths", "sourceFilesList"].contains(call.calleeName) {
            return list(call.arguments.first?.value)
        }
        return [node]
    }

    private func add(_ glob: String, excluding: [String], to sources: inout DeclaredSources) {
        let (below, pattern) = SourcePattern.split(glob)
        let path = PathText.collapsed(below, in: folder)
        if pattern == nil, path.hasSuffix(".swift") {
            sources.files.append(path)
            return
        }
        var source = SourceFolder(path: path)
        // Everything in the folder needs no pattern.
        if let pattern, pattern != "**" { source.includedPatterns = SourcePattern.anchored(pattern) }
        for glob in excluding { exclude(glob, from: &source) }
        sources.folders.append(source)
    }

    private func exclude(_ glob: String, from source: inout SourceFolder) {
        let (below, pattern) = SourcePattern.split(glob)
        let path = PathText.collapsed(below, in: folder)
        guard let pattern else {
            source.excluded.insert(path)
            return
        }
        if path == source.path {
            source.excludedPatterns += SourcePattern.anchored(pattern)
        } else if PathText.isPath(path, below: source.path) {
            source.excludedPatterns += SourcePattern.anchored(PathText.relative(path, to: source.path) + "/" + pattern)
        } else if pattern.hasPrefix("**/"), path.isEmpty || PathText.isPath(source.path, below: path) {
            source.excludedPatterns += SourcePattern.anchored(pattern)
        }
    }
}
