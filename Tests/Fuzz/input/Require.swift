/// Ends the program, so that the fuzzer keeps the input, where something does not hold that must hold for all of them.
func require(
    _ condition: Bool, _ message: @autoclosure () -> String, file: StaticString = #fileID, line: UInt = #line
) {
    if !condition { fatalError(message(), file: file, line: line) }
}
