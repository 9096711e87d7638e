#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The programs that are compared, as far as they are on this machine.
struct Programs {
    /// The linter that is measured.
    let widgetlint: String
    let ripgrep = ChildProcess.find("rg")
    let astGrep: String?
    let cores = Cores()

    /// - Parameters:
    ///   - given: The linter to measure instead of the one that was built beside this program.
    ///   - astGrep: An ast-grep that is not in the search path.
    init(given: String?, astGrep: String?) throws(BenchError) {
        let own = CommandLine.arguments[0]
        let folder = own.lastIndex(of: "/").map { String(own[...$0]) } ?? ""
        widgetlint = given ?? folder + "widgetlint"
        guard access(widgetlint, X_OK) == 0 else {
            throw BenchError("there is no widgetlint beside bench; build it first with swift build -c release")
        }
        if let astGrep, access(astGrep, X_OK) != 0 { throw BenchError("there is no program \(astGrep)") }
        self.astGrep = astGrep ?? ChildProcess.find("ast-grep")
    }

    /// Says so where the linter is not linked as it is released.
    func noteLinkage(_ report: Report) {
        guard Linkage.isDynamic(widgetlint) == true else { return }
        report.note("widgetlint is linked dynamically here, which costs milliseconds at each start; released as")
        report.note("swift build -c release --static-swift-stdlib -Xswiftc -static-executable (see --program)")
    }

    /// A program that reads every file of a folder and does next to nothing with it.
    ///
    /// - Parameter everyFile: Whether it reads more than the Swift files.
    func reader(of folder: String, everyFile: Bool = false) -> (name: String, arguments: [String]) {
        if let ripgrep { return ("rg -j1 -c", [ripgrep, "-j1", "-c", "WidgetKit", folder]) }
        let names = everyFile ? "" : "-name '*.swift'"
        return ("cat", ["sh", "-c", "find \"$0\" \(names) -type f -exec cat {} + > /dev/null", folder])
    }
}
