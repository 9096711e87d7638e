/// What earlier searches to the end of a line or of the text have found out.
///
/// Some decisions need a look far ahead (does this line close the raw string? does the conflict marker end?). Without
/// memory, a text that asks the same question at every byte would take quadratic time.
struct SearchMemory {
    /// End of the run of `#` looked at last.
    var endOfPounds = 0
    /// End of the operator characters looked at last, for operators that begin with a dot and for others.
    var endOfDotOperator = 0
    var endOfOperator = 0
    /// The next `#>`, or the end of its line, behind the last `<#` inside an operator.
    var placeholderEnd = 0
    var isPlaceholder = false
    /// Behind a `“` before this offset stands no string that could be read.
    var curlyQuoteFailure = 0
    /// No end of a conflict marker of this form follows.
    var lacksConflictEnd = false
    var lacksPerforceConflictEnd = false
    /// Multi-line regex literals with at least this many `#` have no end.
    var unterminatedRegexPounds = Int.max
    /// By number of `#`: where the line has a `"` followed by that many, or where it ends.
    var rawStringEnds: [RawStringEnd] = []

    struct RawStringEnd {
        var offset = 0
        var isQuote = false
    }
}
