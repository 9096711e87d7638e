/// Puts the ways to rendered bodies together: each view once, below what reaches it first.
struct ViewTree {
    private let program: Program
    private let places: MapPlaces
    private var views: [MappedView] = []
    private var children: [[Int]] = []
    private var roots: [Int] = []
    private var known: [ChainStep: Int] = [:]

    init(_ program: Program, _ places: MapPlaces) {
        self.program = program
        self.places = places
    }

    /// The first step is the widget itself.
    mutating func add(_ chain: [ChainStep]) {
        var parent: Int?
        for step in chain.dropFirst() where !isConstant(step) {
            if let index = known[step] {
                parent = index
                continue
            }
            let index = views.count
            views.append(view(of: step))
            children.append([])
            known[step] = index
            if let parent { children[parent].append(index) } else { roots.append(index) }
            parent = index
        }
    }

    /// Whether a step leads through a static constant: a colour, or a store that a button uses.
    private func isConstant(_ step: ChainStep) -> Bool {
        guard let fact = places.declaration(of: step).map(program.fact) else { return false }
        return fact.kind == .property && fact.isStatic && !fact.hasBody
    }

    /// In the order in which the code reaches them, modifiers last.
    var trees: [MappedView] { inOrder(roots.map(tree)) }

    private func inOrder(_ views: [MappedView]) -> [MappedView] {
        views.filter { !$0.isModifier } + views.filter(\.isModifier)
    }

    private func tree(_ index: Int) -> MappedView {
        var view = views[index]
        view.children = inOrder(children[index].map(tree))
        return view
    }

    private func view(of step: ChainStep) -> MappedView {
        MappedView(step.title, kind(of: step), at: places.place(step.unit, step.range.lowerBound))
    }

    private func kind(of step: ChainStep) -> MappedView.Kind {
        guard let id = places.declaration(of: step) else { return .view }
        switch program.fact(id).kind {
        case .function: return program.foreignExtendedType(of: id) == nil ? .function : .modifierFunction
        case .property: return .property
        default:
            guard let type = program.type(of: id) else { return .view }
            if program.conforms(type, to: "ViewModifier") { return .modifier }
            return ViewProtocols.styles.contains { program.conforms(type, to: $0) } ? .style : .view
        }
    }
}
