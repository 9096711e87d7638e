import RuleEngine
import SwiftSource
import WidgetModel

/// See `rules/name-not-localised.md`.
struct NameNotLocalised: ConfigurationRule {
    let id = "name-not-localised"

    func check(_ configuration: Configuration, _ report: inout Report) {
        guard configuration.kind.isWidget else { return }
        let modifiers = ConfigurationModifiers(of: configuration, in: report.program)
        for name in ["configurationDisplayName", "description"] {
            for place in modifiers.calls(of: name) {
                guard let text = CallExpression(place.node)?.firstUnlabeledArgument?.value, !Self.isProperName(text),
                    let constant = PlainText(place.at(text), report.program)
                else { continue }
                report.add(
                    text.range, inUnit: place.unit, "\(text.text) is a String, which \(name) shows as it is", why: .why,
                    write:
                        "LocalizedStringResource as the type of \(text.text), or String(localized:) where it is made",
                    related: [
                        RelatedLocation(
                            path: report.path(ofUnit: constant.place.unit), range: constant.place.node.range,
                            message: "the text")
                    ])
            }
        }
    }
}

extension NameNotLocalised {
    /// The name of an app is the same in all languages.
    private static func isProperName(_ text: Node) -> Bool {
        ["appName", "productName", "brandName", "bundleName"].contains { text.named($0) }
    }
}

extension String {
    fileprivate static let why = "In the gallery, people see this text in one language, whatever theirs is"
}
