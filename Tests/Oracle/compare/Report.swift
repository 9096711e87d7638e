/// Counts and prints what a comparison finds.
struct Report {
    /// Differences to print.
    let limit: Int
    private(set) var unexplained = 0
    private var files = 0
    /// Files that are no Swift to SwiftParser.
    private var brokenFiles = 0
    private var isBroken = false
    private var tokens = 0
    private var facts = 0
    private var tokenDifferences = 0
    private var factDifferences = 0
    private var explained: [String: Int] = [:]
    private var differencesByKind: [String: Int] = [:]

    init(limit: Int) { self.limit = limit }

    mutating func compare(_ file: OracleFile, bytes: [UInt8]) {
        let tree = SyntaxTree.parse(bytes)
        let exceptions = Exceptions(file.facts)
        isBroken = !exceptions.errors.isEmpty
        if isBroken { brokenFiles += 1 }
        compareTokens(file, tree, exceptions)
        compareFacts(file, tree, exceptions)
        files += 1
    }

    private mutating func compareTokens(_ file: OracleFile, _ tree: SyntaxTree, _ exceptions: Exceptions) {
        let ours = tree.tokens.kinds.indices.map {
            Token(kind: "\(tree.tokens.kinds[$0])", start: Int(tree.tokens.starts[$0]), end: Int(tree.tokens.ends[$0]))
        }
        tokens += ours.count
        for difference in TokenComparison(ours: ours, theirs: file.tokens).differences() {
            if let quirk = Quirk.of(difference, bytes: tree.bytes, exceptions: exceptions) {
                explained[quirk.reason, default: 0] += 1
                continue
            }
            tokenDifferences += 1
            differencesByKind[difference.summary, default: 0] += 1
            show(file.path, difference.start, tree, ours: describe(difference.ours), theirs: describe(difference.theirs))
        }
    }

    private mutating func compareFacts(_ file: OracleFile, _ tree: SyntaxTree, _ exceptions: Exceptions) {
        let ours = Fact.all(in: tree)
        facts += ours.count
        let here = Report.counts(of: ours.compactMap(exceptions.compared))
        let there = Report.counts(of: file.facts.compactMap(exceptions.compared))
        let onlyHere = Set(here.filter { $0.value > there[$0.key, default: 0] }.keys)
        let onlyThere = Set(there.filter { $0.value > here[$0.key, default: 0] }.keys)
        for fact in onlyHere.union(onlyThere).sorted(by: { ($0.start, $1.end) < ($1.start, $0.end) }) {
            if let quirk = Quirk.of(fact, isOurs: onlyHere.contains(fact), bytes: tree.bytes, exceptions: exceptions) {
                explained[quirk.reason, default: 0] += 1
                continue
            }
            factDifferences += 1
            let side = onlyHere.contains(fact) ? "ours" : "theirs"
            differencesByKind["\(side) \(fact.kind)", default: 0] += 1
            let description = "\(fact.kind) \(fact.start)..<\(fact.end) \(fact.name)"
            show(
                file.path, fact.start, tree, ours: side == "ours" ? description : nil,
                theirs: side == "theirs" ? description : nil)
        }
    }

    /// How often each fact occurs: two nodes of one kind may have the same extent.
    private static func counts(of facts: [Fact]) -> [Fact: Int] {
        Dictionary(facts.map { ($0, 1) }, uniquingKeysWith: +)
    }

    private mutating func show(_ path: String, _ offset: Int, _ tree: SyntaxTree, ours: String?, theirs: String?) {
        unexplained += 1
        guard unexplained <= limit else { return }
        let (line, column) = tree.lineTable().position(at: offset)
        let broken = isBroken ? "[no Swift] " : ""
        let text = String(decoding: tree.bytes[offset..<min(offset + 60, tree.bytes.count)], as: UTF8.self)
        print("\(broken)\(path):\(line):\(column): \(text.debugDescription)")
        if let ours { print("  ours:   \(ours)") }
        if let theirs { print("  theirs: \(theirs)") }
    }

    private func describe(_ tokens: ArraySlice<Token>) -> String {
        let shown = tokens.prefix(8).map { "\($0.kind) \($0.start)..<\($0.end)" }.joined(separator: ", ")
        return tokens.count > 8 ? shown + ", …" : shown
    }

    /// Prints the kinds that differ, the explanations, and the sums in a line that the script adds up.
    func finish() {
        for (kind, count) in differencesByKind.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }).prefix(20) {
            print("  \(count) times \(kind)")
        }
        for (reason, count) in explained.sorted(by: { $0.key < $1.key }) {
            print("  explained, \(count) times: \(reason)")
        }
        print(
            "total files \(files) not-swift \(brokenFiles) tokens \(tokens) nodes \(facts) token-differences \(tokenDifferences)"
                + " node-differences \(factDifferences) explained \(explained.values.reduce(0, +))")
    }
}
