import SwiftSource
import WidgetModel

/// What makes a reload happen again and again.
enum ReloadRepetition {
    case loop
    case timer
    case observer(String)
    case handler(String)

    var isLoop: Bool { if case .loop = self { true } else { false } }

    var phrase: String {
        switch self {
        case .loop: "in a loop, once for each round"
        case .timer: "each time that a timer fires"
        case .observer(let name): "in \(name), each time that the value is set"
        case .handler(let name): "in \(name), which runs again and again while something moves or is typed"
        }
    }

    /// Nil when it happens once, as far as the code around it says.
    init?(of request: ReloadRequest, _ program: Program) {
        var inner = request.place.node
        for around in request.place.node.ancestors {
            defer { inner = around }
            switch around.kind {
            case .forStatement, .whileStatement, .repeatStatement:
                guard inner.kind == .codeBlock else { continue }
                if Self.leaves(inner, behind: request.place.node) || around.iteratesOverTime { return nil }
                if !request.dependsOn(variablesOf: around) { self = .loop } else { return nil }
                return
            case .closure:
                if let found = Self.repetition(of: around, request, program) {
                    self = found
                    return
                }
                guard ClosureUse(around).isPartOfCaller else { return nil }
            case .accessorDeclaration where around.named("didSet") || around.named("willSet"):
                guard !Self.holdsChoice(around, request.place.unit, program) else { return nil }
                self = .observer(around.named("didSet") ? "didSet" : "willSet")
                return
            case .functionDeclaration:
                guard around.named("scrollViewDidScroll") else { return nil }
                self = .handler("scrollViewDidScroll")
                return
            default:
                if around.kind.isTypeDeclaration || around.kind.isFunctionDeclaration { return nil }
            }
        }
        return nil
    }

    /// Whether the loop ends right behind the call.
    private static func leaves(_ body: Node, behind call: Node) -> Bool {
        var node = call
        while node.id != body.id, let parent = node.parent {
            let following = parent.children.first { $0.id > node.id && !node.contains($0) }
            switch following?.kind {
            case .breakStatement, .returnStatement, .throwStatement: return true
            default: node = parent
            }
        }
        return false
    }

    // MARK: Closures

    private static func repetition(of closure: Node, _ request: ReloadRequest, _ program: Program) -> ReloadRepetition?
    {
        let use = ClosureUse(closure)
        guard let function = use.function, let call = use.call else { return nil }
        switch function {
        case "forEach": return request.dependsOn(parametersOf: closure) ? nil : .loop
        case "scheduledTimer", "Timer": return isFrequentTimer(call) ? .timer : nil
        case "onReceive", "sink": return call.firesByTimer ? .timer : nil
        case "onChange": return watchesMovement(call, request.place.unit, program) ? .handler("onChange") : nil
        case "onChanged", "onScrollGeometryChange", "onScrollPhaseChange", "onContinuousHover":
            return .handler(function)
        case "Slider":
            return isGuarded(request.place.node, inside: closure) ? nil : .handler("the handler of a Slider")
        default: return nil
        }
    }

    /// Whether what `onChange(of:)` watches is typed text or the value of a slider. Choices are made one at a time.
    private static func watchesMovement(_ call: CallExpression, _ unit: Int, _ program: Program) -> Bool {
        guard let value = call.argument(labeled: "of")?.value else { return false }
        switch ExpressionTypes(program).type(of: value, inUnit: unit)?.foreignName {
        case "String", "AttributedString", "Double", "Float", "CGFloat", "TimeInterval", "CGPoint", "CGSize", "CGRect":
            return true
        default: return false
        }
    }

    /// Whether an observed property is a switch or one of several cases.
    private static func holdsChoice(_ accessor: Node, _ unit: Int, _ program: Program) -> Bool {
        guard
            let binding = accessor.ancestors.first(where: { $0.kind == .patternBinding }).flatMap(PropertyBinding.init)
        else { return false }
        let types = ExpressionTypes(program)
        let type =
            binding.type.flatMap { types.written($0, unit) }
            ?? binding.initialValue.flatMap { types.type(of: $0, inUnit: unit) }
        switch type {
        case .foreign("Bool")?: return true
        case .project(let type)?: return program.kind(type) == .enumeration
        default: return false
        }
    }

    /// Whether a timer repeats, more often than a widget may be reloaded.
    private static func isFrequentTimer(_ call: CallExpression) -> Bool {
        guard call.argument(labeled: "repeats")?.value?.text == "true" else { return false }
        let interval =
            (call.argument(labeled: "withTimeInterval") ?? call.argument(labeled: "timeInterval")
            ?? call.argument(labeled: "interval"))?.value
        guard let interval else { return true }
        let seconds =
            interval.kind == .integerLiteral || interval.kind == .floatLiteral
            ? Double(interval.text.filter { $0 != "_" }) : nil
        // About as often as the day's reloads allow. Of an interval that is no number here nobody knows.
        return seconds.map { $0 < 15 * 60 } ?? false
    }

    /// Whether a condition stands between a handler and the call: `if !isEditing`.
    private static func isGuarded(_ call: Node, inside closure: Node) -> Bool {
        call.ancestors.prefix { $0.id != closure.id }.contains {
            $0.kind == .ifExpression || $0.kind == .sequenceExpression
        }
            || closure.subtree.contains { $0.kind == .guardStatement && $0.id < call.id }
    }
}

extension CallExpression {
    /// Whether the publisher of `onReceive` or `sink` is a timer's.
    fileprivate var firesByTimer: Bool {
        let publisher = calleeName == "sink" ? base : firstUnlabeledArgument?.value
        guard let publisher else { return false }
        return publisher.subtree.contains { node in
            guard node.kind == .identifierExpression, let name = node.name else { return false }
            if name == "Timer" { return true }
            guard case .variable(let binding)? = LocalScope.binding(of: name, at: node) else {
                return name == "timer" || name.hasSuffix("Timer")
            }
            return binding.subtree.contains { $0.kind == .identifierExpression && $0.named("Timer") }
        }
    }
}

extension Node {
    /// A loop that waits for each element, or for a while: `for await`.
    fileprivate var iteratesOverTime: Bool {
        guard kind == .forStatement else { return false }
        let first = Int(tree.firstTokens[id.index]) + 1
        return [first, first + 1].contains { $0 < tree.tokens.count && tree.token($0, reads: "await") }
    }
}
