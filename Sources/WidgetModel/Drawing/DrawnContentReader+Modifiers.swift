import SwiftSource

extension DrawnContentReader {
    mutating func modified(_ content: DrawnContent, by call: CallExpression, _ scope: Scope) -> DrawnContent {
        let place = DrawnPlace(place: CodePlace(unit: scope.unit, node: call.node), chain: scope.chain)
        guard let name = call.calleeName else { return .unknown(place) }
        if name == "modifier" { return modifiedByType(content, call, place, scope) }
        let functions = known.targets(inUnit: scope.unit).modifiers(of: call, inUnit: scope.unit)
        if !functions.isEmpty { return oneOf(functions.map { function($0, call, scope, modifying: content) }) }
        // `widgetURL(nil)` sets none.
        if name == "widgetURL", let url = call.firstUnlabeledArgument?.value,
            ConstantEvaluator(constants: scope.constants).constant(of: url) == Constant.none
        {
            return content
        }
        guard SwiftUINames.isModifier(name) || name == "containerBackground" else {
            return .modified(content, by: place, name: name, adding: [.unknown(place)])
        }
        return .modified(content, by: place, name: name, adding: added(by: call, name, scope))
    }

    /// `.modifier(Card())`
    private mutating func modifiedByType(
        _ content: DrawnContent, _ call: CallExpression, _ place: DrawnPlace, _ scope: Scope
    ) -> DrawnContent {
        guard let value = call.firstUnlabeledArgument?.value, let made = CallExpression(value),
            let type = known.targets(inUnit: scope.unit).constructedType(of: made, inUnit: scope.unit),
            program.conforms(type, to: "ViewModifier")
        else { return .modified(content, by: place, name: "modifier", adding: [.unknown(place)]) }
        let properties = InitializerConstants(program).properties(of: type, made: made, in: scope.constants)
        return body(of: type, properties, scope, modifying: content)
    }

    /// What a modifier draws besides: `.overlay { … }`, `.background(Card())`.
    private mutating func added(by call: CallExpression, _ name: String, _ scope: Scope) -> [DrawnContent] {
        guard Self.adding.contains(name) else { return [] }
        return call.allArguments.compactMap { argument in
            guard let value = argument.value, value.kind == .closure || value.kind == .call else { return nil }
            let content = value.kind == .closure ? block(value, scope) : expression(value, scope)
            if case .unknown = content { return nil }
            return content
        }
    }

    private static let adding: Set<String> = [
        "background", "containerBackground", "mask", "overlay", "safeAreaInset", "widgetLabel",
    ]
}
