import SwiftSource

/// The code that draws each configuration for each of its families, followed once for all rules that ask for it.
final class ConfigurationRegions {
    private struct Key: Hashable {
        let unit: Int
        let node: NodeID
        let family: String?
    }

    private struct Answer {
        let regions: [RenderedRegion]
        let readsFamily: Bool
    }

    private let answers = Memo<Key, Answer>()
    private let bodies: Memo<BodyKey, DrawnBody>

    init(bodies: Memo<BodyKey, DrawnBody>) { self.bodies = bodies }

    /// - Parameter family: Nil for any.
    func regions(of configuration: Configuration, family: String?, in program: Program) -> [RenderedRegion] {
        answer(configuration, family, program).regions
    }

    func forget(unit: Int) { answers.forget(unit: unit) }

    func finishRound() { answers.finishRound() }

    private func answer(_ configuration: Configuration, _ family: String?, _ program: Program) -> Answer {
        let place = configuration.place
        return answers.value(for: Key(unit: place.unit, node: place.node.id, family: family), in: program) {
            if family != nil {
                let any = answer(configuration, nil, program)
                if !any.readsFamily { return any }
            }
            // The place carries its tree; without this the answer would outlive the text.
            program.note([place.unit])
            var rendered = RenderedCode(program, bodies: bodies, family: family)
            rendered.collect(from: configuration)
            return Answer(regions: rendered.regions, readsFamily: rendered.readsFamily)
        }
    }
}
