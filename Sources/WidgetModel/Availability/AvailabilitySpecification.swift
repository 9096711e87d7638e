import Project
import SwiftSource

/// What the parentheses of `#available(…)`, `#unavailable(…)` or `@available(…)` say.
public struct AvailabilitySpecification: Sendable {
    /// The first version of each system that is named.
    public private(set) var introduced: [Platform: SystemVersion] = [:]
    /// Systems that are said to have none of it.
    public private(set) var unavailable: Set<Platform> = []
    /// Every version that is written, in source order.
    public private(set) var mentions: [VersionMention] = []

    /// - Parameter node: An `.availabilityCondition`, or the `.attribute` `available`.
    public init(_ node: Node) {
        guard let list = node.firstChild(.argumentList) else { return }
        let parts = list.children(.argument).map(Part.init)
        if let first = parts.first, first.label == nil, first.version == nil, parts.count > 1, !first.isStar || parts[1].version == nil {
            readLongForm(Array(parts.dropFirst()), of: Self.platforms(named: first.word))
        } else {
            for part in parts where part.label == nil { introduce(part, on: Self.platforms(named: part.word)) }
        }
    }

    /// `@available(iOS, introduced: 17, deprecated: 18)`
    private mutating func readLongForm(_ parts: [Part], of platforms: [Platform]) {
        for part in parts {
            switch part.label ?? part.word {
            case "unavailable": unavailable.formUnion(platforms)
            case "introduced": introduce(part, on: platforms)
            case "deprecated", "obsoleted": mention(part, on: platforms)
            default: break
            }
        }
    }

    private mutating func introduce(_ part: Part, on platforms: [Platform]) {
        guard let version = part.version.flatMap({ SystemVersion($0.text) }) else { return }
        for platform in platforms { introduced[platform] = version }
        mention(part, on: platforms)
    }

    private mutating func mention(_ part: Part, on platforms: [Platform]) {
        guard platforms.count == 1, let written = part.version, let version = SystemVersion(written.text) else { return }
        mentions.append(VersionMention(platform: platforms[0], version: version, range: written.range))
    }

    /// What a word in front of a version, or of a comma, names. A check for extensions alone counts as one for all code:
    /// whoever writes it means the extension.
    private static func platforms(named word: String) -> [Platform] {
        let suffix = "ApplicationExtension"
        switch word.hasSuffix(suffix) ? String(word.dropLast(suffix.count)) : word {
        case "*", "anyAppleOS": return Platform.allCases
        case "OSX": return [.macOS]
        case "xrOS": return [.visionOS]
        case let name: return Platform(rawValue: name).map { [$0] } ?? []
        }
    }
}

/// A version of a system in `#available` or `@available`.
public struct VersionMention: Sendable, Hashable {
    public let platform: Platform
    public let version: SystemVersion
    /// UTF-8 byte range of the number.
    public let range: Range<Int>
}

/// One of the parts between commas: `iOS 17`, `*`, `introduced: 17.0`, `unavailable`.
private struct Part {
    let label: String?
    /// What stands before the version; empty behind a label.
    let word: String
    let version: (text: String, range: Range<Int>)?

    var isStar: Bool { word == "*" }

    init(_ argument: Node) {
        let tree = argument.tree
        label = argument.name
        var tokens = Int(tree.firstTokens[argument.id.index])..<Int(tree.endTokens[argument.id.index])
        if label != nil {
            tokens = min(tokens.lowerBound + 2, tokens.upperBound)..<tokens.upperBound
            word = ""
        } else if let first = tokens.first {
            word = tree.text(ofToken: first)
            tokens = first + 1..<tokens.upperBound
        } else {
            word = ""
        }
        let text = tokens.map { tree.text(ofToken: $0) }.joined()
        if let first = tokens.first, let last = tokens.last, text.utf8.first.map({ 0x30...0x39 ~= $0 }) == true {
            version = (text, tree.range(ofToken: first).lowerBound..<tree.range(ofToken: last).upperBound)
        } else {
            version = nil
        }
    }
}
