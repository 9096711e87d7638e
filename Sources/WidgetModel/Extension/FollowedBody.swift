import SwiftSource

/// What one body of extension code holds. It depends on the body and on declarations, not on who reached it.
struct FollowedBody {
    /// Parts that can run, closures included whenever they do, as ranges of node numbers.
    private(set) var liveNodes: [Range<Int>] = []
    private(set) var callees: [CallPaths.Callee] = []
    /// What closures run that wait for something to happen, if the body draws a view.
    private(set) var handled: [CallPaths.Callee] = []
    /// What the intents of its buttons and toggles do in the extension.
    private(set) var performed: [CallPaths.Callee] = []

    /// - Parameter body: A body, or the root of a file, in which nothing is followed.
    init(of body: CodePlace, _ constants: Constants, in program: Program) {
        // The place carries its tree; without this the answer would outlive the text.
        program.note([body.unit])
        let isFile = body.node.id == .root
        var named: [Node] = []
        LiveCode(constants: constants, conditions: program.conditions(ofUnit: body.unit)).walk(body.node) { node in
            if node.kind == .macroExpansion, node.named("Preview") { return false }
            if node.kind.isTypeDeclaration, node.id != body.node.id {
                guard isFile, !Self.isPreview(node, body.unit, program) else { return false }
            }
            add(node.id.index)
            switch node.kind {
            case .call, .identifierExpression, .memberAccess: named.append(node)
            default: break
            }
            return true
        }
        guard !isFile else { return }
        let paths = CallPaths(program, known: KnownTypes(body.node.tree))
        for node in named {
            if let call = CallExpression(node) { performed += Self.performed(by: call, body.at(node), in: program) }
            let found = paths.callees(of: body.at(node), constants)
            guard !found.isEmpty else { continue }
            if DrawnClosures.run(node, in: body.node) { callees += found } else { handled += found }
        }
    }

    /// Adds the number of a node that comes after those which are in it.
    private mutating func add(_ index: Int) {
        if let last = liveNodes.last, last.upperBound == index {
            liveNodes[liveNodes.count - 1] = last.lowerBound..<index + 1
        } else {
            liveNodes.append(index..<index + 1)
        }
    }

    private static func isPreview(_ node: Node, _ unit: Int, _ program: Program) -> Bool {
        guard let id = program.declaration(at: CodePlace(unit: unit, node: node)), let type = program.type(of: id)
        else { return false }
        return program.conforms(type, to: "PreviewProvider")
    }

    /// The `perform()` of the intent that a button or toggle runs.
    private static func performed(
        by call: CallExpression, _ place: CodePlace, in program: Program
    ) -> [CallPaths.Callee] {
        guard let control = IntentControl(call),
            case .project(let type)? = control.intentType(in: program, unit: place.unit),
            !IntentTypes(program).runsInApp(type)
        else { return [] }
        return program.ownMembers("perform", of: type).compactMap { perform in
            guard let body = program.body(of: perform), let node = program.node(perform) else { return nil }
            let title = "\(program.type(type).name).perform"
            return CallPaths.Callee(
                body: CodePlace(unit: perform.unit, node: body), constants: Constants(),
                step: ChainStep(title: title, unit: perform.unit, range: node.declaredNameRange))
        }
    }
}
