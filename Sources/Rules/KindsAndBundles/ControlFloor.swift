import Project
import WidgetModel

/// The lowest system that an extension runs on, where it is older than the controls are.
struct ControlFloor {
    enum Version {
        case known(Platform, SystemVersion)
        /// No project file tells anything of the code, so the check itself must.
        case unknown(Platform)
    }

    let version: Version

    /// The first versions with `WidgetBundleBuilder.buildLimitedAvailability`. Source: Apple's documentation of it.
    private static let firstVersions: [(platform: Platform, version: SystemVersion)] = [
        (.iOS, SystemVersion(18)), (.macOS, SystemVersion(26)), (.watchOS, SystemVersion(26)),
    ]

    /// Nil when the extension runs on no older system, or nobody knows.
    ///
    /// - Parameters:
    ///   - check: What the control is made under.
    ///   - targets: The targets that compile it.
    init?(_ check: AvailabilitySpecification, _ targets: [Target]) {
        let checked = Self.firstVersions.filter { check.introduced[$0.platform] != nil }
        if targets.allSatisfy({ $0.kind == .folder }) {
            guard let first = checked.first(where: { check.introduced[$0.platform] ?? $0.version >= $0.version }) else {
                return nil
            }
            version = .unknown(first.platform)
            return
        }
        for target in targets where target.kind == .widgetExtension {
            for (platform, first) in checked {
                guard let floor = target.floor(of: platform), floor < first else { continue }
                version = .known(platform, floor)
                return
            }
        }
        return nil
    }

    var isKnown: Bool {
        if case .known = version { true } else { false }
    }

    /// `iOS 18`
    var firstSystem: String {
        let platform =
            switch version {
            case .known(let platform, _), .unknown(let platform): platform
            }
        let version = Self.firstVersions.first { $0.platform == platform }?.version.major ?? 0
        return "\(platform.rawValue) \(version)"
    }
}
