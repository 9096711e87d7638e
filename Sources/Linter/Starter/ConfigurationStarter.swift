import RuleEngine

/// The text of a configuration to begin with, made for what a folder holds. The same folder gives the same bytes.
public struct ConfigurationStarter {
    private let contents: StarterContents

    /// What READMEs are compared with, where that is settled.
    private let readmeSources: [String]?
    /// Rules whose findings are no reason to fail yet.
    private let toleratedRules: [String]

    /// - Parameter folder: Where the configuration is to stand; empty for the working directory.
    public init(folder: String) throws(LintError) { self.init(try StarterContents(folder: folder)) }

    init(_ contents: StarterContents, readmeSources: [String]? = nil, toleratedRules: [String] = []) {
        self.contents = contents
        self.readmeSources = readmeSources
        self.toleratedRules = toleratedRules
    }

    /// Where the text belongs.
    public var path: String { contents.configurationPath }

    public var text: String {
        let parts = beginning + [rules] + exclude + overrides + failOn + readme
        let last = parts.lastIndex { $0.member != nil }
        let texts = parts.enumerated().map { index, part in
            let member = part.member.map { index == last ? $0 : $0 + "," }
            return (part.comments.map { "// \($0)" } + [member].compactMap { $0 }).map { "    \($0)\n" }.joined()
        }
        return head.map { "// \($0)\n" }.joined() + "{\n" + texts.joined(separator: "\n") + "}\n"
    }

    /// A member with what there is to say about it, or a comment alone.
    private struct Part {
        let comments: [String]
        let member: String?
    }

    private var head: [String] {
        var lines = [
            "What widgetlint reviews below this folder, and how. `widgetlint config print` shows what applies, and why."
        ]
        let extensions = contents.widgetExtensions
        if !extensions.isEmpty {
            lines.append("Widget extensions: \(extensions.map(\.title).joined(separator: ", ")).")
        }
        return lines
    }

    private var beginning: [Part] {
        if let outer = contents.outerConfiguration {
            let comments = [
                "The nearest configuration alone counts for a file. This one begins with the one that counted so far."
            ]
            return [Part(comments: comments, member: #""extends": \#(ConfigurationProblem.quoted(outer))"#)]
        }
        let comments = [
            #"The rules to run: "recommended" (wrong in any project), "strict" (also what some projects choose to do)"#,
            #"or "all"."#,
        ]
        return [Part(comments: comments, member: #""set": "recommended""#)]
    }

    private var rules: Part {
        let comments = [
            #"For single rules "off", or the severity of their findings: "info", "warning" or "error"."#,
            "`widgetlint rules` lists them.",
        ]
        guard !toleratedRules.isEmpty else { return Part(comments: comments, member: #""rules": {}"#) }
        return Part(
            comments: comments + [
                "What these find is there already. Mend it and take the rule out, so that it stays mended."
            ],
            member: ConfigurationMembers.rules(toleratedRules))
    }

    private var exclude: [Part] {
        let patterns = contents.generatedCode
        guard !patterns.isEmpty else { return [] }
        let comments = ["What is not read, beside what .gitignore names: code that a program writes."]
        return [Part(comments: comments, member: ConfigurationMembers.exclude(patterns))]
    }

    private var overrides: [Part] {
        let folders = contents.widgetExtensions.compactMap(\.folder)
        guard !folders.isEmpty else { return [] }
        let files = folders.map(ConfigurationProblem.quoted).joined(separator: ", ")
        let comments = [
            "What is otherwise for some files, the code of widgets for example:",
            #""overrides": [{ "files": [\#(files)], "set": "strict" }],"#,
        ]
        return [Part(comments: comments, member: nil)]
    }

    private var failOn: [Part] {
        // What the outer configuration says shall stay.
        guard contents.outerConfiguration == nil else { return [] }
        let comments = [#"The least severity of a finding that makes a run fail: "error", "warning" or "info"."#]
        return [Part(comments: comments, member: #""failOn": "warning""#)]
    }

    private var readme: [Part] {
        if let sources = readmeSources {
            let comment = "The Swift examples of READMEs are compared with the sources that they were taken from."
            return [Part(comments: [comment], member: ConfigurationMembers.readme(sources: sources))]
        }
        let examples = contents.readmeExamples
        guard !examples.readmes.isEmpty else { return [] }
        let names = names(of: examples.readmes)
        guard examples.matchedSources.isEmpty else {
            let comment = "The Swift examples of \(names) are compared with the sources that they stand in."
            return [Part(
                comments: [comment],
                member: ConfigurationMembers.readme(sources: contents.patterns(of: examples, examples.matchedSources)))]
        }
        // What the outer configuration says shall stay.
        guard contents.outerConfiguration == nil else { return [] }
        return [Part(
            comments: [
                "\(names) has Swift examples, none of which stands in a source file. To have them compared,",
                "put them into files that a target compiles, and name those:",
                #"{ "check": true, "sources": ["Examples/"] }"#,
            ], member: #""readme": { "check": false }"#)]
    }

    private func names(of paths: [String]) -> String {
        let shown = paths.prefix(3).map(contents.relative).joined(separator: ", ")
        return paths.count > 3 ? "\(shown) and \(paths.count - 3) more" : shown
    }
}
