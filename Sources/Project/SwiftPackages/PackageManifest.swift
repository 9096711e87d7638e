import SwiftSource

/// The targets a `Package.swift` declares, as far as its text says.
struct PackageManifest {
    struct DeclaredTarget: Hashable {
        let name: String
        let isTest: Bool
        let isPlugin: Bool
        /// Below the package's folder, where the declaration has `path:`.
        let path: String?

        /// Folders the target's files may be in, below the package's folder.
        ///
        /// - Parameter isOnlySource: The package has one target that is no test; it may do without a folder of its own.
        func possibleRoots(isOnlySource: Bool) -> [String] {
            if let path { return [path] }
            let sources = ["Sources", "Source", "src", "srcs"]
            let parents = isTest ? ["Tests"] + sources : isPlugin ? ["Plugins"] : sources
            return parents.map { "\($0)/\(name)" } + (isOnlySource && !isTest ? ["Sources"] : [])
        }
    }

    let targets: [DeclaredTarget]
    /// Every declaration could be read; false as well when there is none.
    let isComplete: Bool

    var hasOneSource: Bool { targets.count { !$0.isTest && !$0.isPlugin } == 1 }

    init(parsing bytes: [UInt8]) {
        var targets: [DeclaredTarget] = []
        var isComplete = true
        let tree = SyntaxTree.parse(bytes)
        var index = 0
        while index < tree.nodeCount {
            let node = Node(tree, NodeID(index))
            guard let call = CallExpression(node), call.hasImplicitBase || call.base?.name == "Target",
                let name = call.calleeName, let form = Self.forms[name]
            else {
                index += 1
                continue
            }
            // What is inside names other targets as dependencies.
            index = tree.subtreeEnd(node.id)
            guard let target = DeclaredTarget(call, form) else {
                isComplete = false
                continue
            }
            targets.append(target)
        }
        self.targets = targets
        self.isComplete = isComplete && !targets.isEmpty
    }

    fileprivate enum Form {
        case source
        case test
        case plugin
    }

    private static let forms: [String: Form] = [
        "target": .source, "executableTarget": .source, "macro": .source, "systemLibrary": .source, "testTarget": .test,
        "plugin": .plugin,
    ]
}

extension PackageManifest.DeclaredTarget {
    fileprivate init?(_ call: CallExpression, _ form: PackageManifest.Form) {
        guard let name = call.argument(labeled: "name")?.value?.plainString else { return nil }
        var path: String?
        if let argument = call.argument(labeled: "path") {
            guard let text = argument.value?.plainString else { return nil }
            path = text
        }
        self.init(name: name, isTest: form == .test, isPlugin: form == .plugin, path: path)
    }
}

extension Node {
    /// What a string literal without interpolations and escapes says.
    fileprivate var plainString: String? {
        guard kind == .stringLiteral else { return nil }
        let text = text
        guard text.utf8.count >= 2, text.hasPrefix("\""), text.hasSuffix("\""), !text.hasPrefix("\"\"\""),
            !text.contains("\\")
        else { return nil }
        return String(text.dropFirst().dropLast())
    }
}
