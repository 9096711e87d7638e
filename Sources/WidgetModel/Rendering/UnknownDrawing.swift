import SwiftSource

/// Finds what a widget draws by names of other modules: nobody knows what that does.
public struct UnknownDrawing {
    private let program: Program
    private let targets: CallTargets

    public init(_ program: Program) {
        self.program = program
        targets = CallTargets(program)
    }

    /// Whether a body uses a view or modifier that belongs neither to the project nor to SwiftUI.
    public func exists(in region: RenderedRegion) -> Bool {
        region.nodes.contains { $0.isDrawn && isUnknown(region.place.at($0)) }
    }

    /// Whether any part of a chain of modifiers is unknown.
    private func isUnknown(_ place: CodePlace) -> Bool {
        var node = place.node
        while let call = CallExpression(node), let base = call.base, !isTypeName(base), !base.named("self") {
            if isUnknownModifier(call, inUnit: place.unit) { return true }
            node = base
        }
        switch node.kind {
        case .call: return CallExpression(node).map { isUnknownView($0, inUnit: place.unit) } ?? false
        case .identifierExpression: return isUnknownName(place.at(node))
        case .memberAccess:
            guard let base = node.firstChild, isTypeName(base), let name = node.name, !base.named("Color") else {
                return false
            }
            return targets.members(named: name, base: base, hasImplicitBase: false, at: place.at(node)).isEmpty
        default: return false
        }
    }

    private func isUnknownModifier(_ call: CallExpression, inUnit unit: Int) -> Bool {
        guard let name = call.calleeName else { return true }
        if name == "containerBackground" || name == "contentMarginsDisabled" { return false }
        if name == "modifier" {
            let made = call.firstUnlabeledArgument?.value.flatMap(CallExpression.init)
            return made.map { targets.constructedType(of: $0, inUnit: unit) == nil } ?? true
        }
        return !SwiftUINames.isModifier(name) && targets.functions(of: call, inUnit: unit).isEmpty
            && program.foreignMembers(name, ofAny: .views, inUnit: unit).isEmpty
    }

    private func isUnknownView(_ call: CallExpression, inUnit unit: Int) -> Bool {
        guard let name = call.calleeName else { return true }
        if SwiftUINames.isView(name) || SwiftUINames.isModifier(name) || name == "containerBackground" { return false }
        if targets.constructedType(of: call, inUnit: unit) != nil { return false }
        if !targets.functions(of: call, inUnit: unit).isEmpty { return false }
        // `content()`: what somebody passed in.
        guard let callee = call.callee, callee.kind == .identifierExpression, !name.beginsUppercase else { return true }
        return isUnknownName(CodePlace(unit: unit, node: callee))
    }

    private func isUnknownName(_ place: CodePlace) -> Bool {
        guard let name = place.node.name, name != "self", name != "content", name.utf8.first != UInt8(ascii: "$") else {
            return false
        }
        return LocalScope.binding(of: name, at: place.node) == nil && program.lookUpName(name, at: place).isEmpty
    }

    private func isTypeName(_ node: Node) -> Bool {
        node.kind == .identifierExpression && node.name?.beginsUppercase == true
    }
}

extension Node {
    /// Whether an expression stands where a view builder takes a view.
    fileprivate var isDrawn: Bool {
        guard kind == .call || kind == .identifierExpression || kind == .memberAccess, let parent else { return false }
        switch parent.kind {
        case .closure, .codeBlock, .switchCase, .ifConfigClause, .returnStatement: return true
        default: return false
        }
    }
}
