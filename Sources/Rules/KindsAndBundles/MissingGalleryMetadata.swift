import RuleEngine
import SwiftSource
import WidgetModel

/// See `rules/missing-gallery-metadata.md`.
struct MissingGalleryMetadata: ConfigurationRule {
    let id = "missing-gallery-metadata"

    func check(_ configuration: Configuration, _ report: inout Report) {
        let texts = GalleryText.wanted(by: configuration, report.program)
        guard !texts.isEmpty else { return }
        let modifiers = ConfigurationModifiers(of: configuration, in: report.program)
        let missing = texts.filter { modifiers.lack($0.modifier) }
        guard !missing.isEmpty else { return }
        let isControl = configuration.kind.isControl
        report.add(
            configuration.nameRange, inUnit: configuration.place.unit, message(configuration.name, missing, isControl),
            why: isControl ? .whyOfControl : .why, write: missing.map(\.example).joined(separator: " and "))
    }

    private func message(_ name: String, _ missing: [GalleryText], _ isControl: Bool) -> String {
        let words = missing.map { "no \($0.word)" }.joined(separator: " and ")
        return "\(name) has \(words) \(isControl ? "where controls are added" : "in the widget gallery")"
    }
}

extension String {
    fileprivate static let why =
        "People choose a widget in the gallery, and nothing there tells them what this one is for"
    fileprivate static let whyOfControl =
        "People choose a control from a list of all apps' controls, and nothing tells them what this one does"
}
