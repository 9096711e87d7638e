#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Walks one folder with everything below it, in sorted order.
///
/// A folder is opened by its name in the one around it, which spares the system the whole path. Very deep ones are
/// opened by their path, so that the walk holds few descriptors at a time.
struct FolderWalker {
    private static let maximumDescriptors = 64

    private(set) var files: [DiscoveredFile] = []
    /// Links to what might be files; where they lead is looked at afterwards.
    private(set) var links: [DiscoveredFile] = []
    /// Folders that are the root of a repository, without a slash behind them.
    private(set) var repositories: [String] = []
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
        walk(path.isEmpty ? open(".", FolderWalker.flags) : openPath(from: 0, in: AT_FDCWD), depth: 0)
    }

    private static let flags = O_RDONLY | O_DIRECTORY | O_CLOEXEC

    /// - Parameter descriptor: Of the folder at `path`, closed in the end; negative where it could not be opened.
    private mutating func walk(_ descriptor: Int32, depth: Int) {
        let listing: FolderListing
        do throws(SystemError) {
            guard descriptor >= 0 else { throw SystemError(code: errno) }
            listing = try FolderListing(of: descriptor)
        } catch {
            if descriptor >= 0 { close(descriptor) }
            problems.append(ProjectProblem(path: folderText, message: "this folder is left out: \(error.folderText)"))
            return
        }
        let isKept = depth < FolderWalker.maximumDescriptors
        if !isKept { close(descriptor) }
        defer { if isKept { close(descriptor) } }
        let mark = ignores.mark
        if listing.hasRepository {
            ignores.enterRepository()
            repositories.append(path.isEmpty ? "" : folderText)
        }
        if listing.hasIgnoreFile { pushIgnoreFile() }
        for entry in listing.entries { visit(entry, of: listing, isKept ? descriptor : nil, depth) }
        ignores.restore(mark)
    }

    /// - Parameter descriptor: Of the folder that holds the entry, if it is open.
    private mutating func visit(
        _ entry: FolderListing.Entry, of listing: FolderListing, _ descriptor: Int32?, _ depth: Int
    ) {
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
        if isIgnored, !isOfXcodeProject(name, entry), entry.fileKind != .configuration {
            ignoredCount += 1
            return
        }
        let pathStart = path.count
        path.append(contentsOf: name)
        defer { path.removeLast(path.count - pathStart) }
        if isFolder {
            let inner = descriptor.map { openPath(from: pathStart, in: $0) } ?? openPath(from: 0, in: AT_FDCWD)
            walk(inner, depth: depth + 1)
        } else if let kind = entry.fileKind {
            append(kind, isLink: entry.kind == .symbolicLink)
        }
    }

    /// Whether it is an Xcode project. One that git ignores, because it is generated or was added all the same, tells as
    /// much about the targets as any other.
    private func isOfXcodeProject(_ name: ArraySlice<UInt8>, _ entry: FolderListing.Entry) -> Bool {
        entry.kind == .folder ? name.ends(with: ".xcodeproj/".utf8) : entry.fileKind == .xcodeProject
    }

    private mutating func append(_ kind: FileKind, isLink: Bool) {
        let text = String(decoding: path, as: UTF8.self)
        guard isSame(text, path) else {
            problems.append(ProjectProblem(path: text, message: "this file is left out: its name is not UTF-8"))
            return
        }
        let file = DiscoveredFile(path: text, kind: kind)
        // A configuration counts where its name stands, wherever it leads.
        if isLink, kind != .configuration { links.append(file) } else { files.append(file) }
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

    /// Opens the folder that `path` leads to from its byte at `start` on.
    private mutating func openPath(from start: Int, in folder: Int32) -> Int32 {
        path.append(0)
        defer { path.removeLast() }
        return path.withUnsafeBytes { bytes in
            guard let first = bytes.baseAddress else { return -1 }
            return openat(folder, (first + start).assumingMemoryBound(to: CChar.self), FolderWalker.flags)
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

extension ArraySlice<UInt8> {
    fileprivate func ends(with suffix: String.UTF8View) -> Bool { self.suffix(suffix.count).elementsEqual(suffix) }
}
