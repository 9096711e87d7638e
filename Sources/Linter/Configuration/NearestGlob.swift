import Project
import RuleEngine

/// Guesses what a pattern that matches nothing was meant to be.
enum NearestGlob {
    /// The pattern with its first name that leads nowhere replaced by the nearest one that leads on, if it then matches
    /// one of `paths`.
    static func suggestion(for pattern: String, among paths: [String]) -> String? {
        let plain = pattern.hasPrefix("./") ? String(pattern.dropFirst(2)) : pattern
        if plain != pattern, matches(plain, paths) { return plain }
        let parts = plain.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        let names = paths.map { PathText.components(ofPath: $0) }
        for index in parts.indices where !parts[index].isEmpty {
            let isAnywhere = parts.filter { !$0.isEmpty }.count == 1 && !plain.hasPrefix("/")
            let above = parts[..<index].filter { !$0.isEmpty }
            guard isAnywhere || above.allSatisfy(isPlain), isPlain(parts[index]) else { return nil }
            let siblings = names.flatMap { names in
                if isAnywhere { return names[...] }
                return names.count > above.count && names.starts(with: above)
                    ? names[above.count...above.count] : []
            }
            let candidates = Set(siblings).sorted(by: PathText.precedes)
            if candidates.contains(parts[index]) { continue }
            guard let nearest = Spelling.nearest(to: parts[index], among: candidates) else { return nil }
            var replaced = parts
            replaced[index] = nearest
            let suggestion = replaced.joined(separator: "/")
            return matches(suggestion, paths) ? suggestion : nil
        }
        return nil
    }

    private static func matches(_ pattern: String, _ paths: [String]) -> Bool {
        PathGlobs([pattern]).unmatched(in: paths).isEmpty
    }

    /// Whether a part of a pattern stands for one name.
    private static func isPlain(_ part: String) -> Bool { !part.contains { "*?[\\!".contains($0) } }
}
