extension Program {
    /// Members called `name` of a type's declaration and extensions, in the order of the files; none that it inherits.
    public func ownMembers(_ name: String, of type: TypeID) -> [DeclarationID] {
        let key = MemberKey(type: type, name: name)
        if let known = ownMembers[key] { return known }
        let symbol = types[type.index]
        var members = symbol.declaredMembers[name] ?? []
        // While the extensions' types are looked up, which may lead here again, there are no more.
        ownMembers[key] = members
        for id in extensionMembers(name, ofTypeNamed: symbol.name) where enclosingType(of: id) == type {
            members.insertInOrder(id)
        }
        ownMembers[key] = members
        return members
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

/// A member as it is asked for.
struct MemberKey: Hashable {
    let type: TypeID
    let name: String
}
