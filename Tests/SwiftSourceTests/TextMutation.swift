@testable import SwiftSource

/// One small change of a text, such as a person in an editor or a broken disk makes.
enum TextMutation: CaseIterable {
    case cut, changedBytes, deletedToken, doubledToken, swappedTokens

    static func mutate(_ bytes: [UInt8], using random: inout RandomNumbers) -> [UInt8] {
        TextMutation.allCases.randomElement(using: &random)?.applied(to: bytes, using: &random) ?? bytes
    }

    private func applied(to bytes: [UInt8], using random: inout RandomNumbers) -> [UInt8] {
        var bytes = bytes
        let tokens = Tokens(lexing: bytes)
        let first = Int.random(in: 0..<tokens.count, using: &random)
        let second = Int.random(in: 0..<tokens.count, using: &random)
        let left = range(min(first, second), tokens)
        let right = range(max(first, second), tokens)
        switch self {
        case .cut:
            return Array(bytes.prefix(Int.random(in: 0...bytes.count, using: &random)))
        case .changedBytes:
            for _ in 0..<3 where !bytes.isEmpty {
                bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
            }
            return bytes
        case .deletedToken:
            bytes.removeSubrange(left)
            return bytes
        case .doubledToken:
            bytes.insert(contentsOf: bytes[left], at: left.upperBound)
            return bytes
        case .swappedTokens:
            guard left.upperBound <= right.lowerBound else { return bytes }
            return Array(bytes[..<left.lowerBound] + bytes[right] + bytes[left.upperBound..<right.lowerBound] + bytes[left]
                + bytes[right.upperBound...])
        }
    }

    private func range(_ token: Int, _ tokens: Tokens) -> Range<Int> { Int(tokens.starts[token])..<Int(tokens.ends[token]) }
}
