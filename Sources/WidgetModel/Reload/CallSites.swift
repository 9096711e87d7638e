import SwiftSource

/// The calls in pieces of code, by the name of what is called.
final class CallSites {
    private let regions: () -> [ExtensionRegion]
    private var known: [String: [CodePlace]]?

    init(_ regions: [ExtensionRegion]) { self.regions = { regions } }

    /// The calls in all code of widget extensions, which is only looked for when somebody asks.
    init(of project: WidgetProject) {
        regions = {
            let regions = project.extensionRegions
            // The answer depends on all of it.
            project.program.note(Set(regions.map(\.place.unit)))
            return regions
        }
    }

    func calls(of name: String) -> [CodePlace] {
        if let known { return known[name] ?? [] }
        var calls: [String: [CodePlace]] = [:]
        var seen: Set<CodePlace> = []
        for region in regions() {
            for node in region.nodes where node.kind == .call {
                // A body is part of a file that is in it whole.
                guard let name = CallExpression(node)?.calleeName, seen.insert(region.place.at(node)).inserted else {
                    continue
                }
                calls[name, default: []].append(region.place.at(node))
            }
        }
        known = calls
        return calls[name] ?? []
    }

    /// The calls that may run a function.
    func calls(of function: DeclarationID, in program: Program) -> [CodePlace] {
        calls(of: program.fact(function).name).filter { call in
            CallExpression(call.node).map { program.fact(function).accepts($0) } ?? false
        }
    }
}

extension ExtensionRegion {
    /// The nodes that can run.
    var nodes: some Sequence<Node> {
        liveNodes.lazy.joined().lazy.map { Node(place.node.tree, NodeID($0)) }
    }
}

/// Who calls the project's functions in code of widget extensions.
public struct Callers {
    private let sites: CallSites
    private let program: Program

    public init(_ project: WidgetProject) {
        sites = CallSites(of: project)
        program = project.program
    }

    /// The calls that may run a function, in the code that the project's widgets reach.
    public func calls(of function: DeclarationID) -> [CodePlace] { sites.calls(of: function, in: program) }
}
