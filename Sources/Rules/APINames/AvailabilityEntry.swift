import Project

/// A line of ``AvailabilityTable``.
struct AvailabilityEntry: Sendable, Hashable {
    /// What is known of an API on one system.
    enum Cell: Sendable, Hashable {
        case since(SystemVersion)
        case never
        case unknown
    }

    /// The order of the columns.
    static let platforms: [Platform] = [.iOS, .macOS, .watchOS, .tvOS, .visionOS]

    let form: APIForm
    let source: String
    private let cells: [Cell]

    /// The framework that declares the API, or whose import brings it.
    var framework: Substring { source.prefix { $0 != "/" } }

    subscript(platform: Platform) -> Cell {
        Self.platforms.firstIndex(of: platform).map { cells[$0] } ?? .unknown
    }

    /// Nil for a line that is not understood; a test says that there is none.
    init?(row: Substring) {
        let columns = row.split(separator: "|").map { $0.trimmingSpaces }
        guard columns.count == Self.platforms.count + 2, let form = APIForm(columns[0]) else { return nil }
        let cells = columns[1...Self.platforms.count].compactMap(Self.cell)
        guard cells.count == Self.platforms.count else { return nil }
        self.form = form
        self.cells = cells
        source = String(columns[Self.platforms.count + 1])
    }

    private static func cell(_ text: Substring) -> Cell? {
        switch text {
        case "—": .never
        case "?": .unknown
        default: SystemVersion(text).map { .since($0) }
        }
    }
}

extension Substring {
    fileprivate var trimmingSpaces: Substring {
        let start = drop { $0 == " " }
        return start.lastIndex { $0 != " " }.map { start[...$0] } ?? start
    }
}
