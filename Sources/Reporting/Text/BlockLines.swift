import Linter
import ReadmeSync

/// What became of each block of the checked READMEs, a line for each.
enum BlockLines {
    static func text(of blocks: ReadmeBlocks) -> String {
        blocks.all.map { "\($0.path):\($0.startLine): \(words(for: $0.outcome))\n" }.joined()
    }

    private static func words(for outcome: BlockOutcome) -> String {
        switch outcome {
        case .matched(let place): "in sync with \(place.text)"
        case .weak(let place): "one line, which also stands in \(place.text)"
        case .exempt(let reason): "exempt: \(reason.text)"
        case .uncompiled(let place): "only in \(place.text), which no target compiles"
        case .drifted(let drift): "drifted from \(drift.source.text)"
        case .unknown: "in no source"
        case .unclosed: "never closed"
        }
    }
}
