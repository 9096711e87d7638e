import Project
import SwiftSource

/// All files of the project, linked: which types there are, what belongs to them, and what a name means where.
///
/// Of most files only the outline is known. A file is read and linked when a name that it may declare is asked for, and
/// so are the files that belong to it: those with the extensions of its types, and those with the types it extends. What
/// an answer says is therefore the same as if everything had been read.
public final class Program {
    public private(set) var units: [SourceUnit]
    private let index: NameIndex
    private var isLoaded: [Bool]
    public private(set) var types: [TypeSymbol] = []
    private var typesByName: [String: [TypeID]] = [:]
    private var typesByDeclaration: [DeclarationID: TypeID] = [:]
    /// Members that extensions add to types of other modules (`View`, `Color`), by type and name.
    private var foreignMembers: [String: [String: [DeclarationID]]] = [:]
    /// Functions, properties and typealiases outside types, by name.
    private var globals: [String: [DeclarationID]] = [:]
    private let unitsByPath: [String: Int]
    private let readTree: (SourceUnit) -> SyntaxTree?
    private var trees: [Int: SyntaxTree?] = [:]
    /// Answers of ``conforms(_:to:)``, which depend on declarations alone.
    private var conformances: [TypeID: [String: Bool]] = [:]
    /// Units whose trees were given out, for each of the questions that are being answered, the innermost last.
    private var notes: [Set<Int>] = []

    /// - Parameter readTree: Gives the tree of a unit, or nil when its text is no longer the one of the unit's outline.
    public init(units: [SourceUnit], readTree: @escaping (SourceUnit) -> SyntaxTree?) {
        self.units = units
        self.readTree = readTree
        index = NameIndex(units)
        isLoaded = Array(repeating: false, count: units.count)
        unitsByPath = Dictionary(units.indices.map { (units[$0].path, $0) }) { first, _ in first }
        load(rootUnits)
    }

    /// Whether anybody asked for something that the unit declares.
    func isRead(_ unit: Int) -> Bool { isLoaded[unit] }

    /// Units that rules begin with.
    public var rootUnits: [Int] { units.indices.filter { units[$0].outline.isRoot } }

    /// The syntax of a unit; nil when it is no longer the text that the outline was taken from.
    public func tree(ofUnit unit: Int) -> SyntaxTree? {
        load([unit])
        if !notes.isEmpty { notes[notes.count - 1].insert(unit) }
        if let known = trees[unit] { return known }
        let tree = readTree(units[unit])
        trees[unit] = .some(tree)
        return tree
    }

    /// The unit that was read from a path.
    public func unit(at path: String) -> Int? { unitsByPath[path] }

    /// Runs `body`, and says which units it looked into.
    func notingUnits<Value>(_ body: () -> Value) -> (Value, Set<Int>) {
        notes.append([])
        let value = body()
        let units = notes.removeLast()
        note(units)
        return (value, units)
    }

    /// Counts units as looked into.
    func note(_ units: Set<Int>) {
        if !notes.isEmpty { notes[notes.count - 1].formUnion(units) }
    }

    /// Takes another text for a unit. False, and nothing is done, when the text declares anything else than the one
    /// before: then the program must be linked anew.
    public func update(unit: Int, _ tree: SyntaxTree) -> Bool {
        let outline = FileOutline(tree.tokens, in: tree.bytes)
        guard units[unit].outline.namesTheSame(as: outline) else { return false }
        if isLoaded[unit] {
            let facts = FileFacts(tree)
            guard units[unit].facts.declaresTheSame(as: facts) else { return false }
            units[unit].facts = facts
        }
        units[unit].outline = outline
        trees[unit] = nil
        return true
    }

    /// What a unit declares.
    public func facts(ofUnit unit: Int) -> FileFacts {
        load([unit])
        return units[unit].facts
    }

    public func fact(_ id: DeclarationID) -> Declaration { units[id.unit].facts.declarations[id.index] }

    /// The declaration's node; nil when the file has changed.
    public func node(_ id: DeclarationID) -> Node? {
        guard let tree = tree(ofUnit: id.unit) else { return nil }
        return Node(tree, fact(id).node)
    }

    public func type(_ id: TypeID) -> TypeSymbol { types[id.index] }

    public func kind(_ id: TypeID) -> Declaration.Kind { fact(type(id).declaration).kind }

    /// The type that a declaration declares, or to which it belongs as a member.
    public func type(of id: DeclarationID) -> TypeID? { typesByDeclaration[id] }

    /// The type around a member; nil for globals and for members of foreign types.
    public func enclosingType(of id: DeclarationID) -> TypeID? {
        guard let parent = fact(id).parent else { return nil }
        return typesByDeclaration[DeclarationID(unit: id.unit, index: parent)]
    }

    /// Name of the foreign type that the declaration's extension extends.
    public func foreignExtendedType(of id: DeclarationID) -> String? {
        guard enclosingType(of: id) == nil, let parent = fact(id).parent else { return nil }
        return fact(DeclarationID(unit: id.unit, index: parent)).name
    }
}

// MARK: - Reading units

extension Program {
    /// Reads and links units, with all that belongs to them.
    private func load(_ wanted: [Int]) {
        let new = wanted.filter { !isLoaded[$0] }
        guard !new.isEmpty else { return }
        let batch = unitsBelonging(to: new)
        for unit in batch {
            isLoaded[unit] = true
            guard let tree = readTree(units[unit]) else { continue }
            units[unit].facts = FileFacts(tree)
            // The bodies of a root are looked into; of the others hardly any.
            if units[unit].outline.isRoot { trees[unit] = tree }
        }
        for unit in batch { addTypes(of: unit) }
        for unit in batch { addExtensions(of: unit) }
        for unit in batch { addMembers(of: unit) }
    }

    private func load(_ key: NameKey) { load(index.units(key)) }

    /// The units, and those that extend their types or declare what they extend, until nothing more belongs to them. In
    /// order, so that what is linked later does not depend on who asked first.
    private func unitsBelonging(to units: [Int]) -> [Int] {
        var batch = Set(units)
        var pending = units
        while let unit = pending.popLast() {
            for key in self.units[unit].outline.keys {
                guard let counterpart = key.counterpart else { continue }
                for other in index.units(counterpart) where !isLoaded[other] && batch.insert(other).inserted {
                    pending.append(other)
                }
            }
        }
        return batch.sorted()
    }
}

// MARK: - Linking

extension Program {
    /// Every declared type, with the types around it.
    private func addTypes(of unit: Int) {
        for (index, declaration) in units[unit].facts.declarations.enumerated() where declaration.isType {
            let id = DeclarationID(unit: unit, index: index)
            let type = TypeID(index: types.count)
            var symbol = TypeSymbol(name: declaration.name, declaration: id)
            // A type nested in an extension gets its parent when the extensions are known.
            symbol.parent = declaration.parent.flatMap { typesByDeclaration[DeclarationID(unit: unit, index: $0)] }
            types.append(symbol)
            typesByName[declaration.name, default: []].append(type)
            typesByDeclaration[id] = type
        }
    }

    /// Extensions find their type by name, which needs all types.
    private func addExtensions(of unit: Int) {
        for (index, declaration) in units[unit].facts.declarations.enumerated() where declaration.kind == .extension {
            guard let type = lookUpType(declaration.name, inUnit: unit, scope: nil) else { continue }
            let id = DeclarationID(unit: unit, index: index)
            typesByDeclaration[id] = type
            types[type.index].extensions.insertInOrder(id)
        }
        for (index, declaration) in units[unit].facts.declarations.enumerated() where declaration.isType {
            guard let parent = declaration.parent, let type = typesByDeclaration[DeclarationID(unit: unit, index: index)]
            else { continue }
            types[type.index].parent = typesByDeclaration[DeclarationID(unit: unit, index: parent)]
        }
    }

    private func addMembers(of unit: Int) {
        let declarations = units[unit].facts.declarations
        for (index, declaration) in declarations.enumerated() where declaration.kind != .extension {
            let id = DeclarationID(unit: unit, index: index)
            guard let parent = declaration.parent else {
                if !declaration.isType { globals[declaration.name, default: []].insertInOrder(id) }
                continue
            }
            if let type = typesByDeclaration[DeclarationID(unit: unit, index: parent)] {
                types[type.index].members[declaration.name, default: []].insertInOrder(id)
            } else {
                let extended = Program.foreignName(declarations[parent].name)
                foreignMembers[extended, default: [:]][declaration.name, default: []].insertInOrder(id)
            }
        }
    }
}

extension [DeclarationID] {
    /// Keeps the order of the files, whichever is read first.
    fileprivate mutating func insertInOrder(_ id: DeclarationID) {
        var place = count
        while place > 0, id < self[place - 1] { place -= 1 }
        insert(id, at: place)
    }
}

// MARK: - Looking up names

extension Program {
    /// The type that `name` means in a file, inside `scope`. Nil when the project declares none, or several that fit
    /// equally well: then nobody can say which one is meant.
    public func lookUpType(_ name: String, inUnit unit: Int, scope: TypeID?) -> TypeID? {
        var visited: Set<String> = []
        return lookUpType(name, inUnit: unit, scope: scope, &visited)
    }

    private func lookUpType(_ name: String, inUnit unit: Int, scope: TypeID?, _ visited: inout Set<String>) -> TypeID? {
        guard visited.insert(name).inserted else { return nil }
        let parts = name.split(separator: ".").map(String.init)
        guard let first = parts.first else { return nil }
        if first == "Self", let scope { return nested(parts.dropFirst(), in: scope) }
        var around = scope
        while let type = around {
            if let inner = nestedType(first, in: type) { return nested(parts.dropFirst(), in: inner) }
            if let alias = aliasTarget(first, in: type) {
                return lookUpType(alias, inUnit: unit, scope: types[type.index].parent, &visited)
                    .flatMap { nested(parts.dropFirst(), in: $0) }
            }
            if isGenericParameter(first, of: type) { return nil }
            around = types[type.index].parent
        }
        load(.type(first.utf8))
        let candidates = typesByName[first, default: []].filter {
            types[$0.index].parent == nil && !isNestedInForeignType($0)
        }
        if let best = nearest(candidates, to: unit, { types[$0.index].declaration.unit }) {
            return nested(parts.dropFirst(), in: best)
        }
        if candidates.isEmpty, let alias = globalAlias(first, inUnit: unit) {
            return lookUpType(alias, inUnit: unit, scope: nil, &visited).flatMap { nested(parts.dropFirst(), in: $0) }
        }
        // `Module.Type`
        guard parts.count > 1, candidates.isEmpty, !Program.isAppleModule(first) else { return nil }
        return lookUpType(parts.dropFirst().joined(separator: "."), inUnit: unit, scope: nil, &visited)
    }

    /// The name of another module's type without its module.
    private static func foreignName(_ name: String) -> String { isAppleModule(firstPart(name)) ? lastPart(name) : name }

    static func isAppleModule(_ name: String) -> Bool {
        switch name {
        case "SwiftUI", "WidgetKit", "Foundation", "Swift", "AppIntents", "ActivityKit", "UIKit", "AppKit", "Combine": true
        default: false
        }
    }

    private func nested(_ path: ArraySlice<String>, in type: TypeID) -> TypeID? {
        var current = type
        for name in path {
            guard let inner = nestedType(name, in: current) else { return nil }
            current = inner
        }
        return current
    }

    private func nestedType(_ name: String, in type: TypeID) -> TypeID? {
        types[type.index].members[name]?.lazy.compactMap { self.fact($0).isType ? self.typesByDeclaration[$0] : nil }.first
    }

    private func aliasTarget(_ name: String, in type: TypeID) -> String? {
        types[type.index].members[name]?.lazy.map { self.fact($0) }.first { $0.kind == .alias && !$0.type.isEmpty }?.type
    }

    private func globalAlias(_ name: String, inUnit unit: Int) -> String? {
        let aliases = globals[name, default: []].filter { fact($0).kind == .alias }
        return nearest(aliases, to: unit, \.unit).map { fact($0).type }.flatMap { $0.isEmpty ? nil : $0 }
    }

    private func isGenericParameter(_ name: String, of type: TypeID) -> Bool {
        fact(types[type.index].declaration).genericParameters.contains(name)
    }

    private func isNestedInForeignType(_ type: TypeID) -> Bool { fact(types[type.index].declaration).parent != nil }

    /// Functions and properties outside types that are called `name`, those nearest to the file.
    public func lookUpGlobals(_ name: String, inUnit unit: Int) -> [DeclarationID] {
        load(.global(name.utf8))
        return nearestGroup(globals[name, default: []].filter { fact($0).kind != .alias }, to: unit, \.unit)
    }

    /// What extensions of the project add to the foreign type `type` under `name`, nearest first.
    public func foreignMembers(_ name: String, of type: String, inUnit unit: Int) -> [DeclarationID] {
        load(.member(name.utf8, of: Program.lastPart(type).utf8))
        return nearestGroup(foreignMembers[type]?[name] ?? [], to: unit, \.unit)
    }

    /// Whether the project declares a type of this name outside other types, in any file.
    public func declaresType(_ name: String) -> Bool {
        load(.type(name.utf8))
        return typesByName[name]?.contains { types[$0.index].parent == nil && !isNestedInForeignType($0) } ?? false
    }

    /// The one candidate that stands nearest to `unit`: in the same file, else in the same target, else in the nearest
    /// folder. Nil when several are equally near.
    private func nearest<Candidate>(_ candidates: [Candidate], to unit: Int, _ location: (Candidate) -> Int) -> Candidate? {
        if candidates.count < 2 { return candidates.first }
        let group = nearestGroup(candidates, to: unit, location)
        return group.count == 1 ? group[0] : nil
    }

    private func nearestGroup<Candidate>(
        _ candidates: [Candidate], to unit: Int, _ location: (Candidate) -> Int
    ) -> [Candidate] {
        if candidates.count < 2 { return candidates }
        let sameFile = candidates.filter { location($0) == unit }
        if !sameFile.isEmpty { return sameFile }
        let target = units[unit].target.id
        let sameTarget = candidates.filter { units[location($0)].target.id == target }
        if sameTarget.count == 1 { return sameTarget }
        let pool = sameTarget.isEmpty ? candidates : sameTarget
        let distances = pool.map { PathText.folderDistance(units[location($0)].path, units[unit].path) }
        guard let least = distances.min() else { return [] }
        return zip(pool, distances).filter { $0.1 == least }.map(\.0)
    }
}

// MARK: - Conformances

extension Program {
    /// Whether the type names the protocol in its inheritance clauses, or a protocol or typealias of the project that
    /// leads to it.
    public func conforms(_ type: TypeID, to protocolName: String) -> Bool {
        if let known = conformances[type]?[protocolName] { return known }
        var visited: Set<String> = []
        let conforms = inheritedNames(of: type).contains {
            leads($0.name, inUnit: $0.unit, to: protocolName, &visited)
        }
        conformances[type, default: [:]][protocolName] = conforms
        return conforms
    }

    /// The types a type names behind its colons, in extensions too, with the file that names them.
    public func inheritedNames(of type: TypeID) -> [(name: String, unit: Int)] {
        let symbol = types[type.index]
        return ([symbol.declaration] + symbol.extensions).flatMap { id in
            fact(id).inherited.map { ($0, id.unit) }
        }
    }

    private func leads(_ name: String, inUnit unit: Int, to protocolName: String, _ visited: inout Set<String>) -> Bool {
        if name == protocolName { return !declaresType(name) }
        if Program.lastPart(name) == protocolName { return Program.isAppleModule(Program.firstPart(name)) }
        guard visited.insert(name).inserted else { return false }
        if let type = lookUpType(name, inUnit: unit, scope: nil) {
            return inheritedNames(of: type).contains { leads($0.name, inUnit: $0.unit, to: protocolName, &visited) }
        }
        return lookUpAliases(name, inUnit: unit).contains { alias in
            fact(alias).inherited.contains { leads($0, inUnit: alias.unit, to: protocolName, &visited) }
        }
    }

    private func lookUpAliases(_ name: String, inUnit unit: Int) -> [DeclarationID] {
        nearestGroup(globals[name, default: []].filter { fact($0).kind == .alias }, to: unit, \.unit)
    }

    static func firstPart(_ name: String) -> String { name.firstIndex(of: ".").map { String(name[..<$0]) } ?? name }

    static func lastPart(_ name: String) -> String {
        name.lastIndex(of: ".").map { String(name[name.index(after: $0)...]) } ?? name
    }

    /// Members called `name` that a value of the type has: its own, then those of the types and protocols of the project
    /// that it inherits.
    public func members(_ name: String, of type: TypeID) -> [DeclarationID] {
        var visited: Set<TypeID> = []
        return members(name, of: type, &visited)
    }

    private func members(_ name: String, of type: TypeID, _ visited: inout Set<TypeID>) -> [DeclarationID] {
        guard visited.insert(type).inserted else { return [] }
        let own = types[type.index].members[name, default: []]
        // A protocol's requirement says nothing about the body; what its extensions say comes from the same list.
        let useful = kind(type) == .protocol ? own.filter { fact($0).hasBody } : own
        if !useful.isEmpty { return useful }
        for (inherited, unit) in inheritedNames(of: type) {
            if let parent = lookUpType(inherited, inUnit: unit, scope: nil) {
                let found = members(name, of: parent, &visited)
                if !found.isEmpty { return found }
            } else {
                let found = foreignMembers(name, of: Program.lastPart(inherited), inUnit: unit)
                if !found.isEmpty { return found }
            }
        }
        return own
    }
}
