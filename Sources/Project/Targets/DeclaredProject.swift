/// The targets that one project file declares.
struct DeclaredProject {
    let origin: TargetOrigin
    /// The folder that paths in it are relative to.
    let folder: String
    var targets: [DeclaredTarget]
    /// Whether a file with settings is missing, so that a target may have others than are known.
    var lacksSettings = false
    /// See ``Target/xcodeVersion``.
    var xcodeVersion: Int?
}
