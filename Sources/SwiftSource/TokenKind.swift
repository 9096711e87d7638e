/// The class of a token. The classes are those of swift-syntax, so that the two can be compared token by token.
public enum TokenKind: UInt8, Sendable, CaseIterable {
    case endOfFile
    /// A name: plain, back-quoted or raw (`` `class` ``; the back-quotes belong to the token), or an editor placeholder
    /// `<#…#>`. Contextual keywords (`async`, `get`, `some`, …) are identifiers too; see ``Keyword``.
    case identifier
    /// `$0`, or `$` alone. `$name` is an identifier.
    case dollarIdentifier
    /// A reserved word. Which one is in the token's ``Keyword``.
    case keyword
    /// `_` alone.
    case wildcard
    case integerLiteral
    case floatLiteral
    /// `"`, opening or closing.
    case stringQuote
    /// `"""`, opening or closing.
    case multilineStringQuote
    /// The text between quotes and interpolations. A multi-line literal has one segment per line, without its indentation.
    case stringSegment
    /// The `#`s around a raw string's quotes and behind the backslash of its interpolations.
    case rawStringPoundDelimiter
    /// `/` around a regex literal.
    case regexSlash
    /// The `#`s around an extended regex literal.
    case regexPoundDelimiter
    case regexLiteralPattern
    /// `\` of a key path or an interpolation.
    case backslash
    case leftParen, rightParen
    case leftBrace, rightBrace
    case leftSquare, rightSquare
    case leftAngle, rightAngle
    case comma, semicolon, colon, period, arrow, equal
    case atSign
    /// `#` before a macro name.
    case pound
    case poundIf, poundElseif, poundElse, poundEndif, poundSourceLocation
    case poundAvailable, poundUnavailable
    /// `&` before its operand.
    case prefixAmpersand
    /// `?` glued to what is before it.
    case postfixQuestionMark
    /// `?` of a ternary.
    case infixQuestionMark
    /// `!` glued to what is before it.
    case exclamationMark
    /// `...` where a type or parameter may be variadic.
    case ellipsis
    case prefixOperator, postfixOperator, binaryOperator
    /// `#!…` in the first line.
    case shebang
    /// Bytes that begin no token.
    case unknown
    /// `::` between a module's name and one of its declarations.
    case colonColon
    /// `'`, opening or closing: an error, but read as a string literal.
    case singleQuote
    /// A back-quote without another one in its line.
    case backtick
}
