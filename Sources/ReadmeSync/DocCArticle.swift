import Markdown

/// An article of a DocC catalogue taken apart: its Markdown, without the lines of directives and the indentation of what
/// they hold, and the directives.
struct DocCArticle {
    let map: LineMap
    let directives: [DocCDirective]

    init(_ bytes: [UInt8]) {
        var reader = DocCArticleReader(bytes)
        reader.read()
        map = LineMap(reader.lines)
        directives = reader.directives
    }
}
