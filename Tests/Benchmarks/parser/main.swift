// Parses each file named on standard input, one a line, with the toolchain's own SwiftParser, and prints the seconds of
// processor time that parsing alone took: not reading the files, and not doing anything with the trees.

import SwiftParser
import SwiftSyntax

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

var seconds = 0.0
var length = 0
while let path = readLine() {
    guard let bytes = readFile(path) else {
        fputs("cannot read \(path)\n", stderr)
        exit(2)
    }
    let start = processorTime()
    let tree = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
    seconds += processorTime() - start
    length += tree.totalLength.utf8Length
}
print(seconds, length)

func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}
