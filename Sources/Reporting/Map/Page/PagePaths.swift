import Project
import WidgetModel

/// Paths as the page shows them: seen from the folder that holds everything it names.
struct PagePaths {
    /// That folder; empty for the working directory.
    let folder: String

    init(_ map: WidgetMap) {
        var paths = map.widgets.flatMap { widget -> [String] in
            let names =
                widget.providers.map(\.provider) + widget.entries + widget.attributes + widget.configurationIntents
            return [widget.place.path] + (names + widget.intents.map(\.intent)).compactMap(\.place?.path)
                + widget.stores.map(\.place.path) + widget.views.flatMap(Self.paths)
        }
        paths += OriginWords.declared(in: map).compactMap(\.origin.path)
        var common: [String]?
        for path in paths {
            let folders = Array(PathText.components(ofPath: PathText.folder(ofPath: path)))
            guard let known = common else {
                common = folders
                continue
            }
            common = zip(known, folders).prefix { $0 == $1 }.map(\.0)
        }
        let isAbsolute = paths.first?.utf8.first == UInt8(ascii: "/")
        folder = (isAbsolute ? "/" : "") + (common ?? []).joined(separator: "/")
    }

    private static func paths(_ view: MappedView) -> [String] { [view.place.path] + view.children.flatMap(paths) }

    func shown(_ path: String) -> String {
        guard !folder.isEmpty, PathText.isPath(path, below: folder) else { return path }
        return String(
            Substring(path.utf8.dropFirst(folder.utf8.count + (folder.utf8.last == UInt8(ascii: "/") ? 0 : 1))))
    }

    /// `Widget/StepsWidget.swift:4`
    func full(_ place: MapPlace) -> String { "\(shown(place.path)):\(place.line)" }

    /// `StepsWidget.swift:4`
    func short(_ place: MapPlace) -> String { "\(PathText.name(ofPath: place.path)):\(place.line)" }
}
