import Project
import RuleEngine

/// Why a file is not read.
public struct ExclusionReason: Sendable, Hashable {
    /// The pattern that leaves the file out; `nil` where the patterns of `include` do, none of which names it.
    public let pattern: String?
    public let origin: SettingOrigin
}

extension ConfigurationResolver {
    func exclusionReason(of path: String) -> ExclusionReason? {
        let stack = configuration(of: scope(of: path))?.stack
        let absolute = AbsolutePath().of(path)
        switch stack?.exclusion(of: absolute, kind: FileKind(name: PathText.name(ofPath: path))) {
        case .excluded(let layer):
            let relative = layer.relative(absolute) ?? ""
            let patterns = layer.file.content.exclude
            guard let pattern = patterns.last(where: { PathGlobs([$0.value]).includes(relative) }) else { return nil }
            return ExclusionReason(pattern: pattern.value, origin: layer.file.origin(of: pattern))
        case .notIncluded(let layer):
            guard let first = layer.file.content.include?.first else { return nil }
            return ExclusionReason(pattern: nil, origin: layer.file.origin(of: first))
        case nil: return nil
        }
    }
}
