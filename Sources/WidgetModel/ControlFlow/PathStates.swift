/// How the paths stand that come to one point of a body.
struct PathStates {
    /// Whether any path comes there.
    private(set) var isReached: Bool
    /// Whether one does on which the value has been used.
    private(set) var hasUsed = false
    /// Whether one does on which it has not, and the branches that led there.
    private(set) var unused: [PathEnd]?
    /// Ends of paths through closures, for those on which the value has gone to nothing but closures that may not use
    /// it.
    private(set) var pending: [PathEnd]?
    /// How often it has been used; two stands for more.
    private(set) var uses = 0...0

    static let none = PathStates(isReached: false, unused: nil)
    /// At the beginning of a body.
    static let start = PathStates(isReached: true, unused: [])

    private init(isReached: Bool, unused: [PathEnd]?) {
        self.isReached = isReached
        self.unused = unused
    }

    /// Whether every path that comes there has used the value.
    var isUsedByAll: Bool { isReached && unused == nil && pending == nil }

    mutating func use() {
        guard isReached else { return }
        hasUsed = true
        unused = nil
        pending = nil
        uses = min(uses.lowerBound + 1, 2)...min(uses.upperBound + 1, 2)
    }

    /// The value goes to something that uses it on some paths.
    ///
    /// - Parameter ends: Of those that do not; none when all do.
    mutating func use(exceptAt ends: [PathEnd]) {
        guard isReached else { return }
        if ends.isEmpty { return use() }
        if unused != nil {
            unused = nil
            pending = (pending ?? []).adding(ends)
        } else if let known = pending {
            pending = known.adding(ends)
        }
        uses = uses.lowerBound...min(uses.upperBound + 1, 2)
    }

    /// It may go on being used: the code is run several times.
    mutating func repeatUses(since before: PathStates) {
        if uses.upperBound > before.uses.upperBound { uses = uses.lowerBound...2 }
    }

    mutating func merge(_ other: PathStates) {
        guard other.isReached else { return }
        guard isReached else {
            self = other
            return
        }
        hasUsed = hasUsed || other.hasUsed
        if let theirs = other.unused { unused = (unused ?? []).adding(theirs) }
        if let theirs = other.pending { pending = (pending ?? []).adding(theirs) }
        uses = min(uses.lowerBound, other.uses.lowerBound)...max(uses.upperBound, other.uses.upperBound)
    }

    /// Names the branch that led here, unless one further in was named since.
    mutating func blame(_ end: PathEnd, since before: PathStates) {
        if let unused, Set(unused).subtracting(before.unused ?? []).isEmpty { self.unused = [end] }
    }

    /// Branches that come together again, each with what to name when it did not use the value and another did.
    static func merged(_ branches: [(states: PathStates, end: PathEnd)], since before: PathStates) -> PathStates {
        let isDivided = branches.contains { $0.states.isReached && $0.states.unused == nil }
        return branches.reduce(into: none) { all, branch in
            var states = branch.states
            if isDivided { states.blame(branch.end, since: before) }
            all.merge(states)
        }
    }
}

extension [PathEnd] {
    fileprivate func adding(_ others: [PathEnd]) -> [PathEnd] { self + others.filter { !contains($0) } }
}
