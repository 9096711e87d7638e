import SwiftSource

/// Numbers as they are written in code.
enum NumberLiteral {
    /// `86_400`, `1.5`, `6e2`, `0x3C`, `0b1`; nil for what no number can hold.
    static func value(of node: Node) -> Double? {
        let text = node.text.filter { $0 != "_" }
        for (prefix, radix) in [("0b", 2), ("0o", 8)] where text.hasPrefix(prefix) {
            return Int(text.dropFirst(prefix.count), radix: radix).map(Double.init)
        }
        guard let number = Double(text), number.isFinite else { return nil }
        return number
    }
}
