import SwiftSource

extension DeclaredProject {
    /// What a Tuist manifest, `Project.swift`, says of its targets where its text says it outright. What it computes, or
    /// takes from other files, is left out.
    ///
    /// - Parameters:
    ///   - path: Of the manifest, absolute or relative to the working directory.
    ///   - bytes: Its text.
    ///   - read: Gives the bytes of the `.xcconfig` files that it names.
    init(tuist path: String, _ bytes: [UInt8], read: (_ path: String) throws(FileError) -> [UInt8]) {
        let manifest = TuistManifest(parsing: bytes, path: path)
        var settings = TuistSettings(manifest)
        var targets: [DeclaredTarget] = []
        for target in manifest.targets { targets.append(target.declared(&settings, read)) }
        var problems = settings.problems
        if targets.isEmpty, TuistManifest.isOne(bytes) {
            let line = manifest.project.map { LineTable(bytes).line(at: $0.node.range.lowerBound) + 1 } ?? 1
            let message = "the targets are computed, so files count to the folders they stand in: "
                + "write the targets out as .target(name: \"…\", product: …) to have them known"
            problems.append(ProjectProblem(path: path, line: line, message: message))
        }
        self.init(
            origin: TargetOrigin(.tuist, path: path), folder: PathText.collapsed(manifest.folder), targets: targets,
            problems: problems, missingConfigurationFiles: settings.missingConfigurationFiles)
    }
}

extension TuistManifest {
    /// Whether a file called `Project.swift` is one of Tuist's: it imports `ProjectDescription`. Takes less time than
    /// reading the file.
    static func isOne(_ bytes: [UInt8]) -> Bool {
        let words = Array("import ProjectDescription".utf8)
        var index = 0
        while let start = bytes[index...].firstIndex(of: words[0]) {
            if bytes[start...].starts(with: words) {
                let end = start + words.count
                // Not `ProjectDescriptionHelpers`.
                if end == bytes.count || !(bytes[end].isLetterOrDigit) { return true }
            }
            index = start + 1
        }
        return false
    }
}

extension UInt8 {
    fileprivate var isLetterOrDigit: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
            true
        default: false
        }
    }
}

/// The calls in a manifest that matter.
struct TuistManifest {
    let path: String
    let values: ManifestValues
    /// The call of `Project`, where there is one.
    let project: CallExpression?
    private(set) var targets: [TuistTarget] = []

    var folder: String { PathText.folder(ofPath: path) }

    var name: String { values.text(project?.argument(labeled: "name")?.value)?.text ?? "" }

    init(parsing bytes: [UInt8], path: String) {
        let tree = SyntaxTree.parse(bytes)
        let values = ManifestValues(tree)
        let calls = tree.root.subtree.compactMap { CallExpression($0) }
        self.path = path
        self.values = values
        project = calls.first { $0.calleeName == "Project" && $0.hasArgument(labeled: "name") }
        var kinds: [String: Target.Kind] = [:]
        let declarations = calls.filter(Self.isTarget)
        for call in declarations {
            guard let name = values.text(call.argument(labeled: "name")?.value)?.text else { continue }
            kinds[name] = TuistTarget.kind(ofProduct: values.caseName(call.argument(labeled: "product")?.value))
        }
        targets = declarations.compactMap { TuistTarget($0, values, path: path, kinds: kinds) }
    }

    /// `.target(name:…, product:…)`, as it is now, `Target(…)`, as it was, or `.init(…)`. As a dependency, a target has
    /// no product.
    private static func isTarget(_ call: CallExpression) -> Bool {
        guard ["target", "Target", "init"].contains(call.calleeName) else { return false }
        return call.hasArgument(labeled: "name") && call.hasArgument(labeled: "product")
    }
}
