import Project
import SwiftSource

/// Finds the code that runs in widget extensions: the files that only they compile, and what providers, rendered views
/// and the intents of a widget's buttons reach. A file that the app compiles too counts only as far as it is reached.
struct ExtensionCode {
    private let program: Program
    private let bodies: Memo<BodyKey, FollowedBody>
    private(set) var regions: [ExtensionRegion] = []
    private var seen: Set<SeenBody> = []
    private var queue: [Step] = []
    /// How many bodies are followed.
    private static let maximumBodies = 20_000
    private static let maximumDepth = 16

    /// One body on the way.
    private struct Step {
        let place: CodePlace
        let constants: Constants
        let chain: [ChainStep]
        let callers: [CodePlace]
        let reason: ExtensionRegion.Reason
    }

    /// A body that a provider runs and a view as well is followed for both.
    private struct SeenBody: Hashable {
        let place: CodePlace
        let isDrawn: Bool
    }

    /// - Parameter bodies: What was read before.
    init(_ program: Program, bodies: Memo<BodyKey, FollowedBody>) {
        self.program = program
        self.bodies = bodies
    }

    mutating func collect(rendered: [RenderedRegion]) {
        addFiles()
        addProviders()
        for region in rendered {
            add(region.place, region.constants, region.chain, .rendered)
        }
        followAll()
    }

    /// What one configuration runs: its provider, what draws it, and the intents of its buttons. Here a body is also in it
    /// that another configuration runs, too.
    mutating func collect(configuration: Configuration, rendered: [RenderedRegion]) {
        if let provider = configuration.call.argument(labeled: "provider")?.value {
            // Making the provider runs its initializer and what its properties start with.
            add(configuration.place.at(provider), Constants(), [], .provider)
        }
        if let type = configuration.provider(in: program) { add(Provider(type, in: program)) }
        for region in rendered {
            add(region.place, region.constants, region.chain, .rendered)
        }
        followAll()
    }

    private mutating func followAll() {
        var next = 0
        while next < queue.count, next < Self.maximumBodies {
            let step = queue[next]
            next += 1
            guard seen.insert(SeenBody(place: step.place, isDrawn: step.reason == .rendered)).inserted else { continue }
            follow(step)
        }
    }

    private mutating func add(
        _ place: CodePlace, _ constants: Constants, _ chain: [ChainStep], _ reason: ExtensionRegion.Reason
    ) {
        queue.append(Step(place: place, constants: constants, chain: chain, callers: [], reason: reason))
    }

    private mutating func follow(_ step: Step) {
        let followed = followed(step.place, step.constants)
        regions.append(
            ExtensionRegion(
                reason: step.reason, place: step.place, chain: step.chain, callers: step.callers,
                liveNodes: followed.liveNodes))
        if step.reason == .rendered { enqueue(followed.performed, step, .intent) }
        guard step.chain.count < Self.maximumDepth else { return }
        enqueue(followed.callees, step, step.reason)
        enqueue(followed.handled, step, step.reason == .rendered ? .handler : step.reason)
    }

    private mutating func enqueue(
        _ callees: [CallPaths.Callee], _ step: Step, _ reason: ExtensionRegion.Reason
    ) {
        for callee in callees where !seen.contains(SeenBody(place: callee.body, isDrawn: reason == .rendered)) {
            queue.append(
                Step(
                    place: callee.body, constants: callee.constants, chain: step.chain + [callee.step],
                    callers: step.callers + [step.place], reason: reason))
        }
    }

    private func followed(_ body: CodePlace, _ constants: Constants) -> FollowedBody {
        let key = BodyKey(unit: body.unit, node: body.node.id, constants: constants)
        return bodies.value(for: key, in: program) { FollowedBody(of: body, constants, in: program) }
    }
}

// MARK: - Where it begins

extension ExtensionCode {
    /// Files that nothing but widget extensions compiles.
    private mutating func addFiles() {
        for unit in program.rootUnits where program.units[unit].targets.allSatisfy({ $0.kind == .widgetExtension }) {
            guard let tree = program.tree(ofUnit: unit) else { continue }
            let place = CodePlace(unit: unit, node: tree.root)
            let nodes = followed(place, Constants()).liveNodes
            regions.append(
                ExtensionRegion(reason: .membership, place: place, chain: [], callers: [], liveNodes: nodes))
        }
    }

    private mutating func addProviders() {
        for provider in Provider.all(in: program) { add(provider) }
    }

    private mutating func add(_ provider: Provider) {
        guard let node = program.node(program.type(provider.type).declaration) else { return }
        let unit = program.type(provider.type).declaration.unit
        let step = ChainStep(title: provider.name, unit: unit, range: node.declaredNameRange)
        for method in provider.methods {
            guard let body = program.body(of: method), let declaration = program.node(method) else { continue }
            let own = ChainStep(title: program.fact(method).name, unit: method.unit, range: declaration.declaredNameRange)
            add(CodePlace(unit: method.unit, node: body), Constants(), [step, own], .provider)
        }
        // The system has the provider made in the extension, and with it what its properties start with.
        for value in CallPaths(program).initialValues(of: provider.type) {
            add(value.body, value.constants, [step, value.step], .provider)
        }
    }
}
