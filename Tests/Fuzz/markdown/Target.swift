import Markdown

@_cdecl("LLVMFuzzerTestOneInput")
public func scanMarkdown(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = FuzzInput.text(start, count)
    for skipsFrontMatter in [true, false] {
        let document = MarkdownDocument(bytes, skippingFrontMatter: skipsFrontMatter)
        let checks = DocumentChecks(document, bytes)
        checks.check()
        checks.checkLineBreaks(skipsFrontMatter: skipsFrontMatter)
        for block in document.codeBlocks { CodeChecks(block, bytes).check() }
    }
    return 0
}
