import Linter
import Project
import Reporting
import WidgetModel

/// `map`.
struct MapCommand {
    let request: MapRequest

    func run() throws(UsageError) -> ExitCode {
        let result = try map()
        try ConfigurationReport(.auto).check(result.configurationErrors, "nothing was read")
        for problem in result.problems { StandardStreams.report("warning: \(problem.description)") }
        try expectSomethingFound(result)
        switch request.format {
        case .text: return StandardStreams.print(MapText().render(result.map))
        case .json: return StandardStreams.print(MapJSON(toolVersion: ToolVersion.current).render(result.map))
        case .mermaid: return StandardStreams.print(MapMermaid().render(result.map))
        case .html:
            return StandardStreams.print(MapPage(title: title, toolVersion: ToolVersion.current).render(result.map))
        }
    }

    private func map() throws(UsageError) -> MapResult {
        do throws(LintError) {
            let paths = request.paths.isEmpty ? ["."] : request.paths
            let options = LintOptions(paths: paths, configuration: request.configuration.map { .file($0) } ?? .nearest)
            return try LintSession.untilExit(options).map()
        } catch {
            throw UsageError(error.description)
        }
    }

    /// A map of nothing must not pass for the map of a project without widgets.
    private func expectSomethingFound(_ result: MapResult) throws(UsageError) {
        guard result.map.widgets.isEmpty else { return }
        let place = request.paths.isEmpty ? "the working directory" : request.paths.joined(separator: ", ")
        let files = result.map.swiftFiles
        guard files > 0 else { throw UsageError("nothing to map: no Swift files in \(place)") }
        throw UsageError(
            "nothing to map: no widget, control or Live Activity in the \(Counted.text(files, "Swift file")) of "
                + place
        )
    }

    /// The name of the folder that is shown.
    private var title: String {
        let path = request.paths.first ?? "."
        let name = PathText.name(ofPath: PathText.normalized(path))
        return name.isEmpty || name == ".." ? PathText.name(ofPath: PathText.resolved(path) ?? "") : name
    }
}
