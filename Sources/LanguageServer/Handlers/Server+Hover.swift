import JSON
import RuleEngine

extension Server {
    /// `textDocument/hover`: the pages of the rules that found something at the position, or else what became of the
    /// README's block there.
    func hover(_ params: TextDocumentPositionParams) -> [UInt8] {
        let uri = DocumentURI(params.uri)
        guard let document = documents[uri] else { return Self.null }
        let offset = document.text.offset(of: params.position, capabilities.positionEncoding)
        let findings = report(at: document.path).findings.filter {
            $0.range.contains(offset) || $0.range.upperBound == offset
        }
        guard let first = findings.first else { return hover(in: document, atLine: params.position.line) }
        var rules: [String] = []
        for finding in findings where !rules.contains(finding.rule) { rules.append(finding.rule) }
        let text = rules.map { rule in
            pages[rule]?.markdown ?? findings.first { $0.rule == rule }.map(diagnosticWriter.message) ?? rule
        }.joined(separator: "\n\n---\n\n")
        return hover(text, over: first.range, in: document)
    }

    /// What became of the block of a README.
    private func hover(in document: Document, atLine line: Int) -> [UInt8] {
        guard let block = block(of: document, atLine: line) else { return Self.null }
        let description = BlockDescription(
            blocks: workspace.readmeBlocks(around: document.path), isMarkdown: capabilities.hoverFormat != .plaintext)
        let text = workspace.shortened(description.text(for: block.outcome), at: document.path)
        return hover(text, over: block.range, in: document)
    }

    private func hover(_ text: String, over range: Range<Int>, in document: Document) -> [UInt8] {
        var writer = JSONWriter()
        writer.object {
            $0.name("contents")
            writeContents(text, to: &$0)
            $0.name("range")
            document.text.positions(of: range, capabilities.positionEncoding).write(to: &$0)
        }
        return writer.bytes
    }

    private func writeContents(_ text: String, to writer: inout JSONWriter) {
        let kind: String
        switch capabilities.hoverFormat {
        case .markedString: return writer.string(text)
        case .markdown: kind = "markdown"
        case .plaintext: kind = "plaintext"
        }
        writer.object {
            $0.member("kind", kind)
            $0.member("value", text)
        }
    }
}
