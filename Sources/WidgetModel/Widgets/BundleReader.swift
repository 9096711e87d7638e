import SwiftSource

/// Goes through the body of a bundle, and through the properties, functions and bundles of the project that it takes
/// widgets from.
struct BundleReader {
    private(set) var listings: [BundleContents.Listing] = []
    private(set) var bodies: [CodePlace] = []
    private(set) var isComplete = true

    private let program: Program
    private let targets: CallTargets
    private let types: ExpressionTypes
    private var seen: Set<CodePlace> = []
    private static let maximumDepth = 12

    init(_ program: Program) {
        self.program = program
        targets = CallTargets(program)
        types = ExpressionTypes(program)
    }

    mutating func read(_ bundle: WidgetType) { follow(program.members("body", of: bundle.type), from: []) }

    /// - Parameter path: The way to the body, from the bundle's own.
    private mutating func read(_ body: CodePlace, _ path: [CodePlace]) {
        guard path.count < Self.maximumDepth else {
            isComplete = false
            return
        }
        guard seen.insert(body).inserted else { return }
        bodies.append(body)
        let tree = body.node.tree
        var index = body.node.id.index
        let end = tree.subtreeEnd(body.node.id)
        while index < end {
            let node = tree.node(NodeID(index))
            let isLeft = isNoContent(node) || !visit(body.at(node), path)
            index = isLeft ? tree.subtreeEnd(node.id) : index + 1
        }
    }

    /// Whether a node only decides what is listed.
    private func isNoContent(_ node: Node) -> Bool {
        switch node.kind {
        case .conditionList, .switchCaseItem, .attribute: return true
        case .ifConfigClause: return ConditionalCode.isNeverCompiled(node.id, in: node.tree)
        default: break
        }
        guard let parent = node.parent, parent.firstChild?.id == node.id else { return false }
        switch parent.kind {
        case .switchExpression: return true
        case .ifConfigClause: return CompilationConditions.condition(of: parent) != nil
        default: return false
        }
    }

    /// False when there is nothing more to see in a node.
    private mutating func visit(_ place: CodePlace, _ path: [CodePlace]) -> Bool {
        switch place.node.kind {
        case .call:
            if let call = CallExpression(place.node) { add(call, place, path + [place]) }
        case .identifierExpression where !place.node.isCallee:
            addName(place, path + [place])
        case .memberAccess where !place.node.isCallee:
            return addMember(place, path + [place])
        case .macroExpansion:
            isComplete = false
            return false
        default:
            break
        }
        return true
    }

    private mutating func add(_ call: CallExpression, _ place: CodePlace, _ path: [CodePlace]) {
        if let type = targets.constructedType(of: call, inUnit: place.unit) {
            listings.append(BundleContents.Listing(type: type, place: place, path: path))
            if program.conforms(type, to: "WidgetBundle") { follow(program.members("body", of: type), from: path) }
            return
        }
        // What `WidgetBundleBuilder.buildBlock(…)` takes stands between its parentheses.
        guard let callee = call.callee, call.base?.named("WidgetBundleBuilder") != true else { return }
        if let name = call.calleeName, call.base == nil, case .function? = LocalScope.binding(of: name, at: callee) {
            return
        }
        let functions = targets.functions(of: call, inUnit: place.unit)
        if !functions.isEmpty { return follow(functions, from: path) }
        // A type of another module is none of the project's.
        if case .metatype(.foreign)? = types.type(of: callee, inUnit: place.unit) { return }
        isComplete = false
    }

    private mutating func addName(_ place: CodePlace, _ path: [CodePlace]) {
        guard let name = place.node.name, name != "self", !name.beginsUppercase else { return }
        switch LocalScope.binding(of: name, at: place.node) {
        // What it stands for is in the body, too.
        case .variable?, .function?: return
        case .some: isComplete = false
        case nil: follow(program.lookUpName(name, at: place), from: path)
        }
    }

    /// False when the base has been dealt with.
    private mutating func addMember(_ place: CodePlace, _ path: [CodePlace]) -> Bool {
        guard let name = place.node.name, let base = place.node.firstChild else {
            isComplete = false
            return false
        }
        if name == "init" || name == "self" { return true }
        let baseType = types.type(of: base, inUnit: place.unit)
        if case .project(let type)? = baseType, WidgetType.isWidget(type, program) { return true }
        let members = targets.members(named: name, base: base, hasImplicitBase: false, at: place)
        if !members.isEmpty {
            follow(members, from: path)
        } else if baseType == nil || base.kind == .identifierExpression {
            isComplete = false
        }
        return base.kind != .identifierExpression
    }

    private mutating func follow(_ declarations: [DeclarationID], from path: [CodePlace]) {
        if declarations.isEmpty { isComplete = false }
        for id in declarations {
            let value = program.node(id).flatMap { PropertyBinding($0)?.initialValue }
            guard let body = program.body(of: id) ?? value else {
                isComplete = false
                continue
            }
            read(CodePlace(unit: id.unit, node: body), path)
        }
    }
}
