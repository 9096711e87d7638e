/// A string literal whose end has not been reached.
struct OpenLiteral {
    enum Quote {
        /// `"`
        case double
        /// `"""`
        case triple
        /// `'`, which is an error but reads like `"`.
        case single
    }

    let kind: Quote
    /// Number of `#` in front of the opening quote.
    let pounds: Int
    /// Index of the token of the opening quote.
    let quote: Int
    /// Number of segments in ``Lexer/multilineSegments`` that belong to literals around this one.
    let outerSegments: Int
    /// Parentheses open inside the current interpolation, its own one not counted.
    var openParentheses = 0

    var isMultiline: Bool { kind == .triple }
}
