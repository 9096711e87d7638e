import SwiftSource
import WidgetModel

/// A rule that says "this node in this place": its page holds one or more selectors, and the words to report with.
public struct SelectorRule: NodeRule, RenderedNodeRule, ExtensionNodeRule {
    public let id: String
    public let kinds: [NodeKind]
    public let names: Set<String>?
    private let definitions: [SelectorDefinition]
    private let fixSafety: Fix.Safety

    /// The rule of a page; nil where the page holds no selector.
    ///
    /// - Throws: What is wrong with one of its selectors, with its place in the page.
    public init?(_ page: RulePage) throws(SelectorError) {
        guard !page.definitions.isEmpty else { return nil }
        var definitions: [SelectorDefinition] = []
        for definition in page.definitions {
            do throws(SelectorError) {
                definitions.append(try SelectorDefinition(definition.text))
            } catch {
                throw error.moved(by: definition.offset)
            }
        }
        self.init(id: page.id, definitions, fixSafety: page.fix == "safe" ? .safe : .unsafe)
    }

    init(id: String, _ definitions: [SelectorDefinition], fixSafety: Fix.Safety = .unsafe) {
        self.id = id
        self.definitions = definitions
        self.fixSafety = fixSafety
        let subjects = definitions.flatMap(\.selector.patterns).map(\.subject)
        kinds = Set(subjects.map(\.nodeKinds).joined()).sorted { $0.rawValue < $1.rawValue }
        let names = subjects.map(\.names)
        self.names = names.contains(nil) ? nil : Set(names.compactMap(\.self).joined())
    }

    public var events: [RuleEvent] {
        var events: [RuleEvent] = []
        let contexts = Set(definitions.flatMap(\.selector.patterns).map(\.context))
        if contexts.contains(nil) { events.append(.node(self)) }
        if contexts.contains(where: { $0?.isOfRenderedCode == true }) { events.append(.renderedNode(self)) }
        if contexts.contains(where: { $0?.isOfRenderedCode == false }) { events.append(.extensionNode(self)) }
        return events
    }

    public func check(_ place: CodePlace, _ report: inout Report) {
        check(place, [], &report, isHere: { $0 == nil })
    }

    public func check(_ place: CodePlace, in region: RenderedRegion, _ report: inout Report) {
        let program = report.program
        check(place, region.chain, &report) {
            $0?.contains(region) ?? false
        } isMet: {
            $0 != .widgetBackground || region.isBackground(place.node, in: program)
        }
    }

    public func check(_ place: CodePlace, in region: ExtensionRegion, _ report: inout Report) {
        check(place, region.chain, &report, isHere: { $0?.contains(region) ?? false })
    }

    /// Reports with the first definition that describes the node.
    ///
    /// - Parameters:
    ///   - isHere: Whether the code belongs to a context, or may.
    ///   - isMet: Whether it does, which takes longer to tell.
    private func check(
        _ place: CodePlace, _ chain: [ChainStep], _ report: inout Report, isHere: (SelectorContext?) -> Bool,
        isMet: (SelectorContext?) -> Bool = { _ in true }
    ) {
        let matcher = SelectorMatcher(report.program, unit: place.unit)
        for definition in definitions {
            for pattern in definition.selector.patterns where isHere(pattern.context) {
                guard var captures = matcher.match(pattern, place.node), isMet(pattern.context) else { continue }
                captures[CapturedPart.subject] = place.node
                return add(definition, place, captures, chain, &report)
            }
        }
    }

    private func add(
        _ definition: SelectorDefinition, _ place: CodePlace, _ captures: SelectorMatcher.Captures,
        _ chain: [ChainStep], _ report: inout Report
    ) {
        let fix = definition.fix?.fix(fixSafety, for: captures, path: report.path(ofUnit: place.unit))
        report.add(
            definition.reported?.range(in: captures) ?? NodeSelection.nameRange(of: place.node), inUnit: place.unit,
            definition.message.line(for: captures), why: definition.why.line(for: captures),
            write: definition.write.line(for: captures), severity: definition.severity,
            related: chain.map { RelatedLocation($0, in: report.program) }, fixes: fix.map { [$0] } ?? [])
    }
}

extension SelectorCompound {
    /// The names that the node must have one of; nil where other nodes may do, too.
    fileprivate var names: Set<String>? {
        for case .attribute(.name, let comparison?) in tests where comparison.operator == .equal {
            return Set(comparison.values)
        }
        return nil
    }
}

extension SelectorContext {
    /// Whether it is told by what is drawn; otherwise by what runs in the extension.
    fileprivate var isOfRenderedCode: Bool {
        switch self {
        case .renderedView, .widgetView, .widgetBackground, .liveActivityView: true
        case .extensionCode, .providerCode, .intentCode: false
        }
    }

    fileprivate func contains(_ region: RenderedRegion) -> Bool {
        switch self {
        case .renderedView: true
        case .widgetView, .widgetBackground: region.surfaces.isSubset(of: [.widget, .looseView])
        case .liveActivityView: region.surfaces == .liveActivity
        case .extensionCode, .providerCode, .intentCode: false
        }
    }

    fileprivate func contains(_ region: ExtensionRegion) -> Bool {
        switch self {
        case .extensionCode: true
        case .providerCode: region.reason == .provider
        case .intentCode: region.reason == .intent
        case .renderedView, .widgetView, .widgetBackground, .liveActivityView: false
        }
    }
}
