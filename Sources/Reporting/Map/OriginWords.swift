import Project
import WidgetModel

/// Where a project's targets are known from.
enum OriginWords {
    /// A line for each project file, one for all property lists, and one for how many files those tell of.
    static func lines(of map: WidgetMap) -> [String] {
        var lines = declared(in: map).map { origin in
            let path = origin.origin.path.map { " " + PrintableText.oneLine($0) } ?? ""
            return "\(Counted.text(origin.targets, "target")) of the \(MapWords.origin(origin.origin.form))\(path)"
        }
        let folders = folders(in: map)
        if folders > 0 { lines.append("\(Counted.text(folders, "target")) \(Self.guessed)") }
        return lines + [share(of: map)]
    }

    /// How those targets are known that no project file tells of.
    static let guessed = "known by their folder or Info.plist alone"

    /// Project files that told of targets.
    static func declared(in map: WidgetMap) -> [TargetOriginCount] {
        map.origins.filter { $0.origin.form != .informationPropertyList && $0.origin.form != .folder }
    }

    /// Targets that no project file told of.
    static func folders(in map: WidgetMap) -> Int {
        map.origins.filter { $0.origin.form == .informationPropertyList || $0.origin.form == .folder }.reduce(0) {
            $0 + $1.targets
        }
    }

    static func share(of map: WidgetMap) -> String {
        "project files say the targets of \(map.filesWithKnownTargets) of \(Counted.text(map.swiftFiles, "Swift file"))"
    }
}
