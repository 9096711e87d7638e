/// What names were found to mean. The same few are asked for again and again, and most mean nothing of the project's.
struct NameMeanings {
    private struct NameInScope: Hashable {
        let name: String
        let unit: Int
        /// Of a declaration or type; -1 for none.
        let scope: Int
    }

    private var members: [NameInScope: [DeclarationID]] = [:]
    private var types: [NameInScope: ValueType?] = [:]

    /// Members and globals, by the type or extension around.
    subscript(members name: String, unit: Int, around: DeclarationID?) -> [DeclarationID]? {
        get { members[NameInScope(name: name, unit: unit, scope: around?.index ?? -1)] }
        set { members[NameInScope(name: name, unit: unit, scope: around?.index ?? -1)] = newValue }
    }

    /// Types, by the type around.
    subscript(type name: String, unit: Int, scope: TypeID?) -> ValueType?? {
        get { types[NameInScope(name: name, unit: unit, scope: scope?.index ?? -1)] }
        set { types[NameInScope(name: name, unit: unit, scope: scope?.index ?? -1)] = newValue }
    }
}

extension Program {
    /// What `name` alone means at a place, local declarations left aside: a member of the types around it, else what is
    /// declared outside types.
    func lookUpName(_ name: String, at place: CodePlace) -> [DeclarationID] {
        let around = enclosingTypeDeclaration(of: place)
        if let known = nameMeanings[members: name, place.unit, around] { return known }
        let found = around.map { memberMeaning(of: name, around: $0) } ?? []
        let meaning = found.isEmpty ? lookUpGlobals(name, inUnit: place.unit) : found
        nameMeanings[members: name, place.unit, around] = meaning
        return meaning
    }

    private func memberMeaning(of name: String, around declaration: DeclarationID) -> [DeclarationID] {
        guard let type = type(of: declaration) else {
            return foreignMembers(name, of: QualifiedName.lastPart(fact(declaration).name), inUnit: declaration.unit)
        }
        var around: TypeID? = type
        while let type = around {
            let found = members(name, of: type)
            if !found.isEmpty { return found }
            around = parent(of: type)
        }
        return []
    }

    /// What `compute` finds that a name means as a type, found once.
    func keepingTypeMeaning(
        of name: String, inUnit unit: Int, _ scope: TypeID?, _ compute: () -> ValueType?
    ) -> ValueType? {
        if let known = nameMeanings[type: name, unit, scope] { return known }
        let meaning = compute()
        nameMeanings[type: name, unit, scope] = .some(meaning)
        return meaning
    }
}
