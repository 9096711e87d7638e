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
    private let family: String?
    /// Whether anything that was reached reads the family.
    private(set) var readsFamily = false
    /// How often one body is visited with different constants.
    private static let maximumVisits = 8

    /// - Parameters:
    ///   - bodies: What was read before.
    ///   - family: The only family to draw; nil for any.
    init(_ program: Program, bodies: Memo<BodyKey, DrawnBody>, family: String? = nil) {
        self.program = program
        self.bodies = bodies
        self.family = family
    }

    /// Follows widgets first, and then Live Activities; views that mark a widget's background themselves count where no
    /// configuration reaches them.
    mutating func collect(from configurations: [Configuration]) {
        for configuration in configurations where configuration.kind.isWidget { addRoots(of: configuration) }
        followAll()
        for configuration in configurations where configuration.kind == .activity { addRoots(of: configuration) }
        followAll()
        addViewsWithContainerBackground()
        followAll()
        joinWays()
    }

    /// A body that is content with some constants is no background with others.
    private mutating func joinWays() {
        let content = Set(regions.filter { !$0.isBackground }.map(\.place))
        for index in regions.indices where regions[index].isBackground && content.contains(regions[index].place) {
            regions[index].isBackground = false
        }
    }

    /// Follows one configuration alone, a control's too.
    mutating func collect(from configuration: Configuration) {
        addRoots(of: configuration)
        followAll()
        joinWays()
    }

    private mutating func followAll() {
        while followedCount < queue.count {
            let region = regions[queue[followedCount]]
            let body = body(of: region)
            if body.readsFamily { readsFamily = true }
            regions[queue[followedCount]].liveNodes = body.liveNodes
            for use in body.uses {
                let reach = Reach(
                    chain: region.chain, surfaces: region.surfaces,
                    isBackground: region.isBackground || use.isBackground)
                switch use.use {
                case .view(let type, let properties): addView(type, reach, properties)
                case .member(let member, let constants): addMember(member, reach, constants)
                }
            }
            followedCount += 1
        }
    }

    /// What the body of a region holds, read once for all families where it reads none.
    private func body(of region: RenderedRegion) -> DrawnBody {
        let any = body(of: region, family: nil)
        return family != nil && any.readsFamily ? body(of: region, family: family) : any
    }

    private func body(of region: RenderedRegion, family: String?) -> DrawnBody {
        let key = BodyKey(
            unit: region.place.unit, node: region.place.node.id, constants: region.constants, family: family)
        return bodies.value(for: key, in: program) {
            DrawnBodyReader.read(region.place, region.constants, family: family, in: program)
        }
    }

    private func key(_ place: CodePlace, _ constants: Constants) -> BodyKey {
        BodyKey(unit: place.unit, node: place.node.id, constants: constants, family: family)
    }

    private mutating func add(_ place: CodePlace, _ reach: Reach, _ constants: Constants) {
        let key = key(place, constants)
        if let known = seen[key] {
            guard regions[known].take(reach) else { return }
            return queue.append(known)
        }
        guard visits[place, default: 0] < RenderedCode.maximumVisits else { return }
        visits[place, default: 0] += 1
        seen[key] = regions.count
        queue.append(regions.count)
        regions.append(
            RenderedRegion(
                place: place, chain: reach.chain, constants: constants, surfaces: reach.surfaces,
                isBackground: reach.isBackground))
    }
}

// MARK: - Where it begins

extension RenderedCode {
    private mutating func addRoots(of configuration: Configuration) {
        let unit = configuration.place.unit
        let reach = Reach(chain: [configuration.step(in: program)], surfaces: RenderedSurfaces(configuration.kind))
        for content in configuration.contents {
            if content.kind == .closure {
                add(CodePlace(unit: unit, node: content), reach, Constants())
            } else {
                addReference(CodePlace(unit: unit, node: content), reach)
            }
        }
    }

    /// A function or initializer given by name: `content: StepsView.init`.
    private mutating func addReference(_ place: CodePlace, _ reach: Reach) {
        let node = place.node
        let targets = CallTargets(program)
        if let type = targets.type(ofInitializer: node, inUnit: place.unit) { return addView(type, reach, [:]) }
        guard let name = node.name, node.kind == .identifierExpression || node.kind == .memberAccess else { return }
        let base = node.kind == .memberAccess ? node.firstChild : nil
        let members = targets.members(named: name, base: base, hasImplicitBase: false, at: place)
        for member in members where DrawingTypes(program).givesView(member) {
            addMember(member, reach, Constants())
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
                addView(type, Reach(chain: [], surfaces: .looseView), [:])
            }
        }
    }
}

// MARK: - From declarations to bodies

extension RenderedCode {
    /// The body of a view, modifier or style.
    private mutating func addView(_ type: TypeID, _ reach: Reach, _ properties: [String: Constant]) {
        let symbol = program.type(type)
        guard let nameRange = program.node(symbol.declaration)?.nameRange else { return }
        let step = ChainStep(title: symbol.name, unit: symbol.declaration.unit, range: nameRange)
        var constants = Constants()
        constants.properties = properties
        for body in bodies(of: type) { addBody(of: body, reach.adding(step), constants) }
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

    private mutating func addMember(_ id: DeclarationID, _ reach: Reach, _ constants: Constants) {
        guard let node = program.node(id) else { return }
        let step = ChainStep(title: program.fact(id).name, unit: id.unit, range: node.declaredNameRange)
        addBody(of: id, reach.adding(step), constants)
    }

    private mutating func addBody(of id: DeclarationID, _ reach: Reach, _ constants: Constants) {
        if let body = program.body(of: id) { add(CodePlace(unit: id.unit, node: body), reach, constants) }
    }
}

/// How a body is reached.
private struct Reach {
    /// The way to it, outermost first.
    var chain: [ChainStep]
    let surfaces: RenderedSurfaces
    /// Inside `containerBackground`.
    var isBackground = false

    func adding(_ step: ChainStep) -> Reach {
        var reach = self
        reach.chain.append(step)
        return reach
    }
}

extension RenderedRegion {
    /// Notes another way to the body. False where it brings nothing new.
    fileprivate mutating func take(_ reach: Reach) -> Bool {
        let isNew = !surfaces.isSuperset(of: reach.surfaces) || isBackground && !reach.isBackground
        surfaces.formUnion(reach.surfaces)
        isBackground = isBackground && reach.isBackground
        return isNew
    }
}

extension RenderedSurfaces {
    fileprivate init(_ kind: ConfigurationKind) {
        self = kind.isControl ? .control : kind == .activity ? .liveActivity : .widget
    }
}
