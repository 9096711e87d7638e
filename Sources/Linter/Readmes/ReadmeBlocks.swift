import ReadmeSync

/// What became of the Swift blocks of a project's READMEs, found by either side.
public struct ReadmeBlocks: Sendable {
    private var byReadme: [String: [CheckedBlock]] = [:]
    private var driftedBySource: [String: [CheckedBlock]] = [:]
    private var targetNames: [String: String] = [:]

    /// Those of a project without READMEs to check.
    public init() {}

    /// All blocks, in the order of their READMEs' paths.
    public var all: [CheckedBlock] { byReadme.sorted { $0.key < $1.key }.flatMap(\.value) }

    /// The blocks of a README, in the order of the text.
    public func blocks(of readme: String) -> [CheckedBlock] { byReadme[readme] ?? [] }

    /// The blocks that resemble lines of a source and differ from them.
    public func drifted(from source: String) -> [CheckedBlock] { driftedBySource[source] ?? [] }

    /// The target that compiles a source which blocks stand in; `nil` where nothing tells.
    public func targetName(of source: String) -> String? { targetNames[source] }

    /// Adds the blocks of one README. `targetName` is asked about each source that they stand in.
    mutating func append(_ blocks: [CheckedBlock], targetName: (String) -> String?) {
        for block in blocks {
            byReadme[block.path, default: []].append(block)
            switch block.outcome {
            case .matched(let place), .weak(let place):
                if targetNames[place.path] == nil { targetNames[place.path] = targetName(place.path) }
            case .drifted(let drift): driftedBySource[drift.source.path, default: []].append(block)
            case .exempt, .uncompiled, .unknown, .unclosed: break
            }
        }
    }
}
