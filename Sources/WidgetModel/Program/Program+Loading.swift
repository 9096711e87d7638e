extension Program {
    /// Reads and links units, with all that belongs to them.
    func load(_ wanted: [Int]) {
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

    func load(_ key: NameKey) { load(index.units(key)) }

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
