import Project
import SwiftSource

/// An `#available` or `#unavailable`, seen from the systems that need a container background.
public struct AvailabilityCheck {
    /// Whether the check holds on the newer systems.
    let isAvailable: Bool
    /// Whether the older side holds none of the systems that need a container background.
    let olderSideIsOld: Bool

    /// The first versions that draw a widget only with a container background.
    public static let firstVersions: [Platform: SystemVersion] = [
        .iOS: SystemVersion(17), .macOS: SystemVersion(14), .watchOS: SystemVersion(10),
    ]

    /// - Parameter condition: An `.availabilityCondition`.
    init(_ condition: Node) {
        isAvailable = condition.name != "#unavailable"
        let introduced = AvailabilitySpecification(condition).introduced
        olderSideIsOld = Self.firstVersions.allSatisfy { platform, first in
            introduced[platform].map { $0 <= first } ?? true
        }
    }

    /// Whether code behind the check, or beside it, runs on a system that needs a container background.
    func isNeeded(whereItHolds: Bool) -> Bool { whereItHolds == isAvailable || !olderSideIsOld }
}

extension AvailabilityCheck {
    /// The check that is all there is to `conditions`.
    static func alone(in conditions: Node) -> AvailabilityCheck? {
        let all = Array(conditions.children)
        return all.count == 1 && all[0].kind == .availabilityCondition ? AvailabilityCheck(all[0]) : nil
    }

    /// Whether newer systems take the side where `conditions` hold; nil where more than a version decides.
    static func newerSide(of conditions: Node) -> Bool? { alone(in: conditions)?.isAvailable }

    /// Whether any side of `conditions` that hold runs on a system that needs a container background.
    static func isNeeded(where conditions: Node) -> Bool {
        conditions.children.allSatisfy { condition in
            condition.kind != .availabilityCondition || AvailabilityCheck(condition).isNeeded(whereItHolds: true)
        }
    }
}
