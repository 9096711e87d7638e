extension Program {
    /// Members called `name` of a type's declaration and extensions, in the order of the files; none that it inherits.
    public func ownMembers(_ name: String, of type: TypeID) -> [DeclarationID] {
        if let known = types[type.index].knownMembers[name] { return known }
        var members = types[type.index].declaredMembers[name] ?? []
        // While the extensions' types are looked up, which may lead here again, there are no more.
        types[type.index].knownMembers[name] = members
        for id in extensionMembers(name, ofTypeNamed: types[type.index].name) where enclosingType(of: id) == type {
            members.insertInOrder(id)
        }
        types[type.index].knownMembers[name] = members
        return members
    }

    /// The properties that each instance of a type stores, in source order.
    public func storedProperties(of type: TypeID) -> [DeclarationID] {
        if let known = types[type.index].storedProperties { return known }
        let properties = types[type.index].declaredMembers.values.joined().filter { id in
            let fact = fact(id)
            return fact.kind == .property && !fact.isStatic && !fact.hasBody
        }.sorted()
        types[type.index].storedProperties = properties
        return properties
    }

    /// What extensions of any type with this name, without those around it, add under `name`.
    func extensionMembers(_ name: String, ofTypeNamed type: String) -> [DeclarationID] {
        load(.member(name.utf8, of: type.utf8))
        return extensionMembers[type]?[name] ?? []
    }

    /// Extensions of a type that may name protocols, in the order of the files.
    func conformingExtensions(of type: TypeID) -> [DeclarationID] {
        let name = types[type.index].name
        load(.conformance(of: name.utf8))
        return (extensionsByName[name] ?? []).filter { self.type(of: $0) == type }
    }
}
