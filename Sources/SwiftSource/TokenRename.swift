/// Another kind for a token, where only the grammar can tell: the `<` of `Set<Int>` is an operator to the lexer.
struct TokenRename {
    /// Index of the lexer's token.
    let token: Int
    let kind: TokenKind
}
