import Project

/// Which files make up an extension together.
extension Program {
    /// Whether two files are certainly compiled into one widget extension. Where nothing tells of targets, only what
    /// stands in one file is: a folder may hold one example beside the other.
    public func shareExtension(_ unit: Int, _ other: Int) -> Bool {
        shareTarget(unit, other) { $0.kind == .widgetExtension || unit == other && $0.kind == .folder }
    }

    /// Whether two files stand in one folder, and nothing tells of targets.
    public func shareFolder(_ unit: Int, _ other: Int) -> Bool {
        PathText.folder(ofPath: units[unit].path) == PathText.folder(ofPath: units[other].path)
            && shareTarget(unit, other) { $0.kind == .folder }
    }

    private func shareTarget(_ unit: Int, _ other: Int, where isWanted: (Target) -> Bool) -> Bool {
        units[unit].targets.contains { target in
            isWanted(target) && units[other].targets.contains { $0.id == target.id }
        }
    }
}
