import Project
import SwiftSource
import WidgetModel

/// A library that declares intents, entities or enumerations for the system.
struct IntentLibrary {
    let target: Target
    /// The first of them, in the order of the files.
    let first: DeclarationID
    /// The targets of the file that it stands in.
    let fileTargets: [Target]

    var module: String { target.importedName }

    private static let protocols = [
        "AppEntity", "IndexedEntity", "TransientAppEntity", "UniqueAppEntity", "AppEnum",
    ]

    /// The libraries of the project, in the order of their first intents.
    static func all(in project: WidgetProject) -> [IntentLibrary] {
        let program = project.program
        var seen: Set<String> = []
        var libraries: [IntentLibrary] = []
        for unit in program.rootUnits {
            guard let target = library(ofUnit: unit, in: project), !seen.contains(target.id),
                program.facts(ofUnit: unit).imports.contains("AppIntents"),
                let first = firstIntent(inUnit: unit, of: program)
            else { continue }
            seen.insert(target.id)
            libraries.append(IntentLibrary(target: target, first: first, fileTargets: program.units[unit].targets))
        }
        return libraries
    }

    /// The library that compiles a file; nil if an app or an extension does so itself, or more than one library.
    private static func library(ofUnit unit: Int, in project: WidgetProject) -> Target? {
        let targets = project.program.units[unit].targets.filter { $0.kind != .test }
        guard targets.count == 1, let target = targets.first else { return nil }
        guard target.isDeclared else { return packageTarget(around: target, in: project) }
        return target.kind == .package || target.kind == .framework ? target : nil
    }

    /// The one target of a package that has no files of its own: those beside the manifest are meant for it.
    private static func packageTarget(around folder: Target, in project: WidgetProject) -> Target? {
        let beside = project.targets.all.filter { $0.kind == .package && $0.root == folder.root }
        guard folder.origin.form == .folder, beside.count == 1, let target = beside.first else { return nil }
        let hasFiles = project.program.units.contains { $0.targets.contains { $0.id == target.id } }
        return hasFiles ? nil : target
    }

    private static func firstIntent(inUnit unit: Int, of program: Program) -> DeclarationID? {
        program.facts(ofUnit: unit).declarations.indices.lazy.map { DeclarationID(unit: unit, index: $0) }.first { id in
            let fact = program.fact(id)
            guard fact.isType, fact.kind != .protocol, fact.genericParameters.isEmpty, let type = program.type(of: id)
            else { return false }
            return (IntentTypes.protocols + protocols).contains { program.conforms(type, to: $0) }
        }
    }

    /// Whether it may run where `AppIntentsPackage` does not exist, before iOS 17: then the app has to compile the
    /// intents.
    func isBelowProtocol(_ targets: Targets) -> Bool {
        let floors = [target] + targets.apps(with: target)
        return floors.contains { target in target.floor(of: .iOS).map { $0 < SystemVersion(17) } ?? false }
    }

    /// Whether an app of the project is known to use it.
    func hasApp(_ targets: Targets) -> Bool { !targets.apps(with: target).isEmpty }
}

/// The `AppIntentsPackage` types of a project, and which of them name which others.
struct IntentsPackages {
    private var types: [TypeID] = []
    private var included: Set<String> = []
    /// Whether every `includedPackages` could be read.
    private(set) var knowsAllIncluded = true

    init(in program: Program) {
        for unit in program.rootUnits {
            for index in program.facts(ofUnit: unit).declarations.indices {
                let id = DeclarationID(unit: unit, index: index)
                guard program.fact(id).isType, let type = program.type(of: id),
                    program.conforms(type, to: "AppIntentsPackage")
                else { continue }
                types.append(type)
                for member in program.ownMembers("includedPackages", of: type) { add(member, program) }
            }
        }
    }

    /// Takes the names in `[Kit.self, Other.self]`.
    private mutating func add(_ member: DeclarationID, _ program: Program) {
        guard let node = program.node(member) else { return }
        let lists = node.subtree.filter { $0.kind == .arrayLiteral }
        if lists.isEmpty || node.subtree.contains(where: { $0.kind == .infixOperator }) { knowsAllIncluded = false }
        for element in lists.flatMap({ Array($0.children) }) {
            guard element.kind == .memberAccess, element.named("self"), let name = element.firstChild?.name else {
                knowsAllIncluded = false
                continue
            }
            included.insert(name)
        }
    }

    /// Those that stand in the files of a library.
    func declared(in library: IntentLibrary, _ program: Program) -> [TypeID] {
        types.filter { type in
            let targets = program.units[program.type(type).declaration.unit].targets
            return targets.contains { $0.id == library.target.id } || targets == library.fileTargets
        }
    }

    func areIncluded(_ types: [TypeID], _ program: Program) -> Bool {
        types.contains { included.contains(program.type($0).name) }
    }
}
