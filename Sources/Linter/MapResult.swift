import Project
import RuleEngine
import WidgetModel

/// What one run of ``LintSession/map()`` gives.
public struct MapResult: Sendable {
    public var map: WidgetMap
    /// What could not be looked into: an unreadable folder, a broken property list.
    public var problems: [ProjectProblem] = []
    /// What is wrong with configurations. The map is then empty, or made under the last ones that were right.
    public var configurationErrors: [ConfigurationError] = []

    public init(map: WidgetMap = WidgetMap()) { self.map = map }
}
