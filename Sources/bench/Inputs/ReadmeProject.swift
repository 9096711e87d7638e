/// Packages with a README, for every fourth its translation, and the example that they take their code from.
///
/// Most blocks are in sync, as in a project that keeps this check; the rest is what such a project meets.
struct ReadmeProject {
    let packages: Int

    static let blocksPerReadme = 10
    private static let packagesPerTranslation = 4
    private static let linesPerSource = 125

    /// What was written, as the check should count it.
    struct Counts: Equatable {
        var readmes = 0
        var sourceLines = 0
        var blocks = 0
        /// Blocks that need not stand in a source.
        var exempt = 0
        /// Blocks that stand in none and should.
        var wrong = 0
    }

    /// - Parameter readmes: How many there are; the sources hold a hundred lines for each.
    init(readmes: Int) {
        packages = readmes * ReadmeProject.packagesPerTranslation / (ReadmeProject.packagesPerTranslation + 1)
    }

    func write(into folder: Folder) throws(BenchError) -> Counts {
        var code = SampleCode(seed: 11)
        var words = Words(seed: 12)
        var counts = Counts()
        for package in 0..<packages {
            let lines = sourceLines(&code)
            let root = "Group\(package / 100)/Package\(package)"
            try folder.write(Array((lines.joined(separator: "\n") + "\n").utf8), to: "\(root)/Examples/Example.swift")
            counts.sourceLines += lines.count
            var own = Counts()
            let blocks = (0..<ReadmeProject.blocksPerReadme).map { _ in block(of: lines, &words, &own) }
            let isTranslated = package % ReadmeProject.packagesPerTranslation == 0
            for name in isTranslated ? ["README.md", "README.de.md"] : ["README.md"] {
                let switcher = isTranslated ? "[English](README.md) · [Deutsch](README.de.md)\n\n" : ""
                try folder.write(
                    readme(blocks, title: "Package \(package)", switcher, &words), to: "\(root)/\(name)")
                counts.readmes += 1
                counts.blocks += own.blocks
                counts.exempt += own.exempt
                counts.wrong += own.wrong
            }
        }
        return counts
    }

    private func sourceLines(_ code: inout SampleCode) -> [Substring] {
        var lines: [Substring] = []
        while lines.count < ReadmeProject.linesPerSource {
            let text = String(decoding: code.appFile(size: 4_000, importsWidgetKit: false), as: UTF8.self)
            lines += text.split(separator: "\n", omittingEmptySubsequences: false)
        }
        return Array(lines.prefix(ReadmeProject.linesPerSource))
    }

    private func block(of lines: [Substring], _ words: inout Words, _ counts: inout Counts) -> [Substring] {
        counts.blocks += 1
        let share = words.number(in: 1...100)
        switch share {
        case 1...2:
            counts.exempt += 1
            return [".package(url: \"https://example.org/\(words.word(for: .noun))\", from: \"1.0.0\"),"]
        case 3...6: return ["import SwiftUI"]
        case 7:
            counts.wrong += 1
            return ["func \(words.word(for: .other))Unheard\(words.word(for: .number))() {", "    unheardOf()", "}"]
        case 8...9:
            counts.wrong += 1
            var part = excerpt(of: lines, &words)
            part[part.count / 2] = "        unheardOf(\(words.word(for: .number)))"
            return part
        default: return excerpt(of: lines, &words)
        }
    }

    /// Lines in a row from a declaration on, without blank ones at the end. Others may begin in a comment or a string.
    private func excerpt(of lines: [Substring], _ words: inout Words) -> [Substring] {
        let from = words.number(in: 0...lines.count - 60)
        let start = lines[from...].firstIndex { line in
            let text = line.drop { $0 == " " }
            return ReadmeProject.keywords.contains { text.hasPrefix($0) }
        }
        guard let start else { return ["import SwiftUI"] }
        let part = lines[start..<min(lines.count, start + words.number(in: 6...20))]
        let end = part.lastIndex { !$0.isEmpty }.map { $0 + 1 } ?? part.startIndex
        return Array(part[part.startIndex..<end])
    }

    private static let keywords = ["func ", "private func ", "struct ", "let ", "var ", "guard "]

    private func readme(
        _ blocks: [[Substring]], title: String, _ switcher: String, _ words: inout Words
    ) -> [UInt8] {
        var text = "# \(title)\n\n\(switcher)<b>\(title)</b>\n\n"
        let anchor = title.lowercased().split(separator: " ").joined(separator: "-")
        for (number, block) in blocks.enumerated() {
            let noun = words.word(for: .noun)
            let target = number.isMultiple(of: 2) ? "Examples/Example.swift#L\(words.number(in: 1...99))" : "#\(anchor)"
            text += "## The \(noun)\n\nEach \(noun) has a `\(words.word(for: .type))`, and\n"
            text += "- it can \(words.word(for: .verb)) the \(words.word(for: .noun)),\n"
            text += "- see [there](\(target)).\n\n"
            text += "```swift\n\(block.joined(separator: "\n"))\n```\n\n"
        }
        return Array(text.utf8)
    }
}
