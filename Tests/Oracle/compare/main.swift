// Compares our tokens and trees with those that the program in `../parser` prints on standard input, and prints how much
// was compared and where the two differ. Exits with 1 if a difference has no explanation.
//
// A number as argument says how many differences to show (40).

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

var report = Report(limit: CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 40)
var reader = OracleReader()
while let file = reader.next() {
    guard let bytes = readFile(file.path) else {
        print("cannot read \(file.path)")
        exit(2)
    }
    report.compare(file, bytes: bytes)
}
report.finish()
exit(report.unexplained == 0 ? 0 : 1)
