/// Reads a spec and the files it includes, and merges them.
struct SpecLoader {
    private let projectPath: String
    private(set) var problems: [ProjectProblem] = []
    /// The folder that paths in each of the files are relative to.
    private(set) var bases: [String: String] = [:]
    /// Files that are merged; one that is included twice counts once.
    private var seen: Set<String> = []

    /// Where a spec's includes are looked for.
    private struct Location {
        let path: String
        /// Where includes with `relativePaths: false` start from.
        let root: String
        /// Where all others do, and what its own paths are relative to.
        let base: String
    }

    init(path: String) { projectPath = path }

    /// The merged spec.
    ///
    /// - Throws: The reason why the project file itself cannot be read. What is wrong with an included one is among the
    ///   problems.
    mutating func loadProject(_ read: (String) throws(FileError) -> [UInt8]) throws(ProjectProblem) -> YAMLNode {
        let folder = PathText.folder(ofPath: projectPath)
        let location = Location(path: projectPath, root: folder, base: folder)
        let bytes: [UInt8]
        do throws(FileError) {
            bytes = try read(projectPath)
        } catch {
            throw ProjectProblem(path: projectPath, message: "cannot read this XcodeGen project: \(error.reason)")
        }
        return try load(location, bytes, read)
    }

    private mutating func load(
        _ location: Location, _ bytes: [UInt8], _ read: (String) throws(FileError) -> [UInt8]
    ) throws(ProjectProblem) -> YAMLNode {
        seen.insert(PathText.collapsed(location.path))
        bases[location.path] = location.base
        let document = try YAMLParser.parse(bytes, path: location.path)
        problems += document.problems
        let node = document.root
        // Nothing at all is an empty spec.
        if node.scalar?.isNull == true { return YAMLNode(content: .mapping([]), place: node.place, line: 1) }
        guard node.entries != nil else {
            throw ProjectProblem(
                path: location.path, line: node.line, message: "a spec is a mapping: start it with name: and targets:")
        }
        var merged: YAMLNode?
        for include in node["include"]?.elements ?? node["include"].map({ [$0] }) ?? [] {
            guard let included = load(include, from: location, read) else { continue }
            merged = merged.map { included.merged(onto: $0) } ?? included
        }
        return merged.map { node.merged(onto: $0) } ?? node
    }

    private mutating func load(
        _ include: YAMLNode, from location: Location, _ read: (String) throws(FileError) -> [UInt8]
    ) -> YAMLNode? {
        let name = include["path"] ?? include
        guard let text = name.string else {
            problems.append(
                ProjectProblem(
                    path: include.place.path, line: include.line,
                    message: "an include is a path, or a mapping with path: write one of the two"))
            return nil
        }
        // Which file a variable of the environment leads to is not known.
        guard include["enable"]?.boolean != false, !text.contains("${") else { return nil }
        let isRelative = include["relativePaths"]?.boolean ?? true
        let root = isRelative ? location.base : location.root
        let path = PathText.collapsed(text, in: root)
        guard !seen.contains(path) else { return nil }
        let included = Location(path: path, root: root, base: isRelative ? PathText.folder(ofPath: path) : root)
        let bytes: [UInt8]
        do throws(FileError) {
            bytes = try read(path)
        } catch {
            problems.append(
                ProjectProblem(
                    path: name.place.path, line: name.line, message: "cannot read the included \(path): \(error.reason)"
                ))
            return nil
        }
        do throws(ProjectProblem) {
            return try load(included, bytes, read)
        } catch {
            problems.append(error)
            return nil
        }
    }
}
