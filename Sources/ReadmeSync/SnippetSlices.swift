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
