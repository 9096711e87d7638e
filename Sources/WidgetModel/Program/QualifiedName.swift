/// Names with dots: `Outer.Inner`, `Module.Type`.
public enum QualifiedName {
    private static let dot = UInt8(ascii: ".")

    /// Most names have none.
    private static func hasDot(_ name: String) -> Bool {
        name.utf8.withContiguousStorageIfAvailable { $0.contains(dot) } ?? name.utf8.contains(dot)
    }

    /// What stands in front of the first dot, and what stands behind it.
    static func split(_ name: String) -> (first: String, rest: String?) {
        guard hasDot(name), let dot = name.utf8.firstIndex(of: dot) else { return (name, nil) }
        return (String(name[..<dot]), String(name[name.utf8.index(after: dot)...]))
    }

    public static func lastPart(_ name: String) -> String {
        guard hasDot(name), let dot = name.utf8.lastIndex(of: dot) else { return name }
        return String(name[name.utf8.index(after: dot)...])
    }

    /// The name of another module's type without its module.
    static func withoutAppleModule(_ name: String) -> String {
        isAppleModule(split(name).first) ? lastPart(name) : name
    }

    static func isAppleModule(_ name: String) -> Bool {
        switch name {
        case "SwiftUI", "WidgetKit", "Foundation", "Swift", "AppIntents", "ActivityKit", "UIKit", "AppKit", "Combine":
            true
        default: false
        }
    }
}

extension String {
    /// Whether it is named like a type.
    var beginsUppercase: Bool {
        guard let byte = utf8.first else { return false }
        return byte < 0x80 ? UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte : first?.isUppercase == true
    }
}
