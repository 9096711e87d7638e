/// Lines of a source, by its number and by the indices of its lines.
struct SourceMatch {
    let file: Int
    let lines: Range<Int>
}

/// Looks for blocks that stand in a source as they are.
struct BlockMatcher {
    enum Result {
        /// In code of a compiled source.
        case compiled(SourceMatch)
        /// In code, of files that no target compiles.
        case uncompiled(SourceMatch)
        /// In text that only looks like code.
        case inactive(SourceMatch, InactiveReason)
        case none

        /// A match in code proves more than one in a comment, and a compiled one most.
        fileprivate var rank: Int {
            switch self {
            case .none: 0
            case .inactive: 1
            case .uncompiled: 2
            case .compiled: 3
            }
        }
    }

    let files: [SourceText]
    let index: SourceIndex
    /// By number of the file. Lexed once a match needs it.
    private(set) var inactiveCode: [Int: InactiveCode]

    init(files: [SourceText], index: SourceIndex, inactiveCode: [Int: InactiveCode] = [:]) {
        self.files = files
        self.index = index
        self.inactiveCode = inactiveCode
    }

    /// The best match of a block as it is, or else without its leading imports.
    mutating func find(_ block: BlockText) -> Result {
        let whole = findLines(of: block) { _ in true }
        if case .compiled = whole { return whole }
        guard let imports = LeadingImports(of: block) else { return whole }
        let rest = findLines(of: imports.rest) { imports.areImported(by: $0) }
        return rest.rank > whole.rank ? rest : whole
    }

    /// Compares the text around each place of the block's rarest line.
    private mutating func findLines(of block: BlockText, where isAllowed: (SourceText) -> Bool) -> Result {
        guard let anchor = rarestLine(of: block) else { return .none }
        var best = Result.none
        for place in index.places(of: block.lines[anchor].hash) {
            let file = Int(place.file)
            let start = Int(place.line) - anchor
            guard BlockMatcher.stands(block, in: files[file], at: start), isAllowed(files[file]) else { continue }
            let match = SourceMatch(file: file, lines: start..<start + block.lines.count)
            let result = judge(match)
            if result.rank > best.rank { best = result }
            if case .compiled = best { break }
        }
        return best
    }

    private mutating func judge(_ match: SourceMatch) -> Result {
        let source = files[match.file]
        let code = inactiveCode[match.file] ?? InactiveCode(source.bytes)
        inactiveCode[match.file] = code
        if let reason = code.reason(at: Int(source.lines[match.lines.lowerBound].textStart)) {
            return .inactive(match, reason)
        }
        return source.isCompiled ? .compiled(match) : .uncompiled(match)
    }

    /// The line of the block that stands in the fewest places; `nil` when a line stands nowhere.
    private func rarestLine(of block: BlockText) -> Int? {
        var rarest: Int?
        var fewest = Int.max
        for (number, line) in block.lines.enumerated() where !line.isBlank {
            let count = index.places(of: line.hash).count
            if count == 0 { return nil }
            if count < fewest {
                fewest = count
                rarest = number
            }
        }
        return rarest
    }

    /// Whether the lines of `source` from `start` are those of the block, with the same white space added before each.
    static func stands(_ block: BlockText, in source: SourceText, at start: Int) -> Bool {
        guard start >= 0, start + block.lines.count <= source.lines.count else { return false }
        var addedIndentation: ArraySlice<UInt8>?
        for (number, line) in block.lines.enumerated() {
            let other = source.lines[start + number]
            if line.isBlank || other.isBlank {
                guard line.isBlank, other.isBlank else { return false }
                continue
            }
            guard line.hash == other.hash else { return false }
            let text = block.text(of: line)
            let whole = source.bytes[other.whole]
            guard whole.count >= text.count, whole.suffix(text.count).elementsEqual(text) else { return false }
            let added = whole.dropLast(text.count)
            guard added.count <= other.indentation.count else { return false }
            if let expected = addedIndentation {
                guard added.elementsEqual(expected) else { return false }
            } else {
                addedIndentation = added
            }
        }
        return true
    }
}
