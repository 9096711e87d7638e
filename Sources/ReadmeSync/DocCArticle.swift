import Markdown

/// An article of a DocC catalogue taken apart: the directives, and the Markdown without their lines and without the
/// indentation of what they hold.
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
