import Linter
import RuleEngine

/// Everything that applies to a path, and who said so.
struct SettingsText {
    let path: String
    let settings: LintSettings
    let exclusion: ExclusionReason?

    var text: String {
        var rows = [["path", path, ""]]
        rows.append(["configuration", settings.file?.path ?? "none", ""])
        rows += fileRows
        if let exclusion {
            let reason = exclusion.pattern.map { "excluded by \($0)" } ?? "not included"
            rows.append(["reviewed", "no, \(reason)", origin(exclusion.origin)])
        }
        rows.append(["set", settings.set.value.rawValue, origin(settings.set.origin)])
        rows.append(["failOn", settings.failLevel.value.name, origin(settings.failLevel.origin)])
        rows.append(["readme.check", settings.readme.value == .off ? "false" : "true", origin(settings.readme.origin)])
        rows += listRows
        rows += settings.rules.map { ["rules.\($0.id)", $0.severity?.name ?? "off", origin($0.origin)] }
        return Self.table(rows)
    }

    /// What leads to other files, and what is about some files.
    private var fileRows: [[String]] {
        var applying = settings.overrides[...]
        return settings.files.flatMap { file in
            let overrides = file.content.overrides.map { override in
                let patterns = override.files.map(\.value).joined(separator: ", ")
                let applies = applying.popFirst() == true ? "applies" : "does not apply"
                return ["overrides", "\(patterns): \(applies)", origin(file.origin(at: override.range.lowerBound))]
            }
            return rows("extends", file.content.extends, in: file) + overrides
        }
    }

    /// The patterns that count. Those of `exclude` add up; of the other lists the last one counts.
    private var listRows: [[String]] {
        let files = settings.files
        let include = files.last { $0.content.include != nil }
        let sources = files.last { $0.content.readme.sources != nil }
        let readmes = files.last { $0.content.readme.readmes != nil }
        let docComments = files.last { $0.content.readme.docComments != nil }
        return rows("include", include?.content.include, in: include)
            + files.flatMap { rows("exclude", $0.content.exclude, in: $0) }
            + rows("readme.sources", sources?.content.readme.sources, in: sources)
            + rows("readme.readmes", readmes?.content.readme.readmes, in: readmes)
            + row("readme.elision", \.elision) + row("readme.docc", \.docc)
            + rows("readme.docComments", docComments?.content.readme.docComments, in: docComments)
    }

    /// A flag that a file sets.
    private func row(_ name: String, _ flag: KeyPath<ReadmeConfiguration, Located<Bool>?>) -> [[String]] {
        for file in settings.files.reversed() {
            guard let value = file.content.readme[keyPath: flag] else { continue }
            return [[name, String(value.value), origin(file.origin(at: value.range.lowerBound))]]
        }
        return []
    }

    private func rows(_ name: String, _ values: [Located<String>]?, in file: ConfigurationFile?) -> [[String]] {
        guard let file, let values else { return [] }
        return values.map { [name, $0.value, origin(file.origin(at: $0.range.lowerBound))] }
    }

    private func origin(_ origin: SettingOrigin) -> String {
        switch origin {
        case .standard: "default"
        case .file(let path, let line): "\(path):\(line)"
        case .set(let set): "set \(set.rawValue)"
        case .caller(let option): option
        }
    }

    /// The rows in columns.
    private static func table(_ rows: [[String]]) -> String {
        let widths = (0..<2).map { column in rows.map { $0[column].count }.max() ?? 0 }
        return rows.map { row in
            let cells = zip(row, widths).map { $0 + String(repeating: " ", count: $1 - $0.count) } + [row[2]]
            var line = Substring(cells.joined(separator: "  "))
            while line.last == " " { line.removeLast() }
            return line + "\n"
        }.joined()
    }
}
