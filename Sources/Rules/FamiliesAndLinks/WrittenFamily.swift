import Project
import SwiftSource
import WidgetModel

/// A case of `WidgetFamily` that code makes a value of. A pattern of a `switch` is none: the compiler lets it name a
/// family that the system lacks.
struct WrittenFamily {
    let name: String
    let place: CodePlace

    init?(_ place: CodePlace, _ program: Program) {
        let node = place.node
        guard let name = node.name, WidgetFamilies.all.contains(name), !Self.isPattern(node),
            node.firstChild.map({ $0.named("WidgetFamily") && $0.kind == .identifierExpression })
                ?? Self.isFamily(node),
            !program.declaresType("WidgetFamily", visibleAt: place),
            !node.isInPreview
        else { return nil }
        self.name = name
        self.place = place
    }

    /// The other families of the list that it stands in.
    var neighbours: [String] {
        guard let list = place.node.parent, list.kind == .arrayLiteral else { return [] }
        return list.children.compactMap { $0.kind == .memberAccess && $0.id != place.node.id ? $0.name : nil }
    }

    // MARK: What it is a value of

    private static func isPattern(_ node: Node) -> Bool {
        node.ancestors.prefix {
            $0.kind.isExpression || $0.kind == .switchCaseItem || $0.kind == .matchingPatternCondition
        }
        .contains {
            $0.kind == .switchCaseItem || $0.kind == .matchingPatternCondition && $0.firstChild?.contains(node) == true
        }
    }

    /// Whether `.name` is meant as a family: an element of a list of families, or what is passed as `family:`.
    private static func isFamily(_ node: Node) -> Bool {
        guard let parent = node.parent else { return false }
        switch parent.kind {
        case .arrayLiteral: return isListOfFamilies(parent)
        case .argument: return parent.named("family")
        default: return false
        }
    }

    private static func isListOfFamilies(_ list: Node) -> Bool {
        for around in list.ancestors {
            switch around.kind {
            case .argument:
                let call = around.ancestors.first { $0.kind == .call }.flatMap(CallExpression.init)
                return call?.calleeName == "supportedFamilies" && around.parent?.parent?.id == call?.node.id
            case .patternBinding: return PropertyBinding(around)?.type.map(isArrayOfFamilies) ?? false
            case .functionDeclaration: return FunctionDeclaration(around)?.returnType.map(isArrayOfFamilies) ?? false
            case .closure, .closureSignature, .arrayLiteral: return false
            default: continue
            }
        }
        return false
    }

    private static func isArrayOfFamilies(_ type: Node) -> Bool {
        type.kind == .arrayType && type.firstChild?.named("WidgetFamily") == true
    }
}

// MARK: - Systems

extension WrittenFamily {
    /// The systems that the code is certainly compiled for: the main one of each target, and the one that `#if os(…)`
    /// leaves.
    func platforms(_ program: Program) -> [Platform] {
        let guards = AvailabilityGuards(around: place.node)
        let compiled = Platform.allCases.filter { guards.compilation(for: $0) != .never }
        if compiled.count == 1, guards.compilation(for: compiled[0]) == .certain { return compiled }
        let targets = program.units[place.unit].targets.filter {
            $0.isDeclared && $0.kind != .package && $0.kind != .test
        }
        let main = Set(targets.compactMap(\.mainPlatform))
        return compiled.filter { main.contains($0) && guards.compilation(for: $0) == .certain }
    }
}
