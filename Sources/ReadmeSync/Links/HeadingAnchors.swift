import Markdown

/// The anchors of a Markdown file, as GitHub makes them.
struct HeadingAnchors {
    /// In lower case.
    let names: Set<String>
    /// Those of headings, as they are offered to who misspells one.
    let offered: [String]
    /// Whether there may be others.
    let isUncertain: Bool

    init(_ inlines: MarkdownInlines) {
        var names = Set(inlines.ids.map { $0.lowercased() })
        var offered: [String] = []
        // Two readings of a heading each count their own repetitions.
        let readings = inlines.headings.allSatisfy { Reading.isOnlyOne($0.text) } ? [.asWritten] : Reading.allCases
        for reading in readings {
            var uses: [String: Int] = [:]
            for heading in inlines.headings {
                let slug = HeadingAnchors.slug(of: reading.text(heading.text))
                let count = uses[slug, default: 0]
                uses[slug] = count + 1
                let name = count == 0 ? slug : "\(slug)-\(count)"
                names.insert(name)
                if reading == .asWritten { offered.append(name) }
            }
        }
        self.names = names
        self.offered = offered + inlines.ids
        isUncertain = inlines.hasUnclosedHeading
    }

    /// Whether a link may name it.
    func contain(_ anchor: String) -> Bool {
        var name = anchor.lowercased()
        if name.hasPrefix("user-content-") { name = String(name.dropFirst("user-content-".count)) }
        return names.contains(name)
    }

    /// Ways to read the text of a heading where it is not plain which one GitHub takes.
    private enum Reading: CaseIterable {
        case asWritten
        /// Underscores around words are marks of emphasis.
        case withoutEmphasis
        /// `:rocket:` is an emoji.
        case withoutShortcodes
        /// The parts of an emoji that are no symbols vanish with it.
        case withoutSelectors

        /// Whether all ways give the same.
        static func isOnlyOne(_ text: String) -> Bool {
            text.utf8.allSatisfy { byte in
                byte < 0x80 && byte != UInt8(ascii: "_") && byte != UInt8(ascii: "*") && byte != UInt8(ascii: "`")
                    && byte != UInt8(ascii: ":")
            }
        }

        func text(_ text: String) -> String {
            switch self {
            case .asWritten: text
            case .withoutEmphasis: Reading.withoutOuterUnderscores(text)
            case .withoutShortcodes: Reading.withoutShortcodes(text)
            case .withoutSelectors: Reading.withoutSelectors(text)
            }
        }

        private static func withoutOuterUnderscores(_ text: String) -> String {
            let words = text.split(separator: " ", omittingEmptySubsequences: false).map { word in
                word.drop { "_*`".contains($0) }.reversed().drop { "_*`".contains($0) }.reversed()
            }
            return words.map { String($0) }.joined(separator: " ")
        }

        private static func withoutShortcodes(_ text: String) -> String {
            var parts = text.split(separator: ":", omittingEmptySubsequences: false)
            var index = 1
            while index < parts.count - 1 {
                let isName =
                    !parts[index].isEmpty
                    && parts[index].allSatisfy { $0.isLetter || $0.isNumber || "_+-".contains($0) }
                if isName {
                    parts[index - 1] = parts[index - 1] + parts[index + 1]
                    parts.removeSubrange(index...index + 1)
                } else {
                    index += 1
                }
            }
            return parts.joined(separator: ":")
        }

        private static func withoutSelectors(_ text: String) -> String {
            var scalars = String.UnicodeScalarView()
            scalars.append(
                contentsOf: text.unicodeScalars.filter { $0 != "\u{FE0F}" && $0 != "\u{20E3}" && $0 != "\u{200D}" })
            return String(scalars)
        }
    }

    /// Lower case, without what is no letter, number, underscore or hyphen, and with hyphens for spaces.
    private static func slug(of text: String) -> String {
        if text.utf8.allSatisfy({ $0 < 0x80 }) {
            return String(decoding: text.utf8.compactMap(slugByte), as: UTF8.self)
        }
        var slug = String.UnicodeScalarView()
        for scalar in text.lowercased().unicodeScalars {
            if scalar == " " {
                slug.append("-")
            } else if scalar == "-" || isWordScalar(scalar) {
                slug.append(scalar)
            }
        }
        return String(slug)
    }

    /// What stands in a slug for a letter of ASCII.
    private static func slugByte(for byte: UInt8) -> UInt8? {
        switch byte {
        case 0x20: UInt8(ascii: "-")
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte | 0x20
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"),
            UInt8(ascii: "-"):
            byte
        default: nil
        }
    }

    private static func isWordScalar(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark,
            .spacingMark, .enclosingMark, .decimalNumber, .connectorPunctuation:
            return true
        default:
            return false
        }
    }
}
