/// Symbolic links to files.
enum LinkedFiles {
    /// `files` and those of `links` that lead to a regular file which is not among `files`, both sorted bytewise. Links that
    /// lead nowhere or to folders are left out.
    static func merge(_ links: [DiscoveredFile], into files: [DiscoveredFile]) -> [DiscoveredFile] {
        var taken: Set<FileIdentity> = []
        let targets = links.compactMap { link -> (link: DiscoveredFile, name: String, identity: FileIdentity)? in
            guard let status = try? FileStatus(at: link.path), status.kind == .file,
                let target = PathText.resolved(link.path)
            else { return nil }
            return (link, PathText.name(ofPath: target), status.identity)
        }
        // Only a file of the same name can be what a link leads to; the others need not be looked at.
        let names = Set(targets.map(\.name))
        for file in files where names.contains(PathText.name(ofPath: file.path)) {
            if let status = try? FileStatus(at: file.path) { taken.insert(status.identity) }
        }
        let added = targets.filter { taken.insert($0.identity).inserted }.map(\.link)
        return (files + added).sorted { PathText.precedes($0.path, $1.path) }
    }
}
