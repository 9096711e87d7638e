import SwiftSource
import WidgetModel

/// Compares a node with the forms that an API takes in code.
struct APIMatch {
    private let program: Program
    private let place: CodePlace
    private var node: Node { place.node }

    init(_ place: CodePlace, _ program: Program) {
        self.place = place
        self.program = program
    }

    /// - Parameter declaringType: What declares the member of `.argument`.
    func matches(_ form: APIForm, declaringType: String) -> Bool {
        switch (form, node.kind) {
        case (.type(let name), .identifierType): return isForeignType(name)
        case (.type(let name), .identifierExpression):
            return isForeignType(name) && LocalScope.binding(of: name, at: node) == nil
        case (.method(let name, let labels), .call): return isMethod(name, labels)
        case (.initializer(let name, let labels), .call): return isInitializer(name, labels)
        case (.macro(_, let labels), .macroExpansion): return hasLabels(labels, node)
        case (.environment(let name), .keyPath): return isEnvironmentKey(name)
        case (.member(let path, let name, let labels), .memberAccess): return isMember(path, name, labels)
        case (.argument(let function, let name, let labels), .memberAccess):
            return isArgument(of: function, labels)
                && program.foreignMembers(name, of: declaringType, inUnit: place.unit).isEmpty
        default: return false
        }
    }

    private func hasLabels(_ labels: [String], _ call: Node) -> Bool {
        guard let arguments = CallExpression(call)?.allArguments else { return labels.isEmpty }
        return labels.allSatisfy { label in
            arguments.contains { $0.label == label || $0.label == nil && label == "_" }
        }
    }

    private func isForeignType(_ name: String) -> Bool {
        guard !program.declaresType(name, visibleFrom: place.unit),
            program.lookUpType(name, inUnit: place.unit, scope: program.scope(at: place)) == nil,
            program.lookUpGlobals(name, inUnit: place.unit).isEmpty
        else { return false }
        return !node.ancestors.contains { around in
            around.firstChild(.genericParameterClause)?.children.contains { $0.named(name) } ?? false
        }
    }

    private func isMethod(_ name: String, _ labels: [String]) -> Bool {
        guard let call = CallExpression(node), !call.hasImplicitBase, hasLabels(labels, node) else { return false }
        for type in ["View", "WidgetConfiguration", "ControlWidgetConfiguration", "Image", "Text", "Activity"]
        where !program.foreignMembers(name, of: type, inUnit: place.unit).isEmpty {
            return false
        }
        let own = CallTargets(program).members(named: name, base: call.base, hasImplicitBase: false, at: place)
        guard own.isEmpty else { return false }
        guard let base = call.base else { return isViewCode && LocalScope.binding(of: name, at: node) == nil }
        switch ExpressionTypes(program).type(of: base, inUnit: place.unit) {
        case .project(let type)?: return isView(type)
        case .metatype?: return false
        case .foreign?, nil: return true
        }
    }

    /// Whether `self` is something that has the methods of views or configurations.
    private var isViewCode: Bool {
        switch program.selfType(at: place) {
        case .project(let type)?: isView(type)
        case .foreign(let name)?: ["View", "WidgetConfiguration", "ControlWidgetConfiguration", "Image", "Text"].contains(name)
        case .metatype?, nil: false
        }
    }

    private func isView(_ type: TypeID) -> Bool {
        ["View", "WidgetConfiguration", "ControlWidgetConfiguration"].contains { program.conforms(type, to: $0) }
    }

    private func isInitializer(_ name: String, _ labels: [String]) -> Bool {
        guard let call = CallExpression(node), !call.hasImplicitBase, hasLabels(labels, node), isForeignType(name)
        else { return false }
        if let base = call.base, base.kind != .identifierExpression || !base.named("SwiftUI") { return false }
        return !program.foreignMembers("init", of: name, inUnit: place.unit).contains { program.fact($0).accepts(call) }
    }

    private func isEnvironmentKey(_ name: String) -> Bool {
        guard program.foreignMembers(name, of: "EnvironmentValues", inUnit: place.unit).isEmpty,
            node.parent?.kind == .argument, let taker = node.parent?.parent?.parent
        else { return false }
        switch taker.kind {
        case .attribute: return taker.named("Environment")
        case .call: return ["environment", "transformEnvironment"].contains(CallExpression(taker)?.calleeName)
        default: return false
        }
    }

    private func isMember(_ path: [String], _ name: String, _ labels: [String]?) -> Bool {
        guard let type = path.first, var base = node.firstChild else { return false }
        for part in path.dropFirst().reversed() {
            guard base.kind == .memberAccess, base.named(part), let inner = base.firstChild else { return false }
            base = inner
        }
        if base.kind == .genericSpecialization, let inner = base.firstChild { base = inner }
        guard base.kind == .identifierExpression, base.named(type), isForeignType(type),
            program.foreignMembers(name, of: type, inUnit: place.unit).isEmpty
        else { return false }
        return labels.map(isCalled) ?? true
    }

    /// Whether the member is called with these labels.
    private func isCalled(with labels: [String]) -> Bool {
        guard node.isCallee, let call = node.parent else { return false }
        return hasLabels(labels, call)
    }

    private func isArgument(of function: String, _ labels: [String]?) -> Bool {
        guard node.firstChild == nil, labels.map(isCalled) ?? true else { return false }
        var inner = node.isCallee ? node.parent ?? node : node
        while let around = inner.parent {
            switch around.kind {
            case .call:
                guard let call = CallExpression(around), inner.kind == .argumentList, call.calleeName == function
                else { return false }
                return CallTargets(program).members(
                    named: function, base: call.base, hasImplicitBase: call.hasImplicitBase, at: place.at(around)
                ).isEmpty
            case .argument, .argumentList, .arrayLiteral, .sequenceExpression, .ternaryOperator, .tupleExpression:
                inner = around
            default:
                return false
            }
        }
        return false
    }
}
