import SwiftSource
import WidgetModel

/// A protection that closes data as soon as the device is locked.
struct Protection {
    enum Subject {
        /// Expressions that may say which file is meant.
        case file([Node])
        /// The dictionary or function that makes up the query.
        case keychain(Node)
    }

    let name: String
    let subject: Subject
    /// The protection that is left open once the device was unlocked.
    let openName: String

    /// The protection that a name stands for.
    init?(_ node: Node) {
        // Most names are others; asking for the text of each would take longer than all else.
        guard Self.names.contains(where: { node.named($0) }), let name = node.name else { return nil }
        self.name = name
        switch (node.kind, name) {
        case (.memberAccess, "completeFileProtection"):
            guard let call = Self.call(around: node) else { return nil }
            subject = .file(Self.files(of: call))
            openName = "completeFileProtectionUntilFirstUserAuthentication"
        case (.memberAccess, "complete"):
            guard node.firstChild?.named("FileProtectionType") == true, let call = Self.call(around: node)
            else { return nil }
            subject = .file(Self.files(of: call))
            openName = "completeUntilFirstUserAuthentication"
        case (.identifierExpression, "kSecAttrAccessibleWhenUnlocked"),
            (.identifierExpression, "kSecAttrAccessibleWhenUnlockedThisDeviceOnly"):
            guard let query = Self.query(around: node) else { return nil }
            subject = .keychain(query)
            openName = "kSecAttrAccessibleAfterFirstUnlock"
        default: return nil
        }
    }

    private static let names: [StaticString] = [
        "complete", "completeFileProtection", "kSecAttrAccessibleWhenUnlocked",
        "kSecAttrAccessibleWhenUnlockedThisDeviceOnly",
    ]

    private static func call(around node: Node) -> CallExpression? {
        node.ancestors.prefix { $0.kind != .codeBlock && $0.kind != .closure }.lazy
            .compactMap { CallExpression($0) }.first { isFileCall($0) && !isMarker($0) }
    }

    /// A file of fixed content is there for its being there.
    private static func isMarker(_ call: CallExpression) -> Bool {
        guard call.calleeName == "createFile", let contents = call.argument(labeled: "contents")?.value
        else { return false }
        return contents.kind == .nilLiteral || isLiteral(contents)
    }

    /// `Data("text".utf8)`, `"text".data(using: .utf8)`, or a constant with such a value.
    private static func isLiteral(_ contents: Node) -> Bool {
        if contents.kind == .identifierExpression, let name = contents.name {
            guard case .variable(let binding)? = LocalScope.binding(of: name, at: contents) else { return false }
            return PropertyBinding(binding)?.initialValue.map(holdsText) ?? false
        }
        return holdsText(contents)
    }

    private static func holdsText(_ expression: Node) -> Bool {
        expression.subtree.contains { $0.kind == .stringLiteral }
    }

    private static func isFileCall(_ call: CallExpression) -> Bool {
        switch call.calleeName {
        case "write", "setAttributes", "createFile", "createDirectory", "copyItem", "moveItem": true
        default: false
        }
    }

    private static func files(of call: CallExpression) -> [Node] {
        let labels = ["to", "toFile", "ofItemAtPath", "atPath", "at"]
        return call.arguments.filter { $0.label.map(labels.contains) ?? false }.compactMap(\.value)
    }

    private static func query(around node: Node) -> Node? {
        node.ancestors.first { $0.kind == .dictionaryLiteral && $0.parent?.kind != .argument }
            ?? node.ancestors.first { $0.kind == .codeBlock }
    }
}
