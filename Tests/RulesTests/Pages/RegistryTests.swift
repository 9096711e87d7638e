import Foundation
import ReadmeSync
import RuleEngine
import Rules
import Testing

@testable import generate_rules

@Suite("Which rule has which page")
struct RegistryTests {
    /// Rules that no type of the Rules module implements: comparing READMEs with sources is a module of its own, and
    /// suppressions are reviewed when all else is done.
    static let implementedElsewhere = Set(ReadmeRule.allCases.map(\.rawValue) + SuppressionRule.allCases.map(\.rawValue))

    static let registered = RuleRegistry.all.map(\.id)

    @Test("Every rule written in Swift has a page", arguments: registered)
    func page(_ id: String) {
        #expect(RulePages.page(id) != nil, "write rules/\(id).md")
    }

    @Test("Every page has a rule", arguments: RulePages.all.map(\.id))
    func rule(_ id: String) {
        #expect(
            Self.registered.contains(id) || Self.implementedElsewhere.contains(id),
            "write the rule in Sources/Rules, or a selector on the page, and run `swift run generate-rules`")
    }

    @Test("Every rule of the README check has a page of the same severity", arguments: ReadmeRule.allCases)
    func readmeRule(_ rule: ReadmeRule) {
        #expect(RulePages.page(rule.rawValue)?.severity == rule.severity)
    }

    @Test("Every rule about suppressions has a page of the same severity", arguments: SuppressionRule.allCases)
    func suppressionRule(_ rule: SuppressionRule) {
        #expect(RulePages.page(rule.rawValue)?.severity == rule.severity)
    }

    @Test("No rule stands in the registry twice")
    func unique() {
        #expect(Set(Self.registered).count == Self.registered.count)
    }

    @Test("The generated files are what the generator writes now")
    func current() throws {
        let files = GeneratedFile.all(from: try RuleSources(root: Repository.root))
        let stale = files.filter { !$0.isCurrent(in: Repository.root) }.map(\.path)
        #expect(stale == [], "run `swift run generate-rules`")
    }
}
