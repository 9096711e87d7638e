import Foundation
import Linter
import RuleEngine
import Testing

/// Reviews an example, and then the same example written in other ways, without putting them on disk where that makes no
/// difference: Swift and Markdown files are laid over an empty folder, as an editor does with files that are being edited.
/// Manifests, property lists and project files are looked for on disk; examples that have any are written there, each time.
final class QuickReview {
    /// Empty, for all reviews of a run.
    private static let folder: ExampleFolder? = try? ExampleFolder([])

    private let session: LintSession?

    init(of example: Example) throws {
        guard let folder = Self.folder, example.files.allSatisfy(Self.canBeOverlaid) else {
            session = nil
            return
        }
        let options = LintOptions(paths: [folder.path], configuration: .none, only: example.rules, readme: .off)
        session = try LintSession(options: options)
    }

    /// What is found in the example, which must have the same files each time.
    func findings(in example: Example) throws -> [Finding] {
        guard let session, let folder = Self.folder else { return try example.findings() }
        for file in example.files { session.setOverlay(file.bytes, at: folder.prefix + file.path) }
        let result = session.run()
        #expect(result.problems.map(\.message) == [])
        return result.findings.map { folder.withoutPrefix($0) }
    }

    /// The same in a form that does not depend on the layout.
    func comparableFindings(in example: Example, addedLines: Int = 0) throws -> [ComparableFinding] {
        try findings(in: example).compactMap { finding in
            example.files.first { $0.path == finding.path }
                .map { ComparableFinding(finding, in: $0, addedLines: $0.isSwift ? addedLines : 0) }
        }
    }

    private static func canBeOverlaid(_ file: ExampleFile) -> Bool {
        let name = file.path.split(separator: "/").last.map(String.init) ?? ""
        return file.isSwift && name != "Project.swift" && !name.hasPrefix("Package") || file.isMarkdown
    }
}

extension Example {
    func quickFindings() throws -> [Finding] { try QuickReview(of: self).findings(in: self) }

    func comparableFindings() throws -> [ComparableFinding] { try QuickReview(of: self).comparableFindings(in: self) }
}
