import Project
import SwiftSource

/// Finds the code that runs in widget extensions: the files that only they compile, and what providers, rendered views
/// and the intents of a widget's buttons reach. A file that the app compiles too counts only as far as it is reached.
struct ExtensionCode {
    private let program: Program
    private let bodies: Memo<BodyKey, FollowedBody>
    private(set) var regions: [ExtensionRegion] = []
    private var seen: Set<CodePlace> = []
    private var queue: [(place: CodePlace, constants: Constants, chain: [ChainStep], reason: ExtensionRegion.Reason)] = []
    /// How many bodies are followed.
    private static let maximumBodies = 20_000
    private static let maximumDepth = 16

    /// - Parameter bodies: What was read before.
    init(_ program: Program, bodies: Memo<BodyKey, FollowedBody>) {
        self.program = program
        self.bodies = bodies
    }

    mutating func collect(rendered: [RenderedRegion]) {
        addFiles()
        addProviders()
        for region in rendered {
            queue.append((region.place, region.constants, region.chain, .rendered))
        }
        followAll()
    }

    /// What one configuration runs: its provider, what draws it, and the intents of its buttons. Here a body is also in it
    /// that another configuration runs, too.
    mutating func collect(configuration: Configuration, rendered: [RenderedRegion]) {
        if let provider = configuration.call.argument(labeled: "provider")?.value {
            // Making the provider runs its initializer and what its properties start with.
            queue.append((configuration.place.at(provider), Constants(), [], .provider))
        }
        if let type = configuration.provider(in: program) { add(Provider(type, in: program)) }
        for region in rendered {
            queue.append((region.place, region.constants, region.chain, .rendered))
        }
        followAll()
    }

    private mutating func followAll() {
        var next = 0
        while next < queue.count, next < Self.maximumBodies {
            let step = queue[next]
            next += 1
            guard seen.insert(step.place).inserted else { continue }
            follow(step.place, step.constants, step.chain, step.reason)
        }
    }

    private mutating func follow(
        _ body: CodePlace, _ constants: Constants, _ chain: [ChainStep], _ reason: ExtensionRegion.Reason
    ) {
        let followed = followed(body, constants)
        regions.append(ExtensionRegion(reason: reason, place: body, chain: chain, liveNodes: followed.liveNodes))
        if reason == .rendered { enqueue(followed.performed, chain, .intent) }
        if chain.count < Self.maximumDepth { enqueue(followed.callees, chain, reason) }
    }

    private mutating func enqueue(
        _ callees: [CallPaths.Callee], _ chain: [ChainStep], _ reason: ExtensionRegion.Reason
    ) {
        for callee in callees where !seen.contains(callee.body) {
            queue.append((callee.body, callee.constants, chain + [callee.step], reason))
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
            regions.append(ExtensionRegion(reason: .membership, place: place, chain: [], liveNodes: nodes))
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
            queue.append((CodePlace(unit: method.unit, node: body), Constants(), [step, own], .provider))
        }
        // The system has the provider made in the extension, and with it what its properties start with.
        for value in CallPaths(program).initialValues(of: provider.type) {
            queue.append((value.body, value.constants, [step, value.step], .provider))
        }
    }
}
