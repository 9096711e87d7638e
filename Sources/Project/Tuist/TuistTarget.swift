import SwiftSource

/// One target of a Tuist manifest.
struct TuistTarget {
    let name: String
    let kind: Target.Kind
    let call: CallExpression
    let values: ManifestValues
    let path: String
    private let nameRange: Range<Int>
    /// Kinds of all targets of the manifest.
    private let kinds: [String: Target.Kind]

    /// Nil where the name is computed.
    init?(_ call: CallExpression, _ values: ManifestValues, path: String, kinds: [String: Target.Kind]) {
        guard let name = values.text(call.argument(labeled: "name")?.value) else { return nil }
        self.name = name.text
        nameRange = name.range
        kind = Self.kind(ofProduct: values.caseName(call.argument(labeled: "product")?.value))
        self.call = call
        self.values = values
        self.path = path
        self.kinds = kinds
    }

    var folder: String { PathText.folder(ofPath: path) }

    static func kind(ofProduct product: String?) -> Target.Kind {
        switch product {
        case "app", "appClip", "watch2App": .app
        case "appExtension", "extensionKitExtension", "messagesExtension", "stickerPackExtension", "watch2Extension",
            "tvTopShelfExtension":
            .otherExtension
        case "framework", "staticFramework", "staticLibrary", "dynamicLibrary": .framework
        case "unitTests", "uiTests": .test
        default: .other
        }
    }

    func argument(_ label: StaticString) -> Node? { call.argument(labeled: label)?.value }

    func place(_ range: Range<Int>) -> FilePlace { FilePlace(path: path, range: range) }

    func setting(_ text: ManifestValues.Text) -> BuildSetting { BuildSetting(text.text, at: place(text.range)) }

    func declared(
        _ settings: inout TuistSettings, _ read: (String) throws(FileError) -> [UInt8]
    ) -> DeclaredTarget {
        var target = DeclaredTarget(
            name: name, kind: kind, place: place(nameRange), configurations: settings.configurations(of: self, read))
        target.sources = sources
        (target.embeddedTargets, target.dependencies) = references
        target.information = declaredValues(argument("infoPlist"))
        target.entitlements = declaredValues(argument("entitlements"))
        return target
    }

    /// Entries of `.dictionary([…])` and `.extendingDefault(with: […])`. One that is computed is left out.
    private func declaredValues(_ node: Node?) -> [String: DeclaredValue] {
        guard let call = values.call(node) else { return [:] }
        let dictionary: Node?
        switch call.calleeName {
        case "dictionary": dictionary = call.firstUnlabeledArgument?.value
        case "extendingDefault": dictionary = call.argument(labeled: "with")?.value
        default: return [:]
        }
        var result: [String: DeclaredValue] = [:]
        for (key, value) in values.entries(dictionary) ?? [] {
            var effort = ManifestValues.Effort()
            guard let list = PropertyListValue(value, values, &effort) else { continue }
            result[key.text] = DeclaredValue(list, at: place(value.range))
        }
        return result
    }

    private var references: (embedded: [String], linked: [String]) {
        var embedded: [String] = []
        var linked: [String] = []
        for element in values.elements(argument("dependencies")) ?? [] {
            guard let call = values.call(element), let form = call.calleeName else { continue }
            switch form {
            case "target":
                guard let name = values.text(call.argument(labeled: "name")?.value)?.text else { continue }
                let other = kinds[name]
                let isBuiltIn = kind == .app && (other == .app || other == .otherExtension)
                if isBuiltIn { embedded.append(name) } else { linked.append(name) }
            case "project": linked += text(call, "target")
            case "external", "sdk": linked += text(call, "name").map { PathText.stem(ofPath: $0) }
            case "package": linked += text(call, "product")
            case "framework", "xcframework", "library": linked += text(call, "path").map { PathText.stem(ofPath: $0) }
            default: continue
            }
        }
        return (embedded.uniqueNames, linked.uniqueNames)
    }

    private func text(_ call: CallExpression, _ label: StaticString) -> [String] {
        values.text(call.argument(labeled: label)?.value).map { [$0.text] } ?? []
    }
}

extension PropertyListValue {
    /// A value of `Plist.Value`, as a literal or as `.string("…")` and the like; nil where a part of it is computed.
    fileprivate init?(_ node: Node, _ values: ManifestValues, _ effort: inout ManifestValues.Effort) {
        guard effort.enter() else { return nil }
        defer { effort.leave() }
        let node = values.resolved(node)
        if let text = values.text(node) {
            self = .string(text.text)
            return
        }
        let plain = node.text.filter { $0 != "_" }
        switch node.kind {
        case .booleanLiteral:
            self = .boolean(plain == "true")
        case .integerLiteral:
            guard let integer = Int(plain) else { return nil }
            self = .integer(integer)
        case .floatLiteral:
            guard let real = Double(plain) else { return nil }
            self = .real(real)
        case .dictionaryLiteral:
            var dictionary: [String: PropertyListValue] = [:]
            guard let entries = values.entries(node), entries.count == Array(node.children(.dictionaryElement)).count
            else {
                return nil
            }
            for (key, value) in entries {
                guard let value = PropertyListValue(value, values, &effort) else { return nil }
                dictionary[key.text] = value
            }
            self = .dictionary(dictionary)
        case .call:
            guard let call = CallExpression(node), let value = call.firstUnlabeledArgument?.value,
                ["string", "boolean", "integer", "real", "array", "dictionary"].contains(call.calleeName),
                let list = PropertyListValue(value, values, &effort)
            else { return nil }
            self = list
        default:
            guard let elements = values.elements(node) else { return nil }
            let array = elements.compactMap { PropertyListValue($0, values, &effort) }
            guard array.count == elements.count else { return nil }
            self = .array(array)
        }
    }
}
