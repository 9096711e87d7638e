import JSON
import ReadmeSync
import SwiftSource

/// From the Swift blocks of a README to the lines of the sources that they come from.
extension Server {
    /// `textDocument/definition`: null in Swift files, whose definitions other servers know.
    func definition(_ params: TextDocumentPositionParams) -> [UInt8] {
        guard let document = documents[DocumentURI(params.uri)] else { return Self.null }
        let line = params.position.line
        guard let block = block(of: document, atLine: line) else { return Self.null }
        let links = places(of: block, line).compactMap { link(to: $0, of: block, from: line, in: document) }
        guard !links.isEmpty else { return Self.null }
        var writer = JSONWriter()
        writer.array { for link in links { write(link, to: &$0) } }
        return writer.bytes
    }

    /// The block of a README that holds a zero-based line, fences included.
    func block(of document: Document, atLine line: Int) -> CheckedBlock? {
        // In a source, blocks are examples in comments, of which others know more.
        guard !document.path.hasSuffix(".swift") else { return nil }
        let line = document.text.content(ofLine: line)
        return workspace.readmeBlocks(around: document.path).blocks(of: document.path)
            .first { $0.range.lowerBound <= line.upperBound && line.lowerBound <= $0.range.upperBound }
    }

    /// Where a line of the block comes from: one place, or two for the fence of a block that is put together.
    private func places(of block: CheckedBlock, _ line: Int) -> [SourcePlace] {
        switch block.outcome {
        case .matched(let place), .weak(let place), .uncompiled(let place): return [place]
        case .exempt, .unknown, .unclosed: return []
        case .drifted(let drift):
            guard case .split(let first, let second) = drift.kind else { return [drift.source] }
            guard line >= block.startLine else { return [first, second] }
            return [line - block.startLine < first.lines.count ? first : second]
        }
    }

    /// A way from a line of a block to a place in a source.
    private struct Link {
        let origin: PositionRange
        let uri: String
        /// All lines that the block stands for.
        let target: PositionRange
        /// Those that are meant.
        let selection: PositionRange
    }

    private func link(to place: SourcePlace, of block: CheckedBlock, from line: Int, in document: Document) -> Link? {
        guard let source = file(at: place.path) else { return nil }
        var selection = place.range
        if line >= block.startLine,
            let lines = BlockLines(of: block, in: document.text.bytes, at: place, of: source.text.bytes)
        {
            selection = lines.sourceLine(ofReadmeLine: line)
        }
        let encoding = capabilities.positionEncoding
        let origin = document.text.content(ofLine: line).clamped(to: block.range)
        return Link(
            origin: document.text.positions(of: origin, encoding), uri: source.uri,
            target: source.text.positions(of: place.range, encoding),
            selection: source.text.positions(of: selection.clamped(to: place.range), encoding))
    }

    private func write(_ link: Link, to writer: inout JSONWriter) {
        writer.object {
            guard capabilities.acceptsDefinitionLinks else {
                $0.member("uri", link.uri)
                $0.name("range")
                return link.selection.write(to: &$0)
            }
            $0.name("originSelectionRange")
            link.origin.write(to: &$0)
            $0.member("targetUri", link.uri)
            $0.name("targetRange")
            link.target.write(to: &$0)
            $0.name("targetSelectionRange")
            link.selection.write(to: &$0)
        }
    }

    /// Parameters of `client/registerCapability`: in Swift files there is nothing to ask for.
    static func writeDefinitionRegistration(to writer: inout JSONWriter) {
        writer.array("registrations") {
            $0.object {
                $0.member("id", "widgetlint.definition")
                $0.member("method", "textDocument/definition")
                $0.object("registerOptions") {
                    $0.array("documentSelector") {
                        $0.object { $0.member("language", "markdown") }
                        $0.object { $0.member("pattern", "**/*.{md,markdown}") }
                    }
                }
            }
        }
    }
}
