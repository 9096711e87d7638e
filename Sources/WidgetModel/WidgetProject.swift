import Project
import SwiftSource

/// What the linter knows of a project: its widgets, and the code that draws them.
///
/// It can take another text for one of its files. What was worked out from that file is then worked out anew, the rest
/// is kept.
public final class WidgetProject {
    public let program: Program
    public let targets: Targets
    /// In the order of the files.
    public private(set) var configurations: [Configuration] = []
    public private(set) var placeholders: [Placeholder] = []
    /// Code that draws a widget or a Live Activity, in the order in which it is reached.
    public private(set) var renderedRegions: [RenderedRegion] = []
    private var knownWidgetTypes: [WidgetType]?
    private var knownProviders: [Provider]?
    private var knownBundles: [BundleContents]?
    private var knownExtensionRegions: [ExtensionRegion]?
    private var knownDrawings: [Drawing]?
    private var appCode = AppCode()
    private var knownExtensionCalls: CallIndex?
    private let bodies: Memo<BodyKey, DrawnBody>
    private let configurationRegions: ConfigurationRegions
    private let followedBodies = Memo<BodyKey, FollowedBody>()

    public init(_ program: Program, _ targets: Targets = Targets()) {
        self.program = program
        self.targets = targets
        let bodies = Memo<BodyKey, DrawnBody>()
        self.bodies = bodies
        configurationRegions = ConfigurationRegions(bodies: bodies)
        collect()
    }

    /// Takes another text for a unit. False, and nothing is done, when its declarations changed: then the project must be
    /// linked anew.
    public func update(unit: Int, _ tree: SyntaxTree) -> Bool {
        guard program.update(unit: unit, tree) else { return false }
        appCode.forget(unit: unit)
        // Nobody asked for anything in it.
        guard program.isRead(unit) else { return true }
        bodies.forget(unit: unit)
        configurationRegions.forget(unit: unit)
        followedBodies.forget(unit: unit)
        collect()
        return true
    }

    private func collect() {
        configurations.removeAll()
        placeholders.removeAll()
        knownWidgetTypes = nil
        knownProviders = nil
        knownBundles = nil
        knownExtensionRegions = nil
        knownDrawings = nil
        knownExtensionCalls = nil
        for unit in program.rootUnits {
            let facts = program.units[unit].facts
            if !facts.placeholders.isEmpty { placeholders += Placeholder.all(inUnit: unit, of: program) }
            guard facts.hasConfigurations, let tree = program.tree(ofUnit: unit) else { continue }
            for case (.configuration, let node) in facts.calls {
                if let configuration = Configuration(tree.node(node), unit: unit, in: program) { configurations.append(configuration) }
            }
        }
        var rendered = RenderedCode(program, bodies: bodies)
        rendered.collect(from: configurations)
        renderedRegions = rendered.regions
        bodies.finishRound()
        configurationRegions.finishRound()
    }
}

// MARK: - What is worked out when it is asked for

extension WidgetProject {
    /// Widgets, controls and bundles, in the order of the files.
    public var widgetTypes: [WidgetType] {
        if let knownWidgetTypes { return knownWidgetTypes }
        let types = program.rootUnits.flatMap { WidgetType.all(inUnit: $0, of: program) }
        knownWidgetTypes = types
        return types
    }

    /// Types that give WidgetKit what to show, in the order of the files.
    public var providers: [Provider] {
        if let knownProviders { return knownProviders }
        let providers = Provider.all(in: program)
        knownProviders = providers
        return providers
    }

    /// What each bundle lists, in the order of the files.
    public var bundles: [BundleContents] {
        if let knownBundles { return knownBundles }
        let bundles = widgetTypes.filter { $0.role == .bundle }.map { BundleContents(of: $0, in: program) }
        knownBundles = bundles
        return bundles
    }

    /// Code that runs in widget extensions. A body is in it once for what draws and once for
    /// what else runs it, but for what stands in a file that is in it whole.
    public var extensionRegions: [ExtensionRegion] {
        if let knownExtensionRegions { return knownExtensionRegions }
        var code = ExtensionCode(program, bodies: followedBodies)
        code.collect(rendered: renderedRegions)
        knownExtensionRegions = code.regions
        followedBodies.finishRound()
        return code.regions
    }

    /// What widgets draw in each of their families; see ``makeDrawings()``.
    public var drawings: [Drawing] {
        if let knownDrawings { return knownDrawings }
        let drawings = makeDrawings()
        knownDrawings = drawings
        return drawings
    }

    /// The calls in code that runs in widget extensions. Whoever asks has looked into all of it.
    var extensionCalls: CallIndex {
        let calls = knownExtensionCalls ?? CallIndex(extensionRegions)
        knownExtensionCalls = calls
        program.note(calls.units)
        return calls
    }

    /// Code that draws one configuration, whether another one draws it too or not.
    public func renderedRegions(of configuration: Configuration) -> [RenderedRegion] {
        configurationRegions.regions(of: configuration, family: nil, in: program)
    }

    /// Code that draws one configuration for one family, as far as conditions on the family tell.
    ///
    /// - Parameter family: Such as `systemSmall`.
    public func renderedRegions(of configuration: Configuration, family: String) -> [RenderedRegion] {
        configurationRegions.regions(of: configuration, family: family, in: program)
    }

    /// Code that one configuration runs in its extension: its provider, what draws it, and the intents of its buttons.
    public func extensionRegions(of configuration: Configuration, rendered: [RenderedRegion]) -> [ExtensionRegion] {
        var code = ExtensionCode(program, bodies: followedBodies)
        code.collect(configuration: configuration, rendered: rendered)
        return code.regions
    }

    /// Whether code of the app that widget code in `unit` may belong to mentions one of the words, outside comments and
    /// strings.
    public func appCode(of unit: Int, mentions words: [String]) -> Bool {
        appCode.mentions(words, beside: unit, in: self)
    }

    /// Whether the text of any unit but some holds one of the words, comments included.
    public func mayMention(_ words: [String], besides left: Set<Int>) -> Bool {
        appCode.mayMention(words, besides: left, in: program)
    }

    /// Calls that the root units note, in the order of the files.
    public func calls(where isWanted: (NotedCall) -> Bool) -> [CodePlace] {
        program.rootUnits.flatMap { unit -> [CodePlace] in
            let nodes = program.units[unit].facts.calls.filter { isWanted($0.call) }.map(\.node)
            guard !nodes.isEmpty, let tree = program.tree(ofUnit: unit) else { return [] }
            return nodes.map { CodePlace(unit: unit, node: tree.node($0)) }
        }
    }
}
