/// What one configuration draws in one family.
public struct Drawing: Sendable {
    /// Nil for a view that no configuration reaches and that marks a widget's background itself.
    public let configuration: Configuration?
    /// Nil where it is not known which families the widget has, or the content has none.
    public let family: String?
    public let content: DrawnContent
}

extension WidgetProject {
    /// What each widget draws in each of its families, what each Live Activity shows on the Lock Screen, and what views
    /// draw that no configuration reaches.
    func makeDrawings() -> [Drawing] {
        let known = KnownExpressions(program)
        var drawings: [Drawing] = []
        for configuration in configurations where !configuration.kind.isControl {
            drawings += self.drawings(of: configuration, known)
        }
        return drawings
            + looseViews.map { view in
                var reader = DrawnContentReader(program, family: nil, known)
                return Drawing(configuration: nil, family: nil, content: reader.content(ofView: view))
            }
    }

    private func drawings(of configuration: Configuration, _ known: KnownExpressions) -> [Drawing] {
        var families: [String?] = [nil]
        if configuration.kind.isWidget, case .listed(let listed) = FamilyList(program).families(of: configuration) {
            families = listed
        }
        var drawings: [Drawing] = []
        for family in families {
            var reader = DrawnContentReader(program, family: family, known)
            let content = reader.content(of: configuration)
            // One drawing serves all families where none is asked for.
            if !reader.asksForFamily {
                return families.map { Drawing(configuration: configuration, family: $0, content: content) }
            }
            drawings.append(Drawing(configuration: configuration, family: family, content: content))
        }
        return drawings
    }

    /// Views that ``RenderedCode`` begins with by themselves.
    private var looseViews: [TypeID] {
        var views: [TypeID] = []
        for region in renderedRegions where region.chain.count == 1 && region.place.node.kind != .closure {
            guard let type = program.scope(at: region.place), program.conforms(type, to: "View"), !views.contains(type)
            else { continue }
            views.append(type)
        }
        return views
    }
}
