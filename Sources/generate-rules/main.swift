import Foundation

/// Writes the Swift files that carry the rules' pages and list the rules.
///
///     swift run generate-rules            from the root of the package
///     swift run generate-rules --check    exits with 1 when a file is not what it would be

let arguments = CommandLine.arguments.dropFirst()
guard arguments.allSatisfy({ $0 == "--check" }) else {
    fail("usage: swift run generate-rules [--check]", status: 2)
}

let root = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
do {
    let files = GeneratedFile.all(from: try RuleSources(root: root))
    let stale = files.filter { !$0.isCurrent(in: root) }
    if arguments.isEmpty {
        for file in stale {
            try file.write(in: root)
            print("wrote \(file.path)")
        }
    } else if !stale.isEmpty {
        let paths = stale.map(\.path).joined(separator: ", ")
        fail("not current: \(paths). Run `swift run generate-rules` and commit the result.", status: 1)
    }
} catch {
    fail("\(error)", status: 1)
}

func fail(_ message: String, status: Int32) -> Never {
    FileHandle.standardError.write(Data("generate-rules: \(message)\n".utf8))
    exit(status)
}
