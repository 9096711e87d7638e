import Project
import RuleEngine
import WidgetModel

/// What one run of ``LintSession/map()`` gives.
public struct MapResult: Sendable {
    public var map: WidgetMap
    /// What could not be looked into: an unreadable folder, a broken property list.
    public var problems: [ProjectProblem] = []
    /// What is wrong with the configuration. The map is then empty, or made under the last one that was right.
    public var configurationError: ConfigurationError?
    /// The configuration file that counts.
    public var configurationPath: String?

    public init(map: WidgetMap = WidgetMap()) { self.map = map }
}
