/// Why a text is no OpenStep property list. Offsets are UTF-8 byte offsets.
enum OpenStepError: Error, Hashable {
    case empty
    /// A byte that can begin nothing that may stand there.
    case unexpected(offset: Int, expected: Expectation)
    /// `offset` is the end of what stands before.
    case missingSemicolon(offset: Int)
    case missingComma(offset: Int)
    /// The bracket, quote or comment that begins at `offset` never ends.
    case unclosed(offset: Int)
    /// Something stands behind the end of the list.
    case surplus(offset: Int)

    enum Expectation: Hashable {
        case key
        case value
        case equalsSign
    }
}
