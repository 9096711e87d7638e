import SwiftSource

/// The modifiers behind a configuration, with those that functions of the project add for it.
public struct ConfigurationModifiers {
    /// Calls such as `supportedFamilies(…)`, those in clauses of `#if` too. A call may stand in a function that the
    /// project adds to configurations.
    public private(set) var calls: [CodePlace] = []
    /// Whether there are certainly no others: the configuration is what a widget's body gives back, each call is known.
    public private(set) var isComplete = true

    private let program: Program
    private static let maximumDepth = 8

    public init(of configuration: Configuration, in program: Program) {
        self.program = program
        let end = add(behind: configuration.place, 0)
        if !isGivenBack(configuration.place.at(end)) { isComplete = false }
    }

    /// All calls of a modifier.
    public func calls(of name: String) -> [CodePlace] {
        calls.filter { CallExpression($0.node)?.calleeName == name }
    }

    /// Whether a modifier is certainly left out.
    public func lack(_ name: String) -> Bool { isComplete && calls(of: name).isEmpty }

    // MARK: The chain

    /// Returns the outermost expression around what the modifiers are called on.
    private mutating func add(behind start: CodePlace, _ depth: Int) -> Node {
        var node = start.node
        while let parent = node.parent {
            let isFirst = parent.firstChild?.id == node.id
            switch parent.kind {
            case .memberAccess where isFirst: break
            case .call where isFirst: add(start.at(parent), depth)
            case .ifConfig where isFirst: addClauses(of: start.at(parent), depth)
            case .argument where parent.name == nil && parent.parent?.kind == .tupleExpression: break
            case .tupleExpression: break
            default: return node
            }
            node = parent
        }
        return node
    }

    /// Modifiers that stand under `#if`.
    private mutating func addClauses(of choice: CodePlace, _ depth: Int) {
        for clause in choice.node.children(.ifConfigClause) {
            for node in clause.statementsOfClause.flatMap({ Array($0.subtree) })
            where node.kind == .call && isChained(node, in: clause) {
                add(choice.at(node), depth)
            }
        }
    }

    /// Whether a call is no part of an argument.
    private func isChained(_ call: Node, in clause: Node) -> Bool {
        let around = call.ancestors.prefix { $0.id != clause.id }
        return around.allSatisfy { $0.kind != .argument && $0.kind != .trailingClosure && $0.kind != .argumentList }
    }

    private mutating func add(_ place: CodePlace, _ depth: Int) {
        guard let call = CallExpression(place.node), let name = call.calleeName else {
            isComplete = false
            return
        }
        let functions = ConfigurationProtocols.names.flatMap { type in
            program.foreignMembers(name, of: type, inUnit: place.unit)
        }.filter { program.fact($0).kind == .function && program.fact($0).accepts(call) }
        guard functions.isEmpty else {
            for function in functions { addBody(of: function, depth) }
            return
        }
        calls.append(place)
        if !ConfigurationProtocols.modifiers.contains(name) { isComplete = false }
    }

    /// What a function of the project applies: all calls in it count, whatever they are called on.
    private mutating func addBody(of function: DeclarationID, _ depth: Int) {
        guard depth < Self.maximumDepth, let body = program.node(function)?.declaredBody else {
            isComplete = false
            return
        }
        for node in body.subtree where node.kind == .call {
            guard let call = CallExpression(node), let name = call.calleeName, !call.hasImplicitBase,
                call.base != nil || call.callee?.kind == .identifierExpression, !name.beginsUppercase,
                isChained(node, in: body)
            else { continue }
            add(CodePlace(unit: function.unit, node: node), depth + 1)
        }
    }

    // MARK: Where it goes

    /// Whether an expression is what the body of a widget gives back, so that nobody adds anything to it.
    private func isGivenBack(_ place: CodePlace) -> Bool {
        var node = place.node
        while let parent = node.parent {
            switch parent.kind {
            case .returnStatement, .ifClause, .elseClause, .ifExpression, .ifConfig, .ifConfigClause, .switchCase,
                .switchExpression, .guardStatement, .accessorBlock, .accessorDeclaration:
                break
            case .codeBlock: break
            case .patternBinding:
                return PropertyBinding(parent)?.name == "body"
                    && place.node.ancestors.contains { $0.kind == .codeBlock }
                    && program.enclosingTypeDeclaration(of: place) != nil
            default: return false
            }
            node = parent
        }
        return false
    }
}

/// What WidgetKit calls the protocols of configurations and their modifiers.
///
/// Source: Apple's documentation of `WidgetConfiguration` and `ControlWidgetConfiguration`, iOS 26.
enum ConfigurationProtocols {
    static let names = ["WidgetConfiguration", "ControlWidgetConfiguration"]

    static let modifiers: Set<String> = [
        "associatedKind", "backgroundTask", "configurationDisplayName", "containerBackgroundRemovable",
        "contentMarginsDisabled",
        "description", "disfavoredLocations", "displayName", "dynamicIsland", "enablesBackgroundDelivery", "hidden",
        "onBackgroundURLSessionEvents", "promptsForUserConfiguration", "pushHandler", "supplementalActivityFamilies",
        "supportedFamilies", "supportedMountingStyles", "widgetTexture",
    ]
}
