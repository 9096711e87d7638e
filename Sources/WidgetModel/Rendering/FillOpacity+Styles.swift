import SwiftSource

extension FillOpacity {
    /// A colour or gradient, as a view or as a style.
    func style(_ place: CodePlace, _ steps: Int) -> Bool? {
        guard steps < Self.maximumSteps else { return nil }
        let node = place.node
        switch node.kind {
        case .call: return CallExpression(node).flatMap { made(by: $0, place, steps + 1) }
        case .memberAccess, .identifierExpression: return named(place, steps + 1)
        case .sequenceExpression:
            let parts = Array(node.children)
            guard let question = parts.firstIndex(where: { $0.kind == .ternaryOperator }), question + 2 == parts.count,
                let first = parts[question].firstChild
            else { return nil }
            return both([view(place.at(first), steps + 1), view(place.at(parts[question + 1]), steps + 1)])
        case .ifExpression, .switchExpression:
            return both(ReturnedValues.ofBranches(node).map { view(place.at($0), steps + 1) })
        case .tupleExpression, .argument: return node.firstChild.flatMap { view(place.at($0), steps + 1) }
        default: return nil
        }
    }

    // MARK: Calls

    private func made(by call: CallExpression, _ place: CodePlace, _ steps: Int) -> Bool? {
        guard let name = call.calleeName else { return nil }
        if name == "opacity", let base = call.base { return opacity(call, style(place.at(base), steps)) }
        let functions = targets.functions(of: call, inUnit: place.unit)
        if !functions.isEmpty { return returned(by: functions) { style($0, steps) } }
        guard targets.constructedType(of: call, inUnit: place.unit) == nil else { return nil }
        switch name {
        case "Color": return colour(call, place)
        case "LinearGradient", "RadialGradient", "AngularGradient", "EllipticalGradient", "MeshGradient", "Gradient",
            "linearGradient", "radialGradient", "angularGradient", "ellipticalGradient", "conicGradient":
            return gradient(call, place, steps)
        case "AnyShapeStyle", "AnyView": return call.firstUnlabeledArgument?.value.flatMap { view(place.at($0), steps) }
        default: return nil
        }
    }

    private func gradient(_ call: CallExpression, _ place: CodePlace, _ steps: Int) -> Bool? {
        if let colours = call.argument(labeled: "colors")?.value { return self.colours(place.at(colours), steps) }
        if let stops = call.argument(labeled: "stops")?.value, stops.kind == .arrayLiteral {
            return both(
                stops.children.map { stop in
                    CallExpression(stop)?.argument(labeled: "color")?.value.flatMap { style(place.at($0), steps) }
                })
        }
        let gradient = call.argument(labeled: "gradient")?.value ?? call.firstUnlabeledArgument?.value
        guard let gradient else { return nil }
        // `Gradient(colors:)`, `.init(colors:)`
        if let inner = CallExpression(gradient), inner.calleeName == "init" || inner.calleeName == "Gradient" {
            return self.gradient(inner, place.at(gradient), steps + 1)
        }
        return style(place.at(gradient), steps)
    }

    /// The elements of an array of colours, written here or in a constant.
    private func colours(_ place: CodePlace, _ steps: Int) -> Bool? {
        guard steps < Self.maximumSteps else { return nil }
        switch place.node.kind {
        case .arrayLiteral: return both(place.node.children.map { style(place.at($0), steps + 1) })
        case .identifierExpression, .memberAccess:
            return constant(place) { colours($0, steps + 1) }
        default: return nil
        }
    }

    // MARK: Names

    private func named(_ place: CodePlace, _ steps: Int) -> Bool? {
        let node = place.node
        guard let name = node.name else { return nil }
        if let value = constant(place, { view($0, steps) }) { return value }
        guard node.kind == .memberAccess else { return nil }
        let base = node.firstChild
        if name == "gradient", let base { return style(place.at(base), steps) }
        guard base == nil || base?.named("Color") == true, !isAdded(name, place) else { return nil }
        if Self.opaqueColours.contains(name) { return true }
        return Self.clearColours.contains(name) ? false : nil
    }

    /// Whether the project says itself what the colour is.
    private func isAdded(_ name: String, _ place: CodePlace) -> Bool {
        ["Color", "ShapeStyle"].contains { !program.foreignMembers(name, of: $0, inUnit: place.unit).isEmpty }
    }

    /// What a constant or computed property of the project holds.
    private func constant(_ place: CodePlace, _ evaluate: (CodePlace) -> Bool?) -> Bool? {
        let node = place.node
        guard let name = node.name else { return nil }
        let base = node.kind == .memberAccess ? node.firstChild : nil
        if node.kind == .identifierExpression, let local = LocalScope.binding(of: name, at: node) {
            guard case .variable(let node) = local, let binding = PropertyBinding(node),
                binding.variable?.named("let") == true,
                let value = binding.initialValue
            else { return nil }
            return evaluate(place.at(value))
        }
        if node.kind == .memberAccess, base == nil {
            // `.brand`, where a colour is expected.
            let added = ["Color", "ShapeStyle"].flatMap { program.foreignMembers(name, of: $0, inUnit: place.unit) }
            return returned(by: added, evaluate)
        }
        return returned(by: targets.members(named: name, base: base, hasImplicitBase: false, at: place), evaluate)
    }

    private static let opaqueColours: Set<String> = [
        "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink", "brown",
        "white",
        "gray", "black", "accentColor",
    ]
    private static let clearColours: Set<String> = ["clear", "secondary", "tertiary", "quaternary", "quinary"]

    // MARK: Colours

    private func colour(_ call: CallExpression, _ place: CodePlace) -> Bool? {
        if let alpha = ["opacity", "alpha"].lazy.compactMap({ label in call.arguments.first { $0.label == label } })
            .first
        {
            return alpha.value.flatMap(Self.number).map { $0 >= Self.opaque }
        }
        guard let first = call.arguments.first, let value = first.value else { return nil }
        switch first.label {
        case "red", "hue", "white", "displayP3Red": return true
        case "uiColor", "nsColor": return systemColour(value)
        case nil:
            if call.hasArgument(labeled: "red") || call.hasArgument(labeled: "white") { return true }
            if value.kind == .memberAccess,
                value.firstChild == nil || value.firstChild?.name?.hasSuffix("Color") == true
            {
                return systemColour(value)
            }
            // The catalogue may say otherwise, but hardly ever does.
            guard value.kind == .stringLiteral else { return nil }
            return hexadecimal(value) ?? program.foreignMembers("init", of: "Color", inUnit: place.unit).isEmpty
        case "hex": return hexadecimal(value)
        default: return nil
        }
    }

    /// Of `UIColor` or `NSColor`, or of the asset catalogue.
    private func systemColour(_ value: Node) -> Bool? {
        guard value.kind == .memberAccess, let name = value.name else { return nil }
        if name == "clear" { return false }
        let translucent = [
            "Fill", "separator", "secondaryLabel", "tertiaryLabel", "quaternaryLabel", "placeholderText",
        ]
        return translucent.contains { name.hasSuffix($0) } ? false : true
    }

    /// Six digits leave no room for an opacity.
    private func hexadecimal(_ value: Node) -> Bool? {
        var digits = value.text.filter { $0 != "\"" && $0 != "#" && $0 != "_" }
        if digits.hasPrefix("0x") { digits.removeFirst(2) }
        return digits.count == 6 && digits.allSatisfy(\.isHexDigit) ? true : nil
    }
}
