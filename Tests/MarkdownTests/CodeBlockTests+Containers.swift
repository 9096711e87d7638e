/// How code belongs to quotes and list items, and how it does not.
extension CodeBlockTests {
    static let quotes = [
        CodeBlockCase("a blank line ends a quote with its fence", "> ~~~\n> a\n\nb\n", [["", "a\n"]]),
        CodeBlockCase("a fence is never continued lazily", "> ~~~\na\n~~~\n", [["", ""], ["", ""]]),
        CodeBlockCase(
            "indented code in a quote is not continued lazily", ">     a\n    b\n", [["", "a\n"], ["", "b\n"]]),
        CodeBlockCase("code in a quote has four columns behind the mark", ">     a\n\n>    b\n", [["", "a\n"]]),
        CodeBlockCase(
            "a lazy line belongs to the paragraph of a quote in an item", "- > a\nb\n\n      c\n", [["", "c\n"]]),
        CodeBlockCase("quotes in quotes", "> > ~~~\n> > a\n> ~~~\n", [["", "a\n"], ["", ""]]),
    ]

    static let listItems = [
        CodeBlockCase(
            "in an item, behind a paragraph", "1.  a\n    b\n\n        c\n\n    > d\n", [["", "c\n"]]),
        CodeBlockCase("text left of the item's is none of it", " *    a\n\n     b\n", [["", " b\n"]]),
        CodeBlockCase(
            "a fence between paragraphs of an item", "1.  a\n\n    ~~~\n    b\n    ~~~\n\n    c\n", [["", "b\n"]]),
        CodeBlockCase("blank lines within code of an item", "* a\n\n      b\n\n\n      c\n", [["", "b\n\n\nc\n"]]),
        CodeBlockCase("six columns are code in an item of two", "* a\n\n      b\n", [["", "b\n"]]),
        CodeBlockCase("a wide marker moves the code", "  12)  a\n\n           b\n", [["", "b\n"]]),
        CodeBlockCase(
            "an item may begin with code", "1.     a\n\n   b\n\n       c\n", [["", "a\n"], ["", "c\n"]]),
        CodeBlockCase(
            "code that begins an item may be indented", "1.      a\n\n   b\n\n       c\n", [["", " a\n"], ["", "c\n"]]),
        CodeBlockCase(
            "items that begin with a blank line", "*\n  a\n*\n  ~~~\n  b\n  ~~~\n*\n      c\n",
            [["", "b\n"], ["", "c\n"]]),
        CodeBlockCase("an item indented by one", " 1.  a\n     b\n\n         c\n\n     > d\n", [["", "c\n"]]),
        CodeBlockCase("an item indented by two", "  1.  a\n      b\n\n          c\n\n      > d\n", [["", "c\n"]]),
        CodeBlockCase("an item indented by three", "   1.  a\n       b\n\n           c\n\n       > d\n", [["", "c\n"]]),
        CodeBlockCase(
            "an item indented by four is code", "    1.  a\n        b\n\n            c\n",
            [["", "1.  a\n    b\n\n        c\n"]]),
        CodeBlockCase("a lazy line does not end an item", "  1.  a\nb\n\n          c\n\n      > d\n", [["", "c\n"]]),
    ]

    static let lists = [
        CodeBlockCase(
            "a comment ends a list, and code may follow", "*   a\n\n    b\n\n*   c\n\n<!-- -->\n\n    d\n",
            [["", "d\n"]]),
        CodeBlockCase("a marker indented by four is code", "1) a\n\n  2) b\n\n    3) c\n", [["", "3) c\n"]]),
        CodeBlockCase("blank lines in a fence between items", "* a\n* ~~~\n  b\n\n\n  ~~~\n* c\n", [["", "b\n\n\n"]]),
        CodeBlockCase("a fence behind a quote in an item", "* a\n  > b\n  ~~~\n  c\n  ~~~\n* d\n", [["", "c\n"]]),
        CodeBlockCase("an item may begin with a fence and go on", "1) ~~~\n   a\n   ~~~\n\n   b\n", [["", "a\n"]]),
        CodeBlockCase("items of several lists in each other", "- 1. * ~~~\n       a\n       ~~~\n", [["", "a\n"]]),
        CodeBlockCase("another marker begins another list", "- a\n+\n\n      b\n", [["", "  b\n"]]),
        CodeBlockCase("a start number of nine digits", "123456789. ~~~\n           a\n", [["", "a\n"]]),
    ]

    /// A definition vanishes, and with it what its item begins with.
    static let definitions = [
        CodeBlockCase("an item that holds a definition alone ends", "- [a]: /b\n\n\n    c\n", [["", "c\n"]]),
        CodeBlockCase("a lazy line may be a definition", "- [a]: /b\n[c]: /d\n\n\n    e\n", [["", "e\n"]]),
        CodeBlockCase("an indented lazy line is text", "- [a]: /b\n [c]: /d\n\n\n    e\n", []),
    ]
}
