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
    let astGrep = ChildProcess.find("ast-grep")
    private let taskset = ChildProcess.find("taskset")

    /// - Parameter given: The linter to measure instead of the one that was built beside this program.
    init(given: String?) throws(BenchError) {
        let own = CommandLine.arguments[0]
        let folder = own.lastIndex(of: "/").map { String(own[...$0]) } ?? ""
        widgetlint = given ?? folder + "widgetlint"
        guard access(widgetlint, X_OK) == 0 else {
            throw BenchError("there is no widgetlint beside bench; build it first with swift build -c release")
        }
    }

    /// `arguments` on one core. Without `taskset` nobody but the program itself decides about its threads.
    func onOneCore(_ arguments: [String]) -> [String]? {
        guard let taskset else { return nil }
        return [taskset, "-c", "0"] + arguments
    }

    /// A program that reads every file of a folder and does next to nothing with it.
    func reader(of folder: String) -> (name: String, arguments: [String]) {
        if let ripgrep { return ("rg -j1 -c", [ripgrep, "-j1", "-c", "WidgetKit", folder]) }
        return ("cat", ["sh", "-c", "find \"$0\" -name '*.swift' -type f -exec cat {} + > /dev/null", folder])
    }
}
