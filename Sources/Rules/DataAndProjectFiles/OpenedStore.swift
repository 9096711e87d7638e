import SwiftSource
import WidgetModel

/// A call that opens a store of SwiftData or Core Data, or says where one lies.
struct OpenedStore {
    enum Location {
        /// Where the framework puts it when nothing is said.
        case standard
        /// In the folder of the process, because the code says so.
        case own
        /// Somewhere that the code names.
        case named
    }

    enum Framework {
        case swiftData
        case coreData
    }

    let framework: Framework
    /// Name of what is called.
    let name: String
    let location: Location
    /// Whether the process that opens it may mirror it to CloudKit.
    let mayMirror: Bool
    let call: CallExpression

    /// The store that a call opens; nil for any other call, for a store in memory, and where another call in the
    /// arguments says where it lies.
    init?(_ place: CodePlace, in program: Program) {
        guard let callee = place.node.firstChild, Self.names.contains(where: { callee.named($0) }),
            let call = CallExpression(place.node), let name = call.calleeName
        else { return nil }
        self.call = call
        self.name = name
        let isOfFramework =
            name == "modelContainer"
            || call.base == nil && !call.hasImplicitBase && !program.declaresType(name, visibleAt: place)
        guard isOfFramework else { return nil }
        switch name {
        case "ModelContainer", "modelContainer":
            guard call.hasArgument(labeled: "for"), !call.hasArgument(labeled: "configurations"),
                !call.hasArgument(labeled: "inMemory")
            else { return nil }
            framework = .swiftData
            location = .standard
            mayMirror = false
        case "ModelConfiguration":
            guard let location = Self.location(ofConfiguration: call) else { return nil }
            framework = .swiftData
            self.location = location
            mayMirror = !call.hasArgument(labeled: "cloudKitDatabase")
        default:
            guard call.hasArgument(labeled: "name") else { return nil }
            let descriptions = StoreDescriptions(of: place.node)
            framework = .coreData
            location = descriptions.moveStore ? .named : .standard
            mayMirror = name == "NSPersistentCloudKitContainer" && !descriptions.chooseMirroring
        }
    }

    private static let names: [StaticString] = [
        "ModelContainer", "modelContainer", "ModelConfiguration", "NSPersistentContainer",
        "NSPersistentCloudKitContainer",
    ]

    /// Nil for a store in memory, as far as can be told.
    private static func location(ofConfiguration call: CallExpression) -> Location? {
        if let memory = call.argument(labeled: "isStoredInMemoryOnly")?.value {
            guard memory.kind == .booleanLiteral, memory.text == "false" else { return nil }
        }
        if call.hasArgument(labeled: "url") { return .named }
        guard let group = call.argument(labeled: "groupContainer")?.value else { return .standard }
        let isCase = group.kind == .memberAccess && group.firstChild.map { $0.named("GroupContainer") } ?? true
        guard isCase else { return .named }
        return group.named("none") ? .own : group.named("automatic") ? .standard : .named
    }
}
