import JSON
import Linter
import ReadmeSync

extension JSONWriter {
    mutating func write(_ name: String, _ blocks: ReadmeBlocks) {
        array(name) { writer in
            for block in blocks.all {
                writer.object {
                    $0.member("path", block.path)
                    $0.member("startLine", block.startLine)
                    $0.member("outcome", block.outcome.name)
                    $0.write("source", block.outcome.source)
                }
            }
        }
    }

    private mutating func write(_ name: String, _ source: SourcePlace?) {
        guard let source else {
            self.name(name)
            null()
            return
        }
        object(name) {
            $0.member("path", source.path)
            $0.member("startLine", source.lines.lowerBound + 1)
            $0.member("endLine", source.lines.upperBound)
        }
    }
}

extension BlockOutcome {
    fileprivate var name: String {
        switch self {
        case .matched: "matched"
        case .weak: "weak"
        case .exempt: "exempt"
        case .uncompiled: "uncompiled"
        case .drifted: "drifted"
        case .unknown: "unknown"
        case .unclosed: "unclosed"
        }
    }

    /// The lines that the block stands for.
    fileprivate var source: SourcePlace? {
        switch self {
        case .matched(let place), .weak(let place), .uncompiled(let place): place
        case .drifted(let drift): drift.source
        case .exempt, .unknown, .unclosed: nil
        }
    }
}
