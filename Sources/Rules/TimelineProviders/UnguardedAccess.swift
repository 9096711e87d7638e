import SwiftSource

/// `x[0]`, `x.first!` and `x.last!`, which end the program when there is no such element.
struct UnguardedAccess {
    let collection: Node
    /// UTF-8 range of what goes wrong.
    let range: Range<Int>
    private let isLast: Bool

    /// As it is said: "first".
    var word: String { isLast ? "last" : "first" }
    /// The property that gives nil instead.
    var safeName: String { word }

    init?(_ node: Node) {
        switch node.kind {
        case .subscriptCall:
            guard let base = node.firstChild, let list = node.firstChild(.argumentList) else { return nil }
            let arguments = Array(list.children(.argument))
            guard arguments.count == 1, arguments[0].name == nil, let index = arguments[0].firstChild,
                index.kind == .integerLiteral, index.text == "0"
            else { return nil }
            collection = base
            isLast = false
        case .forceUnwrap:
            guard let access = node.firstChild, access.kind == .memberAccess,
                access.named("first") || access.named("last"),
                let base = access.firstChild
            else { return nil }
            collection = base
            isLast = access.named("last")
        default:
            return nil
        }
        range = node.range
    }
}
