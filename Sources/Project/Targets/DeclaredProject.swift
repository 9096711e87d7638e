/// What one project file says, whatever form it has. The folders named after the forms hold an initializer for each.
struct DeclaredProject: Sendable {
    let origin: TargetOrigin
    /// What relative paths in the values of build settings are relative to; empty for the working directory.
    let folder: String
    /// In the order of the file.
    let targets: [DeclaredTarget]
    /// What could not be read besides. The targets are right but for that.
    var problems: [ProjectProblem] = []
    /// Files with build settings that it names and that are not there, sorted. Their settings are missing.
    var missingConfigurationFiles: [String] = []
    /// See ``Target/xcodeVersion``.
    var xcodeVersion: Int?

    /// Whether a target may have other settings than are known. What CocoaPods generates says nothing about the target
    /// itself.
    var lacksSettings: Bool {
        missingConfigurationFiles.contains { !PathText.name(ofPath: $0).hasPrefix("Pods-") }
    }
}
