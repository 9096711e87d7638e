import Foundation
import Linter
import RuleEngine
import RuleExamples
import Testing

/// Reviews an example, and then the same example written in other ways, as an editor does while somebody types: Swift and
/// Markdown files are laid over the folder, and one session serves all forms.
///
/// Most examples are nothing but Swift and share an empty folder. Manifests, property lists and project files are looked for
/// on disk; examples that have any get a folder of their own.
final class QuickReview {
    private static let emptyFolder = Result { try ExampleFolder([]) }

    private let folder: ExampleFolder
    private let ownsFolder: Bool
    private let session: LintSession
    /// Of the files that are read from disk.
    private var written: [String: [UInt8]] = [:]

    init(of example: Example) throws {
        let onDisk = example.files.filter { !Self.canBeOverlaid($0) }
        ownsFolder = !onDisk.isEmpty
        folder = ownsFolder ? try ExampleFolder(example.files) : try Self.emptyFolder.get()
        for file in onDisk { written[file.path] = file.bytes }
        let options = LintOptions(paths: [folder.path], configuration: .none, only: example.rules, readme: .off)
        session = try LintSession(options: options)
    }

    deinit {
        if ownsFolder { try? folder.remove() }
    }

    /// What is found in the example, which must have the same files each time.
    func findings(in example: Example) throws -> [Finding] {
        for file in example.files {
            let path = folder.prefix + file.path
            if Self.canBeOverlaid(file) {
                session.setOverlay(file.bytes, at: path)
            } else if written[file.path] != file.bytes {
                try folder.write(file)
                written[file.path] = file.bytes
                session.fileChanged(at: path)
            }
        }
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
