import SwiftSource

/// Finds all code that draws a widget or a Live Activity, by following what configurations show.
///
/// The search is breadth-first, so the chain of each region is a shortest one. A body is visited again when it is
/// reached with other constants (`Card(place: .app)`, `Card(place: .widget)`), up to a limit.
struct RenderedCode {
    private let program: Program
    private let bodies: Memo<BodyKey, DrawnBody>
    private(set) var regions: [RenderedRegion] = []
    /// Numbers of the regions.
    private var seen: [BodyKey: Int] = [:]
    /// Numbers of the regions to follow. One comes again when it turns out to be seen elsewhere, too.
    private var queue: [Int] = []
    private var followedCount = 0
    private var visits: [CodePlace: Int] = [:]
    /// How often one body is visited with different constants.
    private static let maximumVisits = 8

    /// - Parameter bodies: What was read before.
    init(_ program: Program, bodies: Memo<BodyKey, DrawnBody>) {
        self.program = program
        self.bodies = bodies
    }

    /// Follows the configurations first; views that mark a widget's background themselves count where no configuration
    /// reaches them.
    mutating func collect(from configurations: [Configuration]) {
        for configuration in configurations where !configuration.kind.isControl { addRoots(of: configuration) }
        followAll()
        addViewsWithContainerBackground()
        followAll()
    }

    /// Follows one configuration alone, a control's too.
    mutating func collect(from configuration: Configuration) {
        addRoots(of: configuration)
        followAll()
    }

    private mutating func followAll() {
        while followedCount < queue.count {
            let region = regions[queue[followedCount]]
            let key = BodyKey(unit: region.place.unit, node: region.place.node.id, constants: region.constants)
            let body = bodies.value(for: key, in: program) {
                DrawnBodyReader.read(region.place, region.constants, in: program)
            }
            regions[queue[followedCount]].liveNodes = body.liveNodes
            for use in body.uses {
                switch use {
                case .view(let type, let properties): addView(type, region.chain, properties, region.surfaces)
                case .member(let member, let constants): addMember(member, region.chain, constants, region.surfaces)
                }
            }
            followedCount += 1
        }
    }

    private mutating func add(
        _ place: CodePlace, _ chain: [ChainStep], _ constants: Constants, _ surfaces: RenderedSurfaces
    ) {
        let key = BodyKey(unit: place.unit, node: place.node.id, constants: constants)
        if let known = seen[key] {
            guard !regions[known].surfaces.isSuperset(of: surfaces) else { return }
            regions[known].surfaces.formUnion(surfaces)
            return queue.append(known)
        }
        guard visits[place, default: 0] < RenderedCode.maximumVisits else { return }
        visits[place, default: 0] += 1
        seen[key] = regions.count
        queue.append(regions.count)
        regions.append(RenderedRegion(place: place, chain: chain, constants: constants, surfaces: surfaces))
    }
}

// MARK: - Where it begins

extension RenderedCode {
    private mutating func addRoots(of configuration: Configuration) {
        let unit = configuration.place.unit
        let range = configuration.owner.flatMap { program.node($0)?.nameRange } ?? configuration.nameRange
        let step = ChainStep(title: configuration.name, unit: configuration.owner?.unit ?? unit, range: range)
        let surfaces = RenderedSurfaces(configuration.kind)
        for content in configuration.contents {
            if content.kind == .closure {
                add(CodePlace(unit: unit, node: content), [step], Constants(), surfaces)
            } else {
                addReference(CodePlace(unit: unit, node: content), [step], surfaces)
            }
        }
    }

    /// A function or initializer given by name: `content: StepsView.init`.
    private mutating func addReference(_ place: CodePlace, _ chain: [ChainStep], _ surfaces: RenderedSurfaces) {
        let node = place.node
        let targets = CallTargets(program)
        if let type = targets.type(ofInitializer: node, inUnit: place.unit) { return addView(type, chain, [:], surfaces) }
        guard let name = node.name, node.kind == .identifierExpression || node.kind == .memberAccess else { return }
        let base = node.kind == .memberAccess ? node.firstChild : nil
        let members = targets.members(named: name, base: base, hasImplicitBase: false, at: place)
        for member in members where DrawingTypes(program).givesView(member) {
            addMember(member, chain, Constants(), surfaces)
        }
    }

    private mutating func addViewsWithContainerBackground() {
        for unit in program.rootUnits where program.units[unit].facts.calls.contains(where: { $0.call == .containerBackground }) {
            guard let tree = program.tree(ofUnit: unit) else { continue }
            for case (.containerBackground, let call) in program.units[unit].facts.calls {
                let place = CodePlace(unit: unit, node: tree.node(call))
                guard ContainerBackground.isForWidget(place.node),
                    let around = program.enclosingTypeDeclaration(of: place), let type = program.type(of: around),
                    program.conforms(type, to: "View"), DrawingTypes(program).isDrawn(type), !isReached(type)
                else { continue }
                addView(type, [], [:], .widget)
            }
        }
    }
}

// MARK: - From declarations to bodies

extension RenderedCode {
    /// The body of a view, modifier or style.
    private mutating func addView(
        _ type: TypeID, _ chain: [ChainStep], _ properties: [String: Constant], _ surfaces: RenderedSurfaces
    ) {
        let symbol = program.type(type)
        guard let nameRange = program.node(symbol.declaration)?.nameRange else { return }
        let step = ChainStep(title: symbol.name, unit: symbol.declaration.unit, range: nameRange)
        var constants = Constants()
        constants.properties = properties
        for body in bodies(of: type) { addBody(of: body, chain + [step], constants, surfaces) }
    }

    private func bodies(of type: TypeID) -> [DeclarationID] {
        let own = program.ownMembers("body", of: type)
        return own + program.ownMembers("makeBody", of: type) + (own.isEmpty ? program.members("body", of: type) : [])
    }

    /// Whether a view was visited, with whatever constants: those that the widget passes are the ones that count.
    private func isReached(_ type: TypeID) -> Bool {
        bodies(of: type).contains { id in
            program.body(of: id).map { visits[CodePlace(unit: id.unit, node: $0)] != nil } ?? false
        }
    }

    private mutating func addMember(
        _ id: DeclarationID, _ chain: [ChainStep], _ constants: Constants, _ surfaces: RenderedSurfaces
    ) {
        guard let node = program.node(id) else { return }
        let step = ChainStep(title: program.fact(id).name, unit: id.unit, range: node.declaredNameRange)
        addBody(of: id, chain + [step], constants, surfaces)
    }

    private mutating func addBody(
        of id: DeclarationID, _ chain: [ChainStep], _ constants: Constants, _ surfaces: RenderedSurfaces
    ) {
        if let body = program.body(of: id) { add(CodePlace(unit: id.unit, node: body), chain, constants, surfaces) }
    }
}

extension RenderedSurfaces {
    fileprivate init(_ kind: ConfigurationKind) {
        self = kind.isControl ? .control : kind == .activity ? .liveActivity : .widget
    }
}
