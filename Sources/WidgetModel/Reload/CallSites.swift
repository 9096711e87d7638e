import SwiftSource

/// The calls in pieces of code, by the name of what is called.
final class CallIndex {
    private let regions: [ExtensionRegion]
    /// The files that the code stands in.
    let units: Set<Int>
    private var known: [String: [CodePlace]]?

    init(_ regions: [ExtensionRegion]) {
        self.regions = regions
        units = Set(regions.map(\.place.unit))
    }

    func calls(of name: String) -> [CodePlace] {
        if let known { return known[name] ?? [] }
        var calls: [String: [CodePlace]] = [:]
        var seen: Set<CodePlace> = []
        for region in regions {
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
}

/// Where functions are called from; only looked for when somebody asks.
struct CallSites {
    private let index: () -> CallIndex

    init(_ regions: [ExtensionRegion]) {
        let index = CallIndex(regions)
        self.index = { index }
    }

    /// The calls in all code of widget extensions.
    init(of project: WidgetProject) { index = { project.extensionCalls } }

    /// The calls that may run a function.
    func calls(of function: DeclarationID, in program: Program) -> [CodePlace] {
        index().calls(of: program.fact(function).name).filter { call in
            CallExpression(call.node).map { program.fact(function).accepts($0) } ?? false
        }
    }
}
