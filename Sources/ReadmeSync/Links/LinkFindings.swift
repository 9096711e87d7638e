import Markdown
import RuleEngine

/// Puts what is wrong with links into words.
struct LinkFindings {
    let readme: ReadmeFile

    func missingFile(_ address: LinkAddress, _ link: MarkdownLink, suggestion: String?) -> Finding {
        let help =
            if let suggestion {
                "write \(suggestion)"
            } else if address.looksLikeServer {
                "write https:// before it, or it is taken for a file beside this one"
            } else {
                "name a file that exists, or take the link out"
            }
        return finding(link, "there is no file \(address.path)", why: why(link), help: help)
    }

    func otherCase(_ address: LinkAddress, names: [String], _ link: MarkdownLink) -> Finding {
        let parts = address.path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        let right = LinkFindings.renamed(parts, names).joined(separator: "/")
        return finding(
            link, "there is no file \(address.path), but one whose letters differ in case",
            why: why(link) + " on GitHub, which tells the two names apart as a Mac does not", help: "write \(right)",
            fixes: caseFix(right, address, link))
    }

    func missingAnchor(_ anchor: String, _ anchors: HeadingAnchors, _ link: MarkdownLink, file: String?) -> Finding {
        let place = file ?? "this file"
        let nearest = Spelling.nearest(to: anchor, among: anchors.offered)
        return finding(
            link, "there is no heading or anchor #\(anchor) in \(place)",
            why: file == nil
                ? "Readers who follow the link stay where they are"
                : "Readers who follow the link land at the top of the file",
            help: nearest.map { "write #\($0)" }
                ?? "write the heading in lower case, with hyphens for spaces, without punctuation")
    }

    private func why(_ link: MarkdownLink) -> String {
        link.kind.isShown ? "Readers see a broken image" : "Readers who follow the link see an error page"
    }

    /// Puts the names that there are where the link names them.
    private static func renamed(_ parts: [String], _ names: [String]) -> [String] {
        var renamed = parts
        var left = names
        for index in parts.indices.reversed() where !["", ".", ".."].contains(parts[index]) {
            guard let name = left.last, name.lowercased() == parts[index].lowercased() else { break }
            renamed[index] = name
            left.removeLast()
        }
        return renamed
    }

    /// Certain, as one file alone can be meant; not made where the address is written with escapes.
    private func caseFix(_ right: String, _ address: LinkAddress, _ link: MarkdownLink) -> [Fix] {
        let start = link.range.lowerBound
        let range = start..<start + address.path.utf8.count
        guard range.upperBound <= link.range.upperBound, readme.bytes[range].elementsEqual(address.path.utf8),
            right.lowercased() == address.path.lowercased()
        else { return [] }
        return [
            Fix(
                title: "Write \(right)", safety: .safe,
                edits: [TextEdit(path: readme.path, range: range, replacement: right)])
        ]
    }

    private func finding(
        _ link: MarkdownLink, _ message: String, why: String, help: String, fixes: [Fix] = []
    ) -> Finding {
        Finding(
            rule: ReadmeRule.brokenLink.rawValue, severity: ReadmeRule.brokenLink.severity, path: readme.path,
            range: link.range, message: message, why: why, help: help, fixes: fixes)
    }
}
