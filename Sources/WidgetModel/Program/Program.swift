import SwiftSource

/// All files of the project, linked: which types there are, what belongs to them, and what a name means where.
///
/// Of most files only the outline is known. A file is read when a name that it may declare is asked for; those with the
/// extensions of a type when its members or what it inherits are. What an answer says is therefore the same as if
/// everything had been read.
public final class Program {
    public internal(set) var units: [SourceUnit]
    let index: NameIndex
    var isLoaded: [Bool]
    var loadedKeys: Set<NameKey> = []
    /// Units that rules begin with.
    public let rootUnits: [Int]
    public internal(set) var types: [TypeSymbol] = []
    var typesByName: [String: [TypeID]] = [:]
    /// For each declaration of a unit that was read the type that it declares or extends.
    var declaredTypes: [[DeclaredType]]
    /// Extensions, by the last part of the name behind `extension`.
    var extensionsByName: [String: [DeclarationID]] = [:]
    /// What they declare, by that name and its own.
    var extensionMembers: [String: [String: [DeclarationID]]] = [:]
    /// Functions, properties and typealiases outside types, by name.
    var globals: [String: [DeclarationID]] = [:]
    private let unitsByPath: [String: Int]
    let reader: any UnitReader
    /// Whether this is only a piece of a program, such as a code block in Markdown: what is not here may be elsewhere.
    public let isFragment: Bool
    var trees: [Int: SyntaxTree?] = [:]
    /// Units whose facts were taken from their declarations alone. All but the numbers of nodes is the same.
    var unitsWithoutCode: Set<Int> = []
    var nameMeanings = NameMeanings()
    var knownConditions: [Int: BuildConditions?] = [:]
    /// Names under which no extension adds anything: nearly all that are asked for, again and again.
    var absentMembers: [ExtendedTypes: Set<String>] = [:]
    /// Units whose trees were given out, for each of the questions that are being answered, the innermost last.
    private var notes: [Set<Int>] = []

    public init(units: [SourceUnit], reader: any UnitReader, isFragment: Bool = false) {
        self.units = units
        self.reader = reader
        self.isFragment = isFragment
        index = NameIndex(units)
        isLoaded = Array(repeating: false, count: units.count)
        declaredTypes = Array(repeating: [], count: units.count)
        rootUnits = units.indices.filter { units[$0].isRoot }
        unitsByPath = Dictionary(units.indices.map { (units[$0].path, $0) }) { first, _ in first }
        load(rootUnits)
    }

    /// Whether anybody asked for something that the unit declares.
    func isRead(_ unit: Int) -> Bool { isLoaded[unit] }

    /// The syntax of a unit; nil when it is no longer the text that the outline was taken from.
    public func tree(ofUnit unit: Int) -> SyntaxTree? {
        load([unit])
        if !notes.isEmpty { notes[notes.count - 1].insert(unit) }
        if let known = trees[unit] { return known }
        let tree = reader.tree(of: units[unit]).flatMap { takeFacts(of: $0, unit) ? $0 : nil }
        trees[unit] = .some(tree)
        return tree
    }

    /// The text of a unit, where it can be had without parsing it. Nobody may draw other conclusions from it than from the
    /// tree.
    func text(ofUnit unit: Int) -> [UInt8]? { reader.text(of: units[unit]) }

    /// Takes the numbers of nodes from the whole tree of a unit whose code was passed over. False if it declares
    /// anything else, which is no fault of the file; nothing is known then but what was.
    private func takeFacts(of tree: SyntaxTree, _ unit: Int) -> Bool {
        guard unitsWithoutCode.contains(unit) else { return true }
        let facts = FileFacts(tree)
        guard units[unit].facts.declaresTheSame(as: facts) else { return false }
        units[unit].facts = facts
        unitsWithoutCode.remove(unit)
        return true
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
        let outline = FileOutline(tree)
        guard units[unit].outline.namesTheSame(as: outline) else { return false }
        if isLoaded[unit] {
            let facts = FileFacts(tree)
            guard units[unit].facts.declaresTheSame(as: facts) else { return false }
            units[unit].facts = facts
            unitsWithoutCode.remove(unit)
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

    /// The code that runs when a declaration is used: a function's block, a getter, or what a static property starts
    /// with.
    func body(of id: DeclarationID) -> Node? {
        guard let node = node(id) else { return nil }
        return node.declaredBody ?? (fact(id).isStatic ? PropertyBinding(node)?.initialValue : nil)
    }

    public func type(_ id: TypeID) -> TypeSymbol { types[id.index] }

    public func kind(_ id: TypeID) -> Declaration.Kind { fact(type(id).declaration).kind }

    /// The type that a declaration declares or extends; nil for an extension of a foreign type, and for what is neither
    /// a type nor an extension.
    public func type(of id: DeclarationID) -> TypeID? {
        switch declaredTypes[id.unit][id.index] {
        case .none: return nil
        case .type(let type): return type
        case .unknown: break
        }
        // While it is looked up, which may lead here again, it extends nothing.
        declaredTypes[id.unit][id.index] = .none
        let type = lookUpType(fact(id).name, inUnit: id.unit, scope: nil)
        if let type { declaredTypes[id.unit][id.index] = .type(type) }
        return type
    }

    /// The type around a member; nil for globals and for members of foreign types.
    public func enclosingType(of id: DeclarationID) -> TypeID? {
        guard let parent = fact(id).parent else { return nil }
        return type(of: DeclarationID(unit: id.unit, index: parent))
    }

    /// The type around a type.
    public func parent(of type: TypeID) -> TypeID? { enclosingType(of: types[type.index].declaration) }

    /// Name of the foreign type that the declaration's extension extends.
    public func foreignExtendedType(of id: DeclarationID) -> String? {
        guard enclosingType(of: id) == nil, let parent = fact(id).parent else { return nil }
        return fact(DeclarationID(unit: id.unit, index: parent)).name
    }
}
