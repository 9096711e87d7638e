@testable import SwiftSource

@_cdecl("LLVMFuzzerTestOneInput")
public func lex(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = FuzzInput.text(start, count)
    let tokens = Tokens(lexing: bytes)
    TokenChecks.checkOrder(tokens, in: bytes)
    TokenChecks.checkGaps(tokens, in: bytes)
    TokenChecks.checkFlags(tokens, in: bytes)
    LineChecks.check(bytes)
    OutlineChecks.check(tokens, in: bytes)
    return 0
}
