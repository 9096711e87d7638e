import Markdown

/// Finds out which README is a translation of which.
public struct LanguageVersions {
    /// Paths of originals by those of their translations.
    public private(set) var originals: [String: String] = [:]

    /// How far from the top of a README the links to its other languages stand, in lines.
    private static let switcherLines = 60

    /// - Parameters:
    ///   - readmes: Paths of all READMEs.
    ///   - markdown: Paths of all Markdown files.
    ///   - text: The text of one of them.
    public init(readmes: [String], markdown: Set<String>, text: (String) -> [UInt8]?) {
        let names = readmes.compactMap(ReadmeName.init)
        let untagged = Dictionary(
            names.filter { $0.languageTag == nil && !Self.isInLanguageFolder($0.path) }.map { ($0.stem, $0.path) }
        ) { first, _ in first }
        for name in names where name.languageTag != nil {
            if let original = untagged[name.stem] { originals[name.path] = original }
        }
        // What no name tells, the links at the top may.
        guard markdown.contains(where: { originals[$0] == nil && Self.isTagged($0) }) else { return }
        for original in untagged.values.sorted() {
            for path in Self.switcher(of: original, text) where path != original && markdown.contains(path) {
                if originals[path] == nil, Self.isTagged(path) { originals[path] = original }
            }
        }
        for name in names where originals[name.path] == nil && Self.isTagged(name.path) {
            let candidates = Set(untagged.values)
            let linked = Self.switcher(of: name.path, text).filter { candidates.contains($0) }
            if let original = linked.first, Set(linked).count == 1 { originals[name.path] = original }
        }
    }

    /// The original that a file of a configuration's list is most likely a translation of: the one whose path lacks the
    /// language, or has `en` in its place, or else the nearest README.
    public static func original(of path: String, among markdown: Set<String>) -> String? {
        var parts = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        guard let name = parts.popLast() else { return nil }
        var candidates: [String] = []
        for plain in [withoutTag(name), name].compactMap({ $0 }) {
            if plain != name { candidates.append((parts + [plain]).joined(separator: "/")) }
            for index in parts.indices.reversed() where ReadmeName.isLanguageTag(parts[index].lowercased()[...]) {
                var without = parts, english = parts
                without.remove(at: index)
                english[index] = "en"
                candidates.append((without + [plain]).joined(separator: "/"))
                candidates.append((english + [plain]).joined(separator: "/"))
            }
        }
        for count in (0...parts.count).reversed() {
            candidates.append((parts[..<count] + ["README.md"]).joined(separator: "/"))
        }
        return candidates.first { $0 != path && markdown.contains($0) }
    }

    /// `README.md` for `README.de.md`, `guide.md` for `guide_DE.md`.
    private static func withoutTag(_ name: String) -> String? {
        guard let dot = name.lastIndex(of: ".") else { return nil }
        let base = name[..<dot]
        for (index, character) in zip(base.indices, base) where "._-".contains(character) {
            if ReadmeName.isLanguageTag(base[base.index(after: index)...].lowercased()[...]) {
                return String(base[..<index]) + name[dot...]
            }
        }
        return nil
    }

    private static func isTagged(_ path: String) -> Bool {
        guard let name = ReadmeName(path: path) else { return false }
        return name.languageTag != nil || isInLanguageFolder(path)
    }

    /// Whether the README stands in a folder named after a language, such as `docs/zh-cn`.
    private static func isInLanguageFolder(_ path: String) -> Bool {
        guard let folder = path.split(separator: "/").dropLast().last?.lowercased() else { return false }
        let language = folder.split { $0 == "-" || $0 == "_" }.first ?? ""
        return folderLanguages.contains(language) && ReadmeName.isLanguageTag(folder[...])
    }

    /// Many codes of languages are words as well.
    private static let folderLanguages = Set(
        "ar bn cn cs da de en es fa fr he hi hu id it ja jp ko kr nl pl pt ru sv th tr tw ua uk vi zh".split(
            separator: " "))

    /// Where the links at the top of a README lead, as paths like its own.
    private static func switcher(of path: String, _ text: (String) -> [UInt8]?) -> [String] {
        guard let bytes = text(path) else { return [] }
        var end = bytes.count
        var lines = 0
        for (offset, byte) in bytes.enumerated() where byte == 0x0A {
            lines += 1
            if lines == switcherLines {
                end = offset
                break
            }
        }
        let head = Array(bytes[..<end])
        let links = MarkdownInlines(of: MarkdownDocument(head), in: head).links
        return links.compactMap { link in
            LinkAddress(link.destination).flatMap { resolved($0, from: path) }
        }
    }

    /// Nil for what leads out of the folder that paths are relative to.
    private static func resolved(_ address: LinkAddress, from path: String) -> String? {
        guard !address.path.isEmpty, !address.isAbsolute else { return nil }
        let isAbsolute = path.hasPrefix("/")
        var parts = path.split(separator: "/").dropLast().map(String.init)
        for component in address.components {
            if component != ".." { parts.append(component) } else if parts.popLast() == nil { return nil }
        }
        return (isAbsolute ? "/" : "") + parts.joined(separator: "/")
    }
}
