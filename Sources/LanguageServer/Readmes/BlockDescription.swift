import Linter
import ReadmeSync

/// Says what became of a block of a README, for somebody who points at it.
struct BlockDescription {
    let blocks: ReadmeBlocks
    let isMarkdown: Bool

    func text(for outcome: BlockOutcome) -> String {
        switch outcome {
        case .matched(let place):
            return "This block is in sync with \(code(place))\(compiled(place))."
        case .weak(let place):
            return "This line stands in \(code(place))\(compiled(place)). One line proves little: it may stand there by chance."
        case .exempt(let reason):
            return "This block is not compared with any source: \(reason.text)."
        case .uncompiled(let place):
            return "This block stands only in \(code(place)), which no target compiles."
        case .drifted(let drift):
            return text(for: drift)
        case .unknown:
            return "This block is in no compiled source, and none resembles it."
        case .unclosed:
            return "This block is not compared with any source, as its fence is never closed."
        }
    }

    private func text(for drift: Drift) -> String {
        switch drift.kind {
        case .split(let first, let second):
            return "This block is put together from \(code(first)) and \(code(second)).\(diff(drift))"
        case .inactive(let container):
            return "This block stands in \(code(drift.source)), but inside \(container), where it is not compiled."
        default:
            let lines = drift.differingLines == 1 ? "1 line" : "\(drift.differingLines) lines"
            return "This block differs from \(code(drift.source)) in \(lines).\(diff(drift))"
        }
    }

    private func diff(_ drift: Drift) -> String {
        guard !drift.diff.isEmpty else { return "" }
        guard isMarkdown else { return "\n\n" + drift.diff }
        let longest = drift.diff.split { $0 != "`" }.map(\.count).max() ?? 0
        let fence = String(repeating: "`", count: max(3, longest + 1))
        return "\n\n\(fence)diff\n\(drift.diff)\n\(fence)"
    }

    private func compiled(_ place: SourcePlace) -> String {
        blocks.targetName(of: place.path).map { ", which the target \(code($0)) compiles" } ?? ""
    }

    private func code(_ place: SourcePlace) -> String { code(place.text) }

    private func code(_ text: String) -> String { isMarkdown ? "`\(text)`" : text }
}
