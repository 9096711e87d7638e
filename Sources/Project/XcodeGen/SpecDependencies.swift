extension SpecTarget {
    /// Names of the targets that are built into this one, and of what it is linked with.
    var references: (embedded: [String], linked: [String]) {
        var embedded: [String] = []
        var linked: [String] = []
        for dependency in node["dependencies"]?.elements ?? [] where isForThisPlatform(dependency) {
            guard let name = dependency["target"]?.string else {
                if dependency["link"]?.boolean != false { linked += frameworkNames(dependency) }
                continue
            }
            // A target of another project is named behind that of the project.
            let target = PathText.name(ofPath: name)
            guard isEmbeddedByItsKind(target) else {
                linked.append(target)
                continue
            }
            if dependency["embed"]?.boolean ?? (kind == .app) { embedded.append(target) }
        }
        return (embedded.uniqueNames, linked.uniqueNames)
    }

    private func isForThisPlatform(_ dependency: YAMLNode) -> Bool {
        guard let platforms = dependency["platforms"], let platform else { return true }
        return platforms.strings.contains { $0.string == platform.rawValue }
    }

    private func isEmbeddedByItsKind(_ name: String) -> Bool {
        guard let node = spec.target(named: name) else { return false }
        let entry = YAMLEntry(key: name, place: node.place, line: node.line, value: node)
        let other = SpecTarget(entry, spec)
        switch other.kind {
        case .widgetExtension, .otherExtension: return true
        // Of a watch or a clip, inside the app of the phone.
        case .app: return kind == .app
        default: return false
        }
    }

    private func frameworkNames(_ dependency: YAMLNode) -> [String] {
        if let path = (dependency["framework"] ?? dependency["sdk"] ?? dependency["carthage"])?.string {
            return [PathText.stem(ofPath: path)]
        }
        guard let package = dependency["package"]?.string else { return [] }
        let products = (dependency["products"] ?? dependency["product"])?.strings.compactMap(\.string) ?? []
        return products.isEmpty ? [package] : products
    }
}
