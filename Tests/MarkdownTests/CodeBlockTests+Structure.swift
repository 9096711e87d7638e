/// What decides between code and text beyond the fence itself, after the sections of the specification.
extension CodeBlockTests {
    static let tabs = [
        CodeBlockCase("a tab within code stays one", "\tlet a =\t1\t\t// b\n", [["", "let a =\t1\t\t// b\n"]]),
        CodeBlockCase("two spaces and a tab are one indentation", "  \tlet a\t= 1\n", [["", "let a\t= 1\n"]]),
        CodeBlockCase("tabs behind wide characters stay", "    a\tb\n    ü\tb\n", [["", "a\tb\nü\tb\n"]]),
        CodeBlockCase("two tabs are code in an item", "- one\n\n\t\ttwo\n", [["", "  two\n"]]),
        CodeBlockCase("one tab is none in an item", "- one\n\n\ttwo\n", []),
        CodeBlockCase("lines indented by spaces and by a tab", "    one\n\ttwo\n", [["", "one\ntwo\n"]]),
        CodeBlockCase("a tab behind the mark of an ordered item", "1.\t\tone\n", [["", " one\n"]]),
    ]

    static let literalText = [
        CodeBlockCase("escapes are none in indented code", "    \\* \\`\n", [["", "\\* \\`\n"]]),
        CodeBlockCase("escapes are none in a fence", "~~~\n\\* \\`\n~~~\n", [["", "\\* \\`\n"]]),
        CodeBlockCase("a reference in an info string", "``` k&auml;se\na\n```\n", [["käse", "a\n"]]),
        CodeBlockCase("references are none in code", "    &auml; &#35;\n", [["", "&auml; &#35;\n"]]),
        CodeBlockCase("an indented thematic break is code", "    - - -\n", [["", "- - -\n"]]),
        CodeBlockCase("an indented heading is code", "    ## Steps\n", [["", "## Steps\n"]]),
        CodeBlockCase("an indented quote is code", "    > one\n    two\n", [["", "> one\ntwo\n"]]),
        CodeBlockCase("an indented fence is code", "    ~~~\n    one\n    ~~~\n", [["", "~~~\none\n~~~\n"]]),
        CodeBlockCase("an indented definition is code", "    [a]: /b 'c'\n\n[a]\n", [["", "[a]: /b 'c'\n"]]),
        CodeBlockCase("a definition in a fence is code", "~~~\n[a]: /b\n~~~\n\n[a]\n", [["", "[a]: /b\n"]]),
        CodeBlockCase(
            "tags, emphasis and lists are none in code", "    <br>\n    **b**\n\n    * c\n",
            [["", "<br>\n**b**\n\n* c\n"]]),
        CodeBlockCase("angle brackets stay in back-quotes", "```\n<a>\n > b\n```\n", [["", "<a>\n > b\n"]]),
        CodeBlockCase("angle brackets stay in tildes", "~~~\n<a>\n > b\n~~~\n", [["", "<a>\n > b\n"]]),
    ]

    static let indentedCodeAndText = [
        CodeBlockCase("a line under indented code makes no heading", "    a\n---\n", [["", "a\n"]]),
        CodeBlockCase(
            "an indented line under indented code is code", "    a\n    ===\n\n    b\n===\n", [["", "a\n===\n\nb\n"]]),
        CodeBlockCase(
            "three pieces between blank lines are one block", "    a\n\n    b\n   \n\n \n    c\n",
            [["", "a\n\nb\n\n\n\nc\n"]]),
        CodeBlockCase("text may follow without a blank line", "    a\nb\n", [["", "a\n"]]),
        CodeBlockCase("the first line may be indented more", "      a\n    b\n", [["", "  a\nb\n"]]),
        CodeBlockCase(
            "headings need no blank line on either side", "# A\n    b\nC\n===\n    d\n***\n",
            [["", "b\n"], ["", "d\n"]]),
        CodeBlockCase("it ends with the text behind it", "    a\n\nb\n\n    c\n", [["", "a\n"], ["", "c\n"]]),
        CodeBlockCase("it follows a paragraph and a blank line", "a\nb\n\n    c\n\n> d\n", [["", "c\n"]]),
        CodeBlockCase("it follows a comment", " <!-- a -->\n\n    <!-- b -->\n", [["", "<!-- b -->\n"]]),
        CodeBlockCase("it follows a tag and a blank line", "  <ul>\n\n    <li>\n", [["", "<li>\n"]]),
        CodeBlockCase(
            "indented tags between blank lines are code",
            "<ul>\n\n  <li>\n\n    <b>\n      a\n    </b>\n\n  </li>\n</ul>\n",
            [["", "<b>\n  a\n</b>\n"]]),
    ]

    static let fencesAndText = [
        CodeBlockCase("a back-quote fence does not close tildes", "~~~\na\n```\n~~~\n", [["", "a\n```\n"]]),
        CodeBlockCase("a closing fence of tildes is not shorter", "~~~~~\na\n~~~~\n~~~~~\n", [["", "a\n~~~~\n"]]),
        CodeBlockCase("a fence at the very end holds nothing", "~~~\n", [["", ""]]),
        CodeBlockCase("a fence that is never closed", "````\n\n```\na\n", [["", "\n```\na\n"]]),
        CodeBlockCase("a fence indented by one", " ~~~\n a\nb\n~~~\n", [["", "a\nb\n"]]),
        CodeBlockCase("a fence indented by two", "  ~~~\na\n  b\n   c\n  ~~~\n", [["", "a\nb\n c\n"]]),
        CodeBlockCase("a fence indented by three", "   ~~~\n   a\n     b\n  c\n   ~~~\n", [["", "a\n  b\nc\n"]]),
        CodeBlockCase("the closing fence alone may be indented", "~~~\na\n   ~~~\n", [["", "a\n"]]),
        CodeBlockCase("a closing fence has no gap", "~~~~\na\n~~ ~~\n", [["", "a\n~~ ~~\n"]]),
        CodeBlockCase("text before and behind, without blank lines", "a\n~~~\nb\n~~~\nc\n", [["", "b\n"]]),
        CodeBlockCase("headings before and behind, without blank lines", "A\n===\n```\nb\n```\n## C\n", [["", "b\n"]]),
        CodeBlockCase("a language", "```swift\nfunc a() {\n    b()\n}\n```\n", [["swift", "func a() {\n    b()\n}\n"]]),
        CodeBlockCase(
            "more than a language, and a longer closing fence", "~~~~~  swift start=2 {}$!\na\n~~~~~~~\n",
            [["swift start=2 {}$!", "a\n"]]),
        CodeBlockCase("an info string of punctuation", "`````,\n`````\n", [[",", ""]]),
        CodeBlockCase("a word behind the marks keeps the block open", "~~~\n~~~ a\n~~~\n", [["", "~~~ a\n"]]),
    ]
}
