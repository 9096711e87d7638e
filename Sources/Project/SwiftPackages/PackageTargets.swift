import SwiftSource

extension PackageManifest {
    /// A target as the manifest declares it.
    struct DeclaredTarget: Hashable {
        /// Something that a target depends on.
        enum Dependency: Hashable {
            case target(String)
            case product(String, package: String?)
            /// A target or product, whichever there is.
            case byName(String)

            var name: String {
                switch self {
                case .target(let name), .product(let name, _), .byName(let name): name
                }
            }
        }

        let name: String
        /// Where the name is written: a UTF-8 byte range in the manifest.
        let nameRange: Range<Int>
        let isTest: Bool
        let isPlugin: Bool
        /// Below the package's folder, where the declaration has `path:`.
        let path: String?
        /// Files and folders below the target's, where the declaration has `sources:`.
        var sources: [String]?
        /// Files and folders below the target's that do not belong to it.
        var excluded: [String] = []
        var dependencies: [Dependency] = []
        /// Conditions of compilation that hold in every build.
        var conditions: [ManifestValues.Text] = []

        /// Folders the target's files may be in, below the package's folder.
        ///
        /// - Parameter isOnlySource: The package has one target that is no test; it may do without a folder of its own.
        func possibleRoots(isOnlySource: Bool) -> [String] {
            if let path { return [path] }
            let sources = ["Sources", "Source", "src", "srcs"]
            let parents = isTest ? ["Tests"] + sources : isPlugin ? ["Plugins"] : sources
            return parents.map { "\($0)/\(name)" } + (isOnlySource && !isTest && !isPlugin ? ["Sources"] : [])
        }
    }
}

/// Finds the declarations of targets in a manifest.
struct PackageTargets {
    private(set) var targets: [PackageManifest.DeclaredTarget] = []
    private(set) var isComplete = true

    private let values: ManifestValues

    /// - Parameter package: The call of `Package`, where there is one.
    init(_ tree: SyntaxTree, _ values: ManifestValues, _ package: CallExpression?) {
        self.values = values
        let list = package?.argument(labeled: "targets")?.value
        if let elements = values.elements(list), !Self.changesTargets(tree) {
            for element in elements { add(values.call(element)) }
        } else {
            addEverything(in: tree)
            isComplete = false
        }
    }

    /// Whether statements add to the targets, or take some away.
    private static func changesTargets(_ tree: SyntaxTree) -> Bool {
        tree.root.subtree.contains { node in
            node.kind == .memberAccess && node.named("targets") && node.firstChild?.kind == .identifierExpression
                && !keepsTargets(node)
        }
    }

    /// Whether the targets are only gone through, as manifests do to give all of them the same settings.
    private static func keepsTargets(_ targets: Node) -> Bool {
        guard let parent = targets.parent else { return false }
        switch parent.kind {
        case .forStatement: return true
        case .memberAccess: return ["forEach", "map", "filter", "indices"].contains(parent.name)
        case .subscriptCall: return parent.parent?.kind == .memberAccess
        default: return false
        }
    }

    private mutating func add(_ call: CallExpression?) {
        guard let call, let form = call.calleeName.flatMap({ Self.forms[$0] }) else {
            isComplete = false
            return
        }
        guard form != .binary else { return }
        guard let target = PackageManifest.DeclaredTarget(call, form, values) else {
            isComplete = false
            return
        }
        targets.append(target)
    }

    /// Takes whatever looks like a declaration, wherever it stands.
    private mutating func addEverything(in tree: SyntaxTree) {
        var index = 0
        while index < tree.nodeCount {
            let node = Node(tree, NodeID(index))
            guard let call = CallExpression(node), call.hasImplicitBase || call.base?.name == "Target",
                let form = call.calleeName.flatMap({ Self.forms[$0] }),
                // A product of that name lists its targets.
                !call.hasArgument(labeled: "targets"), !Self.isDependency(call)
            else {
                index += 1
                continue
            }
            // What is inside names other targets as dependencies.
            index = tree.subtreeEnd(node.id)
            if form != .binary { add(call) }
        }
    }

    /// Whether the call stands in a list of dependencies that a constant holds.
    private static func isDependency(_ call: CallExpression) -> Bool {
        let binding = call.node.ancestors.first { $0.kind == .patternBinding }
        return binding?.firstChild(.typeAnnotation)?.text.contains("Dependency") == true
    }

    fileprivate enum Form {
        case source
        case test
        case plugin
        case binary
    }

    private static let forms: [String: Form] = [
        "target": .source, "executableTarget": .source, "macro": .source, "systemLibrary": .source, "testTarget": .test,
        "plugin": .plugin, "binaryTarget": .binary,
    ]
}

extension PackageManifest.DeclaredTarget {
    fileprivate init?(_ call: CallExpression, _ form: PackageTargets.Form, _ values: ManifestValues) {
        guard let name = values.text(call.argument(labeled: "name")?.value) else { return nil }
        var path: String?
        if let argument = call.argument(labeled: "path") {
            guard let text = values.text(argument.value) else { return nil }
            path = text.text
        }
        self.init(
            name: name.text, nameRange: name.range, isTest: form == .test, isPlugin: form == .plugin, path: path)
        sources = values.texts(call.argument(labeled: "sources")?.value)?.map(\.text)
        excluded = Self.texts(call.argument(labeled: "exclude"), values).map(\.text)
        dependencies = (values.elements(call.argument(labeled: "dependencies")?.value) ?? []).compactMap {
            Dependency($0, values)
        }
        conditions = (values.elements(call.argument(labeled: "swiftSettings")?.value) ?? []).compactMap { setting in
            guard let call = values.call(setting), call.calleeName == "define", call.arguments.count == 1 else {
                return nil
            }
            return values.text(call.firstUnlabeledArgument?.value)
        }
    }

    private static func texts(_ argument: Argument?, _ values: ManifestValues) -> [ManifestValues.Text] {
        (values.elements(argument?.value) ?? []).compactMap { values.text($0) }
    }
}

extension PackageManifest.DeclaredTarget.Dependency {
    fileprivate init?(_ node: Node, _ values: ManifestValues) {
        if let name = values.text(node) {
            self = .byName(name.text)
            return
        }
        guard let call = values.call(node), let name = values.text(call.argument(labeled: "name")?.value)?.text else {
            return nil
        }
        switch call.calleeName {
        case "target": self = .target(name)
        case "byName": self = .byName(name)
        case "product": self = .product(name, package: values.text(call.argument(labeled: "package")?.value)?.text)
        default: return nil
        }
    }
}
