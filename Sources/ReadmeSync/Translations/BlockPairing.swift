/// Which block of a translation stands for which of the original.
struct BlockPairing {
    enum Step {
        /// The same block.
        case same(original: Int, translation: Int)
        /// Two versions of one block.
        case changed(original: Int, translation: Int)
        case missing(original: Int)
        case added(translation: Int)
        /// The same block in another place.
        case moved(original: Int, translation: Int)
    }

    /// In the order of both, what is missing before what is added.
    private(set) var steps: [Step] = []

    init(original: [FencedBlock], translation: [FencedBlock]) {
        guard HeaviestSubsequence.canPair(original.count, translation.count) else { return }
        // Blocks that are the same hold the others in place, however many are missing between.
        let same = HeaviestSubsequence.pairs(0..<original.count, 0..<translation.count) { left, right in
            original[left].key == translation[right].key ? 1 : 0
        }
        var next = (left: 0, right: 0)
        for pair in same + [(original.count, translation.count)] {
            addGap(next.left..<pair.left, next.right..<pair.right, original, translation)
            if pair.left < original.count { steps.append(.same(original: pair.left, translation: pair.right)) }
            next = (pair.left + 1, pair.right + 1)
        }
        findMoves(original, translation)
    }

    /// Where more blocks than these would have to be compared each with each, the language alone counts.
    private static let comparedPairs = 40_000

    private mutating func addGap(
        _ own: Range<Int>, _ other: Range<Int>, _ original: [FencedBlock], _ translation: [FencedBlock]
    ) {
        let comparesText = own.count * other.count <= BlockPairing.comparedPairs
        let pairs = HeaviestSubsequence.pairs(own, other) { left, right in
            if comparesText { return BlockPairing.weight(original[left], translation[right]) }
            return original[left].codeBlock.language == translation[right].codeBlock.language ? 1 : 0
        }
        var next = (left: own.lowerBound, right: other.lowerBound)
        for pair in pairs + [(own.upperBound, other.upperBound)] {
            steps += (next.left..<pair.left).map { .missing(original: $0) }
            steps += (next.right..<pair.right).map { .added(translation: $0) }
            if pair.left < own.upperBound { steps.append(.changed(original: pair.left, translation: pair.right)) }
            next = (pair.left + 1, pair.right + 1)
        }
    }

    /// Between the same neighbours, the language alone makes two blocks versions of one; otherwise the text must.
    private static func weight(_ original: FencedBlock, _ translation: FencedBlock) -> Int {
        let likeness = original.likeness(to: translation)
        guard original.codeBlock.language != translation.codeBlock.language else { return 100 + Int(likeness * 900) }
        return likeness >= 0.6 ? Int(likeness * 900) : 0
    }

    private mutating func findMoves(_ original: [FencedBlock], _ translation: [FencedBlock]) {
        var missing: [FencedBlock.Key: [Int]] = [:]
        for case .missing(let block) in steps where !original[block].key.code.isEmpty {
            missing[original[block].key, default: []].append(block)
        }
        var moved: Set<Int> = []
        for index in steps.indices {
            guard case .added(let block) = steps[index], let source = missing[translation[block].key]?.first else {
                continue
            }
            missing[translation[block].key]?.removeFirst()
            moved.insert(source)
            steps[index] = .moved(original: source, translation: block)
        }
        steps.removeAll { step in
            if case .missing(let block) = step { moved.contains(block) } else { false }
        }
    }
}
