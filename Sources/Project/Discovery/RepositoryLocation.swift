#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Where a given folder stands in its repository, and what the ignore files above it say.
struct RepositoryLocation {
    /// The folder below the repository's root, with a slash behind it; empty for the root, and outside a repository.
    let path: String
    /// Without the folder's own ignore file, which the walk reads.
    let ignores: IgnoreStack
    /// Ignore files that could not be read.
    let problems: [ProjectProblem]

    /// - Parameter folder: Absolute path without symbolic links.
    init(ofFolder folder: String) {
        var ignores = IgnoreStack()
        var problems: [ProjectProblem] = []
        guard let root = RepositoryLocation.repositoryRoot(above: folder) else {
            path = ""
            self.ignores = ignores
            self.problems = []
            return
        }
        let components = PathText.components(ofPath: folder).dropFirst(PathText.components(ofPath: root).count)
        var above = root
        var below = ""
        for component in components {
            let file = PathText.join(above, ".gitignore")
            do {
                ignores.push(IgnoreFile(parsing: try FileReader.read(file)), pathStart: below.utf8.count)
            } catch {
                if error.reason != .missing {
                    problems.append(ProjectProblem(path: file, message: "this ignore file has no effect: \(error.reason)"))
                }
            }
            above = PathText.join(above, component)
            below += component + "/"
        }
        path = below
        self.ignores = ignores
        self.problems = problems
    }

    /// The innermost folder that holds `.git`, which is a file in worktrees and submodules.
    private static func repositoryRoot(above folder: String) -> String? {
        var candidate = folder
        while true {
            let git = PathText.join(candidate, ".git")
            if (try? FileStatus(at: git, followsLinks: false)) != nil { return candidate }
            guard candidate != "/", !candidate.isEmpty else { return nil }
            candidate = PathText.folder(ofPath: candidate)
        }
    }
}
