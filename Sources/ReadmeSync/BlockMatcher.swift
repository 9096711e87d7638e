/// Lines of a source, by its number and by the indices of its lines.
struct SourceMatch: Sendable {
    let file: Int
    let lines: Range<Int>
    /// How many of the lines the block shows, where it leaves some out.
    var shownLines: Int?

    /// One line may stand there by chance.
    var isWeak: Bool { (shownLines ?? lines.count) < 2 }
}

/// Where the blocks that are looked for stand, if that is in a source.
struct OwnPlace {
    let path: String
    /// As UTF-8 byte offsets.
    let range: Range<Int>

    /// Whether lines of a source are those that the blocks stand in.
    func holds(_ lines: Range<Int>, of source: SourceText) -> Bool {
        guard source.path == path, let first = lines.first, let last = lines.last, last < source.lines.count else {
            return false
        }
        return Int(source.lines[first].start) < range.upperBound && range.lowerBound < Int(source.lines[last].end)
    }
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
        var rank: Int {
            switch self {
            case .none: 0
            case .inactive: 1
            case .uncompiled: 2
            case .compiled: Result.highestRank
            }
        }

        static let highestRank = 3
    }

    /// What is looked for: a text, and the modules that its file must import.
    struct Question: Hashable {
        let text: [UInt8]
        let modules: Set<String>
    }

    let library: SourceLibrary
    /// Whether lines of dots stand for lines of the source.
    let allowsElision: Bool
    var ownPlace: OwnPlace?

    var files: [SourceText] { library.files }
    var index: SourceIndex { library.exact }

    init(_ library: SourceLibrary, allowsElision: Bool = false) {
        self.library = library
        self.allowsElision = allowsElision
    }

    /// The best match of a block as it is, or else without its leading imports, or else with lines left out.
    mutating func find(_ block: BlockText) -> Result {
        let exact = findExactly(block)
        guard allowsElision, exact.rank < Result.highestRank else { return exact }
        let elided = findElided(block)
        return elided.rank > exact.rank ? elided : exact
    }

    private func findExactly(_ block: BlockText) -> Result {
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
        if ownPlace == nil, let known = library.match(question) { return known }
        let result = rarestRun(of: block, anchor).map { bestMatch(of: block, at: $0.places, $0.line, modules) } ?? .none
        if ownPlace == nil { library.keep(result, for: question) }
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
            var added: ArraySlice<UInt8>?
            guard BlockMatcher.stands(block, block.lines.indices, in: files[file], at: start, added: &added),
                modules.isEmpty || modules.isSubset(of: library.imports(ofFile: file))
            else { continue }
            let match = SourceMatch(file: file, lines: start..<start + block.lines.count)
            if ownPlace?.holds(match.lines, of: files[file]) == true { continue }
            let result = judge(match)
            if result.rank > best.rank { best = result }
            if case .compiled = best { break }
        }
        return best
    }

    /// What a match proves. Each of the `beginnings`, which are lines of the source, must be code.
    func judge(_ match: SourceMatch, beginnings: [Int] = []) -> Result {
        for line in [match.lines.lowerBound] + beginnings {
            if let reason = inactiveReason(ofLine: line, inFile: match.file) { return .inactive(match, reason) }
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
        rarestLine(of: block, among: block.lines.indices).map { ($0, index.places(of: block.lines[$0].hash)) }
    }

    /// The same of some of its lines.
    func rarestLine(of block: BlockText, among lines: some Sequence<Int>) -> Int? {
        var rarest: Int?
        var fewest = Int.max
        for number in lines {
            let line = block.lines[number]
            if line.isBlank { continue }
            let count = index.places(of: line.hash).count
            if count == 0 { return nil }
            if count < fewest {
                fewest = count
                rarest = number
            }
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
    static func stands(
        _ block: BlockText, _ lines: Range<Int>, in source: SourceText, at start: Int, added: inout ArraySlice<UInt8>?
    ) -> Bool {
        guard start >= 0, start + lines.count <= source.lines.count else { return false }
        for number in lines {
            let line = block.lines[number]
            let other = source.lines[start + number - lines.lowerBound]
            if line.isBlank || other.isBlank {
                guard line.isBlank, other.isBlank else { return false }
                continue
            }
            guard line.hash == other.hash else { return false }
            let text = block.text(of: line)
            let whole = source.bytes[other.whole]
            guard whole.count >= text.count, whole.suffix(text.count).elementsEqual(text) else { return false }
            let own = whole.dropLast(text.count)
            guard own.count <= other.indentation.count else { return false }
            if let expected = added {
                guard own.elementsEqual(expected) else { return false }
            } else {
                added = own
            }
        }
        return true
    }
}
