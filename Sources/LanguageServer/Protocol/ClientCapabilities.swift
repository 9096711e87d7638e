import JSON
import SwiftSource

/// What the client can do, as far as the server cares.
struct ClientCapabilities: Sendable {
    /// How columns are counted from now on.
    let positionEncoding: PositionEncoding

    // Diagnostics
    let pullsDiagnostics: Bool
    let acceptsRelatedDocuments: Bool
    let refreshesDiagnostics: Bool
    let showsRelatedInformation: Bool
    let showsCodeDescription: Bool
    let keepsDiagnosticData: Bool
    /// Numbers of the diagnostic tags the client knows.
    let diagnosticTags: Set<Int64>

    // Code actions
    let acceptsCodeActionLiterals: Bool
    let resolvesEdits: Bool
    let knowsPreferredActions: Bool
    let appliesEdits: Bool
    let acceptsDocumentChanges: Bool

    // Hover
    let hoverFormat: HoverFormat

    // Definition
    /// Whether a place may be told together with the place that it was asked from.
    let acceptsDefinitionLinks: Bool
    /// Whether it can be told later for which documents there are definitions.
    let registersDefinitions: Bool

    // Workspace
    let watchesFiles: Bool
    let showsProgress: Bool

    enum HoverFormat: Sendable {
        case markdown
        case plaintext
        /// The form before the client could choose.
        case markedString
    }

    init(_ json: JSONValue?) {
        let text = json?["textDocument"]
        let workspace = json?["workspace"]
        positionEncoding = Self.encoding(offered: json?["general"]?["positionEncodings"]?.array)

        let publish = text?["publishDiagnostics"]
        let pull = text?["diagnostic"].flatMap { $0.isNull ? nil : $0 }
        pullsDiagnostics = pull != nil
        acceptsRelatedDocuments = pull?["relatedDocumentSupport"]?.bool ?? false
        // 3.17 has these under `publishDiagnostics`; 3.18 under `diagnostic` too.
        func supports(_ name: String) -> Bool { publish?[name]?.bool ?? pull?[name]?.bool ?? false }
        showsRelatedInformation = supports("relatedInformation")
        showsCodeDescription = supports("codeDescriptionSupport")
        keepsDiagnosticData = supports("dataSupport")
        let tags = publish?["tagSupport"]?["valueSet"]?.array ?? pull?["tagSupport"]?["valueSet"]?.array ?? []
        diagnosticTags = Set(tags.compactMap(\.integer))
        refreshesDiagnostics =
            (workspace?["diagnostics"] ?? workspace?["diagnostic"])?["refreshSupport"]?.bool ?? false

        let action = text?["codeAction"]
        acceptsCodeActionLiterals = action?["codeActionLiteralSupport"]?.members != nil
        resolvesEdits =
            action?["dataSupport"]?.bool ?? false
            && action?["resolveSupport"]?["properties"]?.array?.contains { $0.string == "edit" } ?? false
        knowsPreferredActions = action?["isPreferredSupport"]?.bool ?? false
        appliesEdits = workspace?["applyEdit"]?.bool ?? false
        acceptsDocumentChanges = workspace?["workspaceEdit"]?["documentChanges"]?.bool ?? false

        hoverFormat = Self.hoverFormat(text?["hover"]?["contentFormat"]?.array)
        acceptsDefinitionLinks = text?["definition"]?["linkSupport"]?.bool ?? false
        registersDefinitions = text?["definition"]?["dynamicRegistration"]?.bool ?? false
        watchesFiles = workspace?["didChangeWatchedFiles"]?["dynamicRegistration"]?.bool ?? false
        showsProgress = json?["window"]?["workDoneProgress"]?.bool ?? false
    }

    private static func encoding(offered: [JSONValue]?) -> PositionEncoding {
        let offered = (offered ?? []).compactMap { $0.string.flatMap { PositionEncoding(rawValue: $0) } }
        if offered.contains(.utf8) { return .utf8 }
        // UTF-16 is what everybody understands, whether they say so or not.
        return offered == [.utf32] ? .utf32 : .utf16
    }

    private static func hoverFormat(_ formats: [JSONValue]?) -> HoverFormat {
        for format in formats ?? [] {
            if format.string == "markdown" { return .markdown }
            if format.string == "plaintext" { return .plaintext }
        }
        return .markedString
    }
}
