import Foundation
import Testing

/// What people see of each mistake. The table `fixtures/configurations/mistakes.md` holds the inputs and the outputs.
@Suite(.serialized) struct ConfigurationMistakeTests {
    private static let headline = "widgetlint: error: the configuration is wrong\n\n"

    private static func output(of mistake: MistakeSnapshots.Mistake) throws -> Executable.Output {
        let others = ["App/Steps.swift", "App/Generated/Strings.swift", "Examples/Day.swift", "README.md", ".git/HEAD"]
        let files = Dictionary(uniqueKeysWithValues: others.map { ($0, "") })
        let project = try SmallProject(files.merging(mistake.files) { $1 })
        return try Executable.run("config", "check", in: project.path)
    }

    @Test(
        .enabled(if: ProcessInfo.processInfo.environment["WIDGETLINT_UPDATE_SNAPSHOTS"] == nil),
        arguments: MistakeSnapshots.all)
    func eachIsShownAsTheTableSays(mistake: MistakeSnapshots.Mistake) throws {
        let output = try Self.output(of: mistake)
        #expect(output.code == 2)
        #expect(output.output == "")
        #expect(output.errors == Self.headline + mistake.output + "\n")
    }

    @Test func theTableHasEveryMistakeOnce() {
        let titles = MistakeSnapshots.all.map(\.title)
        #expect(titles.count > 60)
        #expect(Set(titles).count == titles.count)
        #expect(MistakeSnapshots.all.allSatisfy { !$0.output.isEmpty && !$0.files.isEmpty })
    }

    @Test(.enabled(if: ProcessInfo.processInfo.environment["WIDGETLINT_UPDATE_SNAPSHOTS"] == "1"))
    func update() throws {
        var outputs: [String: String] = [:]
        for mistake in MistakeSnapshots.all {
            let errors = try Self.output(of: mistake).errors
            outputs[mistake.title] = String(errors.dropFirst(Self.headline.count).dropLast())
        }
        try MistakeSnapshots.write(outputs)
    }
}
