import SwiftSource
import WidgetModel

/// A method that somebody may have meant for a provider's snapshot or timeline.
struct ProviderMethod {
    enum Fault {
        /// It is that of another kind of provider.
        case form
        /// The intent does not come first.
        case order
        case `throws`
    }

    let unit: Int
    private let function: FunctionDeclaration
    private let labels: [String?]

    init?(_ id: DeclarationID, _ program: Program) {
        guard program.fact(id).kind == .function, let node = program.node(id), let function = FunctionDeclaration(node)
        else { return nil }
        unit = id.unit
        self.function = function
        labels = function.parameters.map(\.label)
        guard Self.forms.contains(labels) else { return nil }
    }

    /// Labels by which a method is known to be meant for WidgetKit.
    private static let forms: Set<[String?]> = [
        ["in", "completion"], ["for", "in", "completion"], ["in", "for", "completion"], ["for", "in"], ["in", "for"],
        ["in"],
    ]

    /// Whether a function of this name may be meant for what the protocol requires.
    static func answers(_ requirement: TimelineProviderKind.Requirement, _ name: String) -> Bool {
        switch requirement {
        case .snapshot: name == "getSnapshot" || name == "snapshot"
        case .timeline: name == "getTimeline" || name == "timeline"
        }
    }

    /// How it is called in documentation.
    var name: String { function.node.placeholderName }

    func faults(against kind: TimelineProviderKind, _ requirement: TimelineProviderKind.Requirement) -> [Fault] {
        guard function.name == kind.functionName(of: requirement) else { return [.form] }
        if labels != kind.labels.map(Optional.some) {
            return [labels.first == "in" && labels.dropFirst().first == "for" ? .order : .form]
        }
        return throwsWord == nil ? [] : [.throws]
    }

    func range(of fault: Fault) -> Range<Int> {
        switch fault {
        case .form: function.node.declaredNameRange
        case .order: function.parameters.first?.node.range ?? function.node.declaredNameRange
        case .throws: throwsWord ?? function.node.declaredNameRange
        }
    }

    /// UTF-8 range of `throws`.
    private var throwsWord: Range<Int>? {
        guard let effects = function.effects else { return nil }
        let tree = effects.tree
        let tokens = Int(tree.firstTokens[effects.id.index])..<Int(tree.endTokens[effects.id.index])
        return tokens.first { tree.token($0, reads: "throws") }.map { tree.range(ofToken: $0) }
    }
}
