import SwiftSource
import WidgetModel

/// A widget's or control's configuration with the one kind that it has in every build.
struct ConfiguredKind {
    let kind: String
    let configuration: Configuration
    let expression: Node
    private let owner: TypeID
    private let conditions: RequiredConditions

    var isOfControl: Bool { configuration.kind.isControl }

    /// Nil for a configuration that is not a widget's own: what a protocol or a function gives to several widgets.
    init?(_ configuration: Configuration, _ program: Program) {
        guard configuration.kind != .activity, let expression = configuration.kindExpression,
            let kind = StringConstants(program).value(of: expression, inUnit: configuration.place.unit),
            let owner = configuration.owner.flatMap({ program.type(of: $0) }), program.kind(owner) != .protocol,
            WidgetType.isWidget(owner, program)
        else { return nil }
        self.kind = kind
        self.configuration = configuration
        self.expression = expression
        self.owner = owner
        conditions = RequiredConditions(around: configuration.place, in: program)
    }

    /// Whether both are certainly there in one run of one extension.
    func meets(_ other: ConfiguredKind, in project: WidgetProject) -> Bool {
        let program = project.program
        // Two types of one name stand in different targets or builds.
        guard owner != other.owner, program.type(owner).name != program.type(other.owner).name,
            conditions.hold(togetherWith: other.conditions)
        else { return false }
        let own = project.bundles.filter { $0.listing(of: owner) != nil }
        let theirs = project.bundles.filter { $0.listing(of: other.owner) != nil }
        if own.contains(where: { lists($0, with: other) }) { return true }
        // A bundle that lists one of them alone, or the one or the other, chooses between them.
        guard own.isEmpty, theirs.isEmpty else { return false }
        return program.shareExtension(configuration.place.unit, other.configuration.place.unit)
            && mayBeShown(in: project) && other.mayBeShown(in: project)
            && availability(program) == other.availability(program)
    }

    /// Whether a bundle lists both at once.
    private func lists(_ bundle: BundleContents, with other: ConfiguredKind) -> Bool {
        bundle.listings.contains { own in
            own.type == owner && bundle.listings.contains { $0.type == other.owner && !$0.excludes(own) }
        }
    }

    /// Whether nothing keeps a widget from being shown that no bundle lists: no other widget that starts the extension, and
    /// no bundle that is known as a whole.
    private func mayBeShown(in project: WidgetProject) -> Bool {
        let isBeside = { project.program.shareExtension($0, configuration.place.unit) }
        let isReplaced = project.widgetTypes.contains { type in
            type.mainAttribute != nil && type.role != .bundle && isBeside(type.unit)
        }
        return !isReplaced && !project.bundles.contains { $0.isComplete && isBeside($0.bundle.unit) }
    }

    /// Texts of the attributes that say on which systems the widget is there.
    private func availability(_ program: Program) -> Set<String> {
        guard let node = program.node(program.type(owner).declaration) else { return [] }
        return Set(node.children(.attribute).filter { $0.named("available") }.map(\.text))
    }
}
