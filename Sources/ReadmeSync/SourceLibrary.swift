import Synchronization

/// The sources that blocks are looked for in. What only some blocks need to know of them is worked out when the first
/// one does, once for all READMEs on all threads.
final class SourceLibrary: Sendable {
    let files: [SourceText]
    let limits: SearchLimits
    /// Finds lines by their text.
    let exact: SourceIndex
    private let looseIndex = Mutex<SourceIndex?>(nil)
    private let runs: Mutex<[LineRuns]>
    private let known = Mutex(Known())

    #if DEBUG
    /// How many lines and places were looked at, for the tests.
    let work = Atomic(0)
    #endif

    private struct Known {
        var inactiveCode: [Int: InactiveCode] = [:]
        var imports: [Int: Set<String>] = [:]
        var bracketDepths: [Int: BracketDepths] = [:]
        var matches: [BlockMatcher.Question: BlockMatcher.Result] = [:]
    }

    init(_ files: [SourceText], limits: SearchLimits = SearchLimits()) {
        self.files = files
        self.limits = limits
        exact = SourceIndex(files) { $1.hash }
        runs = Mutex([])
        count(lineCount)
    }

    /// The sources with some of them changed; nil when one of those is not among them. What was worked out for the
    /// others stays.
    func replacing(_ changed: [SourceText]) -> SourceLibrary? {
        let numbers = Dictionary(files.enumerated().map { ($1.path, $0) }) { first, _ in first }
        var files = files
        for file in changed {
            guard let number = numbers[file.path] else { return nil }
            files[number] = file
        }
        let new = SourceLibrary(files, limits: limits)
        let changedNumbers = Set(changed.compactMap { numbers[$0.path] })
        let known = known.withLock { $0 }
        new.known.withLock {
            $0.inactiveCode = known.inactiveCode.filter { !changedNumbers.contains($0.key) }
            $0.imports = known.imports.filter { !changedNumbers.contains($0.key) }
            $0.bracketDepths = known.bracketDepths.filter { !changedNumbers.contains($0.key) }
        }
        return new
    }

    private var lineCount: Int { files.reduce(0) { $0 + $1.lines.count } }

    /// Takes note of work in debug builds.
    func count(_ steps: @autoclosure () -> Int) {
        #if DEBUG
        work.add(steps(), ordering: .relaxed)
        #endif
    }

    /// Finds lines that differ in comments, spacing or generic arguments only.
    var loose: SourceIndex {
        looseIndex.withLock { index in
            if let index { return index }
            let new = SourceIndex(files) { LooseLine.hash(of: $0.bytes[$1.text]) }
            index = new
            count(lineCount)
            return new
        }
    }

    /// Finds runs of two lines (`level` 0), four, eight and so on.
    func runs(level: Int) -> SourceIndex {
        runs.withLock { runs in
            while runs.count <= level {
                count(lineCount)
                runs.append(runs.last.map { LineRuns(doubling: $0) } ?? LineRuns(files.map { $0.lines.map(\.hash) }))
            }
            return runs[level].index
        }
    }

    func inactiveCode(ofFile file: Int) -> InactiveCode {
        if let code = known.withLock({ $0.inactiveCode[file] }) { return code }
        count(files[file].lines.count)
        let code = InactiveCode(files[file].bytes)
        known.withLock { $0.inactiveCode[file] = code }
        return code
    }

    /// The modules that a file imports.
    func imports(ofFile file: Int) -> Set<String> {
        if let modules = known.withLock({ $0.imports[file] }) { return modules }
        count(files[file].lines.count)
        let modules = LeadingImports.modules(importedBy: files[file])
        known.withLock { $0.imports[file] = modules }
        return modules
    }

    func bracketDepths(ofFile file: Int) -> BracketDepths {
        if let depths = known.withLock({ $0.bracketDepths[file] }) { return depths }
        count(files[file].lines.count)
        let depths = BracketDepths(of: files[file])
        known.withLock { $0.bracketDepths[file] = depths }
        return depths
    }

    /// The answer to a question that was asked before.
    func match(_ question: BlockMatcher.Question) -> BlockMatcher.Result? { known.withLock { $0.matches[question] } }

    func keep(_ result: BlockMatcher.Result, for question: BlockMatcher.Question) {
        known.withLock { $0.matches[question] = result }
    }
}
