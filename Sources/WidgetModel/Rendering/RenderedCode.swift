import SwiftSource

/// Finds all code that draws a widget or a Live Activity, by following what configurations show.
///
/// The search is breadth-first, so the chain of each region is a shortest one. A body is visited again when it is
/// reached with other constants (`Card(place: .app)`, `Card(place: .widget)`), up to a limit.
struct RenderedCode {
    private let program: Program
    private let targets: CallTargets
    private(set) var regions: [RenderedRegion] = []
    private var seen: Set<RegionKey> = []
    private var visits: [CodePlace: Int] = [:]
    /// How often one body is visited with different constants.
    private static let maximumVisits = 8

    private struct RegionKey: Hashable {
        let place: CodePlace
        let constants: Constants
    }

    init(_ program: Program) {
        self.program = program
        targets = CallTargets(program)
    }

    /// Follows the configurations first; views that mark a widget's background themselves count where no configuration
    /// reaches them.
    mutating func collect(from configurations: [Configuration]) {
        for configuration in configurations { addRoots(of: configuration) }
        followAll(from: 0)
        let reached = regions.count
        addViewsWithContainerBackground()
        followAll(from: reached)
    }

    private mutating func followAll(from start: Int) {
        var next = start
        while next < regions.count {
            follow(next)
            next += 1
        }
    }

    private mutating func addRoots(of configuration: Configuration) {
        let unit = configuration.place.unit
        let range = configuration.owner.flatMap { program.node($0)?.nameRange } ?? configuration.nameRange
        let step = ChainStep(title: configuration.name, unit: configuration.owner?.unit ?? unit, range: range)
        for content in configuration.contents {
            if content.kind == .closure {
                add(CodePlace(unit: unit, node: content), [step], Constants())
            } else {
                followReference(content, unit, [step])
            }
        }
    }

    /// A function or initializer given by name: `content: StepsView.init`.
    private mutating func followReference(_ node: Node, _ unit: Int, _ chain: [ChainStep]) {
        let types = ExpressionTypes(program)
        if node.kind == .memberAccess, node.named("init"), let base = node.firstChild,
            case .metatype(.project(let type))? = types.type(of: base, inUnit: unit)
        {
            return addView(type, chain, [:])
        }
        guard let name = node.name, node.kind == .identifierExpression || node.kind == .memberAccess else { return }
        let base = node.kind == .memberAccess ? node.firstChild : nil
        let place = CodePlace(unit: unit, node: node)
        for member in targets.members(named: name, base: base, hasImplicitBase: false, at: place) where drawsSomething(member) {
            addMember(member, chain, Constants())
        }
    }

    private mutating func addViewsWithContainerBackground() {
        for unit in program.units.indices where !program.units[unit].facts.containerBackgrounds.isEmpty {
            guard let tree = program.tree(ofUnit: unit) else { continue }
            for call in program.units[unit].facts.containerBackgrounds {
                let place = CodePlace(unit: unit, node: Node(tree, call))
                guard ContainerBackground.isForWidget(place.node), let around = program.enclosingTypeDeclaration(of: place),
                    let type = program.type(of: around), program.conforms(type, to: "View"),
                    !isPreview(type)
                else { continue }
                addView(type, [], [:])
            }
        }
    }

    private func isPreview(_ type: TypeID) -> Bool { program.conforms(type, to: "PreviewProvider") }
}

// MARK: - Adding regions

extension RenderedCode {
    private mutating func add(_ place: CodePlace, _ chain: [ChainStep], _ constants: Constants) {
        guard seen.insert(RegionKey(place: place, constants: constants)).inserted else { return }
        guard visits[place, default: 0] < RenderedCode.maximumVisits else { return }
        visits[place, default: 0] += 1
        regions.append(RenderedRegion(place: place, chain: chain, constants: constants))
    }

    /// The body of a view, modifier or style.
    private mutating func addView(_ type: TypeID, _ chain: [ChainStep], _ properties: [String: Constant]) {
        let symbol = program.type(type)
        let bodies =
            symbol.members["body", default: []] + symbol.members["makeBody", default: []]
            + (symbol.members["body"] == nil ? program.members("body", of: type) : [])
        guard let nameRange = program.node(symbol.declaration)?.nameRange else { return }
        let step = ChainStep(title: symbol.name, unit: symbol.declaration.unit, range: nameRange)
        var constants = Constants()
        constants.properties = properties
        for body in bodies { addBody(of: body, chain + [step], constants) }
    }

    private mutating func addMember(_ id: DeclarationID, _ chain: [ChainStep], _ constants: Constants) {
        guard let node = program.node(id) else { return }
        let named = node.kind == .patternBinding ? node.firstChild ?? node : node
        let step = ChainStep(title: program.fact(id).name, unit: id.unit, range: named.nameRange ?? named.range)
        addBody(of: id, chain + [step], constants)
    }

    private mutating func addBody(of id: DeclarationID, _ chain: [ChainStep], _ constants: Constants) {
        guard let node = program.node(id) else { return }
        let body: Node?
        switch program.fact(id).kind {
        case .property:
            let binding = PropertyBinding(node)
            body = binding?.getter ?? (program.fact(id).isStatic ? binding?.initialValue : nil)
        default:
            body = node.firstChild(.codeBlock)
        }
        if let body { add(CodePlace(unit: id.unit, node: body), chain, constants) }
    }
}

// MARK: - Following what a region uses

extension RenderedCode {
    private mutating func follow(_ index: Int) {
        let region = regions[index]
        let place = region.place
        var live: [Range<Int>] = []
        var uses: [Node] = []
        LiveCode(constants: region.constants).walk(place.node) { node in
            if node.kind.isTypeDeclaration { return false }
            if node.kind == .macroExpansion, node.named("Preview") { return false }
            if PresentedContent.holds(node) { return false }
            if live.last?.upperBound == node.id.index {
                live[live.count - 1] = live[live.count - 1].lowerBound..<node.id.index + 1
            } else {
                live.append(node.id.index..<node.id.index + 1)
            }
            switch node.kind {
            case .call, .identifierExpression, .memberAccess: uses.append(node)
            default: break
            }
            return true
        }
        regions[index].liveNodes = live
        for node in uses { followUse(node, in: region) }
    }

    private mutating func followUse(_ node: Node, in region: RenderedRegion) {
        switch node.kind {
        case .call:
            if let call = CallExpression(node) { followCall(call, in: region) }
        case .identifierExpression:
            guard !isCallee(node), let name = node.name, name.first?.isUppercase == false,
                LocalScope.binding(of: name, at: node) == nil
            else { return }
            followMembers(named: name, base: nil, at: node, in: region)
        case .memberAccess:
            guard !isCallee(node), let name = node.name else { return }
            if let base = node.firstChild {
                followMembers(named: name, base: base, at: node, in: region)
            } else {
                followStyle(named: name, at: node, in: region)
            }
        default:
            break
        }
    }

    private func isCallee(_ node: Node) -> Bool {
        guard let parent = node.parent else { return false }
        if parent.kind == .genericSpecialization { return isCallee(parent) }
        return parent.kind == .call && parent.firstChild?.id == node.id
    }

    private mutating func followCall(_ call: CallExpression, in region: RenderedRegion) {
        let unit = region.place.unit
        if let type = targets.constructedType(of: call, inUnit: unit) {
            if isDrawn(type) {
                let arguments = InitializerConstants(program).properties(of: type, made: call, in: region.constants)
                addView(type, region.chain, arguments)
            }
            return
        }
        guard let name = call.calleeName else { return }
        if call.hasImplicitBase { return followStyle(named: name, at: call.node, in: region) }
        let direct = targets.functions(of: call, inUnit: unit)
        if !direct.isEmpty {
            for function in direct where drawsSomething(function) { addFunction(function, call, in: region) }
            return
        }
        // A method on a view whose type is not known: what the project adds to `View`, and to the widgets' own protocols.
        guard call.base != nil else { return }
        for type in ViewProtocols.extendedViews {
            for function in program.foreignMembers(name, of: type, inUnit: unit) where drawsSomething(function) {
                if program.fact(function).kind == .function { addFunction(function, call, in: region) }
            }
        }
    }

    private mutating func addFunction(_ function: DeclarationID, _ call: CallExpression, in region: RenderedRegion) {
        var constants = Constants()
        let isOwn = program.enclosingType(of: function) != nil && call.base.map { $0.named("self") } ?? true
        if isOwn { constants.properties = region.constants.properties }
        constants.parameters = InitializerConstants(program).parameters(of: function, given: call, in: region.constants)
        addMember(function, region.chain, constants)
    }

    private mutating func followMembers(named name: String, base: Node?, at node: Node, in region: RenderedRegion) {
        let place = region.place.at(node)
        var members = targets.members(named: name, base: base, hasImplicitBase: false, at: place)
        if members.isEmpty, base != nil { members = program.foreignMembers(name, of: "View", inUnit: place.unit) }
        for member in members where drawsSomething(member) {
            let isOwn = base.map { $0.named("self") } ?? true
            addMember(member, region.chain, isOwn ? region.constants.withoutParameters : Constants())
        }
    }

    /// `.buttonStyle(.rounded)`: a static member that the project adds to a style protocol.
    private mutating func followStyle(named name: String, at node: Node, in region: RenderedRegion) {
        for style in ViewProtocols.styles {
            for member in program.foreignMembers(name, of: style, inUnit: region.place.unit) {
                guard case .project(let type)? = ExpressionTypes(program).typeOfDeclaration(member), isDrawn(type) else { continue }
                addView(type, region.chain, [:])
            }
        }
    }

    /// Whether instances of the type draw something when they are used in a view.
    private func isDrawn(_ type: TypeID) -> Bool {
        ViewProtocols.drawn.contains { program.conforms(type, to: $0) } && !isPreview(type)
    }

    /// Whether a function or property gives a view.
    private func drawsSomething(_ id: DeclarationID) -> Bool {
        let fact = program.fact(id)
        guard fact.kind == .function || fact.kind == .property else { return false }
        if fact.type.isEmpty { return fact.kind == .property && fact.hasBody == false && fact.isStatic }
        let name = Program.lastPart(fact.type)
        if ViewProtocols.drawn.contains(name) || SwiftUINames.isView(name) { return true }
        if let type = program.lookUpType(fact.type, inUnit: id.unit, scope: program.enclosingType(of: id)) { return isDrawn(type) }
        return false
    }
}
