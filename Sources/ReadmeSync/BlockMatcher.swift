/// Lines of a source, by its number and by the indices of its lines.
struct SourceMatch: Sendable {
    let file: Int
    let lines: Range<Int>
}

/// Looks for blocks that stand in a source as they are.
struct BlockMatcher {
    enum Result: Sendable {
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

    /// What is looked for: a text, and the modules that its file must import.
    struct Question: Hashable {
        let text: [UInt8]
        let modules: Set<String>
    }

    let library: SourceLibrary
    var files: [SourceText] { library.files }

    init(_ library: SourceLibrary) { self.library = library }

    /// The best match of a block as it is, or else without its leading imports.
    mutating func find(_ block: BlockText) -> Result {
        let whole = findLines(of: block, importing: [])
        if case .compiled = whole { return whole }
        guard let imports = LeadingImports(of: block) else { return whole }
        let rest = findLines(of: imports.rest, importing: imports.modules)
        return rest.rank > whole.rank ? rest : whole
    }

    /// Compares the text around each place of the block's rarest line.
    private func findLines(of block: BlockText, importing modules: Set<String>) -> Result {
        guard let anchor = rarestLine(of: block) else { return .none }
        let first = bestMatch(of: block, at: anchor.places.prefix(library.limits.places), anchor.line, modules)
        if case .compiled = first { return first }
        guard anchor.places.count > library.limits.places else { return first }
        // All lines are common ones. Such a block takes long, and may come again.
        let question = Question(text: block.normalized, modules: modules)
        if let known = library.match(question) { return known }
        let result = rarestRun(of: block, anchor).map { bestMatch(of: block, at: $0.places, $0.line, modules) } ?? .none
        library.keep(result, for: question)
        return result
    }

    /// The best match among those where the line of the block stands in one of the places.
    private func bestMatch(
        of block: BlockText, at places: ArraySlice<SourceIndex.Place>, _ line: Int, _ modules: Set<String>
    ) -> Result {
        var best = Result.none
        for place in places {
            library.count(1)
            let file = Int(place.file)
            let start = Int(place.line) - line
            guard BlockMatcher.stands(block, in: files[file], at: start),
                modules.isEmpty || modules.isSubset(of: library.imports(ofFile: file))
            else { continue }
            let match = SourceMatch(file: file, lines: start..<start + block.lines.count)
            let result = judge(match)
            if result.rank > best.rank { best = result }
            if case .compiled = best { break }
        }
        return best
    }

    private func judge(_ match: SourceMatch) -> Result {
        if let reason = inactiveReason(ofLine: match.lines.lowerBound, inFile: match.file) {
            return .inactive(match, reason)
        }
        return files[match.file].isCompiled ? .compiled(match) : .uncompiled(match)
    }

    /// Whether a line of a source, by its index, begins as code, and not in text that looks like it.
    func isCode(_ line: Int, inFile file: Int) -> Bool { inactiveReason(ofLine: line, inFile: file) == nil }

    private func inactiveReason(ofLine line: Int, inFile file: Int) -> InactiveReason? {
        library.inactiveCode(ofFile: file).reason(at: Int(files[file].lines[line].textStart))
    }

    /// A line of a block and where it may stand.
    private typealias Anchor = (line: Int, places: ArraySlice<SourceIndex.Place>)

    /// The line of the block that stands in the fewest places; `nil` when a line stands nowhere.
    private func rarestLine(of block: BlockText) -> Anchor? {
        var rarest: Anchor?
        for (number, line) in block.lines.enumerated() where !line.isBlank {
            let places = library.exact.places(of: line.hash)
            if places.isEmpty { return nil }
            if places.count < rarest?.places.count ?? Int.max { rarest = (number, places) }
        }
        return rarest
    }

    /// The run of lines of the block that stands in the fewest places; `nil` when one stands nowhere.
    private func rarestRun(of block: BlockText, _ line: Anchor) -> Anchor? {
        var rarest = line
        var hashes = block.lines.map(\.hash)
        var level = 0
        while rarest.places.count > library.limits.places, 2 << level <= block.lines.count {
            hashes = LineRuns.doubled(hashes, length: 1 << level)
            let runs = library.runs(level: level)
            for (number, hash) in hashes.enumerated() {
                let places = runs.places(of: hash)
                if places.isEmpty { return nil }
                if places.count < rarest.places.count { rarest = (number, places) }
            }
            level += 1
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
