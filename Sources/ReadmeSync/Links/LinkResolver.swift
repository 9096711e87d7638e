/// Follows relative links through the folders of a repository, letter by letter, as GitHub does on every system.
struct LinkResolver: Sendable {
    let tree: any FileTree

    enum Target: Equatable {
        /// Absolute path of what is there.
        case found(String)
        /// There, with other upper and lower case letters: the names as they are, from where the link begins.
        case differsInCase(String, names: [String])
        /// Not there. `folder` is the last one that is, and `name` what it lacks.
        case missing(folder: String, name: String, rest: [String])
        /// Outside of what is known, such as GitHub's own pages at `../../issues`.
        case unknown
    }

    func target(of address: LinkAddress, from place: ReadmePlace) -> Target {
        if address.isAbsolute {
            guard place.isInRepository else { return .unknown }
            let target = target(of: address.components, from: place.boundary, boundary: place.boundary)
            // Elsewhere than on GitHub, a documentation folder is the root of what is shown.
            guard place.folder != place.boundary, case .missing = target else { return target }
            return .unknown
        }
        let target = target(of: address.components, from: place.folder, boundary: place.boundary)
        guard case .missing = target, place.folder != place.boundary, isWebsite(place) else { return target }
        return .unknown
    }

    private func target(of components: [String], from start: String, boundary: String) -> Target {
        var folder = start
        var names: [String] = []
        // Links are addresses: what `..` takes back need not exist.
        for component in components {
            if component != ".." {
                names.append(component)
            } else if names.popLast() == nil {
                guard folder != boundary else { return .unknown }
                folder = folder.parentPath
            }
        }
        var actual: [String] = []
        var path = folder
        for (number, name) in names.enumerated() {
            let rest = Array(names[(number + 1)...])
            guard let present = tree.names(in: path) else {
                return number == 0 ? .unknown : .missing(folder: path, name: name, rest: rest)
            }
            if present.contains(name) {
                actual.append(name)
            } else if let other = LinkResolver.onlyMatch(name, in: present) {
                actual.append(other)
            } else {
                // The folder of a submodule is empty until somebody asks for it.
                let isUnfetched = present.isEmpty && tree.names(in: boundary)?.contains(".gitmodules") == true
                return isUnfetched ? .unknown : .missing(folder: path, name: name, rest: rest)
            }
            path = path.appendingPathComponent(actual[number])
        }
        return actual == names ? .found(path) : .differsInCase(path, names: actual)
    }

    /// The one name that differs in the case of its letters alone.
    private static func onlyMatch(_ name: String, in names: Set<String>) -> String? {
        let lowercased = name.lowercased()
        let matches = names.filter { $0.utf8.count == name.utf8.count && $0.lowercased() == lowercased }
        return matches.count == 1 ? matches.first : nil
    }

    /// Whether a website is made of the README's folder, where links mean its pages.
    private func isWebsite(_ place: ReadmePlace) -> Bool {
        var folder = place.folder
        while folder != place.boundary, folder != "/" {
            let names = tree.names(in: folder) ?? []
            if !names.isDisjoint(with: LinkResolver.websiteFiles) { return true }
            folder = folder.parentPath
        }
        return false
    }

    private static let websiteFiles: Set<String> = [
        "index.html", "_sidebar.md", "_config.yml", "mkdocs.yml", ".nojekyll", ".vitepress", ".vuepress",
        "docusaurus.config.js",
    ]
}
