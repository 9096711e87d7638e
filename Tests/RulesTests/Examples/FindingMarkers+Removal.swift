import Markdown
import RuleExamples
import SwiftSource

extension FindingMarkers {
    /// The file without its markers, as it would stand in a project.
    static func removed(from file: ExampleFile) -> ExampleFile {
        var plain = file
        let text = String(decoding: file.bytes, as: UTF8.self)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let kept = file.isMarkdown ? lines.filter { !isComment($0) } : lines.filter { !isMarkerAlone($0) }.map(withoutMarker)
        plain.bytes = Array(kept.joined(separator: "\n").utf8)
        return plain
    }

    private static func isComment(_ line: Substring) -> Bool {
        line.contains("<!-- finding: ") && line.hasSuffix("-->")
    }

    private static func isMarkerAlone(_ line: Substring) -> Bool { line.drop { $0 == " " }.hasPrefix(swiftMarkAbove) }

    private static func withoutMarker(_ line: Substring) -> Substring {
        for mark in [" // finding: ", " # finding: ", " /* finding: ", " <!-- finding: "] {
            guard let start = line.firstRange(of: mark)?.lowerBound else { continue }
            let end = line[start...].firstRange(of: mark.contains("<") ? "-->" : mark.contains("*") ? "*/" : "\r")
            return line[..<start] + (end.map { line[$0.upperBound...] } ?? "")
        }
        return line
    }
}

extension Example {
    /// The example without markers, also in what fixing makes of it.
    var withoutMarkers: Example {
        var plain = self
        plain.files = files.map(FindingMarkers.removed)
        plain.fixed = fixed.map(FindingMarkers.removed)
        return plain
    }
}
