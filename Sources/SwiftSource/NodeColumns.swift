/// The arrays of a tree's nodes, filled through pointers, in any order.
struct NodeColumns {
    /// Where the arrays are written to.
    struct Pointers {
        let kinds: UnsafeMutableBufferPointer<NodeKind>
        let firstTokens: UnsafeMutableBufferPointer<UInt32>
        let endTokens: UnsafeMutableBufferPointer<UInt32>
        let subtreeEnds: UnsafeMutableBufferPointer<UInt32>
        let parents: UnsafeMutableBufferPointer<UInt32>
        let details: UnsafeMutableBufferPointer<UInt32>

        /// Writes the node with a number in preorder.
        @inline(__always)
        func set(
            _ number: Int, _ kind: NodeKind, _ firstToken: UInt32, _ endToken: UInt32, _ subtreeEnd: UInt32,
            _ detail: UInt32, parent: UInt32
        ) {
            kinds[number] = kind
            firstTokens[number] = firstToken
            endTokens[number] = endToken
            subtreeEnds[number] = subtreeEnd
            details[number] = detail
            parents[number] = parent
        }
    }

    private(set) var kinds: [NodeKind] = []
    private(set) var firstTokens: [UInt32] = []
    private(set) var endTokens: [UInt32] = []
    private(set) var subtreeEnds: [UInt32] = []
    private(set) var parents: [UInt32] = []
    private(set) var details: [UInt32] = []

    /// - Parameter fill: Writes every place of every array.
    init(count: Int, _ fill: (Pointers) -> Void) {
        kinds = [NodeKind](unsafeUninitializedCapacity: count) { kinds, filled in
            firstTokens = Self.column(count) { firstTokens in
                endTokens = Self.column(count) { endTokens in
                    subtreeEnds = Self.column(count) { subtreeEnds in
                        parents = Self.column(count) { parents in
                            details = Self.column(count) { details in
                                fill(
                                    Pointers(
                                        kinds: kinds, firstTokens: firstTokens, endTokens: endTokens,
                                        subtreeEnds: subtreeEnds, parents: parents, details: details))
                            }
                        }
                    }
                }
            }
            filled = count
        }
    }

    private static func column(_ count: Int, _ fill: (UnsafeMutableBufferPointer<UInt32>) -> Void) -> [UInt32] {
        [UInt32](unsafeUninitializedCapacity: count) { column, filled in
            fill(column)
            filled = count
        }
    }
}
