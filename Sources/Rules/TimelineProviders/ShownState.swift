import SwiftSource
import WidgetModel

/// A type whose values are there to be shown: a timeline's entry, or the state of a Live Activity.
struct ShownState {
    struct Property: Hashable {
        let name: String
        let typeName: String
        let type: TypeID
        let declaration: DeclarationID
    }

    /// Stored properties that nobody but the project's code has a use for.
    let properties: [Property]
    /// Those that the system reads, too.
    let allProperties: [Property]

    static func all(in project: WidgetProject) -> [ShownState] {
        let program = project.program
        return program.rootUnits.flatMap { unit in
            program.facts(ofUnit: unit).declarations.indices.compactMap { index in
                ShownState(DeclarationID(unit: unit, index: index), project)
            }
        }
    }

    private init?(_ id: DeclarationID, _ project: WidgetProject) {
        let program = project.program
        let fact = program.fact(id)
        guard fact.isType, fact.kind != .protocol, let type = program.type(of: id),
            let name = Self.name(of: type, program), Self.isJudged(type, program)
        else { return nil }
        let decoded = fact.name == "ContentState" ? "ContentState.self" : fact.name + ".self"
        let all = program.storedProperties(of: type).map { property in
            Property(name: program.fact(property).name, typeName: name, type: type, declaration: property)
        }
        let found = all.filter { property in
            !Self.isOfSystem(property.name) && !Self.isRequired(property.name, of: type, program)
                && program.node(property.declaration)?.parent?.attribute("available") == nil
        }
        // Whoever decodes the type somewhere else may send fields for others.
        guard !found.isEmpty, !(Self.isDecodable(type, program) && project.mayMention([decoded], besides: [id.unit]))
        else { return nil }
        properties = found
        allProperties = all
    }

    /// What messages call it; nil for a type of another sort.
    private static func name(of type: TypeID, _ program: Program) -> String? {
        let name = program.type(type).name
        if program.conforms(type, to: "TimelineEntry") { return name }
        guard name == "ContentState", let around = program.parent(of: type),
            program.conforms(around, to: "ActivityAttributes")
        else { return nil }
        return "\(program.type(around).name).ContentState"
    }

    /// Properties that the system reads.
    private static func isOfSystem(_ name: String) -> Bool { name == "date" || name == "relevance" || name == "id" }

    /// Whether the protocols of a type are known, so that none of them asks for its properties, and its fields on the
    /// wire are not named one by one.
    private static func isJudged(_ type: TypeID, _ program: Program) -> Bool {
        program.ownMembers("CodingKeys", of: type).isEmpty
            && program.inheritedNames(of: type).allSatisfy { name, unit in
                let last = QualifiedName.lastPart(name)
                return protocols.contains(last) || program.lookUpType(name, inUnit: unit, scope: nil) != nil
            }
    }

    private static let protocols: Set<String> = [
        "TimelineEntry", "Codable", "Decodable", "Encodable", "Hashable", "Equatable", "Sendable", "Identifiable",
        "CustomStringConvertible", "CustomDebugStringConvertible", "ContentState",
    ]

    private static func isDecodable(_ type: TypeID, _ program: Program) -> Bool {
        program.type(type).name == "ContentState"
            || ["Codable", "Decodable"].contains { program.conforms(type, to: $0) }
    }

    /// Whether a protocol or a class of the project, or what these inherit, has a member of the name.
    private static func isRequired(_ name: String, of type: TypeID, _ program: Program) -> Bool {
        var queue = program.inheritedNames(of: type)
        var seen: Set<TypeID> = []
        while let (inherited, unit) = queue.popLast() {
            guard let parent = program.lookUpType(inherited, inUnit: unit, scope: nil), seen.insert(parent).inserted
            else { continue }
            if !program.ownMembers(name, of: parent).isEmpty { return true }
            queue += program.inheritedNames(of: parent)
        }
        return false
    }
}
