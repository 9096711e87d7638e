import Linter
import Project
import RuleEngine

/// How the text report prints the places that explain a finding.
enum RelatedText {
    /// `A (file:line) > B (file:line) > C`, when each place is named by a name alone, as the chain that makes a view
    /// rendered is. The last one needs no place where it stands in the finding's file.
    static func chain(of finding: Finding, in sources: [String: LintedSource]) -> String? {
        guard !finding.related.isEmpty, finding.related.allSatisfy({ isName($0.message) }) else { return nil }
        let last = finding.related.count - 1
        return finding.related.enumerated().map { index, place in
            if index == last, place.path == finding.path { return place.message }
            let path = shortened(place.path, besides: finding.path)
            guard let source = sources[place.path] else { return "\(place.message) (\(path))" }
            return "\(place.message) (\(path):\(source.lines.position(at: place.range.lowerBound).line))"
        }.joined(separator: " > ")
    }

    /// `file:line:column: message`
    static func place(_ place: RelatedLocation, in sources: [String: LintedSource]) -> String {
        FindingPlace.text(path: place.path, range: place.range, in: sources[place.path]) + ": " + place.message
    }

    private static func isName(_ text: String) -> Bool {
        !text.isEmpty && text.unicodeScalars.allSatisfy { $0 == "." || $0 == "_" || $0.properties.isXIDContinue }
    }

    /// The file name alone for a file that stands beside the finding's.
    private static func shortened(_ path: String, besides other: String) -> String {
        PathText.folder(ofPath: path) == PathText.folder(ofPath: other) ? PathText.name(ofPath: path) : path
    }
}

/// `path:line:column`, with one-based numbers and columns in UTF-8 bytes, as compilers print it.
enum FindingPlace {
    static func text(path: String, range: Range<Int>, in source: LintedSource?) -> String {
        let path = PrintableText.oneLine(path)
        guard let source else { return path }
        let position = source.lines.position(at: range.lowerBound)
        return "\(path):\(position.line):\(position.column)"
    }
}
