import SwiftSource

/// A body that draws something, with what is known where it is reached.
struct BodyKey: Hashable {
    let unit: Int
    let node: NodeID
    let constants: Constants
    /// The only family that counts; nil for any.
    var family: String?
}

/// What one body holds: the nodes that can run, and what it draws by name.
struct DrawnBody {
    /// What a body uses that draws something itself.
    enum Use {
        case view(TypeID, properties: [String: Constant])
        case member(DeclarationID, Constants)
    }

    /// A use, and whether the container background draws it.
    struct PlacedUse {
        let use: Use
        let isBackground: Bool
    }

    /// As ranges of node numbers, in order.
    var liveNodes: [Range<Int>] = []
    var uses: [PlacedUse] = []
    /// Whether anything in it reads the family. If not, it is the same for all.
    var readsFamily = false
}

/// Reads a body. What it finds depends on the body and on declarations, not on who reached it.
struct DrawnBodyReader {
    private let program: Program
    private let targets: CallTargets
    private let drawing: DrawingTypes
    private let backgrounds: BackgroundContent
    private let place: CodePlace
    private let constants: Constants
    private let family: String?
    private var body = DrawnBody()

    private var unit: Int { place.unit }

    private init(_ program: Program, _ place: CodePlace, _ constants: Constants, _ family: String?) {
        self.program = program
        targets = CallTargets(program, ExpressionTypes(program, known: KnownTypes(place.node.tree)))
        drawing = DrawingTypes(program)
        backgrounds = BackgroundContent(program, targets)
        self.place = place
        self.constants = constants
        self.family = family
    }

    /// - Parameter family: The only family that counts; nil for any.
    static func read(
        _ place: CodePlace, _ constants: Constants, family: String? = nil, in program: Program
    ) -> DrawnBody {
        // The place carries its tree; without this the answer would outlive the text.
        program.note([place.unit])
        var reader = DrawnBodyReader(program, place, constants, family)
        reader.walk()
        return reader.body
    }

    private mutating func walk() {
        let code = LiveCode(
            constants: constants, families: FamilyConditions(family: family), conditions: program.conditions(ofUnit: unit))
        let familyNames = FamilyNames(around: place.node)
        var live: [Range<Int>] = []
        var named: [Node] = []
        // Number of the node behind a closure that runs later.
        var waitingEnd = 0
        code.walk(place.node) { node in
            if node.kind.isTypeDeclaration { return false }
            if node.kind == .macroExpansion, node.named("Preview") { return false }
            if PresentedContent.holds(node) { return false }
            if !body.readsFamily, familyNames.hold(node) { body.readsFamily = true }
            let index = node.id.index
            if let last = live.last, last.upperBound == index {
                live[live.count - 1] = last.lowerBound..<index + 1
            } else {
                live.append(index..<index + 1)
            }
            switch node.kind {
            case .call, .identifierExpression, .memberAccess: if index >= waitingEnd { named.append(node) }
            case .closure: if index >= waitingEnd, DrawnClosures.waits(node) { waitingEnd = node.tree.subtreeEnd(node.id) }
            default: break
            }
            return true
        }
        body.liveNodes = live
        for node in named { follow(node) }
    }

    private mutating func follow(_ node: Node) {
        switch node.kind {
        case .call:
            if let call = CallExpression(node) { followCall(call) }
        case .identifierExpression:
            guard !node.isCallee, let name = node.name, !name.beginsUppercase,
                LocalScope.binding(of: name, at: node) == nil
            else { return }
            followMembers(named: name, base: nil, at: node)
        case .memberAccess:
            guard !node.isCallee, let name = node.name else { return }
            if let base = node.firstChild {
                followMembers(named: name, base: base, at: node)
            } else {
                followStyle(named: name, at: node)
            }
        default:
            break
        }
    }

    private mutating func add(_ use: DrawnBody.Use, _ node: Node) {
        body.uses.append(DrawnBody.PlacedUse(use: use, isBackground: backgrounds.holds(place.at(node))))
    }

    private mutating func followCall(_ call: CallExpression) {
        if let type = targets.constructedType(of: call, inUnit: unit) {
            if drawing.isDrawn(type) {
                let properties = InitializerConstants(program).properties(of: type, made: call, in: constants)
                add(.view(type, properties: properties), call.node)
            }
            return
        }
        guard let name = call.calleeName else { return }
        if call.hasImplicitBase { return followStyle(named: name, at: call.node) }
        let direct = targets.functions(of: call, inUnit: unit)
        if !direct.isEmpty {
            for function in direct where drawing.givesView(function) { followFunction(function, call) }
            return
        }
        // A method on a view whose type is not known: what the project adds to `View` and its kin.
        guard call.base != nil else { return }
        for function in program.foreignMembers(name, ofAny: .views, inUnit: unit) where drawing.givesView(function) {
            if program.fact(function).kind == .function { followFunction(function, call) }
        }
    }

    private mutating func followFunction(_ function: DeclarationID, _ call: CallExpression) {
        var inner = Constants()
        let isOwn = program.enclosingType(of: function) != nil && call.base.map { $0.named("self") } ?? true
        if isOwn { inner.properties = constants.properties }
        inner.parameters = InitializerConstants(program).parameters(of: function, given: call, in: constants)
        add(.member(function, inner), call.node)
    }

    private mutating func followMembers(named name: String, base: Node?, at node: Node) {
        var members = targets.members(named: name, base: base, hasImplicitBase: false, at: place.at(node))
        if members.isEmpty, base != nil { members = program.foreignMembers(name, of: "View", inUnit: unit) }
        for member in members where drawing.givesView(member) {
            let isOwn = base.map { $0.named("self") } ?? true
            add(.member(member, isOwn ? constants.withoutParameters : Constants()), node)
        }
    }

    /// `.buttonStyle(.rounded)`: a static member that the project adds to a style protocol.
    private mutating func followStyle(named name: String, at node: Node) {
        for member in program.foreignMembers(name, ofAny: .styles, inUnit: unit) {
            guard case .project(let type)? = ExpressionTypes(program).typeOfDeclaration(member), drawing.isDrawn(type)
            else { continue }
            add(.view(type, properties: [:]), node)
        }
    }
}
