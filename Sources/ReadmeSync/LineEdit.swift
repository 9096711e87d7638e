/// How one line of a block and one line of a source go together. Lines are given by their index in each.
enum LineEdit: Sendable {
    case equal(block: Int, source: Int)
    /// The same text behind other white space.
    case reindented(block: Int, source: Int)
    /// Another text in the same place.
    case replaced(block: Int, source: Int)
    case onlyInBlock(block: Int)
    case onlyInSource(source: Int)

    var isEqual: Bool {
        if case .equal = self { true } else { false }
    }

    var blockLine: Int? {
        switch self {
        case .equal(let block, _), .reindented(let block, _), .replaced(let block, _), .onlyInBlock(let block): block
        case .onlyInSource: nil
        }
    }

    var sourceLine: Int? {
        switch self {
        case .equal(_, let source), .reindented(_, let source), .replaced(_, let source), .onlyInSource(let source): source
        case .onlyInBlock: nil
        }
    }
}

extension [LineEdit] {
    /// The line an edit is about; for a line that only the other side has, the one that follows, or else the one
    /// before.
    func nearby(_ edit: Int, _ line: (LineEdit) -> Int?) -> Int? {
        self[edit...].lazy.compactMap(line).first ?? self[..<edit].last { line($0) != nil }.flatMap(line)
    }
}
