/// Says where a text stops being a property list, and what to do about it.
struct OpenStepDamage {
    private let error: OpenStepError
    private let bytes: [UInt8]

    init(_ error: OpenStepError, in bytes: [UInt8]) {
        self.error = error
        self.bytes = bytes
    }

    func problem(path: String) -> ProjectProblem {
        // A conflict that was never resolved is the usual reason; what the parser stumbles over only follows from it.
        if let line = conflictLine {
            return ProjectProblem(path: path, line: line, message: "a merge conflict was left unresolved here")
        }
        switch error {
        case .empty:
            return ProjectProblem(path: path, message: "this property list is empty")
        case .unexpected(let offset, let expected):
            let place = offset < bytes.count ? "found \(quoted(at: offset))" : "the file ends"
            return problem(path, at: offset, "\(place) where \(name(of: expected)) should stand")
        case .missingSemicolon(let offset):
            return problem(path, at: offset, "a semicolon is missing behind this value")
        case .missingComma(let offset):
            return problem(path, at: offset, "a comma is missing behind this value")
        case .unclosed(let offset):
            let place = unbalancedOffset ?? offset
            return problem(path, at: place, "what begins here with \(quoted(at: place)) is never closed")
        case .surplus(let offset):
            return problem(path, at: offset, "the list has ended before this; a bracket too many closes it")
        }
    }

    private func problem(_ path: String, at offset: Int, _ message: String) -> ProjectProblem {
        let end = min(offset, bytes.count)
        let line = 1 + bytes[..<end].count { $0 == UInt8(ascii: "\n") }
        return ProjectProblem(path: path, line: line, message: "this property list cannot be read: \(message)")
    }

    private func name(of expectation: OpenStepError.Expectation) -> String {
        switch expectation {
        case .key: "a key"
        case .value: "a value"
        case .equalsSign: "an equals sign"
        }
    }

    private func quoted(at offset: Int) -> String {
        guard offset < bytes.count else { return "the end" }
        let byte = bytes[offset]
        return 0x21...0x7E ~= byte ? "`\(Character(UnicodeScalar(byte)))`" : "byte \(byte)"
    }

    /// One-based line of the first conflict marker.
    private var conflictLine: Int? {
        let markers = ["<<<<<<<", "=======", ">>>>>>>", "|||||||"]
        var line = 1
        for text in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
            if markers.contains(where: { text.starts(with: $0.utf8) }) { return line }
            line += 1
        }
        return nil
    }

    /// The first bracket whose line is indented otherwise than the line of the bracket that closes it. The parser only
    /// knows that one of the outermost brackets stays open, while the one that was forgotten may stand anywhere.
    private var unbalancedOffset: Int? {
        guard case .unclosed(let offset) = error else { return nil }
        guard bytes[offset] == UInt8(ascii: "{") || bytes[offset] == UInt8(ascii: "(") else { return nil }
        var open: [(offset: Int, indentation: Int)] = []
        var lineStart = 0
        for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
            defer { lineStart += line.count + 1 }
            let indentation = line.prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }.count
            let first = line.dropFirst(indentation).first
            if first == UInt8(ascii: "}") || first == UInt8(ascii: ")") {
                guard let last = open.popLast() else { return nil }
                if last.indentation != indentation { return last.offset }
            }
            // Xcode writes brackets that stay open for other lines at the end of theirs.
            guard let last = line.last, last == UInt8(ascii: "{") || last == UInt8(ascii: "(") else { continue }
            open.append((lineStart + line.count - 1, indentation))
        }
        return nil
    }
}
