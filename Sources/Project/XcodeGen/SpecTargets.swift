/// Turns templates and lists of platforms into plain targets.
enum SpecTargets {
    /// The order is XcodeGen's: a template may give the platforms, and a platform may choose the template.
    static func resolved(in root: YAMLNode) -> YAMLNode {
        guard let targets = root["targets"] else { return root }
        var entries = splitByPlatform(targets.entries ?? [])
        entries = withTemplates(entries, root["targetTemplates"])
        entries = splitByPlatform(entries)
        var resolved = targets
        resolved.content = .mapping(entries)
        return root.setting("targets", to: resolved)
    }

    /// Makes a target per platform of one that lists several.
    private static func splitByPlatform(_ entries: [YAMLEntry]) -> [YAMLEntry] {
        entries.flatMap { entry in
            guard let platforms = entry.value["platform"]?.elements else { return [entry] }
            return platforms.compactMap { platform in
                platform.string.map { target(entry, for: platform, named: $0) }
            }
        }
    }

    private static func target(_ entry: YAMLEntry, for node: YAMLNode, named platform: String) -> YAMLEntry {
        var result = entry
        var target = entry.value.expanded(["platform": platform]).setting("platform", to: node)
        let suffix = target["platformSuffix"]?.scalar?.text ?? "_\(platform)"
        result.key = (target["platformPrefix"]?.scalar?.text ?? "") + entry.key + suffix
        // The products of all platforms have one name.
        let name = YAMLNode(
            content: .scalar(YAMLScalar(text: entry.key, isPlain: false)), place: entry.place, line: entry.line)
        target = target.setting("settings", to: withProductName(target["settings"], name))
        if let versions = entry.value["deploymentTarget"], versions.entries != nil {
            target = target.setting("deploymentTarget", to: versions[platform] ?? node.replaced(by: ""))
        }
        result.value = target
        return result
    }

    private static func withProductName(_ settings: YAMLNode?, _ name: YAMLNode) -> YAMLNode {
        let empty = YAMLNode(content: .mapping([]), place: name.place, line: name.line)
        let settings = settings?.entries == nil ? empty : settings ?? empty
        if SpecSettings.isFlat(settings) {
            return settings["PRODUCT_NAME"] == nil ? settings.setting("PRODUCT_NAME", to: name) : settings
        }
        let base = settings["base"] ?? empty
        return base["PRODUCT_NAME"] == nil
            ? settings.setting("base", to: base.setting("PRODUCT_NAME", to: name)) : settings
    }

    private static func withTemplates(_ entries: [YAMLEntry], _ templates: YAMLNode?) -> [YAMLEntry] {
        guard let templates else { return entries }
        return entries.map { entry in
            var names = TemplateNames(templates)
            names.collect(from: entry.value, depth: 0)
            guard let merged = names.merged() else { return entry }
            var result = entry
            result.value = entry.value.merged(onto: merged).expanded(["target_name": entry.key])
            var attributes: [String: String] = [:]
            for attribute in result.value["templateAttributes"]?.entries ?? [] {
                if let text = attribute.value.scalar?.text { attributes[attribute.key] = text }
            }
            if !attributes.isEmpty { result.value = result.value.expanded(attributes) }
            return result
        }
    }
}

/// The templates of a target, and theirs in turn, the ones to lay lowest first.
private struct TemplateNames {
    private let templates: YAMLNode
    private var names: [String] = []
    private var insertion = 0

    init(_ templates: YAMLNode) { self.templates = templates }

    mutating func collect(from target: YAMLNode, depth: Int) {
        guard depth < YAMLParser.deepest else { return }
        for name in (target["templates"]?.strings ?? []).compactMap(\.string) where !names.contains(name) {
            guard let template = templates[name] else { continue }
            names.insert(name, at: insertion)
            collect(from: template, depth: depth + 1)
            insertion += 1
        }
    }

    func merged() -> YAMLNode? {
        names.compactMap { templates[$0] }.reduce(nil) { base, template in
            base.map { template.merged(onto: $0) } ?? template
        }
    }
}
