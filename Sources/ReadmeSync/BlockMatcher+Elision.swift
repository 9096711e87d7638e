extension BlockMatcher {
    /// Lines of sources that are looked at for one block, beyond which it counts as found nowhere. Blocks of real
    /// READMEs need some hundred.
    private static let lineLimit = 200_000

    /// The best match of a block that leaves out lines, as it is or else without its leading imports.
    mutating func findElided(_ block: BlockText, keepsIndentation: Bool = true) -> Result {
        let whole = findSegments(of: block, keepsIndentation: keepsIndentation, importing: [])
        guard whole.rank < Result.highestRank, let imports = LeadingImports(of: block) else { return whole }
        let rest = findSegments(of: imports.rest, keepsIndentation: keepsIndentation, importing: imports.modules)
        return rest.rank > whole.rank ? rest : whole
    }

    /// Goes through the sources that hold the block's rarest line, and in them through the places of the rarest line of
    /// its first segment.
    private mutating func findSegments(
        of block: BlockText, keepsIndentation: Bool, importing modules: Set<String>
    ) -> Result {
        guard let elided = ElidedBlock(block), let first = elided.segments.first,
            let rarest = rarestLine(of: block, among: elided.segments.joined()),
            let anchor = rarestLine(of: block, among: first)
        else { return .none }
        var best = Result.none
        var linesLeft = BlockMatcher.lineLimit
        var lastFile: Int32?
        for place in index.places(of: block.lines[rarest].hash) where place.file != lastFile {
            lastFile = place.file
            let source = files[Int(place.file)]
            guard modules.isEmpty || modules.isSubset(of: library.imports(ofFile: Int(place.file))) else { continue }
            var search = ElisionSearch(
                block, elided, in: source, library.bracketDepths(ofFile: Int(place.file)),
                keepsIndentation: keepsIndentation,
                linesLeft: linesLeft)
            for start in index.places(of: block.lines[anchor].hash, inFile: place.file) {
                guard search.linesLeft > 0 else { break }
                search.linesLeft -= 1
                guard let starts = search.starts(from: Int(start.line) - (anchor - first.lowerBound)) else { continue }
                let match = match(starts, elided, file: Int(place.file))
                if ownPlace?.holds(match.lines, of: source) == true { continue }
                let result = judge(match, beginnings: starts)
                if result.rank > best.rank { best = result }
                if best.rank == Result.highestRank { return best }
            }
            linesLeft = search.linesLeft
        }
        return best
    }

    /// The sources that hold the rarest line that a block shows.
    func filesHolding(_ block: BlockText, _ elided: ElidedBlock) -> [Int] {
        guard let rarest = rarestLine(of: block, among: elided.segments.joined()) else { return [] }
        var files: [Int] = []
        for place in index.places(of: block.lines[rarest].hash) where files.last != Int(place.file) {
            files.append(Int(place.file))
        }
        return files
    }

    /// Where a block without lines left out stands in one source, be it code or not.
    func place(of block: BlockText, inFile file: Int) -> SourcePlace? {
        guard let anchor = rarestLine(of: block, among: block.lines.indices) else { return nil }
        for place in index.places(of: block.lines[anchor].hash, inFile: Int32(file)) {
            let start = Int(place.line) - anchor
            var added: ArraySlice<UInt8>?
            if BlockMatcher.stands(block, block.lines.indices, in: files[file], at: start, added: &added) {
                return files[file].place(of: start..<start + block.lines.count)
            }
        }
        return nil
    }

    private func match(_ starts: [Int], _ elided: ElidedBlock, file: Int) -> SourceMatch {
        let start = starts.first ?? 0
        let end = (starts.last ?? 0) + (elided.segments.last?.count ?? 0)
        return SourceMatch(
            file: file, lines: start..<end, shownLines: elided.segments.reduce(0) { $0 + $1.count })
    }
}

extension SourceIndex {
    /// The lines with that hash in one file, in order.
    fileprivate func places(of hash: UInt64, inFile file: Int32) -> ArraySlice<Place> {
        let all = places(of: hash)
        let start = SourceIndex.firstIndex(in: all) { $0.file >= file }
        return all[start..<SourceIndex.firstIndex(in: all[start...]) { $0.file > file }]
    }

    private static func firstIndex(in places: ArraySlice<Place>, where isPast: (Place) -> Bool) -> Int {
        var (low, high) = (places.startIndex, places.endIndex)
        while low < high {
            let middle = (low + high) / 2
            if isPast(places[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
