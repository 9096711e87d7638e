import SwiftSource

/// Finds the intents that buttons and toggles in pieces of code perform.
struct WidgetIntents {
    private let program: Program
    private let places: MapPlaces
    private let known: IntentTypes
    private(set) var intents: [MappedIntent] = []
    private var indices: [Key: Int] = [:]

    private enum Key: Hashable {
        case project(TypeID)
        case foreign(String)
        case unknown(String)
    }

    init(_ program: Program, _ places: MapPlaces) {
        self.program = program
        self.places = places
        known = IntentTypes(program)
    }

    mutating func add(_ region: ExtensionRegion) {
        guard region.reason == .rendered else { return }
        for node in region.nodes where node.kind == .call {
            guard let control = CallExpression(node).flatMap(IntentControl.init) else { continue }
            add(control, region.place.at(node))
        }
    }

    private mutating func add(_ control: IntentControl, _ place: CodePlace) {
        let key: Key
        let name: MappedName
        var runsInApp: Bool?
        switch control.intentType(in: program, unit: place.unit) {
        case .project(let type)?:
            key = .project(type)
            name = places.name(type)
            runsInApp = known.runsInApp(type)
        case .foreign(let type)?:
            key = .foreign(type)
            name = MappedName(type)
        case .metatype?, nil:
            let text = CodeText.oneLine(control.intent)
            key = .unknown(text)
            name = MappedName(text)
        }
        let use = places.place(of: place)
        if let index = indices[key] {
            if !intents[index].uses.contains(use) { intents[index].uses.append(use) }
            if !intents[index].controls.contains(control.name) {
                intents[index].controls = (intents[index].controls + [control.name]).sorted()
            }
            return
        }
        indices[key] = intents.count
        var isResolved = true
        if case .unknown = key { isResolved = false }
        intents.append(
            MappedIntent(name, isResolved: isResolved, runsInApp: runsInApp, controls: [control.name], uses: [use]))
    }
}

/// Code as the map shows it.
enum CodeText {
    private static let maximumLength = 72

    /// The text of a node with runs of white space made one space, and cut where it is long.
    static func oneLine(_ node: Node) -> String {
        let text = node.text.split { $0 == " " || $0 == "\n" || $0 == "\r\n" || $0 == "\r" || $0 == "\t" }.joined(
            separator: " ")
        return text.count > maximumLength ? text.prefix(maximumLength - 1) + "…" : text
    }
}
