import RuleEngine
import SwiftSource
import WidgetModel

/// See `rules/shared-memory-state.md`.
struct SharedMemoryState: ExtensionNodeRule {
    let id = "shared-memory-state"

    let kinds: [NodeKind] = [.memberAccess]

    func check(_ place: CodePlace, in region: ExtensionRegion, _ report: inout Report) {
        guard region.reason == .provider, let property = MemoryProperty(readAt: place, in: report.program),
            !isLoaded(property, before: place)
        else { return }
        report.add(
            place.node.range, inUnit: place.unit,
            "the widget reads \(property.title), which the app keeps in its memory", why: .why, write: .write,
            related: region.chain.map { RelatedLocation($0, in: report.program) })
    }

    /// Whether the same body asks the object to do something first, such as to load what it keeps.
    private func isLoaded(_ property: MemoryProperty, before place: CodePlace) -> Bool {
        let body = place.node.ancestors.first { $0.kind == .codeBlock } ?? place.node
        return body.subtree.contains { node in
            guard node.id < place.node.id, let call = CallExpression(node), let base = call.base else { return false }
            return base.text == property.object.text
        }
    }
}

extension String {
    fileprivate static let why =
        "The widget runs in a process of its own, where the object is a new one: it has the value it begins with, whatever the app did"
    fileprivate static let write =
        "Keep the value where both can read it, such as UserDefaults(suiteName:) of the app group, and read it from there"
}

/// A variable of an object that everybody in a process shares: `Timer.shared.isRunning`.
private struct MemoryProperty {
    /// `Timer.shared`
    let object: Node
    /// `Timer.isRunning`
    let title: String

    /// - Parameter place: A member access.
    init?(readAt place: CodePlace, in program: Program) {
        guard let name = place.node.name, let object = place.node.firstChild, object.kind == .memberAccess,
            !place.node.isCallee, place.node.assignment == nil,
            case .project(let type)? = ExpressionTypes(program).type(of: object, inUnit: place.unit),
            program.kind(type) == .class, Self.isShared(object, type, place, program),
            Self.keepsInMemory(name, of: type, program), SharedObject(type, program).keepsNothingElsewhere
        else { return nil }
        self.object = object
        title = "\(program.type(type).name).\(name)"
    }

    /// Whether the object is a static property of its own class.
    private static func isShared(_ object: Node, _ type: TypeID, _ place: CodePlace, _ program: Program) -> Bool {
        guard let name = object.name, let base = object.firstChild,
            case .metatype(.project(let owner))? = ExpressionTypes(program).type(of: base, inUnit: place.unit)
        else { return false }
        let members = program.ownMembers(name, of: owner)
        return owner == type && members.count == 1 && program.fact(members[0]).isStatic
    }

    /// Whether a property is a plain variable that an object stores.
    private static func keepsInMemory(_ name: String, of type: TypeID, _ program: Program) -> Bool {
        let members = program.ownMembers(name, of: type)
        guard members.count == 1, let member = members.first, program.fact(member).kind == .property,
            !program.fact(member).isStatic, !program.fact(member).hasBody, let binding = program.node(member).flatMap(PropertyBinding.init),
            let variable = binding.variable, variable.named("var"), !variable.hasModifier("lazy"), binding.accessors == nil
        else { return false }
        // A wrapper may keep the value anywhere; `@Published` keeps it in the object.
        return variable.children(.attribute).allSatisfy { $0.named("Published") || $0.named("MainActor") }
    }
}

/// A class of which there is one object in a process.
private struct SharedObject {
    private let type: TypeID
    private let program: Program

    init(_ type: TypeID, _ program: Program) {
        self.type = type
        self.program = program
    }

    /// Whether the app can have the object too, and nothing in the class reads or writes what outlives a process.
    var keepsNothingElsewhere: Bool {
        let unit = program.type(type).declaration.unit
        let targets = program.units[unit].targets
        guard !targets.allSatisfy({ $0.kind == .widgetExtension }), let tree = program.tree(ofUnit: unit) else { return false }
        // What stands beside the class may be its extension.
        return !tree.root.subtree.contains { node in
            (node.kind == .identifierExpression || node.kind == .identifierType || node.kind == .attribute)
                && node.name.map(Self.stores.contains) ?? false
        }
    }

    /// Names by which data is kept outside of memory, or fetched.
    private static let stores: Set<String> = [
        "UserDefaults", "AppStorage", "SceneStorage", "FileManager", "FileHandle", "Data", "URLSession", "URLRequest",
        "ModelContext", "ModelContainer", "ModelActor", "NSManagedObjectContext", "NSPersistentContainer",
        "NSPersistentCloudKitContainer", "NSUbiquitousKeyValueStore", "SecItemCopyMatching", "Keychain", "KeychainAccess",
        "CLLocationManager", "HKHealthStore", "EKEventStore", "CNContactStore", "PHPhotoLibrary", "CKContainer", "JSONDecoder",
        "PropertyListDecoder", "SQLite", "Bundle", "ProcessInfo", "Process", "Task",
    ]
}
