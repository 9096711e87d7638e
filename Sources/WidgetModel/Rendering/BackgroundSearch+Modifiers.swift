import SwiftSource

extension BackgroundSearch {
    /// What a modifier adds; its base is not looked at.
    func modifier(_ call: CallExpression, _ scope: Scope) -> BackgroundCoverage {
        guard let name = call.calleeName else { return .unknown }
        if let placement = ContainerBackground.placement(of: call) { return coverage(of: placement) }
        if name == "modifier" { return modifierValue(call, scope) }
        let functions = targets.modifiers(of: call, inUnit: scope.unit)
        if !functions.isEmpty { return .anyOf(functions.map { function($0, call, scope) }) }
        guard SwiftUINames.isModifier(name) else { return .unknown }
        // `overlay { … }`, `background { … }`: looked into only for the call itself.
        for argument in call.allArguments {
            guard let value = argument.value, value.kind == .closure else { continue }
            if case .covered = block(value, scope.deeper(nil)) { return .covered }
        }
        return .empty
    }

    func coverage(of placement: ContainerBackground.Placement) -> BackgroundCoverage {
        switch placement {
        case .widget: .covered
        case .other: .empty
        case .unknown: .unknown
        }
    }

    /// `.modifier(Backed())`
    func modifierValue(_ call: CallExpression, _ scope: Scope) -> BackgroundCoverage {
        guard let value = call.firstUnlabeledArgument?.value, let made = CallExpression(value),
            let type = targets.constructedType(of: made, inUnit: scope.unit), program.conforms(type, to: "ViewModifier")
        else { return .unknown }
        return body(of: type, InitializerConstants(program).properties(of: type, made: made, in: scope.constants), scope)
    }

    /// A function of the project that makes or changes a view.
    func function(_ id: DeclarationID, _ call: CallExpression, _ scope: Scope) -> BackgroundCoverage {
        guard let node = program.node(id), let body = node.declaredBody else { return .unknown }
        let step = ChainStep(title: program.fact(id).name, unit: id.unit, range: node.declaredNameRange)
        var inner = scope.deeper(step)
        let isOwn = call.base.map { $0.named("self") } ?? true
        inner.constants = isOwn ? scope.constants.withoutParameters : Constants()
        inner.constants.parameters = InitializerConstants(program).parameters(of: id, given: call, in: scope.constants)
        inner.unit = id.unit
        let result = block(body, inner)
        // What the caller passes is drawn as well.
        for value in call.allArguments.compactMap(\.value) where value.kind == .closure {
            if case .covered = block(value, scope.deeper(nil)) { return .covered }
        }
        return result
    }
}
