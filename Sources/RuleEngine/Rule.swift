import SwiftSource
import WidgetModel

/// A check written in Swift. Its page in `rules/` says the rest: severity, set, texts, examples.
///
/// A rule takes part in the run through one or more of the protocols below, each of which names an event. One pass over
/// the program serves all rules, and answers are kept as long as the code that was looked at stays the same. So a rule
/// must answer the same whenever it is asked about the same place. A debug build asks again, and stops where it does
/// not.
public protocol Rule: Sendable {
    /// The same as the name of its page.
    var id: String { get }
    /// What the rule looks at. The protocols below say it; only a rule that takes part through several of them lists
    /// itself under each. (Asking the runtime for conformances instead would take longer than a small file.)
    var events: [RuleEvent] { get }
}

/// Something that rules look at, with a rule that does.
public enum RuleEvent: Sendable {
    case node(any NodeRule)
    case renderedNode(any RenderedNodeRule)
    case configuration(any ConfigurationRule)
    case placeholder(any PlaceholderRule)
    case provider(any ProviderRule)
    case extensionNode(any ExtensionNodeRule)
    case project(any ProjectRule)
}

/// Wants syntax nodes of some kinds.
public protocol NodeSelecting: Rule {
    /// The same whenever it is asked.
    var kinds: [NodeKind] { get }
    /// Names of the functions, modifiers, types or members that the rule begins with: for a call the name of what it
    /// calls, else the node's own. Nil, unless the rule says otherwise: nodes of any name, and those without one. Nodes
    /// that nobody wants cost next to nothing, so a rule that begins with names lists them here. The same whenever it is
    /// asked.
    var names: Set<String>? { get }
}

extension NodeSelecting {
    public var names: Set<String>? { nil }
}

/// Looks at syntax nodes in any code of the files that rules begin with (see `RootWord`).
public protocol NodeRule: NodeSelecting {
    func check(_ place: CodePlace, _ report: inout Report)
}

/// Looks at syntax nodes in code that draws a widget or a Live Activity.
public protocol RenderedNodeRule: NodeSelecting {
    func check(_ place: CodePlace, in region: RenderedRegion, _ report: inout Report)
}

/// Looks at the calls that make a widget of a content closure.
public protocol ConfigurationRule: Rule {
    func check(_ configuration: Configuration, _ report: inout Report)
}

/// Looks at what provides a widget's or a control's placeholder.
public protocol PlaceholderRule: Rule {
    func check(_ placeholder: Placeholder, _ report: inout Report)
}

/// Looks at the types that give WidgetKit what to show, each with its methods.
public protocol ProviderRule: Rule {
    func check(_ provider: Provider, _ report: inout Report)
}

/// Looks at syntax nodes in code that runs in a widget extension.
public protocol ExtensionNodeRule: NodeSelecting {
    func check(_ place: CodePlace, in region: ExtensionRegion, _ report: inout Report)
}

/// Looks at the project as a whole: what its files say about each other.
public protocol ProjectRule: Rule {
    func check(_ report: inout Report)
}

extension NodeRule {
    public var events: [RuleEvent] { [.node(self)] }
}

extension RenderedNodeRule {
    public var events: [RuleEvent] { [.renderedNode(self)] }
}

extension ConfigurationRule {
    public var events: [RuleEvent] { [.configuration(self)] }
}

extension PlaceholderRule {
    public var events: [RuleEvent] { [.placeholder(self)] }
}

extension ProviderRule {
    public var events: [RuleEvent] { [.provider(self)] }
}

extension ExtensionNodeRule {
    public var events: [RuleEvent] { [.extensionNode(self)] }
}

extension ProjectRule {
    public var events: [RuleEvent] { [.project(self)] }
}
