import Markdown
import RuleEngine

/// Looks up the snippets that articles of DocC show. DocC leaves out one that it does not find, with a warning that
/// nobody sees.
public struct SnippetCheck {
    /// The folder that the articles of a package take snippets from.
    public let folder: String
    private let names: [String]
    private let read: (String) -> [UInt8]?

    /// - Parameters:
    ///   - folder: Path of the package's `Snippets` folder.
    ///   - paths: Its Swift files, below that folder.
    ///   - read: The text of a file by its path below the folder, also of one that is not among `paths`.
    public init(folder: String, paths: [String], read: @escaping (String) -> [UInt8]?) {
        self.folder = folder
        names = paths.filter { $0.hasSuffix(".swift") }.map { String($0.dropLast(".swift".count)) }
        self.read = read
    }

    /// How many snippets an article shows, and what is wrong with them.
    public func check(_ article: ReadmeFile) -> (snippets: Int, findings: [Finding]) {
        let parts = DocCArticle(article.bytes)
        let comments = article.texts.flatMap(\.document.comments).map(\.range)
        let snippets = parts.directives.filter { directive in
            directive.name == "Snippet" && !comments.contains { $0.contains(directive.range.lowerBound) }
        }
        return (snippets.count, snippets.compactMap { problem(with: $0, in: article) })
    }

    private func problem(with directive: DocCDirective, in article: ReadmeFile) -> Finding? {
        guard let path = directive.argument("path"), !path.value.isEmpty else {
            return finding(
                directive.range, "this directive does not say which snippet it shows", in: article,
                help: "@Snippet(path: \"\(names.first ?? "Name")\")")
        }
        let name = SnippetCheck.name(ofPath: path.value)
        guard let source = read(name + ".swift") else {
            return finding(
                path.range, "there is no snippet \(name) in \(folder)", in: article,
                help: proposal(name, among: names) ?? "\(folder)/\(name).swift")
        }
        guard let slice = directive.argument("slice") else { return nil }
        let slices = SnippetSlices.names(in: source)
        guard !slices.contains(slice.value) else { return nil }
        return finding(
            slice.range, "the snippet \(name) has no slice \(slice.value)", in: article,
            help: proposal(slice.value, among: slices)
                ?? "// snippet.\(slice.value) before its lines in \(folder)/\(name).swift")
    }

    /// The path below the folder `Snippets`, whichever of the parts before it are written.
    static func name(ofPath path: String) -> String {
        let parts = path.split(separator: "/")
        guard let folder = parts.prefix(2).lastIndex(of: "Snippets"), folder + 1 < parts.count else {
            return parts.joined(separator: "/")
        }
        return parts[(folder + 1)...].joined(separator: "/")
    }

    private func proposal(_ name: String, among others: [String]) -> String? {
        if let nearest = Spelling.nearest(to: name, among: others) { return nearest }
        let sameName = others.filter { $0.split(separator: "/").last == name.split(separator: "/").last }
        if sameName.count == 1 { return sameName[0] }
        guard !others.isEmpty, others.count <= 6 else { return nil }
        return "one of \(others.sorted().joined(separator: ", "))"
    }

    private func finding(_ range: Range<Int>, _ message: String, in article: ReadmeFile, help: String) -> Finding {
        Finding(
            rule: ReadmeRule.drift.rawValue, severity: ReadmeRule.drift.severity, path: article.path, range: range,
            message: message, why: "DocC leaves the example out of the page, and readers find a gap", help: help)
    }
}
