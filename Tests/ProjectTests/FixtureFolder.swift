import Foundation

/// The whole projects in `fixtures` at the top of the package.
enum FixtureFolder {
    static func path(_ below: String) -> String {
        URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
            .appendingPathComponent("fixtures").appendingPathComponent(below).path
    }
}
