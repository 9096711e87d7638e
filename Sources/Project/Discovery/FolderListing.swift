#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The entries of one folder that a walk cares about, in the order their paths have when sorted bytewise.
struct FolderListing {
    struct Entry {
        enum Kind: UInt8 {
            case folder
            case file
            case symbolicLink
        }

        /// The name's first bytes, most significant first: most comparisons need no more.
        var sortKey: UInt64
        var nameStart: Int32
        var nameCount: Int32
        var kind: Kind
        /// Of files and links.
        var fileKind: FileKind?
    }

    private(set) var entries: [Entry] = []
    /// All names, one behind the other; a folder's name has a slash behind it, which also puts it in its place in order.
    private(set) var names: [UInt8] = []
    private(set) var hasIgnoreFile = false
    /// The folder is the root of a repository.
    private(set) var hasRepository = false

    /// Lists the folder that is, and stays, open at `descriptor`.
    init(of descriptor: Int32) throws(SystemError) {
        // The stream closes what it was opened with.
        let copy = fcntl(descriptor, F_DUPFD_CLOEXEC, 0)
        guard copy >= 0 else { throw SystemError(code: errno) }
        guard let stream = fdopendir(copy) else {
            let code = errno
            close(copy)
            throw SystemError(code: code)
        }
        defer { closedir(stream) }
        let nameOffset = MemoryLayout<dirent>.offset(of: \dirent.d_name) ?? 0
        while true {
            errno = 0
            guard let entry = readdir(stream) else { break }
            let name = UnsafeRawPointer(entry).advanced(by: nameOffset).assumingMemoryBound(to: UInt8.self)
            let count = strlen(UnsafeRawPointer(name).assumingMemoryBound(to: CChar.self))
            let bytes = UnsafeBufferPointer(start: name, count: count)
            append(bytes, type: Int(entry.pointee.d_type), in: descriptor)
        }
        guard errno == 0 else { throw SystemError(code: errno) }
        sort()
    }

    func name(of entry: Entry) -> ArraySlice<UInt8> {
        names[Int(entry.nameStart)..<Int(entry.nameStart + entry.nameCount)]
    }

    private mutating func append(_ name: UnsafeBufferPointer<UInt8>, type: Int, in descriptor: Int32) {
        guard let kind = entryKind(name, type: type, in: descriptor) else { return }
        if name.first == UInt8(ascii: ".") {
            if name.equals(".") || name.equals("..") { return }
            if name.equals(".gitignore") { hasIgnoreFile = kind == .file }
            if name.equals(".git") { hasRepository = true }
        }
        switch kind {
        case .folder:
            if !name.isSkippedFolder { append(name, kind: .folder, fileKind: nil) }
        case .file, .symbolicLink:
            if let fileKind = FileKind(name: name) { append(name, kind: kind, fileKind: fileKind) }
        }
    }

    private func entryKind(_ name: UnsafeBufferPointer<UInt8>, type: Int, in descriptor: Int32) -> Entry.Kind? {
        switch type {
        case Int(DT_DIR): return .folder
        case Int(DT_REG): return .file
        case Int(DT_LNK): return .symbolicLink
        case Int(DT_UNKNOWN):
            // Some file systems leave the type out.
            var status = stat()
            guard let start = name.baseAddress else { return nil }
            let path = UnsafeRawPointer(start).assumingMemoryBound(to: CChar.self)
            guard fstatat(descriptor, path, &status, AT_SYMLINK_NOFOLLOW) == 0 else { return nil }
            switch status.st_mode & S_IFMT {
            case S_IFDIR: return .folder
            case S_IFREG: return .file
            case S_IFLNK: return .symbolicLink
            default: return nil
            }
        default: return nil
        }
    }

    private mutating func append(_ name: UnsafeBufferPointer<UInt8>, kind: Entry.Kind, fileKind: FileKind?) {
        let start = names.count
        names.append(contentsOf: name)
        if kind == .folder { names.append(UInt8(ascii: "/")) }
        var sortKey: UInt64 = 0
        for index in 0..<8 {
            sortKey = sortKey << 8 | (start + index < names.count ? UInt64(names[start + index]) : 0)
        }
        entries.append(
            Entry(
                sortKey: sortKey, nameStart: Int32(start), nameCount: Int32(names.count - start), kind: kind,
                fileKind: fileKind))
    }

    private mutating func sort() {
        names.withUnsafeBufferPointer { names in
            entries.sort { left, right in
                if left.sortKey != right.sortKey { return left.sortKey < right.sortKey }
                guard let base = names.baseAddress else { return false }
                let common = Int(min(left.nameCount, right.nameCount))
                let order = memcmp(base + Int(left.nameStart), base + Int(right.nameStart), common)
                return order != 0 ? order < 0 : left.nameCount < right.nameCount
            }
        }
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// Folders of repositories, builds and other people's code, and asset catalogues, which hold nothing the linter
    /// reads but thousands of folders.
    fileprivate var isSkippedFolder: Bool {
        switch first {
        case UInt8(ascii: "."): if equals(".git") || equals(".build") || equals(".swiftpm") { return true }
        case UInt8(ascii: "D"): if equals("DerivedData") { return true }
        case UInt8(ascii: "P"): if equals("Pods") { return true }
        case UInt8(ascii: "C"): if equals("Carthage") { return true }
        case UInt8(ascii: "n"): if equals("node_modules") { return true }
        default: break
        }
        return last == UInt8(ascii: "s") && hasSuffix(".xcassets")
    }
}
