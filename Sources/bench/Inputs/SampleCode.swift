/// Makes up Swift files, the same ones from the same seed.
struct SampleCode {
    private var words: Words

    init(seed: UInt64) { words = Words(seed: seed) }

    /// A file of an app with at least `size` bytes.
    ///
    /// - Parameter importsWidgetKit: Whether the file also reloads widgets, as apps do in a few places.
    mutating func appFile(size: Int, importsWidgetKit: Bool) -> [UInt8] {
        words.startFile()
        var bytes = Array("import Foundation\nimport SwiftUI\n".utf8)
        if importsWidgetKit { bytes += Array("import WidgetKit\n".utf8) }
        append(AppTemplates.model, to: &bytes)
        while bytes.count < size { append(words.pick(AppTemplates.all), to: &bytes) }
        if importsWidgetKit { bytes += Array("\nfunc reloadAll() { WidgetCenter.shared.reloadAllTimelines() }\n".utf8) }
        return bytes
    }

    /// A file of a widget extension with at least `size` bytes.
    mutating func widgetFile(size: Int) -> [UInt8] {
        words.startFile()
        var bytes = Array("import SwiftUI\nimport WidgetKit\n".utf8)
        repeat {
            for template in [WidgetTemplates.entry, WidgetTemplates.provider] { append(template, to: &bytes) }
            append(WidgetTemplates.view, to: &bytes)
            if words.number(in: 0...9) == 0 { append(WidgetTemplates.tappable, to: &bytes) }
            append(WidgetTemplates.configuration, to: &bytes)
        } while bytes.count < size
        return bytes
    }

    private mutating func append(_ template: CodeTemplate, to bytes: inout [UInt8]) {
        words.startPiece()
        bytes.append(UInt8(ascii: "\n"))
        template.fill(into: &bytes) { words.word(for: $0) }
    }

    /// Sizes as in real projects: many small files, few large ones.
    mutating func nextFileSize(mean: Int) -> Int {
        let share = words.number(in: 1...100)
        switch share {
        case 1...50: return mean * words.number(in: 10...60) / 100
        case 51...90: return mean * words.number(in: 60...180) / 100
        default: return mean * words.number(in: 180...500) / 100
        }
    }
}
