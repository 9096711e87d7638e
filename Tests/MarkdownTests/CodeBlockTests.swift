import Markdown
import Testing

/// A text and the code blocks CommonMark finds in it.
struct CodeBlockCase: CustomTestStringConvertible, Sendable {
    let claim: String
    let text: String
    /// Info string and content of each block.
    let blocks: [[String]]

    init(_ claim: String, _ text: String, _ blocks: [[String]]) {
        self.claim = claim
        self.text = text
        self.blocks = blocks
    }

    var testDescription: String { claim }
}

@Suite struct CodeBlockTests {
    @Test("Code blocks are found as CommonMark 0.31.2 says", arguments: cases)
    func codeBlocksAreFound(_ example: CodeBlockCase) {
        let bytes = Array(example.text.utf8)
        let found = MarkdownDocument(bytes).codeBlocks.map { block in
            [
                String(decoding: block.decodedInfo, as: UTF8.self),
                String(decoding: block.content(in: bytes).bytes, as: UTF8.self),
            ]
        }
        #expect(found == example.blocks)
    }

    static let cases =
        fences + indentedCode + containers + html + headings + tabs + literalText + indentedCodeAndText + fencesAndText
        + quotes + listItems + lists + definitions

    static let fences = [
        CodeBlockCase("back-quotes", "```\nlet a\n```\n", [["", "let a\n"]]),
        CodeBlockCase("tildes", "~~~\nlet a\n~~~\n", [["", "let a\n"]]),
        CodeBlockCase("two back-quotes are a code span", "``\nlet a\n``\n", []),
        CodeBlockCase("a tilde fence does not close back-quotes", "```\na\n~~~\n```\n", [["", "a\n~~~\n"]]),
        CodeBlockCase("a closing fence may be longer", "```\na\n``````\n", [["", "a\n"]]),
        CodeBlockCase("a closing fence is not shorter", "````\na\n```\n````\n", [["", "a\n```\n"]]),
        CodeBlockCase("a closing fence has no info string", "```\na\n``` b\n```\n", [["", "a\n``` b\n"]]),
        CodeBlockCase("white space may follow a closing fence", "```\na\n```  \t\nb\n", [["", "a\n"]]),
        CodeBlockCase("an open fence runs to the end", "```swift\na\n\nb", [["swift", "a\n\nb\n"]]),
        CodeBlockCase("a fence may hold nothing", "```\n```\n", [["", ""]]),
        CodeBlockCase("a fence may hold blank lines", "```\n\n  \n```\n", [["", "\n  \n"]]),
        CodeBlockCase("indentation of the fence is stripped", "  ```\n  a\n b\n    c\n  ```\n", [["", "a\nb\n  c\n"]]),
        CodeBlockCase("a closing fence may be indented otherwise", "   ```\na\n ```\n", [["", "a\n"]]),
        CodeBlockCase("a closing fence is not indented by four", "```\na\n    ```\n", [["", "a\n    ```\n"]]),
        CodeBlockCase("a fence interrupts a paragraph", "text\n```\na\n```\nmore\n", [["", "a\n"]]),
        CodeBlockCase("an info string is trimmed", "```   swift  title  \na\n```\n", [["swift  title", "a\n"]]),
        CodeBlockCase("an info string of back-quotes holds none", "``` a`b\nc\n", []),
        CodeBlockCase("an info string of tildes may hold back-quotes", "~~~ a`b ~\nc\n~~~\n", [["a`b ~", "c\n"]]),
        CodeBlockCase("an info string is unescaped", "``` sw\\+ &lt;&#x21;\na\n```\n", [["sw+ <!", "a\n"]]),
        CodeBlockCase("a fence with CRLF", "```swift\r\na\r\n```\r\n", [["swift", "a\n"]]),
        CodeBlockCase("a fence with lone CR", "```swift\ra\r```\r", [["swift", "a\n"]]),
        CodeBlockCase("a byte-order mark stands before it", "\u{FEFF}```\na\n```\n", [["", "a\n"]]),
    ]

    static let indentedCode = [
        CodeBlockCase("four spaces", "    let a\n      b\n", [["", "let a\n  b\n"]]),
        CodeBlockCase("a tab", "\tlet a\n", [["", "let a\n"]]),
        CodeBlockCase("spaces and a tab", "  \tlet a\n", [["", "let a\n"]]),
        CodeBlockCase("it cannot interrupt a paragraph", "text\n    more\n", []),
        CodeBlockCase("it follows a heading", "# Title\n    a\n", [["", "a\n"]]),
        CodeBlockCase("blank lines within belong to it", "    a\n\n      \n    b\n", [["", "a\n\n  \nb\n"]]),
        CodeBlockCase("blank lines around do not", "\n    \n    a\n    \n\n", [["", "a\n"]]),
        CodeBlockCase("white space at the end of a line stays", "    a  \n", [["", "a  \n"]]),
        CodeBlockCase("fewer spaces end it", "    a\n   b\n    c\n", [["", "a\n"]]),
    ]

    static let containers = [
        CodeBlockCase("in a quote", "> ```\n> a\n>b\n> ```\n", [["", "a\nb\n"]]),
        CodeBlockCase("the end of a quote ends its fence", "> ```\n> a\nb\n", [["", "a\n"]]),
        CodeBlockCase("code is never continued lazily", ">     a\n    b\n", [["", "a\n"], ["", "b\n"]]),
        CodeBlockCase("in a list item", "- text\n\n  ```\n  a\n    b\n  ```\n", [["", "a\n  b\n"]]),
        CodeBlockCase("on the line of the marker", "1. ```swift\n   a\n   ```\n", [["swift", "a\n"]]),
        CodeBlockCase("indented on the line of the marker", "-     a\n\n      b\n", [["", "a\n\nb\n"]]),
        CodeBlockCase("the marker may be followed by a tab", "-\t\tcode\n", [["", "  code\n"]]),
        CodeBlockCase("a quote may be followed by a tab", ">\t\tcode\n", [["", "  code\n"]]),
        CodeBlockCase("the end of an item ends its fence", "- ```\n  a\nb\n", [["", "a\n"]]),
        CodeBlockCase("blank lines do not", "- ```\n  a\n\n  b\n  ```\n", [["", "a\n\nb\n"]]),
        CodeBlockCase("a list in a quote in a list", "- > 1. ~~~ swift\n  >    a\n  >    ~~~\n", [["swift", "a\n"]]),
        CodeBlockCase("an item of two blank lines is empty", "-\n\n  ```\n  a\n  ```\n", [["", "a\n"]]),
        CodeBlockCase("a number other than 1 does not interrupt a paragraph", "text\n2. ```\n   a\n", []),
        CodeBlockCase("ten digits are no list marker", "1234567890. a\n\n    b\n", [["", "b\n"]]),
    ]

    static let html = [
        CodeBlockCase("a fence in a comment is none", "<!--\n```\na\n```\n-->\n", []),
        CodeBlockCase("a fence behind a comment", "<!-- b -->\n```\na\n```\n", [["", "a\n"]]),
        CodeBlockCase("a fence in pre is none", "<pre>\n\n```\na\n```\n</pre>\n", []),
        CodeBlockCase("a fence right behind a tag is none", "<details>\n```\na\n```\n</details>\n", []),
        CodeBlockCase("a blank line ends the tag's block", "<details>\n\n```\na\n```\n\n</details>\n", [["", "a\n"]]),
        CodeBlockCase("a lone tag does not interrupt a paragraph", "text\n<b>\n```\na\n```\n", [["", "a\n"]]),
        CodeBlockCase("a lone tag begins HTML", "<my-tag a='b' c>\n```\na\n```\n", []),
        CodeBlockCase("a tag with text behind it begins a paragraph", "<b> text\n```\na\n```\n", [["", "a\n"]]),
        CodeBlockCase("search is a block element", "<search>\n```\na\n```\n", []),
        CodeBlockCase("source is not one any more", "<source a=b> text\n```\na\n```\n", [["", "a\n"]]),
        CodeBlockCase("a declaration may be in lower case", "<!doctype\n```\n>\n", []),
        CodeBlockCase("character data", "<![CDATA[\n```\n]]>\n    a\n", [["", "a\n"]]),
        CodeBlockCase("a processing instruction", "<?php\n```\n?>\n    a\n", [["", "a\n"]]),
    ]

    static let headings = [
        CodeBlockCase("indented code follows a setext heading", "Title\n=====\n    a\n", [["", "a\n"]]),
        CodeBlockCase("a definition is no heading", "[a]: /url\n=====\n    b\n", []),
        CodeBlockCase("a broken definition is one", "[a]: /url b\n=====\n    c\n", [["", "c\n"]]),
        CodeBlockCase("a definition of two lines", "[a]:\n/url 'title'\n===\n    b\n", []),
        CodeBlockCase("text behind a definition is a heading", "[a]: /url\nTitle\n---\n    b\n", [["", "b\n"]]),
        CodeBlockCase("front matter is no Markdown", "---\ntitle: a\n---\n    b\n", [["", "b\n"]]),
        CodeBlockCase("front matter may hold a fence", "---\ntext: |\n  ```\n---\n    b\n", [["", "b\n"]]),
        CodeBlockCase("a thematic break begins no front matter", "---\n\n    a\n\n---\n", [["", "a\n"]]),
        CodeBlockCase("TOML front matter", "+++\na = \"    \"\n+++\n```\nb\n```\n", [["", "b\n"]]),
    ]
}
