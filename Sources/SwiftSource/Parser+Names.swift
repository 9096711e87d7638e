extension Parser {
    /// Token of the name that is meant where `name` was just read: in `Module::name` the one behind the colons.
    mutating func qualified(_ name: Int) -> Int {
        guard kind == .colonColon, isNameBehindModule(at: index + 1) else { return name }
        advance()
        let member = position
        advance()
        return member
    }

    /// Whether a name stands at token `token`, on the line of the colons before it. Any word will do there.
    func isNameBehindModule(at token: Int) -> Bool {
        guard token < tokens.count, !tokens.flags[token].contains(.startsLine) else { return false }
        switch tokens.kinds[token] {
        case .identifier, .keyword, .dollarIdentifier: return true
        default: return false
        }
    }
}
