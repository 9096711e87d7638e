import Project

extension Program {
    /// The type that `name` means in a file, inside `scope`. Nil when the project declares none, or several that fit
    /// equally well: then nobody can say which one is meant.
    public func lookUpType(_ name: String, inUnit unit: Int, scope: TypeID?) -> TypeID? {
        lookUpType(name, inUnit: unit, scope: scope, aliases: 0)
    }

    /// - Parameter aliases: How many typealiases led here; they may go round in circles.
    private func lookUpType(_ name: String, inUnit unit: Int, scope: TypeID?, aliases: Int) -> TypeID? {
        guard aliases < 16 else { return nil }
        let (first, rest) = QualifiedName.split(name)
        if first == "Self", let scope { return nested(rest, in: scope) }
        var around = scope
        while let type = around {
            if let inner = nestedType(first, in: type) { return nested(rest, in: inner) }
            if let alias = aliasTarget(first, in: type) {
                return lookUpType(alias, inUnit: unit, scope: parent(of: type), aliases: aliases + 1)
                    .flatMap { nested(rest, in: $0) }
            }
            if isGenericParameter(first, of: type) { return nil }
            around = parent(of: type)
        }
        load(.type(first.utf8))
        let candidates = typesByName[first, default: []].filter { !isNested($0) }
        if let best = nearest(candidates, to: unit, { types[$0.index].declaration }) {
            return nested(rest, in: best)
        }
        if candidates.isEmpty, let alias = globalAlias(first, inUnit: unit) {
            return lookUpType(alias, inUnit: unit, scope: nil, aliases: aliases + 1).flatMap { nested(rest, in: $0) }
        }
        // `Module.Type`
        guard let rest, candidates.isEmpty, !QualifiedName.isAppleModule(first) else { return nil }
        return lookUpType(rest, inUnit: unit, scope: nil, aliases: aliases)
    }

    /// - Parameter path: Names of types, each nested in the one before; nil for the type itself.
    private func nested(_ path: String?, in type: TypeID) -> TypeID? {
        var path = path
        var current = type
        while let names = path {
            let (name, rest) = QualifiedName.split(names)
            guard let inner = nestedType(name, in: current) else { return nil }
            current = inner
            path = rest
        }
        return current
    }

    private func nestedType(_ name: String, in type: TypeID) -> TypeID? {
        ownMembers(name, of: type).lazy.compactMap { self.type(of: $0) }.first
    }

    private func aliasTarget(_ name: String, in type: TypeID) -> String? {
        ownMembers(name, of: type).lazy.map { self.fact($0) }.first { $0.kind == .alias && !$0.type.isEmpty }?.type
    }

    private func globalAlias(_ name: String, inUnit unit: Int) -> String? {
        let aliases = globals[name, default: []].filter { fact($0).kind == .alias }
        return nearest(aliases, to: unit, \.self).map { fact($0).type }.flatMap { $0.isEmpty ? nil : $0 }
    }

    private func isGenericParameter(_ name: String, of type: TypeID) -> Bool {
        fact(types[type.index].declaration).genericParameters.contains(name)
    }

    /// All types of a name: those outside other types, wherever they stand, and nested ones in what was read.
    public func types(named name: String) -> [TypeID] {
        load(.type(name.utf8))
        return (typesByName[name] ?? []).sorted { types[$0.index].declaration < types[$1.index].declaration }
    }

    private func isNested(_ type: TypeID) -> Bool { fact(types[type.index].declaration).parent != nil }

    /// Functions and properties outside types that are called `name`, those nearest to the file.
    public func lookUpGlobals(_ name: String, inUnit unit: Int) -> [DeclarationID] {
        load(.global(name.utf8))
        return nearestGroup(globals[name, default: []].filter { fact($0).kind != .alias }, to: unit, \.self)
    }

    /// What extensions of the project add to the foreign type `type` under `name`, nearest first.
    public func foreignMembers(_ name: String, of type: String, inUnit unit: Int) -> [DeclarationID] {
        let members = extensionMembers(name, ofTypeNamed: QualifiedName.lastPart(type)).filter {
            foreignExtendedType(of: $0).map(QualifiedName.withoutAppleModule) == type
        }
        return nearestGroup(members, to: unit, \.self)
    }

    /// Whether the project declares a type of this name outside other types, in a file whose declarations may be visible
    /// in `unit`.
    public func declaresType(_ name: String, visibleFrom unit: Int) -> Bool {
        load(.type(name.utf8))
        return typesByName[name]?.contains { !isNested($0) && isInSight(types[$0.index].declaration, from: unit) } ?? false
    }

    /// The same for a place, where a name may also mean a type inside one of those around it.
    public func declaresType(_ name: String, visibleAt place: CodePlace) -> Bool {
        declaresType(name, visibleFrom: place.unit)
            || lookUpType(name, inUnit: place.unit, scope: scope(at: place)) != nil
    }

    /// The one candidate that stands nearest to `unit`; nil when several are equally near.
    private func nearest<Candidate>(
        _ candidates: [Candidate], to unit: Int, _ declaration: (Candidate) -> DeclarationID
    ) -> Candidate? {
        let group = nearestGroup(candidates, to: unit, declaration)
        return group.count == 1 ? group[0] : nil
    }
}
