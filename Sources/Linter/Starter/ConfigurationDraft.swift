import JSON
import Project
import RuleEngine

/// The configuration of a folder with what the README check needs: a new one, or the one that is there with members
/// added.
struct ConfigurationDraft {
    private let contents: StarterContents
    private let readmeSources: [String]
    /// The text of the configuration that is there, and what it says.
    private let existing: (bytes: [UInt8], value: JSONValue)?

    /// - Parameter readmeSources: Patterns for the sources of examples; empty for the usual places.
    init(_ contents: StarterContents, readmeSources: [String]) throws(LintError) {
        self.contents = contents
        self.readmeSources = readmeSources
        guard let bytes = try? FileReader.read(contents.configurationPath) else {
            existing = nil
            return
        }
        guard let value = try? JSONValue.parse(bytes, dialect: .commented), value.members != nil else {
            throw LintError(
                "\(contents.configurationPath) is wrong; widgetlint config check says where, and what to write instead")
        }
        existing = (bytes, value)
    }

    var path: String { contents.configurationPath }

    /// - Parameter rules: Those that are lowered to advice.
    func text(tolerating rules: [String] = []) -> FixedFile {
        guard let existing else {
            let starter = ConfigurationStarter(contents, readmeSources: readmeSources, toleratedRules: rules)
            return FixedFile(path: path, before: nil, after: Array(starter.text.utf8))
        }
        let edits = edits(of: existing.value, tolerating: rules).sorted { $0.range.lowerBound < $1.range.lowerBound }
        return FixedFile(
            path: path, before: existing.bytes, after: EditedText(existing.bytes, applying: edits).bytes)
    }

    /// What the configuration says of READMEs stays.
    private func edits(of root: JSONValue, tolerating rules: [String]) -> [TextEdit] {
        var members: [String] = []
        var edits: [TextEdit] = []
        if root[ConfigurationMembers.readmeName] == nil {
            members.append(ConfigurationMembers.readme(sources: readmeSources))
        }
        if let settings = root[ConfigurationMembers.rulesName], settings.members != nil {
            let new = rules.filter { settings[$0] == nil }
            edits += insertion(new.map(ConfigurationMembers.toleration), into: settings)
            edits += rules.compactMap { settings[$0]?.range }.map {
                TextEdit(path: path, range: $0, replacement: ConfigurationMembers.advice)
            }
        } else if !rules.isEmpty {
            members.append(ConfigurationMembers.rules(rules))
        }
        return edits + insertion(members, into: root)
    }

    /// Puts members at the beginning of an object, each on its line.
    private func insertion(_ members: [String], into object: JSONValue) -> [TextEdit] {
        guard !members.isEmpty else { return [] }
        let place = object.range.lowerBound + 1
        let isEmpty = object.members?.isEmpty ?? true
        let text = members.map { "\n    \($0)" }.joined(separator: ",") + (isEmpty ? "\n" : ",")
        return [TextEdit(path: path, range: place..<place, replacement: text)]
    }
}
