import Project
import WidgetModel

/// The families that the system draws in accented mode: those of the Home Screen, and accessories on a watch. The Lock
/// Screen keeps light and dark apart.
enum AccentedFamilies {
    private static let home = [
        "systemSmall", "systemMedium", "systemLarge", "systemExtraLarge", "systemExtraLargePortrait",
    ]
    private static let accessories = ["accessoryCircular", "accessoryRectangular", "accessoryCorner"]

    static func of(_ configuration: Configuration, in program: Program) -> [String] {
        let drawn = compiled(inUnit: configuration.place.unit, of: program)
        return configuration.families.map { $0.filter(drawn.contains) } ?? drawn
    }

    /// Those that code of a unit may be drawn for.
    static func compiled(inUnit unit: Int, of program: Program) -> [String] {
        let isForWatch = program.units[unit].targets.contains { $0.mainPlatform == .watchOS }
        return isForWatch ? home + accessories : home
    }
}
