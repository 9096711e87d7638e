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
        let comments = MarkdownDocument(parts.map, of: article.bytes).comments.map(\.range)
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
                path.range, "there is no snippet \(name) in \(folder)", in: article, help: proposal(name, names, "a file"))
        }
        guard let slice = directive.argument("slice") else { return nil }
        let slices = SnippetSlices.names(in: source)
        guard !slices.contains(slice.value) else { return nil }
        return finding(
            slice.range, "the snippet \(name) has no slice \(slice.value)", in: article,
            help: proposal(slice.value, slices, "// snippet.\(slice.value) before its lines in \(folder)/\(name).swift"))
    }

    /// The path below the folder `Snippets`, whichever of the parts before it are written.
    static func name(ofPath path: String) -> String {
        let parts = path.split(separator: "/")
        guard let folder = parts.prefix(2).lastIndex(of: "Snippets"), folder + 1 < parts.count else {
            return parts.joined(separator: "/")
        }
        return parts[(folder + 1)...].joined(separator: "/")
    }

    private func proposal(_ name: String, _ others: [String], _ otherwise: String) -> String {
        if let nearest = Spelling.nearest(to: name, among: others) { return nearest }
        let sameName = others.filter { $0.split(separator: "/").last == name.split(separator: "/").last }
        if sameName.count == 1 { return sameName[0] }
        guard !others.isEmpty, others.count <= 6 else { return otherwise == "a file" ? "\(folder)/\(name).swift" : otherwise }
        return "one of \(others.sorted().joined(separator: ", "))"
    }

    private func finding(_ range: Range<Int>, _ message: String, in article: ReadmeFile, help: String) -> Finding {
        Finding(
            rule: ReadmeRule.drift.rawValue, severity: ReadmeRule.drift.severity, path: article.path, range: range,
            message: message, why: "DocC leaves the example out of the page, and readers find a gap", help: help)
    }
}

/// The parts of a snippet that have names.
enum SnippetSlices {
    /// In the order of the text. As in DocC, a slice without a line that is shown is none, and so is one that begins
    /// where lines are hidden.
    static func names(in source: [UInt8]) -> [String] {
        var names: [String] = []
        var open: String?
        var isVisible = true
        for line in source.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) {
            guard let marker = marker(in: line) else {
                if isVisible, let name = open {
                    names.append(name)
                    open = nil
                }
                continue
            }
            // A name that begins so is taken for the marker.
            let word = marker.lowercased()
            if word.hasPrefix("show") {
                isVisible = true
            } else if word.hasPrefix("hide") {
                isVisible = false
            } else if word.hasPrefix("end") {
                open = nil
            } else if isVisible {
                open = marker
            }
        }
        return names
    }

    /// `name` of `// snippet.name`.
    private static func marker(in line: ArraySlice<UInt8>) -> String? {
        var rest = line.drop { $0 == 0x20 || $0 == 0x09 }
        guard rest.starts(with: "//".utf8) else { return nil }
        rest = rest.dropFirst(2).drop { $0 == 0x20 || $0 == 0x09 }
        let prefix = "snippet."
        guard String(decoding: rest.prefix(prefix.utf8.count), as: UTF8.self).lowercased() == prefix else { return nil }
        return String(decoding: rest.dropFirst(prefix.utf8.count).prefix { $0 != 0x20 && $0 != 0x09 }, as: UTF8.self)
    }
}
