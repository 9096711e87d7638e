/// Reads `.xcconfig` files and what they include, each once.
struct ConfigurationFiles {
    private var finished: [String: [String: BuildSetting]] = [:]
    /// Files that were read; `nil` for those that could not be.
    private var files: [String: ConfigurationFile?] = [:]
    private(set) var problems: [ProjectProblem] = []
    /// Files that are asked for and not there, though nobody calls them optional. No problem of the project: dependency
    /// managers write them, and secrets stay out of the repository.
    private(set) var missing: Set<String> = []

    /// Each file may include another twice, and so on.
    private static let greatestIncludeCount = 1000

    /// The settings of a file, later ones before earlier ones.
    mutating func settings(
        ofFile path: String, read: (_ path: String) throws(FileError) -> [UInt8]
    ) -> [String: BuildSetting] {
        if let settings = finished[path] { return settings }
        var loading = Loading()
        load(path, isOptional: false, into: &loading, read: read)
        finished[path] = loading.settings
        return loading.settings
    }

    private struct Loading {
        var settings: [String: BuildSetting] = [:]
        /// Files that include the one being read.
        var open: Set<String> = []
        var includeCount = 0
    }

    private mutating func load(
        _ path: String, isOptional: Bool, into loading: inout Loading,
        read: (_ path: String) throws(FileError) -> [UInt8]
    ) {
        loading.includeCount += 1
        guard loading.includeCount <= Self.greatestIncludeCount, loading.open.insert(path).inserted else { return }
        defer { loading.open.remove(path) }
        for statement in file(at: path, isOptional: isOptional, read: read)?.statements ?? [] {
            switch statement {
            case .assignment(let name, let value, let range):
                let text = value.replacingInherited(by: loading.settings[name]?.value)
                loading.settings[name] = BuildSetting(text, at: FilePlace(path: path, range: range))
            case .include(let included, let isOptional, _):
                // `<DEVELOPER_DIR>` stands for a folder of Xcode.
                guard included.utf8.first != UInt8(ascii: "<") else { continue }
                let isAbsolute = included.utf8.first == UInt8(ascii: "/")
                let target = isAbsolute ? included : PathText.join(PathText.folder(ofPath: path), included)
                load(PathText.collapsed(target), isOptional: isOptional, into: &loading, read: read)
            }
        }
    }

    private mutating func file(
        at path: String, isOptional: Bool, read: (_ path: String) throws(FileError) -> [UInt8]
    ) -> ConfigurationFile? {
        if let file = files[path] {
            if file == nil, !isOptional { missing.insert(path) }
            return file
        }
        do throws(FileError) {
            let file = ConfigurationFile(parsing: try read(path))
            problems += file.unreadableLines.map { line in
                ProjectProblem(path: path, line: line, message: "this line is neither a build setting nor an include")
            }
            files[path] = file
            return file
        } catch {
            files[path] = .some(nil)
            if error.reason != .missing {
                problems.append(ProjectProblem(path: path, message: "cannot read this file: \(error.reason)"))
            } else if !isOptional {
                missing.insert(path)
            }
            return nil
        }
    }
}

extension String {
    /// A setting that is given again in the same file, or in one that includes it, builds on what was given before.
    fileprivate func replacingInherited(by earlier: String?) -> String {
        guard let earlier, utf8.contains(UInt8(ascii: "$")) else { return self }
        return VariableText.parts(of: self).map { part in
            switch part {
            case .literal(let text): text
            case .variable(let variable): variable.name == "inherited" ? earlier : variable.spelling
            }
        }.joined()
    }
}
