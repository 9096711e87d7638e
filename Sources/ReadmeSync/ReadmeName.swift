/// The name of a README taken apart.
struct ReadmeName {
    let path: String
    /// Path without language tag and extension, in lower case: the same for an original and its translations.
    let stem: String
    /// `de` of `README.de.md`, `zh-hans` of `README_zh-Hans.md`.
    let languageTag: String?

    /// `nil` when the file is not named `README*.md`, in any case.
    init?(path: String) {
        let nameStart = path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex
        let folder = path[..<nameStart]
        let name = path[nameStart...].lowercased()
        guard name.hasPrefix("readme"), name.hasSuffix(".md") else { return nil }
        let base = name.dropLast(3)
        let rest = base.dropFirst("readme".count)
        self.path = path
        if let separator = rest.first, separator == "." || separator == "_" || separator == "-",
            ReadmeName.isLanguageTag(rest.dropFirst())
        {
            stem = String(folder) + "readme"
            languageTag = String(rest.dropFirst())
        } else {
            stem = String(folder + base)
            languageTag = nil
        }
    }

    /// A two-letter language, perhaps with script or region. Longer words (`README-iOS.md`) are none.
    static func isLanguageTag(_ text: Substring) -> Bool {
        let parts = text.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
        guard let language = parts.first, languages.contains(language) else { return false }
        return parts.dropFirst().allSatisfy { (2...8).contains($0.utf8.count) && $0.allSatisfy { $0.isLetter || $0.isNumber } }
    }

    /// ISO 639-1, and the country codes that are often written instead (`cn`, `jp`, …).
    private static let languages = Set(
        """
        aa ab ae af ak am an ar as av ay az ba be bg bh bi bm bn bo br bs ca ce ch co cr cs cu cv cy da de dv dz ee el en \
        eo es et eu fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz ia id ie ig ii ik in io is it iu ja \
        jv ka kg ki kj kk kl km kn ko kr ks ku kv kw ky la lb lg li ln lo lt lu lv mg mh mi mk ml mn mr ms mt my na nb nd \
        ne ng nl nn no nr nv ny oc oj om or os pa pi pl ps pt qu rm rn ro ru rw sa sc sd se sg si sk sl sm sn so sq sr ss \
        st su sv sw ta te tg th ti tk tl tn to tr ts tt tw ty ug uk ur uz ve vi vo wa wo xh yi yo za zh zu \
        cn cz dk gr hk jp ua vn
        """.split(separator: " "))
}
