import Project
import ReadmeSync

/// The Swift examples of a project's READMEs, and the files that they were taken from.
struct ReadmeExamples {
    /// READMEs with Swift examples.
    let readmes: [String]
    /// Files that an example of two lines or more stands in.
    let matchedSources: Set<String>
    /// Files that one resembles.
    let nearSources: Set<String>
    private let usualSources: Set<String>

    /// - Parameters:
    ///   - swift: All Swift files, sorted.
    ///   - markdown: All Markdown files, sorted.
    init(swift: [String], markdown: [String], isCompiled: (String) -> Bool) {
        let usual = ReadmeSelection(paths: swift + markdown)
        usualSources = Set(usual.sources)
        let files = (usual.readmes + usual.translations).compactMap { path in
            (try? FileReader.read(path)).map { ReadmeFile(path: path, bytes: $0) }
        }.filter { !$0.blocks.isEmpty }
        readmes = files.map(\.path)
        guard !files.isEmpty else {
            (matchedSources, nearSources) = ([], [])
            return
        }
        // Of several files that hold an example, the first one is named.
        let others = swift.filter { [usualSources] in !usualSources.contains($0) }
        let sources = (usual.sources + others).compactMap { path in
            (try? FileReader.read(path)).map { ReadmeSource(path: path, bytes: $0, isCompiled: isCompiled(path)) }
        }
        let check = ReadmeCheck(sources: sources)
        var matched: Set<String> = []
        var near: Set<String> = []
        for block in files.flatMap({ check.check($0).blocks }) {
            switch block.outcome {
            case .matched(let place): matched.insert(place.path)
            case .drifted(let drift): near.insert(drift.source.path)
            case .weak, .exempt, .uncompiled, .unknown, .unclosed: break
            }
        }
        matchedSources = matched
        nearSources = near
    }

    /// Whether the usual places hold all of the files, so that none has to be named.
    func areUsual(_ sources: Set<String>) -> Bool { sources.isSubset(of: usualSources) }
}
