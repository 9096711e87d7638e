/// A directive such as `@Snippet(path: "Steps")`.
struct DocCDirective {
    let name: String
    let arguments: [Argument]
    /// From the `@` to the end of its arguments, as UTF-8 byte offsets.
    let range: Range<Int>

    struct Argument {
        let label: String
        let value: String
        /// The value without its quotes.
        let range: Range<Int>
    }

    func argument(_ label: String) -> Argument? { arguments.first { $0.label == label } }
}
