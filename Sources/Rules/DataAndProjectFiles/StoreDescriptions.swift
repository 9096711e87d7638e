import SwiftSource

/// What a file says of where Core Data's stores lie and whether they are mirrored.
struct StoreDescriptions {
    /// Whether a store may lie elsewhere than where Core Data puts it.
    private(set) var moveStore = false
    /// Whether the code decides about mirroring to CloudKit itself.
    private(set) var chooseMirroring = false

    /// - Parameter node: A node of the file.
    init(of node: Node) {
        for node in node.tree.root.subtree where node.kind == .memberAccess || node.kind == .identifierExpression {
            if node.named("cloudKitContainerOptions") { chooseMirroring = true }
            guard Self.movers.contains(where: { node.named($0) }) else { continue }
            if !Self.leavesStore(node) { moveStore = true }
        }
    }

    private static let movers: [StaticString] = [
        "persistentStoreDescriptions", "NSPersistentStoreDescription", "addPersistentStore", "containerURL",
        "forSecurityApplicationGroupIdentifier",
    ]

    /// Whether what is done there moves no store of people's: it sets an option, or is about a store in memory.
    private static func leavesStore(_ node: Node) -> Bool {
        var around = node
        while let parent = around.parent, parent.kind != .codeBlock, parent.kind != .sourceFile { around = parent }
        let statement = around
        if statement.subtree.contains(where: { $0.named("setOption") }) || isInMemory(statement) { return true }
        guard let clause = statement.ancestors.first(where: { $0.kind == .ifClause }) else { return false }
        return isInMemory(clause)
    }

    private static func isInMemory(_ code: Node) -> Bool {
        code.subtree.contains { node in
            node.named("NSInMemoryStoreType") || node.kind == .memberAccess && node.named("inMemory")
                || node.kind == .stringLiteral && node.text == "\"/dev/null\""
        }
    }
}
