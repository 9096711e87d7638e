import SwiftSource
import WidgetModel

/// What code knows of the size of a picture that it decodes.
struct PictureSize {
    private let program: Program
    private let place: CodePlace

    /// - Parameter place: The call that decodes it.
    init(_ place: CodePlace, in program: Program) {
        self.place = place
        self.program = program
    }

    // MARK: Tested

    /// Whether a condition asks for the picture's size before it is used, which does not decode it.
    func isTested(in body: Node) -> Bool {
        guard let name = variable else { return false }
        return body.subtree.contains { node in
            node.kind == .conditionList && node.subtree.contains { isTest($0, of: name) }
        }
    }

    /// The name of the variable that the picture is bound to.
    private var variable: String? {
        for around in place.node.ancestors {
            switch around.kind {
            case .patternBinding: return PropertyBinding(around)?.name
            case .optionalBindingCondition: return around.name
            case .codeBlock, .closure, .argument: return nil
            default: break
            }
        }
        return nil
    }

    private func isTest(_ node: Node, of name: String) -> Bool {
        if node.kind == .memberAccess { return node.named("size") && node.firstChild?.named(name) == true }
        guard let call = CallExpression(node),
            let argument = call.allArguments.first(where: {
                $0.value?.kind == .identifierExpression && $0.value?.named(name) == true
            })
        else { return false }
        return CallTargets(program).functions(of: call, inUnit: place.unit).contains { id in
            guard let function = program.node(id).flatMap(FunctionDeclaration.init), let body = function.body,
                let parameter = function.parameter(for: argument, of: call)?.internalName
            else { return false }
            return body.subtree.contains {
                $0.kind == .memberAccess && $0.named("size") && $0.firstChild?.named(parameter) == true
            }
        }
    }

    // MARK: Named

    /// Whether names say that it is a picture which servers and apps keep small, such as an avatar.
    func isSmallByName(in project: WidgetProject) -> Bool {
        isSmallByName(place.node) || isSmallForCallers(in: project)
    }

    /// Looks at what the picture is made of, what it is bound to, and the arguments that it is part of.
    private func isSmallByName(_ node: Node) -> Bool {
        if mentionsSmall(node) { return true }
        for around in node.ancestors {
            switch around.kind {
            case .argument: if around.name.map(Self.isSmall) == true { return true }
            case .patternBinding: return PropertyBinding(around)?.name.map(Self.isSmall) ?? false
            case .optionalBindingCondition: return around.name.map(Self.isSmall) ?? false
            case .codeBlock, .closure: return false
            default: break
            }
        }
        return false
    }

    /// Whether an expression names such a picture, itself or where its variables get their values.
    private func mentionsSmall(_ node: Node) -> Bool {
        node.subtree.contains { part in
            guard part.kind == .identifierExpression || part.kind == .memberAccess, let name = part.name else {
                return false
            }
            if Self.isSmall(name) { return true }
            guard part.kind == .identifierExpression, case .variable(let binding)? = LocalScope.binding(of: name, at: part),
                let value = PropertyBinding(binding)?.initialValue
            else { return false }
            return value.subtree.contains { $0.name.map(Self.isSmall) ?? false }
        }
    }

    /// Whether all who call the function with the picture pass something of such pictures.
    private func isSmallForCallers(in project: WidgetProject) -> Bool {
        guard let function = place.node.ancestors.first(where: { $0.kind == .functionDeclaration }),
            let id = program.declaration(at: place.at(function))
        else { return false }
        let calls = Callers(project).calls(of: id).compactMap { CallExpression($0.node) }
        return !calls.isEmpty
            && calls.allSatisfy { $0.allArguments.contains { $0.value.map(mentionsSmall) ?? false } }
    }

    private static func isSmall(_ name: String) -> Bool {
        let name = name.lowercased()
        return ["avatar", "emoji", "logo"].contains { name.contains($0) }
    }
}
