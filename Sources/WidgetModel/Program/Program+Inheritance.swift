extension Program {
    /// Whether the type names the protocol in its inheritance clauses, or a protocol or typealias of the project that
    /// leads to it.
    public func conforms(_ type: TypeID, to protocolName: String) -> Bool {
        if let known = types[type.index].conformances[protocolName] { return known }
        var visited: Set<String> = []
        let scope = parent(of: type)
        let conforms = inheritedNames(of: type).contains {
            leads($0.name, inUnit: $0.unit, scope: scope, to: protocolName, &visited)
        }
        types[type.index].conformances[protocolName] = conforms
        return conforms
    }

    /// The types a type names behind its colons, in extensions too, with the file that names them.
    public func inheritedNames(of type: TypeID) -> [(name: String, unit: Int)] {
        if let known = types[type.index].inheritedNames { return known }
        let names = ([types[type.index].declaration] + conformingExtensions(of: type)).flatMap { id in
            fact(id).inherited.map { (name: $0, unit: id.unit) }
        }
        types[type.index].inheritedNames = names
        return names
    }

    /// - Parameter scope: The type around the one that names it, in which a name may mean another type.
    private func leads(
        _ name: String, inUnit unit: Int, scope: TypeID?, to protocolName: String, _ visited: inout Set<String>
    ) -> Bool {
        if name == protocolName {
            let isNested = scope != nil && lookUpType(name, inUnit: unit, scope: scope) != nil
            return !isNested && !declaresType(name, visibleFrom: unit)
        }
        if QualifiedName.lastPart(name) == protocolName {
            return QualifiedName.isAppleModule(QualifiedName.split(name).first)
        }
        guard visited.insert(name).inserted else { return false }
        if let type = lookUpType(name, inUnit: unit, scope: scope) {
            let scope = parent(of: type)
            return inheritedNames(of: type).contains {
                leads($0.name, inUnit: $0.unit, scope: scope, to: protocolName, &visited)
            }
        }
        return lookUpAliases(name, inUnit: unit).contains { alias in
            fact(alias).inherited.contains {
                leads($0, inUnit: alias.unit, scope: nil, to: protocolName, &visited)
            }
        }
    }

    private func lookUpAliases(_ name: String, inUnit unit: Int) -> [DeclarationID] {
        nearestGroup(globals[name, default: []].filter { fact($0).kind == .alias }, to: unit, \.self)
    }

    /// Members called `name` that a value of the type has: its own, then those of the types and protocols of the project
    /// that it inherits.
    public func members(_ name: String, of type: TypeID) -> [DeclarationID] {
        var visited: Set<TypeID> = []
        return members(name, of: type, &visited)
    }

    private func members(_ name: String, of type: TypeID, _ visited: inout Set<TypeID>) -> [DeclarationID] {
        guard visited.insert(type).inserted else { return [] }
        let own = ownMembers(name, of: type)
        // A protocol's requirement says nothing about the body; what its extensions say comes from the same list.
        let useful = kind(type) == .protocol ? own.filter { fact($0).hasBody } : own
        if !useful.isEmpty { return useful }
        for ancestor in ancestors(of: type) {
            let found =
                switch ancestor {
                case .project(let parent): members(name, of: parent, &visited)
                case .foreign(let parent, let unit): foreignMembers(name, of: parent, inUnit: unit)
                }
            if !found.isEmpty { return found }
        }
        return own
    }

    /// What a type inherits, found once.
    func ancestors(of type: TypeID) -> [Ancestor] {
        if let known = types[type.index].ancestors { return known }
        let scope = parent(of: type)
        let ancestors = inheritedNames(of: type).map { name, unit in
            lookUpType(name, inUnit: unit, scope: scope).map { .project($0) }
                ?? Ancestor.foreign(QualifiedName.lastPart(name), unit: unit)
        }
        types[type.index].ancestors = ancestors
        return ancestors
    }
}
