import Project
import SwiftSource
import WidgetModel

/// What a configuration draws without a container background.
struct MissingBackground {
    let branch: CodePlace
    let chain: [ChainStep]
    /// Nil when the background is missing whatever the family is.
    let family: String?

    /// The first family whose view has no background. Nil where a family cannot be judged and no other is wrong.
    static func first(of configuration: Configuration, in program: Program) -> MissingBackground? {
        guard let families = configuration.families, !families.isEmpty else {
            return MissingBackground(configuration, family: nil, program)
        }
        // The system shows an inline accessory's text alone, and whether it asks for a background is not documented.
        let found = families.filter { $0 != "accessoryInline" }.map { MissingBackground(configuration, family: $0, program) }
        guard let first = found.compactMap({ $0 }).first else { return nil }
        // All the same: the family is not what matters.
        let isMissingInAll = found.allSatisfy { $0 != nil }
        return isMissingInAll ? MissingBackground(branch: first.branch, chain: first.chain, family: nil) : first
    }

    private init(branch: CodePlace, chain: [ChainStep], family: String?) {
        self.branch = branch
        self.chain = chain
        self.family = family
    }

    private init?(_ configuration: Configuration, family: String?, _ program: Program) {
        guard case .missing(let branch, let chain) = BackgroundSearch(program, family: family).coverage(of: configuration)
        else { return nil }
        self.init(branch: branch, chain: chain, family: family)
    }
}

// MARK: - Older systems

extension MissingBackground {
    /// Whether the extension is made for systems without container backgrounds, by an Xcode that knows no others:
    /// what it makes looks right on newer systems, too, until it is built anew.
    static func isOfOldBuild(_ configuration: Configuration, in program: Program) -> Bool {
        let targets = program.units[configuration.place.unit].targets.filter { $0.kind == .widgetExtension }
        return !targets.isEmpty
            && targets.allSatisfy { isForOlderSystems($0) && $0.xcodeVersion.map { $0 < 1500 } ?? false }
    }

    /// Whether a target is made for systems without container backgrounds.
    static func isForOlderSystems(_ target: Target) -> Bool {
        guard let platform = target.mainPlatform, let floor = target.floor(of: platform),
            let first = AvailabilityCheck.firstVersions[platform]
        else { return false }
        return floor < first
    }
}
