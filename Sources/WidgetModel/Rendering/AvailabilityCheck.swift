import SwiftSource

/// An `#available` or `#unavailable`, seen from the systems that need a container background.
struct AvailabilityCheck {
    /// Whether the check holds on the newer systems.
    let isAvailable: Bool
    /// Whether the older side holds none of the systems that need a container background.
    let olderSideIsOld: Bool

    /// The first versions that draw a widget only with a container background.
    private static let firstVersions: [(platform: String, version: Int)] = [
        ("iOS", 17), ("iOSApplicationExtension", 17), ("macOS", 14), ("macOSApplicationExtension", 14), ("watchOS", 10),
        ("watchOSApplicationExtension", 10),
    ]

    /// - Parameter condition: An `.availabilityCondition`.
    init(_ condition: Node) {
        isAvailable = condition.name != "#unavailable"
        let versions = condition.text.drop { $0 != "(" }.dropFirst().prefix { $0 != ")" }.split(separator: ",")
        olderSideIsOld = versions.allSatisfy { entry in
            let words = entry.split(separator: " ")
            guard words.count == 2, let first = Self.firstVersions.first(where: { $0.platform == words[0] }) else { return true }
            let numbers = words[1].split(separator: ".").map { Int($0) ?? 0 }
            guard let major = numbers.first else { return true }
            return major < first.version || major == first.version && numbers.dropFirst().allSatisfy { $0 == 0 }
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

    /// Whether any side of `conditions` that hold runs on a system that needs a container background.
    static func isNeeded(where conditions: Node) -> Bool {
        conditions.children.allSatisfy { condition in
            condition.kind != .availabilityCondition || AvailabilityCheck(condition).isNeeded(whereItHolds: true)
        }
    }
}
