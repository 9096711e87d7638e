import Project
import RuleEngine

/// Finds patterns without effect in the configurations that count.
struct GlobCheck {
    private let resolver: ConfigurationResolver
    private let absolute: AbsolutePath
    /// Absolute paths of the given folders.
    private let folders: [String]
    /// The files with their absolute paths, sorted by them, so that those below a folder stand together.
    private let files: [(path: String, file: DiscoveredFile)]

    init(_ discovery: Discovery, _ resolver: ConfigurationResolver) {
        let absolute = resolver.absolute
        self.absolute = absolute
        self.resolver = resolver
        folders = discovery.folders.map(absolute.of)
        let files = discovery.files.map { (path: absolute.of($0.path), file: $0) }
        let isSorted = zip(files, files.dropFirst()).allSatisfy { PathText.precedes($0.path, $1.path) }
        self.files = isSorted ? files : files.sorted { PathText.precedes($0.path, $1.path) }
    }

    /// Tells the resolver what was found.
    func run() {
        var errors: [Int: [ConfigurationError]] = [:]
        for layer in layers {
            guard layer.layer.file.content.hasPatterns, isWholeFolderRead(layer.layer.folder) else { continue }
            let problems = problems(in: layer)
            guard !problems.isEmpty else { continue }
            let file = layer.layer.file
            var error = ConfigurationError(path: file.path, bytes: file.bytes, problems: problems)
            error.extenders = layer.layer.extenders
            for user in layer.users { errors[user, default: []].append(error) }
        }
        if !errors.isEmpty { resolver.fail(errors) }
    }

    /// A file, and the configurations that it is a part of.
    private struct UsedLayer {
        let layer: ConfigurationLayer
        var users: Set<Int>
    }

    /// The files that are right as far as they alone can tell.
    private var layers: [UsedLayer] {
        var layers: [UsedLayer] = []
        var indices: [String: Int] = [:]
        for number in resolver.countingNumbers where resolver.loaded[number].errors.isEmpty {
            for layer in resolver.loaded[number].stack?.layers ?? [] {
                let path = absolute.of(layer.file.path)
                if let index = indices[path] {
                    layers[index].users.insert(number)
                } else {
                    indices[path] = layers.count
                    layers.append(UsedLayer(layer: layer, users: [number]))
                }
            }
        }
        return layers
    }

    /// Whether everything below the folder was looked at. Otherwise a pattern may be for the rest.
    private func isWholeFolderRead(_ folder: String) -> Bool {
        folders.contains { $0 == folder || PathText.isPath(folder, below: $0) }
    }

    /// A discovered file below the folder of a layer.
    private struct Candidate {
        /// Below the layer's folder.
        let path: String
        let kind: FileKind
        /// Of the file itself.
        let scope: ConfigurationScope
        let isCounted: Bool
        /// Known where it matters.
        let isRead: Bool
    }

    private func candidates(for layer: UsedLayer) -> [Candidate] {
        let folder = layer.layer.folder == "/" ? "/" : layer.layer.folder + "/"
        let count = folder.utf8.count
        let start = firstFile { !PathText.precedes($0, folder) }
        let below = files[start...].prefix { $0.path.utf8.starts(with: folder.utf8) }
        let needsRead = layer.layer.file.content.hasPatternsForReadFiles
        return below.map { absolutePath, file in
            let path = String(Substring(absolutePath.utf8.dropFirst(count)))
            let scope = resolver.scope(ofDiscovered: file.path)
            var isCounted = false
            if case .configuration(let number) = scope { isCounted = layer.users.contains(number) }
            let isRead = needsRead && isCounted && !resolver.leavesOut(file.path, kind: file.kind, scope: scope)
            return Candidate(path: path, kind: file.kind, scope: scope, isCounted: isCounted, isRead: isRead)
        }
    }

    /// The index of the first file whose path is past a point, by bisection.
    private func firstFile(where isPast: (String) -> Bool) -> Int {
        var range = 0..<files.count
        while !range.isEmpty {
            let middle = range.lowerBound + range.count / 2
            range = isPast(files[middle].path) ? range.lowerBound..<middle : middle + 1..<range.upperBound
        }
        return range.lowerBound
    }

    private func problems(in layer: UsedLayer) -> [ConfigurationProblem] {
        let content = layer.layer.file.content
        let candidates = candidates(for: layer)
        func dead(
            _ key: String, _ globs: [Located<String>], _ isMeant: (Candidate) -> Bool
        ) -> [ConfigurationProblem] {
            globs.isEmpty ? [] : self.dead(key, globs, candidates, isMeant)
        }
        var problems = dead("exclude", content.exclude) { $0.isCounted }
        // Whether something is read depends on this very list.
        problems += dead("include", content.include ?? []) {
            $0.isCounted && ($0.kind == .swift || $0.kind == .markdown)
        }
        problems += dead("readme.sources", content.readme.sources ?? []) { $0.isRead && $0.kind == .swift }
        problems += dead("readme.readmes", content.readme.readmes ?? []) { $0.isRead && $0.kind == .markdown }
        problems += dead("readme.docComments", content.readme.docComments ?? []) { $0.isRead && $0.kind == .swift }
        for override in content.overrides {
            problems += dead("overrides.files", override.files) { $0.isRead }
            let files = PathGlobs(override.files)
            problems += dead("overrides.excludeFiles", override.excludeFiles) { $0.isRead && files.includes($0.path) }
        }
        return problems
    }

    private func dead(
        _ key: String, _ globs: [Located<String>], _ candidates: [Candidate], _ isMeant: (Candidate) -> Bool
    ) -> [ConfigurationProblem] {
        let meant = candidates.filter(isMeant).map(\.path)
        let unmatched = PathGlobs(globs).unmatched(in: meant)
        let idle = globs.indices.filter { !unmatched.contains($0) && isIdleNegation($0, globs, meant) }
        let problems = idle.map { ConfigurationProblem(.idleNegation(globs[$0].value), globs[$0].range) }
        return problems + unmatched.map { index in
            let glob = globs[index]
            if let other = nearer(glob.value, candidates) {
                return ConfigurationProblem(.shadowedGlob(glob.value, key: key, path: other), glob.range)
            }
            let suggestion = NearestGlob.suggestion(for: glob.value, among: meant)
            return ConfigurationProblem(.deadGlob(glob.value, key: key, suggestion: suggestion), glob.range)
        }
    }

    /// Whether a pattern with `!` is one without which the list would choose the same.
    private func isIdleNegation(_ index: Int, _ globs: [Located<String>], _ paths: [String]) -> Bool {
        guard globs[index].value.hasPrefix("!") else { return false }
        var others = globs
        others.remove(at: index)
        let (with, without) = (PathGlobs(globs), PathGlobs(others))
        return paths.allSatisfy { with.decision($0) == without.decision($0) }
    }

    /// The configuration that counts for the first of the files that a pattern matches, where it is another one.
    private func nearer(_ pattern: String, _ candidates: [Candidate]) -> String? {
        let globs = PathGlobs([pattern])
        let other = candidates.first { !$0.isCounted && globs.unmatched(in: [$0.path]).isEmpty }
        return other.flatMap { resolver.configuration(of: $0.scope)?.path }
    }
}
