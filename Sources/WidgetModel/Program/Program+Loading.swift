extension Program {
    /// Reads units, unless that has been done, and notes what they declare.
    func load(_ wanted: [Int]) {
        let new = wanted.filter { !isLoaded[$0] }
        guard !new.isEmpty else { return }
        for unit in new { isLoaded[unit] = true }
        for (unit, read) in zip(new, reader.read(new.map { units[$0] })) {
            guard let read else { continue }
            units[unit].facts = read.facts
            if !read.isWhole { unitsWithoutCode.insert(unit) }
            if let tree = read.tree { trees[unit] = tree }
            addDeclarations(of: unit)
        }
    }

    /// Reads all units, which must make no difference.
    public func loadAll() { load(Array(units.indices)) }

    /// Reads all units that may declare what the key stands for.
    func load(_ key: NameKey) {
        if loadedKeys.insert(key).inserted { load(index.units(key)) }
    }

    /// Extensions are left to those who ask for their types or members: which type one extends depends on other files.
    private func addDeclarations(of unit: Int) {
        let declarations = units[unit].facts.declarations
        declaredTypes[unit] = Array(repeating: .none, count: declarations.count)
        for (index, declaration) in declarations.enumerated() {
            let id = DeclarationID(unit: unit, index: index)
            if declaration.isType { addType(declaration.name, id) }
            if declaration.kind == .extension {
                declaredTypes[unit][index] = .unknown
                extensionsByName[QualifiedName.lastPart(declaration.name), default: []].insertInOrder(id)
                continue
            }
            guard let parent = declaration.parent else {
                if !declaration.isType { globals[declaration.name, default: []].insertInOrder(id) }
                continue
            }
            if case .type(let type) = declaredTypes[unit][parent] {
                types[type.index].declaredMembers[declaration.name, default: []].append(id)
            } else {
                let extended = QualifiedName.lastPart(declarations[parent].name)
                extensionMembers[extended, default: [:]][declaration.name, default: []].insertInOrder(id)
            }
        }
    }

    private func addType(_ name: String, _ id: DeclarationID) {
        let type = TypeID(index: types.count)
        types.append(TypeSymbol(name: name, declaration: id))
        typesByName[name, default: []].append(type)
        declaredTypes[id.unit][id.index] = .type(type)
    }
}

extension [DeclarationID] {
    /// Keeps the order of the files, whichever is read first.
    mutating func insertInOrder(_ id: DeclarationID) {
        var place = count
        while place > 0, id < self[place - 1] { place -= 1 }
        insert(id, at: place)
    }
}
