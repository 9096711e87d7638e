import SwiftSource

/// What a `Package.swift` declares, as far as its text says.
struct PackageManifest {
    /// Of the package.
    let name: String?
    /// The least versions of systems that it names.
    let platforms: [LeastVersion]
    let products: [Product]
    /// Without binary ones, which hold no sources.
    let targets: [DeclaredTarget]
    /// Every target's declaration could be read; false as well when there is none.
    let isComplete: Bool

    /// `.iOS(.v17)`
    struct LeastVersion: Hashable {
        let platform: Platform
        /// As a build setting has it, `17.0`.
        let version: ManifestValues.Text
    }

    /// What other packages and projects may link, by its name.
    struct Product: Hashable {
        enum Kind: Hashable {
            case library
            case executable
            case plugin
            /// Of Swift Playgrounds.
            case application
        }

        let name: String
        let kind: Kind
        /// Names of targets of the package.
        let targets: [String]
        /// Of an application.
        let bundleIdentifier: ManifestValues.Text?
    }

    var hasOneSource: Bool { targets.count { !$0.isTest && !$0.isPlugin } == 1 }

    init(parsing bytes: [UInt8]) {
        let tree = SyntaxTree.parse(bytes)
        let values = ManifestValues(tree)
        let package = tree.root.subtree.lazy.compactMap { CallExpression($0) }.first { call in
            call.calleeName == "Package" && call.hasArgument(labeled: "name")
        }
        name = values.text(package?.argument(labeled: "name")?.value)?.text
        platforms = (values.elements(package?.argument(labeled: "platforms")?.value) ?? []).compactMap {
            LeastVersion($0, values)
        }
        products = (values.elements(package?.argument(labeled: "products")?.value) ?? []).compactMap {
            Product($0, values)
        }
        let declared = PackageTargets(tree, values, package)
        targets = declared.targets
        isComplete = declared.isComplete && !declared.targets.isEmpty
    }
}

extension PackageManifest.LeastVersion {
    fileprivate init?(_ node: Node, _ values: ManifestValues) {
        guard let call = values.call(node), let platform = call.calleeName.flatMap({ Platform(rawValue: $0) }),
            let value = call.firstUnlabeledArgument?.value
        else { return nil }
        self.platform = platform
        if let text = values.text(value) {
            version = ManifestValues.Text(text: SystemVersion(text.text)?.description ?? text.text, range: text.range)
        } else if let name = values.caseName(value), name.hasPrefix("v"),
            let number = SystemVersion(String(name.dropFirst().map { $0 == "_" ? "." : $0 }))
        {
            version = ManifestValues.Text(text: number.description, range: value.range)
        } else {
            return nil
        }
    }
}

extension PackageManifest.Product {
    fileprivate init?(_ node: Node, _ values: ManifestValues) {
        guard let call = values.call(node), let kind = call.calleeName.flatMap({ Self.kinds[$0] }),
            let name = values.text(call.argument(labeled: "name")?.value)?.text
        else { return nil }
        self.name = name
        self.kind = kind
        targets = (values.elements(call.argument(labeled: "targets")?.value) ?? []).compactMap { values.text($0)?.text }
        bundleIdentifier = values.text(call.argument(labeled: "bundleIdentifier")?.value)
    }

    private static let kinds: [String: Kind] = [
        "library": .library, "executable": .executable, "plugin": .plugin, "iOSApplication": .application,
    ]
}
