import JSON
import Project

/// Whether edits leave a file readable for what reads it. Remembers what it knows of the old texts.
struct StructureCheck {
    private var swift: [String: SwiftStructure] = [:]
    private var markdown: [String: MarkdownStructure] = [:]
    private var problems: [String: String?] = [:]

    /// Why the edits must not be made; `nil` when they may.
    ///
    /// - Parameter old: The text of the file at `path`, the same in all calls.
    mutating func refusal(of edited: EditedText, old: [UInt8], path: String) -> FixRefusal? {
        let name = PathText.name(ofPath: path)
        switch FileKind(name: name) {
        case .swift, .packageManifest: return swiftRefusal(of: edited, old, path)
        case .markdown:
            let before = markdown[path] ?? MarkdownStructure(old)
            markdown[path] = before
            return before.refusal(of: MarkdownStructure(edited.bytes))
        case let kind?: return refusal(of: edited, old, path, kind)
        // An unsaved document may have no name that tells.
        case nil: return name.contains(".") ? nil : swiftRefusal(of: edited, old, path)
        }
    }

    private mutating func swiftRefusal(of edited: EditedText, _ old: [UInt8], _ path: String) -> FixRefusal? {
        let before = swift[path] ?? SwiftStructure(old)
        swift[path] = before
        return before.refusal(of: SwiftStructure(edited.bytes), edited)
    }

    /// A file that could not be read before cannot become worse.
    private mutating func refusal(
        of edited: EditedText, _ old: [UInt8], _ path: String, _ kind: FileKind
    ) -> FixRefusal? {
        let before = problems[path] ?? Self.problem(in: old, path, kind)
        problems[path] = .some(before)
        guard before == nil, let problem = Self.problem(in: edited.bytes, path, kind) else { return nil }
        return .unreadable(problem)
    }

    private static func problem(in bytes: [UInt8], _ path: String, _ kind: FileKind) -> String? {
        if path.hasSuffix(".json") {
            do throws(JSONError) {
                _ = try JSONValue.parse(bytes, dialect: kind == .configuration ? .commented : .strict)
                return nil
            } catch {
                return "\(error)"
            }
        }
        return ProjectFileText.problem(in: bytes, path: path, kind: kind)
    }
}
