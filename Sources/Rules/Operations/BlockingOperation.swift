import RuleEngine
import SwiftSource
import WidgetModel

/// A call of a system framework that takes time or waits.
struct BlockingOperation: Sendable {
    /// What is called, such as `Data(contentsOf:)`.
    let name: String
    /// What the caller does by it: "reads a file".
    let action: String
    var severity = Severity.error
}

/// Recognises blocking calls by name, argument labels and receiver.
struct BlockingOperations {
    private let program: Program
    private let types: ExpressionTypes

    init(_ program: Program) {
        self.program = program
        types = ExpressionTypes(program)
    }

    /// What the functions, methods and initializers that it recognises are called.
    static let names: Set<String> = fileManagerWork.union([
        "Data", "NSData", "String", "NSString", "NSArray", "NSDictionary", "UIImage", "NSImage", "XMLParser", "URLSession",
        "NWConnection", "CLLocationManager", "FileHandle", "sleep", "usleep", "nanosleep", "SecItemCopyMatching",
        "SecItemAdd", "SecItemUpdate", "SecItemDelete", "sqlite3_open", "sqlite3_open_v2", "sqlite3_prepare_v2",
        "sqlite3_step", "sqlite3_exec", "wait", "sync", "run", "fetch", "fetchCount", "fetchIdentifiers", "count", "execute",
        "performAndWait", "data", "dataTask", "dataTaskPublisher", "download", "downloadTask", "upload", "uploadTask", "bytes",
        "readDataToEndOfFile", "readToEnd", "read", "readData", "write",
    ])

    /// The operation that the call at `place` is; `path` holds the bodies that lead there.
    func operation(at place: CodePlace, path: [CodePlace]) -> BlockingOperation? {
        if place.node.kind == .memberAccess { return valueOfTask(place) }
        guard let call = CallExpression(place.node), call.callee != nil, let name = call.calleeName else { return nil }
        if let base = call.base { return method(name, base, call, place) }
        guard !call.hasImplicitBase, !isProjectFunction(name, place) else { return nil }
        return function(name, call, place, path)
    }

    /// `await task.value`
    private func valueOfTask(_ place: CodePlace) -> BlockingOperation? {
        guard place.node.named("value"), let base = place.node.firstChild,
            types.type(of: base, inUnit: place.unit) == .foreign("Task")
        else { return nil }
        return BlockingOperation(name: "Task.value", action: "waits for a task")
    }

    private func isProjectFunction(_ name: String, _ place: CodePlace) -> Bool {
        if LocalScope.binding(of: name, at: place.node) != nil { return true }
        let members = CallTargets(program).members(named: name, base: nil, hasImplicitBase: false, at: place)
        return !members.isEmpty || program.declaresType(name, visibleFrom: place.unit)
    }

    // MARK: Functions and initializers

    private func function(_ name: String, _ call: CallExpression, _ place: CodePlace, _ path: [CodePlace]) -> BlockingOperation? {
        switch name {
        case "Data", "NSData", "String", "NSString", "NSArray", "NSDictionary", "UIImage", "NSImage", "XMLParser":
            guard let source = call.arguments.first, let label = source.label, label.hasPrefix("contentsOf"), let value = source.value,
                !BundleOrigin(program).isBundleURL(value, at: place, path: path)
            else { return nil }
            return BlockingOperation(name: "\(name)(\(label):)", action: label == "contentsOf" ? "reads a file or the network" : "reads a file")
        case "URLSession": return BlockingOperation(name: "URLSession", action: "uses the network")
        case "NWConnection": return BlockingOperation(name: "NWConnection", action: "uses the network")
        case "CLLocationManager": return BlockingOperation(name: "CLLocationManager", action: "asks for the location")
        case "FileHandle": return BlockingOperation(name: "FileHandle", action: "opens a file")
        case "sleep", "usleep", "nanosleep": return BlockingOperation(name: name, action: "sleeps")
        case "SecItemCopyMatching", "SecItemAdd", "SecItemUpdate", "SecItemDelete":
            return BlockingOperation(name: name, action: "asks the keychain")
        default:
            return name.hasPrefix("sqlite3_") ? BlockingOperation(name: name, action: "reads a database") : nil
        }
    }

    // MARK: Methods

    private func method(_ name: String, _ base: Node, _ call: CallExpression, _ place: CodePlace) -> BlockingOperation? {
        let receiver = receiver(base, place)
        switch (receiver, name) {
        case ("DispatchSemaphore", "wait"), ("DispatchGroup", "wait"):
            return BlockingOperation(name: "\(receiver).wait", action: "waits for another thread")
        case ("DispatchQueue", "sync"):
            return BlockingOperation(name: "DispatchQueue.sync", action: "waits for another queue")
        case ("Thread", "sleep"):
            return BlockingOperation(name: "Thread.sleep", action: "sleeps")
        case ("RunLoop", "run"):
            return BlockingOperation(name: "RunLoop.run", action: "waits in a run loop")
        case ("URLSession", _):
            return BlockingOperation(name: "URLSession", action: "uses the network")
        case ("FileHandle", _):
            return BlockingOperation(name: "FileHandle", action: "reads a file")
        case ("FileManager", _):
            return Self.fileManagerWork.contains(name) ? BlockingOperation(name: "FileManager.\(name)", action: "works on files") : nil
        case ("ModelContext", "fetch"), ("ModelContext", "fetchCount"), ("ModelContext", "fetchIdentifiers"),
            ("NSManagedObjectContext", "fetch"), ("NSManagedObjectContext", "count"), ("NSManagedObjectContext", "execute"):
            return BlockingOperation(name: "\(receiver).\(name)", action: "reads a database")
        case ("NSManagedObjectContext", "performAndWait"):
            return BlockingOperation(name: "performAndWait", action: "waits for a database")
        case ("UserDefaults", _):
            guard Self.defaultsReads.contains(name), call.hasArgument(labeled: "forKey") else { return nil }
            return BlockingOperation(name: "UserDefaults.\(name)(forKey:)", action: "reads UserDefaults", severity: .info)
        default:
            return nil
        }
    }

    private static let fileManagerWork: Set<String> = [
        "contents", "contentsOfDirectory", "contentsEqual", "fileExists", "isReadableFile", "attributesOfItem",
        "attributesOfFileSystem", "enumerator", "subpaths", "subpathsOfDirectory", "createDirectory", "createFile",
        "copyItem", "moveItem", "removeItem", "replaceItemAt",
    ]

    private static let defaultsReads: Set<String> = [
        "string", "integer", "bool", "double", "float", "object", "data", "array", "dictionary", "stringArray", "url", "value",
    ]

    /// Name of the receiver's type; where it is not written, what the variable's usual name says of a context.
    private func receiver(_ base: Node, _ place: CodePlace) -> String {
        switch types.type(of: base, inUnit: place.unit) {
        case .foreign(let name)?, .metatype(.foreign(let name))?: return name
        case .project?, .metatype?: return ""
        case nil: break
        }
        switch base.withoutUnwrapping.name {
        case "modelContext"?, "mainContext"?: return "ModelContext"
        case "viewContext"?, "managedObjectContext"?, "backgroundContext"?: return "NSManagedObjectContext"
        default: return ""
        }
    }
}
