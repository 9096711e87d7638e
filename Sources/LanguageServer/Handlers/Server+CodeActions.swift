import JSON
import RuleEngine

extension Server {
    /// The one command of the server. Its argument is an `ActionReference`.
    static let applyActionCommand = "widgetlint.applyAction"

    /// `textDocument/codeAction`
    func codeActions(_ params: CodeActionParams) -> [UInt8] {
        let uri = DocumentURI(params.uri)
        var writer = JSONWriter()
        guard let document = documents[uri] else {
            writer.array { _ in }
            return writer.bytes
        }
        let range = document.text.offsets(of: params.range, capabilities.positionEncoding)
        let offered = actions(of: document).filter { action in
            params.wants(action.kind.rawValue) && (action.range.map { Self.touches($0, range) } ?? true)
                && keepsStructure(action)
        }
        writer.array { for action in offered { write(action, of: document, to: &$0) } }
        return writer.bytes
    }

    private static func touches(_ one: Range<Int>, _ other: Range<Int>) -> Bool {
        one.lowerBound <= other.upperBound && other.lowerBound <= one.upperBound
    }

    private func actions(of document: Document) -> [OfferedAction] {
        let report = report(at: document.path)
        return DocumentActions(
            text: document.text, path: document.path, findings: report.findings, drifts: report.drifts,
            blocks: workspace.readmeBlocks(around: document.path).blocks(of: document.path),
            shortened: { [workspace] in workspace.shortened($0, at: document.path) }
        ).all
    }

    /// Whether the files that an action edits stay as readable as they were, for one that must see to that.
    private func keepsStructure(_ action: OfferedAction) -> Bool {
        guard action.mustKeepStructure, let finding = action.finding ?? action.drift?.blocks.first?.finding
        else { return true }
        var texts: [String: [UInt8]] = [:]
        for path in Set(action.edits.map(\.path)) { texts[path] = file(at: path)?.text.bytes }
        let fix = Fix(title: action.title, safety: .unsafe, edits: action.edits)
        return !FixRound([FixCandidate(finding, fix)], in: texts).taken.isEmpty
    }

    private func write(_ action: OfferedAction, of document: Document, to writer: inout JSONWriter) {
        let reference = ActionReference(uri: document.uri.text, id: action.id)
        guard capabilities.acceptsCodeActionLiterals else {
            guard capabilities.appliesEdits else { return }
            return writer.object {
                $0.member("title", action.title)
                $0.member("command", Self.applyActionCommand)
                $0.array("arguments") { reference.write(version: document.version, to: &$0) }
            }
        }
        let edit = capabilities.resolvesEdits ? nil : editWriter.edit(action.edits)
        guard edit != nil || capabilities.resolvesEdits else { return }
        writer.object {
            $0.member("title", action.title)
            $0.member("kind", action.kind.rawValue)
            if let finding = action.finding {
                $0.array("diagnostics") { diagnosticWriter.write(finding, in: document.text, to: &$0) }
            } else if let drift = action.drift {
                $0.array("diagnostics") { diagnosticWriter.write(drift, in: document.text, to: &$0) }
            }
            if action.isPreferred, capabilities.knowsPreferredActions { $0.member("isPreferred", true) }
            if let edit {
                $0.name("edit")
                $0.text(edit)
            } else {
                $0.name("data")
                reference.write(version: document.version, to: &$0)
            }
        }
    }

    var editWriter: WorkspaceEditWriter {
        WorkspaceEditWriter(capabilities: capabilities) { [self] path in file(at: path) }
    }

    /// `codeAction/resolve`: the action as it came, with its edit.
    func resolveCodeAction(_ params: JSONValue?) throws(ResponseError) -> [UInt8] {
        let action = try Params(params)
        let (edit, _) = try edit(of: ActionReference(action.optional("data")))
        var writer = JSONWriter()
        writer.object {
            for member in action.json.members ?? [] where member.name != "edit" { $0.member(member.name, member.value) }
            $0.name("edit")
            $0.text(edit)
        }
        return writer.bytes
    }

    /// `workspace/executeCommand`
    func executeCommand(_ params: ExecuteCommandParams) throws(ResponseError) -> [UInt8] {
        guard params.command == Self.applyActionCommand else {
            throw ResponseError(.invalidParams, "the command '\(params.command)' is not known")
        }
        let (edit, title) = try edit(of: ActionReference(params.arguments.first))
        guard capabilities.appliesEdits else {
            throw ResponseError(.requestFailed, "the client does not apply edits")
        }
        client.request(.applyEdit(title: title), "workspace/applyEdit") {
            $0.member("label", title)
            $0.name("edit")
            $0.text(edit)
        }
        return Self.null
    }

    /// Finds an action anew in the newest text.
    private func edit(of reference: ActionReference) throws(ResponseError) -> (edit: [UInt8], title: String) {
        guard let document = documents[DocumentURI(reference.uri)] else {
            throw ResponseError(.requestFailed, "the document is not open: \(reference.uri)")
        }
        guard let action = actions(of: document).first(where: { $0.id == reference.id }), keepsStructure(action),
            let edit = editWriter.edit(action.edits)
        else { throw ResponseError(.requestFailed, "the finding is gone, there is nothing to mend") }
        return (edit, action.title)
    }
}
