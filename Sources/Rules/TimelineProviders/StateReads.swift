import RuleEngine
import SwiftSource
import WidgetModel

/// Which properties code may read.
struct StateReads {
    private let project: WidgetProject
    private let byName: [String: [ShownState.Property]]
    private let names: NameFilter
    private var read: Set<ShownState.Property> = []

    /// - Parameter isRenderedOnly: Looks at code that draws a widget or a Live Activity, and at no other.
    init(of properties: [ShownState.Property], in project: WidgetProject, isRenderedOnly: Bool = false) {
        self.project = project
        byName = Dictionary(grouping: properties, by: \.name)
        names = NameFilter(byName.keys)
        guard !isRenderedOnly else {
            for region in project.renderedRegions {
                let tree = region.place.node.tree
                for nodes in region.liveNodes { search(nodes, of: tree, region.place.unit) }
            }
            return
        }
        for unit in project.program.rootUnits {
            if let tree = project.program.tree(ofUnit: unit) { search(0..<tree.nodeCount, of: tree, unit) }
        }
    }

    /// Whether code of a file that has to do with widgets reads a property.
    func mayRead(_ property: ShownState.Property) -> Bool { read.contains(property) }

    /// Whether any other file does. There, any `.name` counts.
    func mayReadElsewhere(_ property: ShownState.Property) -> Bool {
        project.mayMention(["." + property.name], besides: Set(project.program.rootUnits))
    }

    // MARK: Files of widgets

    private mutating func search(_ nodes: Range<Int>, of tree: SyntaxTree, _ unit: Int) {
        for index in nodes {
            switch tree.kinds[index] {
            case .memberAccess, .identifierExpression, .optionalBindingCondition:
                let node = tree.node(NodeID(index))
                guard names.mayContain(nameOf: node), let name = node.name, let properties = byName[name],
                    node.assignment?.text != "="
                else { continue }
                for property in properties where !read.contains(property) {
                    if mayRead(property, at: CodePlace(unit: unit, node: node)) { read.insert(property) }
                }
            case .keyPath: addPath(tree, NodeID(index))
            default: break
            }
        }
    }

    /// `\.title`, `\Entry.title`
    private mutating func addPath(_ tree: SyntaxTree, _ path: NodeID) {
        for token in Int(tree.firstTokens[path.index])..<Int(tree.endTokens[path.index]) {
            guard tree.tokens.kinds[token] == .identifier else { continue }
            for property in byName[tree.text(ofToken: token)] ?? [] { read.insert(property) }
        }
    }

    private func mayRead(_ property: ShownState.Property, at place: CodePlace) -> Bool {
        let program = project.program
        switch place.node.kind {
        case .memberAccess:
            guard let base = place.node.firstChild else { return false }
            switch ExpressionTypes(program).type(of: base, inUnit: place.unit) {
            case nil: return true
            case .project(let type)?: return mayBe(type, property.type)
            case .foreign(let name)?: return !Self.foreignTypes.contains(name)
            case .metatype?: return false
            }
        default:
            // `if let title` needs a value; with one, the value is what is read.
            if place.node.kind == .optionalBindingCondition, place.node.firstChild(.initializerClause) != nil {
                return false
            }
            return isInside(property.type, place)
                && LocalScope.binding(of: property.name, at: scope(of: place.node)) == nil
        }
    }

    /// `if let title` is no binding of what it unwraps.
    private func scope(of node: Node) -> Node {
        node.kind == .optionalBindingCondition ? node.unwrappingStatement ?? node : node
    }

    private func isInside(_ type: TypeID, _ place: CodePlace) -> Bool {
        var around = project.program.scope(at: place)
        while let current = around {
            if current == type { return true }
            around = project.program.parent(of: current)
        }
        return false
    }

    /// Whether a value of one type can be one of the other: the same, a protocol or a class.
    private func mayBe(_ type: TypeID, _ other: TypeID) -> Bool {
        if type == other { return true }
        let kind = project.program.kind(type)
        return kind == .protocol || kind == .class
    }

    /// Types of other modules that are certainly none of the project's. A name such as `Provider.Entry` is not among
    /// them: nobody says what it stands for.
    private static let foreignTypes: Set<String> = [
        "Array", "Bool", "Calendar", "Color", "Context", "Data", "Date", "DateComponents", "Dictionary", "Double",
        "Float",
        "Image", "Int", "Set", "String", "TimeInterval", "URL", "UUID", "UserDefaults", "FileManager", "Bundle",
        "TimelineProviderContext", "JSONDecoder", "JSONEncoder", "URLSession",
    ]
}
