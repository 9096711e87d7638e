import SwiftSource

/// Pieces of a `Package.swift`, which tell how to depend on a package and cannot stand in its sources.
enum ManifestFragment {
    /// Whether a block looks like one and declares nothing that could be compiled.
    static func isOne(_ block: BlockText) -> Bool {
        guard beginsLikeOne(block) || callsPackage(block) else { return false }
        return !declaresTypeOrFunction(block.bytes)
    }

    private static func beginsLikeOne(_ block: BlockText) -> Bool {
        for line in block.lines where !line.isBlank {
            let text = block.bytes[line.text]
            if beginnings.contains(where: { text.starts(with: $0.utf8) }) { return true }
            guard text.starts(with: "//".utf8) else { return false }
        }
        return false
    }

    private static func callsPackage(_ block: BlockText) -> Bool {
        guard mayNamePackage(block.bytes) else { return false }
        let tokens = Tokens(lexing: block.bytes)
        return (0..<tokens.count).contains { token in
            tokens.kinds[token] == .leftParen && token > 0 && tokens.kinds[token - 1] == .identifier
                && isPackage(block.bytes[Int(tokens.starts[token - 1])..<Int(tokens.ends[token - 1])], tokens, token - 1)
        }
    }

    /// Whether `ackage` stands in a text, which is rarer than it is quick to tell.
    private static func mayNamePackage(_ bytes: [UInt8]) -> Bool {
        let name = "ackage".utf8
        return bytes.indices.dropFirst(2).contains { index in
            bytes[index] == UInt8(ascii: "k") && bytes[(index - 2)...].starts(with: name)
        }
    }

    /// `Package(` or `.package(`.
    private static func isPackage(_ name: ArraySlice<UInt8>, _ tokens: Tokens, _ token: Int) -> Bool {
        if name.elementsEqual("Package".utf8) { return true }
        return name.elementsEqual("package".utf8) && token > 0 && tokens.kinds[token - 1] == .period
    }

    private static func declaresTypeOrFunction(_ bytes: [UInt8]) -> Bool {
        let tokens = Tokens(lexing: bytes)
        return (0..<tokens.count).contains { token in
            guard tokens.kinds[token] == .keyword else { return false }
            switch tokens.keywords[token] {
            case .struct, .class, .enum, .protocol, .extension, .func: return true
            default: return false
            }
        }
    }

    private static let beginnings = [
        "// swift-tools-version", "//swift-tools-version", "import PackageDescription", "let package", "dependencies:",
        "targets:", ".package(",
    ]
}
