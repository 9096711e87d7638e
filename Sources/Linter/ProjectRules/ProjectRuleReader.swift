import Project
import RuleEngine
import SwiftSource

/// Reads a page as a rule of the project.
struct ProjectRuleReader {
    private let store: FileStore

    init(_ store: FileStore) { self.store = store }

    /// - Parameter taken: Ids of other rules.
    func read(_ path: String, taken: Set<String>) throws(ConfigurationError) -> ProjectRules.Page {
        let bytes: [UInt8]
        do throws(FileError) {
            bytes = try store.read(path)
        } catch {
            throw ConfigurationError(
                path: path, bytes: nil, problems: [ConfigurationProblem(.unreadable("\(error.reason)"), 0..<0)])
        }
        let page: RulePage
        do throws(RulePageError) {
            page = try RulePage(parsing: String(decoding: bytes, as: UTF8.self), path: path, owner: .project)
        } catch {
            let lines = LineTable(bytes)
            let line = min(error.line, lines.lineCount) - 1
            throw Self.error(path, bytes, error.problem.message, lines.contentRange(ofLine: line, in: bytes))
        }
        let place = Self.place(ofID: page.id, in: bytes)
        guard PathText.name(ofPath: path) == "\(page.id).md" else {
            throw Self.error(path, bytes, "the rule is called \"\(page.id)\", so its page must be \(page.id).md", place)
        }
        guard !taken.contains(page.id) else {
            throw Self.error(path, bytes, "there is another rule \"\(page.id)\"", place)
        }
        let rule: SelectorRule?
        do throws(SelectorError) {
            rule = try SelectorRule(page)
        } catch {
            throw Self.error(path, bytes, error.message, error.range, suggestion: error.suggestion)
        }
        guard let rule else {
            throw Self.error(path, bytes, .pageWithoutSelector, place)
        }
        return ProjectRules.Page(path: path, bytes: bytes, page: page, rule: rule)
    }

    private static func error(
        _ path: String, _ bytes: [UInt8], _ message: String, _ range: Range<Int>, suggestion: String? = nil
    ) -> ConfigurationError {
        error(path, bytes, .rulePage(message, suggestion: suggestion), range)
    }

    private static func error(
        _ path: String, _ bytes: [UInt8], _ kind: ConfigurationProblem.Kind, _ range: Range<Int>
    ) -> ConfigurationError {
        ConfigurationError(path: path, bytes: bytes, problems: [ConfigurationProblem(kind, range)])
    }

    /// Where the front matter gives the id.
    private static func place(ofID id: String, in bytes: [UInt8]) -> Range<Int> {
        let text = String(decoding: bytes, as: UTF8.self)
        guard let key = text.firstRange(of: "\nid:"), let value = text[key.upperBound...].firstRange(of: id) else { return 0..<0 }
        let start = text.utf8.distance(from: text.startIndex, to: value.lowerBound)
        return start..<start + id.utf8.count
    }
}
