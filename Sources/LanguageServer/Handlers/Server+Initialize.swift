import JSON
import SwiftSource

extension Server {
    /// `initialize`
    func initialize(_ params: InitializeParams) -> [UInt8] {
        capabilities = params.capabilities
        client.setTrace(params.trace)
        for folder in params.folders {
            if let path = DocumentURI(folder).path { workspace.add(folder: path) }
        }
        var writer = JSONWriter()
        writer.object {
            $0.object("capabilities") { writeCapabilities(to: &$0) }
            $0.object("serverInfo") {
                $0.member("name", "widgetlint")
                $0.member("version", options.version)
            }
        }
        return writer.bytes
    }

    private func writeCapabilities(to writer: inout JSONWriter) {
        writer.member("positionEncoding", capabilities.positionEncoding.rawValue)
        writer.object("textDocumentSync") {
            $0.member("openClose", true)
            // Changes come as ranges.
            $0.member("change", 2)
            $0.object("save") { $0.member("includeText", false) }
        }
        writer.member("hoverProvider", true)
        if !capabilities.registersDefinitions { writer.member("definitionProvider", true) }
        writeCodeActionProvider(to: &writer)
        writer.object("executeCommandProvider") {
            $0.array("commands") { $0.string(Self.applyActionCommand) }
        }
        if capabilities.pullsDiagnostics {
            writer.object("diagnosticProvider") {
                $0.member("identifier", "widgetlint")
                $0.member("interFileDependencies", true)
                $0.member("workspaceDiagnostics", true)
            }
        }
        writer.object("workspace") {
            $0.object("workspaceFolders") {
                $0.member("supported", true)
                $0.member("changeNotifications", true)
            }
            $0.object("fileOperations") { WatchedFiles.writeFileOperations(to: &$0) }
        }
    }

    private func writeCodeActionProvider(to writer: inout JSONWriter) {
        guard capabilities.acceptsCodeActionLiterals else { return writer.member("codeActionProvider", true) }
        writer.object("codeActionProvider") {
            $0.array("codeActionKinds") { for kind in OfferedAction.Kind.allCases { $0.string(kind.rawValue) } }
            $0.member("resolveProvider", capabilities.resolvesEdits)
        }
    }

    /// `shutdown`: nothing is said any more but the answers that are due.
    func shutdown() -> [UInt8] {
        publishing = PublishQueue()
        client.setTrace(.off)
        return Self.null
    }

    /// `initialized`
    func register() {
        if capabilities.watchesFiles {
            client.request(.plain("to watch files"), "client/registerCapability") {
                WatchedFiles.writeRegistration(to: &$0)
            }
        }
        if capabilities.registersDefinitions {
            client.request(.plain("to find definitions"), "client/registerCapability") {
                Self.writeDefinitionRegistration(to: &$0)
            }
        }
    }
}
