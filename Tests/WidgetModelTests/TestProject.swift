import Project
import SwiftSource

@testable import WidgetModel

/// A project made of texts. The first folder of a path is the target of the file.
struct TestProject {
    let model: WidgetProject

    var program: Program { model.program }

    /// - Parameter targets: By the first folder of a path the targets that compile its files.
    init(_ files: KeyValuePairs<String, String>, targets: [String: [Target]] = [:]) {
        self.init(files.map { (path: $0.key, text: $0.value) }, targets: targets)
    }

    /// - Parameter targets: By the first folder of a path the targets that compile its files.
    init(_ files: [(path: String, text: String)], targets: [String: [Target]] = [:]) {
        var trees: [String: SyntaxTree] = [:]
        let units = files.map { path, text in
            let tree = SyntaxTree.parse(Array(text.utf8))
            trees[path] = tree
            let folder = path.split(separator: "/").first.map(String.init) ?? ""
            let target = Target(id: folder, name: folder, kind: .folder, root: folder)
            return SourceUnit(path: path, outline: FileOutline(tree), targets: targets[folder] ?? [target])
        }
        model = WidgetProject(Program(units: units, reader: KnownTrees(trees)))
        // A program reads what is asked for; the tests ask about everything.
        for unit in units.indices { _ = model.program.facts(ofUnit: unit) }
    }

    /// A project of one file.
    init(_ text: String) { self.init(["Widget/Widget.swift": text]) }
}

// MARK: - Asking about marked places

extension TestProject {
    /// Arguments of the calls of `probe`, which mark the expressions that a test is about, in the order of the files.
    var probes: [CodePlace] {
        program.units.indices.flatMap { unit -> [CodePlace] in
            guard let tree = program.tree(ofUnit: unit) else { return [] }
            return Node(tree, .root).subtree
                .filter { CallExpression($0)?.calleeName == "probe" }
                .compactMap { CallExpression($0)?.firstUnlabeledArgument?.value }
                .map { CodePlace(unit: unit, node: $0) }
        }
    }

    /// Types of the marked expressions.
    var probedTypes: [String] { probes.map { describe(ExpressionTypes(program).type(of: $0.node, inUnit: $0.unit)) } }

    /// `Date` of another module, `Widget/A.swift Outer.Inner` of the project, `type of …` for a type itself, `?` for what is not known.
    func describe(_ type: ValueType?) -> String {
        switch type {
        case nil: "?"
        case .foreign(let name): name
        case .project(let id): describe(id)
        case .metatype(let inner): "type of " + describe(inner)
        }
    }

    func describe(_ type: TypeID) -> String {
        var names = [program.type(type).name]
        var around = program.parent(of: type)
        while let outer = around {
            names.insert(program.type(outer).name, at: 0)
            around = program.parent(of: outer)
        }
        return program.units[program.type(type).declaration.unit].path + " " + names.joined(separator: ".")
    }

    /// What `name` means as a type in a file.
    func type(named name: String, in path: String) -> String {
        guard let unit = program.unit(at: path) else { return "no such file" }
        return program.lookUpType(name, inUnit: unit, scope: nil).map(describe) ?? "?"
    }
}

// MARK: - Asking what is drawn

extension TestProject {
    /// Strings of the `Text("…")`s that are drawn, each once, sorted.
    var drawnTexts: [String] {
        var texts: Set<String> = []
        for region in model.renderedRegions {
            let tree = region.place.node.tree
            for index in region.liveNodes.joined() {
                guard let call = CallExpression(Node(tree, NodeID(index))), call.calleeName == "Text",
                    let text = call.firstUnlabeledArgument?.value?.text
                else { continue }
                texts.insert(text.filter { $0 != "\"" })
            }
        }
        return texts.sorted()
    }

    /// How the linter knows that each body is drawn, such as `StepsWidget > StepsView > row`.
    var chains: [String] { model.renderedRegions.map { $0.chain.map(\.title).joined(separator: " > ") } }

    /// Whether what the first configuration draws marks the widget's background.
    func background(family: String? = nil) -> String {
        guard let configuration = model.configurations.first else { return "no configuration" }
        return switch BackgroundSearch(program, family: family).coverage(of: configuration) {
        case .covered: "covered"
        case .missing: "missing"
        case .unknown: "unknown"
        case .empty: "empty"
        }
    }
}

// MARK: - Asking what is called

extension TestProject {
    /// The ways from the function `start` to calls of `slow`, such as `load > read > slow`, sorted.
    func waysToSlow(from start: String = "start") -> [String] {
        for unit in program.units.indices {
            for (index, fact) in program.facts(ofUnit: unit).declarations.enumerated() where fact.name == start {
                let id = DeclarationID(unit: unit, index: index)
                guard let body = program.node(id)?.firstChild(.codeBlock) else { continue }
                let hits = CallPaths(program).search(from: CodePlace(unit: unit, node: body)) { place, _ in
                    CallExpression(place.node)?.calleeName == "slow" ? true : nil
                }
                return hits.map { ($0.calls.map(\.title) + ["slow"]).joined(separator: " > ") }.sorted()
            }
        }
        return ["no function \(start)"]
    }
}
