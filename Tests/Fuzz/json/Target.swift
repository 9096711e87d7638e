import JSON

@_cdecl("LLVMFuzzerTestOneInput")
public func readJSON(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = FuzzInput.text(start, count)
    let strict = read(bytes, .strict)
    let commented = read(bytes, .commented)
    if let strict {
        require(strict == commented, "a comment makes the difference in a text without")
    }
    if let commented { WriterChecks.check(commented) }
    return 0
}

/// The value, with its ranges checked, or nil where the text is none.
private func read(_ bytes: [UInt8], _ dialect: JSONDialect) -> JSONValue? {
    do throws(JSONError) {
        let value = try JSONValue.parse(bytes, dialect: dialect)
        RangeChecks(bytes: bytes).check(value, in: 0..<bytes.count)
        return value
    } catch {
        require(0...bytes.count ~= error.offset, "an error outside the text, at \(error.offset)")
        require(!error.message.isEmpty, "an error without a message")
        return nil
    }
}
