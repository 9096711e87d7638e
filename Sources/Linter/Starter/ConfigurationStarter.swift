import Project
import RuleEngine

/// The text of a configuration to begin with, made for what a folder holds. The same folder gives the same bytes.
public struct ConfigurationStarter {
    private let contents: StarterContents

    /// - Parameter folder: Where the configuration is to stand; empty for the working directory.
    public init(folder: String) throws(LintError) {
        let discovery: Discovery
        do throws(DiscoveryError) {
            discovery = try FileDiscovery(paths: [folder.isEmpty ? "." : folder]).run()
        } catch {
            throw LintError(error.message { Spelling.nearest(to: $0, among: $1) })
        }
        guard let found = discovery.folders.first else {
            throw LintError("\(folder) is no folder; name the folder that the configuration is for")
        }
        contents = StarterContents(folder: found, discovery: discovery)
    }

    /// Where the text belongs.
    public var path: String { PathText.join(contents.folder, ConfigurationSource.fileName) }

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
            return [Part(comments: comments, member: #""extends": \#(Self.quoted(outer))"#)]
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
        return Part(comments: comments, member: #""rules": {}"#)
    }

    private var exclude: [Part] {
        let patterns = contents.generatedCode
        guard !patterns.isEmpty else { return [] }
        let comments = ["What is not read, beside what .gitignore names: code that a program writes."]
        return [Part(comments: comments, member: "\"exclude\": \(Self.list(patterns))")]
    }

    private var overrides: [Part] {
        let folders = contents.widgetExtensions.compactMap(\.folder)
        guard !folders.isEmpty else { return [] }
        let files = folders.map(Self.quoted).joined(separator: ", ")
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
        switch contents.readmes {
        case .none: []
        case .unmatched where contents.outerConfiguration != nil: []
        case .unmatched(let readmes):
            [Part(
                comments: [
                    "\(readmes) has Swift examples, none of which stands in a source file. To have them compared,",
                    "put them into files that a target compiles, and name those:",
                    #"{ "check": true, "sources": ["Examples/"] }"#,
                ], member: #""readme": { "check": false }"#)]
        case .matched(let readmes, let sources):
            [Part(
                comments: ["The Swift examples of \(readmes) are compared with the sources that they stand in."],
                member: sources.isEmpty
                    ? #""readme": { "check": true }"#
                    : #""readme": { "check": true, "sources": \#(Self.list(sources)) }"#)]
        }
    }

    /// An array, with each of several patterns on its line.
    private static func list(_ patterns: [String]) -> String {
        guard patterns.count > 1 else { return "[\(patterns.map(quoted).joined())]" }
        return "[\n" + patterns.map { "        \(quoted($0))" }.joined(separator: ",\n") + "\n    ]"
    }

    private static func quoted(_ text: String) -> String {
        ConfigurationProblem.quoted(text)
    }
}
