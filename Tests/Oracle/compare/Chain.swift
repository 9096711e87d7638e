/// The way through members, calls and subscripts to an expression: `list.first?.name` or `Text(){}.padding()`.
enum Chain {
    /// Longer chains are compared by their last links. The program in `../parser` has the same number.
    static let maximumLinks = 12

    static func path(to expression: Node) -> String {
        var links: [String] = []
        var next: Node? = expression
        while let current = next, links.count < maximumLinks {
            let (link, base) = link(current)
            links.append(link)
            next = base
        }
        return links.reversed().joined()
    }

    /// One link, and what it hangs on.
    private static func link(_ expression: Node) -> (String, Node?) {
        switch expression.kind {
        case .memberAccess: ("." + (expression.name ?? ""), base(of: expression))
        case .call: ("()", expression.firstChild)
        case .subscriptCall: ("[]", expression.firstChild)
        case .optionalChaining: ("?", expression.firstChild)
        case .forceUnwrap: ("!", expression.firstChild)
        case .genericSpecialization: ("<>", expression.firstChild)
        case .identifierExpression: (name(of: expression), nil)
        default: ("_", nil)
        }
    }

    private static func base(of access: Node) -> Node? {
        access.firstChild.flatMap { $0.kind == .missingExpression ? nil : $0 }
    }

    /// `super` and `Any` are no references to swift-syntax.
    private static func name(of expression: Node) -> String {
        switch expression.name {
        case "super", "Any": "_"
        case let name: name ?? ""
        }
    }
}
