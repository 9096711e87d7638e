/// Reads a selector. Recursive descent over bytes; the deepest nesting is limited, as the text may be anybody's.
struct SelectorParser {
    var scanner: SelectorScanner
    /// How deep in parentheses the parser is.
    private var depth = 0
    private static let maximumDepth = 32

    /// What a selector in the text is for.
    private enum Role {
        /// The whole text.
        case whole
        /// In parentheses, for the node with the test or one around it.
        case test
        /// In parentheses, for what stands below the node with the test.
        case relative
    }

    init(_ text: String) { scanner = SelectorScanner(text) }

    mutating func parseWhole() throws(SelectorError) -> Selector {
        let selector = try parseSelector(.whole)
        guard scanner.isAtEnd else { throw scanner.unexpected("a combinator, a test or the end") }
        return selector
    }

    /// Alternatives up to the end, or to a closing parenthesis.
    private mutating func parseSelector(_ role: Role = .test) throws(SelectorError) -> Selector {
        depth += 1
        defer { depth -= 1 }
        guard depth <= Self.maximumDepth else { throw scanner.error("this is nested too deeply") }
        var patterns = [try parsePattern(role)]
        while scanner.take(",") { patterns.append(try parsePattern(role)) }
        return Selector(patterns: patterns)
    }

    private mutating func parsePattern(_ role: Role) throws(SelectorError) -> SelectorPattern {
        let isChild = role == .relative && scanner.take(">")
        var context: SelectorContext?
        var compound = try parseCompound(&context)
        var surroundings: [(compound: SelectorCompound, isParent: Bool)] = []
        while true {
            scanner.skipSpace()
            let isParent = scanner.take(">")
            guard isParent || scanner.isAtKind else { break }
            surroundings.insert((compound, isParent), at: 0)
            if let context { throw scanner.error("`:in(\(context.rawValue))` belongs to the last part of a selector") }
            compound = try parseCompound(&context)
        }
        if role == .relative {
            surroundings.append((SelectorCompound(kind: nil, tests: [.scope], capture: nil), isChild))
        }
        if context != nil, role != .whole {
            throw scanner.error("a context can only be asked for outside of other tests")
        }
        return SelectorPattern(compound, in: surroundings, context: context)
    }

    /// A kind with its tests, or tests alone.
    private mutating func parseCompound(_ context: inout SelectorContext?) throws(SelectorError) -> SelectorCompound {
        scanner.skipSpace()
        var kind: SelectorKind?
        if let word = scanner.takeWord() {
            guard let known = SelectorKind(rawValue: word.text) else {
                let names = SelectorKind.allCases.map(\.rawValue)
                throw SelectorError.unknown(word.text, "kind of node", among: names, word.range)
            }
            kind = known
        } else if !scanner.take("*"), !scanner.isAtTest {
            throw scanner.unexpected("a kind of node such as `call`, or `*`")
        }
        var tests: [SelectorTest] = []
        while let test = try parseTest(&context) { tests.append(test) }
        var capture: String?
        if scanner.takeDirectly("@") {
            guard let word = scanner.takeWord() else { throw scanner.unexpected("the name of a capture") }
            capture = word.text
        }
        return SelectorCompound(kind: kind, tests: tests, capture: capture)
    }
}

// MARK: - Tests

extension SelectorParser {
    /// One test that comes next, perhaps on a line of its own; nil when there is none. A context is put into `context`, and the next test taken.
    private mutating func parseTest(_ context: inout SelectorContext?) throws(SelectorError) -> SelectorTest? {
        while true {
            if scanner.take("[") { return try parseAttribute() }
            guard scanner.take(":") else { return nil }
            guard let word = scanner.takeWord() else { throw scanner.unexpected("a test such as `has`") }
            guard let name = SelectorTestName(rawValue: word.text) else {
                let names = SelectorTestName.allCases.map(\.rawValue)
                throw SelectorError.unknown(word.text, "test", among: names, word.range)
            }
            if name == .external { return .external }
            guard scanner.takeDirectly("(") else { throw scanner.unexpected("`(`") }
            if name == .in, let found = scanner.takeContext() {
                guard context == nil else { throw scanner.error("there is a context already") }
                context = found
                try close()
                continue
            }
            let test = try parseArguments(of: name)
            try close()
            return test
        }
    }

    private mutating func parseArguments(of name: SelectorTestName) throws(SelectorError) -> SelectorTest {
        switch name {
        case .argument: return try parseArgument()
        case .has: return .has(try parseSelector(.relative))
        case .not: return .not(try parseSelector())
        case .is: return .matches(try parseSelector())
        case .in: return .inside(try parseInside())
        case .modifies: return .modifies(try parseSelector())
        case .modifiedBy: return .modified(try parseSelector())
        case .external: return .external
        }
    }

    /// A word that is neither a context nor a kind may be meant for either.
    private mutating func parseInside() throws(SelectorError) -> Selector {
        var next = scanner
        if let word = next.takeWord(), SelectorKind(rawValue: word.text) == nil {
            let known = SelectorContext.allCases.map(\.rawValue) + SelectorKind.allCases.map(\.rawValue)
            if SelectorContext(rawValue: word.text) == nil {
                throw SelectorError.unknown(word.text, "context or kind of node", among: known, word.range)
            }
        }
        return try parseSelector()
    }

    /// `label:`, `label: selector`, `_: selector`, `*: selector`.
    private mutating func parseArgument() throws(SelectorError) -> SelectorTest {
        let label: SelectorArgumentLabel
        if scanner.take("*") {
            label = .any
        } else if let word = scanner.takeWord() {
            label = word.text == "_" ? .none : .named(word.text)
        } else {
            throw scanner.unexpected("a label, `_` or `*`")
        }
        guard scanner.take(":") else { throw scanner.unexpected("`:` behind the label") }
        scanner.skipSpace()
        guard !scanner.isAt(")") else { return .argument(label, nil) }
        return .argument(label, try parseSelector())
    }

    /// What stands behind `[`.
    private mutating func parseAttribute() throws(SelectorError) -> SelectorTest {
        guard let word = scanner.takeWord() else { throw scanner.unexpected("an attribute such as `name`") }
        guard let attribute = SelectorAttribute(rawValue: word.text) else {
            let names = SelectorAttribute.allCases.map(\.rawValue)
            throw SelectorError.unknown(word.text, "attribute", among: names, word.range)
        }
        if scanner.take("]") { return .attribute(attribute, nil) }
        guard let comparison = SelectorComparison.Operator.allCases.first(where: { scanner.take($0.rawValue) }) else {
            throw scanner.unexpected("`=`, `!=`, `^=`, `$=`, `*=` or `]`")
        }
        var values = [try scanner.takeValue()]
        while scanner.take("|") { values.append(try scanner.takeValue()) }
        guard scanner.take("]") else { throw scanner.unexpected("`]`") }
        return .attribute(attribute, SelectorComparison(operator: comparison, values: values))
    }

    private mutating func close() throws(SelectorError) {
        guard scanner.take(")") else { throw scanner.unexpected("`)`") }
    }
}

/// The words behind a colon.
enum SelectorTestName: String, CaseIterable {
    case argument, has, not, `is`, `in`, modifies, external
    case modifiedBy = "modified-by"
}
