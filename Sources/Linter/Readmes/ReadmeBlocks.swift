import Project
import ReadmeSync

/// What became of the Swift blocks of a project's READMEs, found by either side.
public struct ReadmeBlocks: Sendable {
    private var byReadme: [String: [CheckedBlock]] = [:]
    private var driftedBySource: [String: [CheckedBlock]] = [:]
    private let targets: Targets

    /// Those of a project without READMEs to check.
    public init() { self.init(targets: Targets()) }

    init(targets: Targets) { self.targets = targets }

    /// All blocks, in the order of their READMEs' paths.
    public var all: [CheckedBlock] { byReadme.sorted { $0.key < $1.key }.flatMap(\.value) }

    /// The blocks of a README, in the order of the text.
    public func blocks(of readme: String) -> [CheckedBlock] { byReadme[readme] ?? [] }

    /// The blocks that resemble lines of a source and differ from them.
    public func drifted(from source: String) -> [CheckedBlock] { driftedBySource[source] ?? [] }

    /// The target that compiles a source; `nil` where nothing tells.
    public func targetName(of source: String) -> String? {
        let target = targets.target(ofFile: source)
        return target.kind == .folder ? nil : target.name
    }

    /// Adds the blocks of one README.
    mutating func append(_ blocks: [CheckedBlock]) {
        guard let readme = blocks.first?.path else { return }
        byReadme[readme, default: []] += blocks
        for block in blocks {
            guard case .drifted(let drift) = block.outcome else { continue }
            driftedBySource[drift.source.path, default: []].append(block)
        }
    }
}
