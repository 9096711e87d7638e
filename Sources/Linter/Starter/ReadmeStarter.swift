import Project
import RuleEngine

/// What lets the README check pass from today on: a configuration that names the sources of a project's examples, and a
/// comment before each block that is not in sync yet. The others are watched.
///
/// Rules with findings that no such comment silences, a broken link for example, are lowered to advice.
public struct ReadmeStarter {
    /// What the check finds before anything is exempted.
    public let check: LintResult
    /// Those of its findings that a comment silences from now on.
    public let exempted: [Finding]
    /// Rules that are lowered to advice.
    public let toleratedRules: [String]
    /// What still makes the check fail, as the configuration that is there wants it to.
    public let left: [Finding]
    /// The configuration and the READMEs, as far as they change.
    public let files: [FixedFile]
    /// Where the configuration is.
    public let configurationPath: String

    /// - Parameter folder: Of the project; empty for the working directory.
    public init(folder: String) throws(LintError) {
        let contents = try StarterContents(folder: folder)
        let draft = try ConfigurationDraft(contents, readmeSources: try Self.sources(in: contents))
        let session = try LintSession(options: LintOptions(paths: [folder.isEmpty ? "." : folder], readme: .only))
        session.setOverlay(draft.text().after, at: draft.path)
        check = try Self.run(session)

        let markers = ExemptionMarkers(check)
        for file in markers.files { session.setOverlay(file.after, at: file.path) }
        let failing = try Self.run(session).failing
        toleratedRules = Set(failing.map(\.rule)).sorted()
        let configuration = draft.text(tolerating: toleratedRules)
        session.setOverlay(configuration.after, at: configuration.path)
        left = try Self.run(session).failing
        exempted = markers.findings
        files = ([configuration] + markers.files).filter { $0.before != $0.after }
        configurationPath = draft.path
    }

    /// Patterns for the files that examples stand in, or that they resemble at least.
    private static func sources(in contents: StarterContents) throws(LintError) -> [String] {
        let examples = contents.readmeExamples
        guard !examples.readmes.isEmpty else {
            let place = contents.folder.isEmpty ? "the working directory" : contents.folder
            throw LintError(
                "no README with Swift code blocks in \(place); mark the examples ```swift, or name another folder")
        }
        let sources = examples.matchedSources.union(examples.nearSources)
        guard !sources.isEmpty else {
            let names = examples.readmes.joined(separator: ", ")
            throw LintError(
                "no Swift example of \(names) stands in a source file, or resembles one, so there is nothing to compare "
                    + "with; put one into a file below Examples/ that a target compiles, and run this again")
        }
        return contents.patterns(of: examples, sources)
    }

    private static func run(_ session: LintSession) throws(LintError) -> LintResult {
        let result = session.run()
        guard let error = result.configurationErrors.first else {
            if let failure = result.failure { throw failure }
            return result
        }
        throw LintError("\(error.path) is wrong; widgetlint config check says where, and what to write instead")
    }
}

extension LintResult {
    fileprivate var failing: [Finding] { findings.filter { $0.severity >= failLevels[$0.path] ?? .warning } }
}
