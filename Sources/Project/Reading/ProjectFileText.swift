/// The texts of property lists and project files.
public enum ProjectFileText {
    /// Why a text cannot be read as a file of its kind; `nil` when it can, or when any text can.
    public static func problem(in bytes: [UInt8], path: String, kind: FileKind) -> String? {
        do throws(ProjectProblem) {
            switch kind {
            case .propertyList, .entitlements, .xcodeProject: _ = try PropertyLists.parse(bytes, path: path)
            case .xcodeGenProject: _ = try YAMLParser.parse(bytes, path: path)
            case .swift, .markdown, .packageManifest, .buildConfiguration, .configuration: break
            }
            return nil
        } catch {
            return error.message
        }
    }
}
