/// What a block ` ```selector ` on a rule's page says: which nodes the rule reports, and with which words.
///
///     call[name=AsyncImage]:in(rendered-view)
///
///     message: {self.name} never shows its picture in a widget
///     why: …
struct SelectorDefinition: Sendable {
    let selector: Selector
    let message: MessageTemplate
    let why: MessageTemplate
    let write: MessageTemplate
    /// Nil for the severity of the page.
    let severity: Severity?
    /// What is reported; nil for the name of the node, or the node where it has none.
    let reported: CapturedPart?
    let fix: FixTemplate?
}

/// The words in front of a colon.
enum SelectorDefinitionKey: String, CaseIterable {
    case message, why, write, severity, at, fix, edit

    /// Whether a block may have several lines of the kind.
    var mayRepeat: Bool { self == .edit }
}
