import Markdown
import RuleEngine
import Synchronization

/// Looks for relative links of READMEs that lead nowhere.
public struct LinkCheck: Sendable {
    private let resolver: LinkResolver
    private let known = KnownAnchors()

    public init(tree: any FileTree) { resolver = LinkResolver(tree: tree) }

    /// Anchors of files that were read before.
    private final class KnownAnchors: Sendable {
        let byPath = Mutex<[String: HeadingAnchors?]>([:])
    }

    /// - Parameters:
    ///   - readme: A file of Markdown.
    ///   - place: Where it stands.
    public func findings(in readme: ReadmeFile, at place: ReadmePlace) -> [Finding] {
        guard let document = readme.texts.first?.document else { return [] }
        let inlines = MarkdownInlines(of: document, in: readme.bytes)
        let generated = GeneratedParts(document)
        var own: HeadingAnchors?
        let wording = LinkFindings(readme: readme)
        return inlines.links.compactMap { link in
            guard let address = LinkAddress(link.destination), !generated.contain(link.range) else { return nil }
            guard !address.path.isEmpty else {
                let anchors = own ?? HeadingAnchors(inlines)
                own = anchors
                return missingAnchor(address, among: anchors).map {
                    wording.missingAnchor($0, anchors, link, file: nil)
                }
            }
            switch resolver.target(of: address, from: place) {
            case .unknown:
                return nil
            case .found(let path):
                guard address.anchor != nil, let anchors = anchors(at: path),
                    let anchor = missingAnchor(address, among: anchors)
                else { return nil }
                return wording.missingAnchor(anchor, anchors, link, file: address.path)
            case .differsInCase(_, let names):
                return wording.otherCase(address, names: names, link)
            case .missing(let folder, let name, let rest):
                // A file with a percent sign in its name.
                if address.rawPath != address.path, let raw = LinkAddress(Array(address.rawPath.replacingPercent.utf8)),
                    case .found = resolver.target(of: raw, from: place)
                {
                    return nil
                }
                let nearest = nearest(to: name, in: folder, rest: rest)
                return wording.missingFile(
                    address, link, suggestion: nearest.flatMap { address.replacing(name, rest, by: $0) })
            }
        }
    }

    /// The name in the folder that is nearest to one that is not there, if the rest of the way leads on from it.
    private func nearest(to name: String, in folder: String, rest: [String]) -> String? {
        guard let names = resolver.tree.names(in: folder),
            let nearest = Spelling.nearest(
                to: name, among: names.filter { $0.first != "." || name.first == "." }.sorted())
        else { return nil }
        var path = folder.appendingPathComponent(nearest)
        for component in rest {
            guard resolver.tree.names(in: path)?.contains(component) == true else { return nil }
            path = path.appendingPathComponent(component)
        }
        return nearest
    }

    /// The anchors of a Markdown file; nil for what is none.
    private func anchors(at path: String) -> HeadingAnchors? {
        let lowercased = path.lowercased()
        guard lowercased.hasSuffix(".md") || lowercased.hasSuffix(".markdown") else { return nil }
        if let anchors = known.byPath.withLock({ $0[path] }) { return anchors }
        let anchors = resolver.tree.text(at: path).map {
            HeadingAnchors(MarkdownInlines(of: MarkdownDocument($0), in: $0))
        }
        known.byPath.withLock { $0[path] = .some(anchors) }
        return anchors
    }

    /// The anchor of the link, where it certainly leads nowhere.
    private func missingAnchor(_ address: LinkAddress, among anchors: HeadingAnchors) -> String? {
        guard let anchor = address.anchor, !anchor.isEmpty, !anchors.isUncertain, !address.isPlain,
            !LinkCheck.isOfPage(anchor), !anchors.contain(anchor)
        else { return nil }
        return anchor
    }

    /// Whether an anchor is the browser's or GitHub's own, or the path of a page in a script's website.
    private static func isOfPage(_ anchor: String) -> Bool {
        if ["top", "readme", "readme-ov-file", "start-of-content"].contains(anchor.lowercased()) { return true }
        if anchor.hasPrefix("/") || anchor.hasPrefix(":~:") || anchor.hasPrefix("!") { return true }
        // Lines of a file, `L10` or `L10-L12`.
        return anchor.first == "L" && anchor.dropFirst().first?.isNumber == true
            && anchor.allSatisfy { $0.isNumber || "LC-".contains($0) }
    }
}

extension String {
    /// With percent signs written so that they stand for themselves.
    fileprivate var replacingPercent: String {
        split(separator: "%", omittingEmptySubsequences: false).joined(separator: "%25")
    }
}

extension LinkAddress {
    /// The path with the last use of a name on the way replaced.
    fileprivate func replacing(_ name: String, _ rest: [String], by other: String) -> String? {
        var parts = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        guard let index = parts.lastIndex(of: name), parts.count - index > rest.count else { return nil }
        parts[index] = other
        return parts.joined(separator: "/")
    }
}
