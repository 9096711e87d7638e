/// Translates the shell's globs, as project generators use them, into the patterns of ``PathGlobs``.
enum SourcePattern {
    /// A glob that starts at the folder: without a slash in front, ``PathGlobs`` would take a plain name anywhere.
    ///
    /// - Returns: One pattern for each way to choose between braces, `{a,b}`, which ``PathGlobs`` does not know.
    static func anchored(_ glob: String) -> [String] {
        let texts = alternatives(of: glob)
        return texts.filter { !$0.isEmpty }.map { text in
            var text = text
            if text.hasPrefix("./") { text.removeFirst(2) }
            return text.hasPrefix("/") ? text : "/" + text
        }
    }

    /// A path that may hold a glob, as the folder it starts in and the pattern below it. Without a glob, the pattern is
    /// nil and the folder the whole path.
    static func split(_ path: String) -> (folder: String, pattern: String?) {
        let components = path.split(separator: "/", omittingEmptySubsequences: false)
        guard let index = components.firstIndex(where: { $0.utf8.contains(where: isSpecial) }) else {
            return (path, nil)
        }
        let folder = components[..<index].joined(separator: "/")
        let isRoot = index == 1 && components[0].isEmpty
        return (isRoot ? "/" : folder, components[index...].joined(separator: "/"))
    }

    private static func isSpecial(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "*"), UInt8(ascii: "?"), UInt8(ascii: "["), UInt8(ascii: "{"): true
        default: false
        }
    }

    /// Nobody writes more, and their number doubles with each pair of braces.
    private static let mostAlternatives = 256

    private static func alternatives(of glob: String) -> [String] {
        var finished: [String] = []
        var open = [glob]
        while let text = open.popLast() {
            guard finished.count + open.count < mostAlternatives, let braces = innermostBraces(in: text) else {
                finished.append(text)
                continue
            }
            let parts = text[text.index(after: braces.lowerBound)..<braces.upperBound]
                .split(separator: ",", omittingEmptySubsequences: false)
            for part in parts.reversed() {
                open.append(String(text[..<braces.lowerBound] + part + text[text.index(after: braces.upperBound)...]))
            }
        }
        return finished
    }

    /// From an opening brace to the next closing one with no other between them.
    private static func innermostBraces(in text: String) -> Range<String.Index>? {
        guard let close = text.firstIndex(of: "}"), let open = text[..<close].lastIndex(of: "{") else { return nil }
        return open..<close
    }
}
