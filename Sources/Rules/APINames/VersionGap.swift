import Project
import WidgetModel

/// The versions that were left out when all systems took the number of the year after: from iOS 18, macOS 15, watchOS 11
/// and visionOS 2 they went to 26.
struct VersionGap {
    let mention: VersionMention
    /// The last release before the gap.
    let last: Int

    /// The first release behind the gap.
    static let next = 26

    private static let lastVersions: [Platform: Int] = [.iOS: 18, .macOS: 15, .watchOS: 11, .tvOS: 18, .visionOS: 2]

    /// Nil for a version that exists.
    init?(_ mention: VersionMention) {
        guard let last = Self.lastVersions[mention.platform], mention.version.major > last, mention.version.major < Self.next else { return nil }
        self.mention = mention
        self.last = last
    }

    /// The first number in the gap is what the release that became 26 was expected to be called.
    var isRenamed: Bool { mention.version.major == last + 1 }

    /// The version to write, with as many numbers as were written.
    var replacement: String {
        let version = mention.version
        guard isRenamed, version.minor > 0 || version.patch > 0 else { return String(Self.next) }
        return version.patch > 0 ? "\(Self.next).\(version.minor).\(version.patch)" : "\(Self.next).\(version.minor)"
    }
}
