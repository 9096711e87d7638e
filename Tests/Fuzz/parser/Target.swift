import SwiftSource

@_cdecl("LLVMFuzzerTestOneInput")
public func parse(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = FuzzInput.text(start, count)
    let tree = SyntaxTree.parse(bytes)
    TokenChecks.checkOrder(tree.tokens, in: bytes)
    TokenChecks.checkGaps(tree.tokens, in: bytes)
    TreeChecks(tree).check()
    var buffers = SyntaxBuffers()
    TreeChecks(SyntaxTree.parseDeclarations(bytes, using: &buffers)).checkNesting()
    return 0
}
