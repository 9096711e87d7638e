import SwiftSource

/// A call such as `StaticConfiguration(kind:provider:) { … }`, with the modifiers behind it.
public struct Configuration: Sendable {
    public let kind: ConfigurationKind
    public let place: CodePlace
    public let call: CallExpression
    /// The type that declares it: the widget.
    public let owner: DeclarationID?
    /// Name of the widget, or of the configuration where no type is around it.
    public let name: String
    /// Families of `supportedFamilies`, when they are written as constants; nil when there is no such call or it cannot
    /// be read.
    public let families: [String]?

    /// UTF-8 range of the configuration's type name.
    public var nameRange: Range<Int> { call.calleeNameRange }

    /// Closures and functions that make the content: the entry's view, or an activity's views and Dynamic Island.
    public var contents: [Node] {
        var contents: [Node] = []
        for argument in call.allArguments {
            let isContent = argument.isTrailing ? argument.label == nil : argument.label == "content"
            if isContent || argument.label == "dynamicIsland", let value = argument.value { contents.append(value) }
        }
        return contents
    }
}

extension Configuration {
    /// What is passed as `kind:`.
    public var kindExpression: Node? { call.argument(labeled: "kind")?.value }

    /// The kinds that it may have, where they are constants; see ``StringConstants/values(of:inUnit:)``.
    public func kinds(in program: Program) -> Set<String>? {
        kindExpression.flatMap { StringConstants(program).values(of: $0, inUnit: place.unit) }
    }

    /// The type of its provider, where the project declares it.
    public func provider(in program: Program) -> TypeID? {
        guard let value = call.argument(labeled: "provider")?.value,
            case .project(let type)? = ExpressionTypes(program).type(of: value, inUnit: place.unit)
        else { return nil }
        return type
    }

    /// The configuration that a call makes, if it is one of WidgetKit's and not of the project's own.
    init?(_ node: Node, unit: Int, in program: Program) {
        let place = CodePlace(unit: unit, node: node)
        guard let call = CallExpression(node), let name = call.calleeName, let kind = ConfigurationKind(typeName: name),
            program.lookUpType(name, inUnit: unit, scope: nil) == nil, !program.declaresType(name, visibleAt: place)
        else { return nil }
        let owner = program.enclosingTypeDeclaration(of: place)
        self.init(
            kind: kind, place: place, call: call, owner: owner,
            name: owner.map { program.fact($0).name } ?? name, families: Configuration.families(around: node))
    }

    /// The families of the `supportedFamilies` call in the modifiers behind a configuration.
    private static func families(around configuration: Node) -> [String]? {
        var node = configuration
        while let parent = node.parent {
            switch parent.kind {
            case .memberAccess, .call, .ifConfig, .ifConfigClause: node = parent
            default: return nil
            }
            guard let call = CallExpression(node), call.calleeName == "supportedFamilies" else { continue }
            guard let list = call.firstUnlabeledArgument?.value, list.kind == .arrayLiteral else { return nil }
            let names = list.children.map { $0.kind == .memberAccess ? $0.name : nil }
            return names.contains(nil) ? nil : names.compactMap { $0 }
        }
        return nil
    }
}

extension Configuration {
    /// The step that every way from the configuration begins with.
    public func step(in program: Program) -> ChainStep {
        let range = owner.flatMap { program.node($0)?.nameRange } ?? nameRange
        return ChainStep(title: name, unit: owner?.unit ?? place.unit, range: range)
    }
}
