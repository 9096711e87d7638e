#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Walks one folder with everything below it, in sorted order.
///
/// Each folder is opened by its path, so the walk holds one descriptor however deep it is.
struct FolderWalker {
    private(set) var files: [DiscoveredFile] = []
    /// Links to what might be files; where they lead is looked at afterwards.
    private(set) var links: [DiscoveredFile] = []
    private(set) var problems: [ProjectProblem] = []
    private(set) var ignoredCount = 0

    /// The folder to open and report, with a slash behind it; empty for the working directory.
    private var path: [UInt8]
    /// The same folder below the repository's root, with a slash behind it; empty for the root itself.
    private var repositoryPath: [UInt8]
    private var ignores: IgnoreStack

    /// - Parameter folder: A normalised path, empty for the working directory.
    init(folder: String, location: RepositoryLocation) {
        path = Array(folder.utf8)
        if !path.isEmpty, path.last != UInt8(ascii: "/") { path.append(UInt8(ascii: "/")) }
        repositoryPath = Array(location.path.utf8)
        ignores = location.ignores
    }

    mutating func walk() {
        let listing: FolderListing
        do throws(SystemError) {
            let descriptor = openFolder()
            guard descriptor >= 0 else { throw SystemError(code: errno) }
            listing = try FolderListing(closing: descriptor)
        } catch {
            problems.append(ProjectProblem(path: folderText, message: "this folder is left out: \(error.folderText)"))
            return
        }
        let mark = ignores.mark
        if listing.hasRepository { ignores.enterRepository() }
        if listing.hasIgnoreFile { pushIgnoreFile() }
        for entry in listing.entries { visit(entry, of: listing) }
        ignores.restore(mark)
    }

    private mutating func visit(_ entry: FolderListing.Entry, of listing: FolderListing) {
        let name = listing.name(of: entry)
        let start = repositoryPath.count
        repositoryPath.append(contentsOf: name)
        defer { repositoryPath.removeLast(repositoryPath.count - start) }
        let isFolder = entry.kind == .folder
        let isIgnored = repositoryPath.withUnsafeBufferPointer { path in
            let end = isFolder ? path.count - 1 : path.count
            return ignores.ignores(
                UnsafeBufferPointer(rebasing: path[..<end]), nameStart: start, isFolder: isFolder)
        }
        if isIgnored {
            ignoredCount += 1
            return
        }
        let pathStart = path.count
        path.append(contentsOf: name)
        defer { path.removeLast(path.count - pathStart) }
        if isFolder {
            walk()
        } else if let kind = entry.fileKind {
            append(kind, isLink: entry.kind == .symbolicLink)
        }
    }

    private mutating func append(_ kind: FileKind, isLink: Bool) {
        let text = String(decoding: path, as: UTF8.self)
        guard isSame(text, path) else {
            problems.append(ProjectProblem(path: text, message: "this file is left out: its name is not UTF-8"))
            return
        }
        let file = DiscoveredFile(path: text, kind: kind)
        if isLink { links.append(file) } else { files.append(file) }
    }

    /// Whether decoding changed nothing. What is no UTF-8 decodes to replacement characters, and then no longer opens.
    private func isSame(_ text: String, _ bytes: [UInt8]) -> Bool {
        var text = text
        return text.withUTF8 { decoded in
            bytes.withUnsafeBufferPointer { bytes in
                guard let left = decoded.baseAddress, let right = bytes.baseAddress else { return bytes.isEmpty }
                return decoded.count == bytes.count && memcmp(left, right, bytes.count) == 0
            }
        }
    }

    private mutating func openFolder() -> Int32 {
        if path.isEmpty { return open(".", O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
        path.append(0)
        defer { path.removeLast() }
        return path.withUnsafeBytes { bytes in
            guard let start = bytes.baseAddress else { return -1 }
            return open(start.assumingMemoryBound(to: CChar.self), O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        }
    }

    private mutating func pushIgnoreFile() {
        let file = folderPrefix + ".gitignore"
        do {
            ignores.push(IgnoreFile(parsing: try FileReader.read(file)), pathStart: repositoryPath.count)
        } catch {
            problems.append(ProjectProblem(path: file, message: "this ignore file has no effect: \(error.reason)"))
        }
    }

    private var folderPrefix: String { String(decoding: path, as: UTF8.self) }

    /// The folder for a message.
    private var folderText: String {
        if path.isEmpty { return "." }
        return path.count == 1 ? "/" : String(decoding: path.dropLast(), as: UTF8.self)
    }
}

extension SystemError {
    /// The description, worded for a folder.
    fileprivate var folderText: String {
        self == .missing ? "it is gone" : description
    }
}
