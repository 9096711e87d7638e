import Markdown
import RuleEngine

/// Looks for links of the original that a translation lacks.
struct LinkComparison {
    private let translation: ReadmeText
    private let original: ReadmeText
    private let missing: [Target]

    private struct Target {
        /// Absolute, where it leads.
        let path: String
        let link: MarkdownLink
    }

    init(
        _ translation: ReadmeText, at place: ReadmePlace, _ original: ReadmeText, at originalPlace: ReadmePlace,
        tree: any FileTree
    ) {
        self.translation = translation
        self.original = original
        // Of most translations nothing more needs to be known.
        let own = Set(translation.inlines.links.map(Self.file))
        let hasAll = original.inlines.links.allSatisfy { own.contains(Self.file(of: $0)) }
        if hasAll, place.folder == originalPlace.folder {
            missing = []
            return
        }
        let resolver = LinkResolver(tree: tree)
        let wanted = Self.targets(of: original, at: originalPlace, resolver)
        let targets = Self.targets(of: translation, at: place, resolver)
        let known = Set(targets.map(\.path))
        let originalPaths = Set(wanted.map(\.path))
        // What the translation names instead: a page or picture in its own language, or a name that is wrong and is
        // reported as that. Which one stands for which nobody can tell, so each rules out all of its kind.
        let instead = Set(
            targets.filter { !originalPaths.contains($0.path) }.map { Self.kind(of: $0.path) }
                + Self.unresolved(of: translation, at: place, resolver).map(Self.kind))
        let addresses = translation.inlines.links.map { String(decoding: $0.destination, as: UTF8.self) }
        var seen: Set<String> = []
        missing = wanted.filter { target in
            let name = target.path.split(separator: "/").last.map(String.init) ?? ""
            return !known.contains(target.path) && !instead.contains(Self.kind(of: target.path))
                && !addresses.contains { $0.contains(name) } && !Self.isReadme(target.path)
                && seen.insert(target.path).inserted
        }
    }

    /// The address without anchor, as it is written.
    private static func file(of link: MarkdownLink) -> ArraySlice<UInt8> {
        link.destination.prefix { $0 != UInt8(ascii: "#") }
    }

    /// Files and folders that relative links lead to.
    private static func targets(of text: ReadmeText, at place: ReadmePlace, _ resolver: LinkResolver) -> [Target] {
        text.inlines.links.compactMap { link in
            guard let address = LinkAddress(link.destination), !address.path.isEmpty,
                case .found(let path) = resolver.target(of: address, from: place)
            else { return nil }
            return Target(path: path, link: link)
        }
    }

    private static func unresolved(of text: ReadmeText, at place: ReadmePlace, _ resolver: LinkResolver) -> [String] {
        text.inlines.links.compactMap { link in
            guard let address = LinkAddress(link.destination), !address.path.isEmpty else { return nil }
            if case .found = resolver.target(of: address, from: place) { return nil }
            return address.path
        }
    }

    /// The ending of the name; empty for folders and the like.
    private static func kind(of path: String) -> String {
        guard let name = path.split(separator: "/").last, let dot = name.lastIndex(of: ".") else { return "" }
        return name[dot...].lowercased()
    }

    /// The language switcher names all versions but the one it stands in.
    private static func isReadme(_ path: String) -> Bool { ReadmeName(path: path) != nil }

    var finding: Finding? {
        guard let first = missing.first else { return nil }
        let names = missing.prefix(4).map { String(decoding: $0.link.destination, as: UTF8.self) }
        let others = missing.count > 4 ? " and \(missing.count - 4) more" : ""
        return Finding(
            rule: ReadmeRule.translationDrift.rawValue, severity: .warning, path: translation.file.path,
            range: translation.top,
            message: missing.count == 1
                ? "a link of the original is missing in this translation: \(names[0])"
                : "\(missing.count) links of the original are missing in this translation: "
                    + names.joined(separator: ", ") + others,
            why: first.link.kind.isShown
                ? "Readers of this language do not see the picture"
                : "Readers of this language do not find the way there",
            help: "add what the original has",
            related: missing.prefix(8).map {
                RelatedLocation(path: original.file.path, range: $0.link.range, message: "the link in the original")
            })
    }
}
