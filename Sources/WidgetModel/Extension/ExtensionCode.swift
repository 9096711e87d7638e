import Project
import SwiftSource

/// Finds the code that runs in widget extensions: the files that only they compile, and what providers, rendered views
/// and the intents of a widget's buttons reach. A file that the app compiles too counts only as far as it is reached.
struct ExtensionCode {
    private let program: Program
    private(set) var regions: [ExtensionRegion] = []
    private var seen: Set<CodePlace> = []
    private var queue: [(place: CodePlace, constants: Constants, chain: [ChainStep], reason: ExtensionRegion.Reason)] = []
    /// How many bodies are followed.
    private static let maximumBodies = 20_000
    private static let maximumDepth = 16

    init(_ program: Program) {
        self.program = program
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
        let nodes = liveNodes(of: body, constants)
        regions.append(ExtensionRegion(reason: reason, place: body, chain: chain, liveNodes: nodes.ranges))
        let paths = CallPaths(program, known: KnownTypes(body.node.tree))
        for node in nodes.named {
            if reason == .rendered, node.kind == .call, let call = CallExpression(node) { addIntent(of: call, body.at(node), chain) }
            guard chain.count < Self.maximumDepth else { continue }
            for callee in paths.callees(of: body.at(node), constants) {
                queue.append((callee.body, callee.constants, chain + [callee.step], reason))
            }
        }
    }

    /// What can run, closures included whenever they do, and the calls and names in it.
    private func liveNodes(of body: CodePlace, _ constants: Constants) -> (ranges: [Range<Int>], named: [Node]) {
        var ranges: [Range<Int>] = []
        var named: [Node] = []
        LiveCode(constants: constants, conditions: program.conditions(ofUnit: body.unit)).walk(body.node) { node in
            if node.kind.isTypeDeclaration, node.id != body.node.id { return false }
            if node.kind == .macroExpansion, node.named("Preview") { return false }
            ranges.appendNode(node.id.index)
            switch node.kind {
            case .call, .identifierExpression, .memberAccess: named.append(node)
            default: break
            }
            return true
        }
        return (ranges, named)
    }
}

// MARK: - Where it begins

extension ExtensionCode {
    /// Files that nothing but widget extensions compiles.
    private mutating func addFiles() {
        for unit in program.rootUnits where program.units[unit].targets.allSatisfy({ $0.kind == .widgetExtension }) {
            guard let tree = program.tree(ofUnit: unit) else { continue }
            var ranges: [Range<Int>] = []
            LiveCode(constants: Constants(), conditions: program.conditions(ofUnit: unit)).walk(tree.root) { node in
                if node.kind == .macroExpansion, node.named("Preview") { return false }
                if isPreview(node, unit) { return false }
                ranges.appendNode(node.id.index)
                return true
            }
            let place = CodePlace(unit: unit, node: tree.root)
            regions.append(ExtensionRegion(reason: .membership, place: place, chain: [], liveNodes: ranges))
        }
    }

    private func isPreview(_ node: Node, _ unit: Int) -> Bool {
        guard node.kind.isTypeDeclaration, let id = program.declaration(at: CodePlace(unit: unit, node: node)),
            let type = program.type(of: id)
        else { return false }
        return program.conforms(type, to: "PreviewProvider")
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

    /// The `perform()` of the intent that a button or toggle runs.
    private mutating func addIntent(of call: CallExpression, _ place: CodePlace, _ chain: [ChainStep]) {
        guard let control = IntentControl(call),
            case .project(let type)? = control.intentType(in: program, unit: place.unit),
            !IntentTypes(program).runsInApp(type)
        else { return }
        for perform in program.ownMembers("perform", of: type) {
            guard let body = program.body(of: perform), let node = program.node(perform) else { continue }
            let title = "\(program.type(type).name).perform"
            let step = ChainStep(title: title, unit: perform.unit, range: node.declaredNameRange)
            queue.append((CodePlace(unit: perform.unit, node: body), Constants(), chain + [step], .intent))
        }
    }
}

extension [Range<Int>] {
    /// Adds the number of a node that comes after those which are in it.
    fileprivate mutating func appendNode(_ index: Int) {
        if let last, last.upperBound == index {
            self[count - 1] = last.lowerBound..<index + 1
        } else {
            append(index..<index + 1)
        }
    }
}
