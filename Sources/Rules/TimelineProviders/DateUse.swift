import SwiftSource
import WidgetModel

/// What a date is for, as far as the code around it says.
enum DateUse: Equatable {
    /// A calendar is asked about its day.
    case calendarDay
    /// A reload policy alone.
    case reload
    /// It is compared with another date: the age of a cache, a time limit.
    case comparison
    /// Its name says that something lasts until then: `expiration`, `timeout`.
    case period
    /// It stands behind `??`, for the case that a calendar gives no date, which it never does.
    case fallback
    case other

    init(of node: Node) { self = Self.isAssignedToPeriod(node) ? .period : Self.use(of: node, 0) }

    /// The calendar that is asked about the day of an expression.
    static func calendar(around node: Node) -> Node? {
        guard let argument = node.parent, argument.kind == .argument, let list = argument.parent,
            let call = list.parent.flatMap(CallExpression.init), asksCalendar(call, argument)
        else { return nil }
        return call.base
    }

    private static func use(of node: Node, _ steps: Int) -> DateUse {
        guard let parent = node.parent, steps < 8 else { return .other }
        switch parent.kind {
        case .forceUnwrap, .tryExpression, .optionalChaining: return use(of: parent, steps + 1)
        case .argument: return use(ofArgument: parent, steps)
        case .sequenceExpression:
            if isComparison(parent) { return .comparison }
            if isFallback(node, in: parent) { return .fallback }
            if isAssignedToPeriod(parent) { return .period }
            return node.assignment == nil ? use(of: parent, steps + 1) : .other
        case .initializerClause:
            guard let owner = parent.parent else { return .other }
            if let name = owner.firstChild(.identifierPattern)?.name ?? owner.name, namesPeriod(name) { return .period }
            return PropertyBinding(owner).map { use(ofVariable: $0, steps) } ?? .other
        case .memberAccess where parent.firstChild?.id == node.id:
            return parent.named("timeIntervalSince") || parent.named("compare") || parent.named("timeIntervalSinceNow")
                ? .comparison : .other
        default: return isComparison(node) ? .comparison : .other
        }
    }

    /// `expirationDate = …`
    private static func isAssignedToPeriod(_ sequence: Node) -> Bool {
        guard sequence.kind == .sequenceExpression, let target = sequence.firstChild, target.assignment != nil else {
            return false
        }
        return target.name.map(namesPeriod) ?? false
    }

    private static func isFallback(_ node: Node, in sequence: Node) -> Bool {
        let parts = Array(sequence.children)
        guard let index = parts.firstIndex(where: { $0.id == node.id }), index > 0 else { return false }
        return parts[index - 1].text == "??"
    }

    private static func isComparison(_ sequence: Node) -> Bool {
        guard sequence.kind == .sequenceExpression else { return false }
        return sequence.children.contains {
            $0.kind == .infixOperator && ["<", ">", "<=", ">=", "==", "!="].contains($0.text)
        }
    }

    private static func use(ofArgument argument: Node, _ steps: Int) -> DateUse {
        guard let list = argument.parent else { return .other }
        guard let call = list.parent.flatMap(CallExpression.init) else {
            // In parentheses.
            return list.kind == .tupleExpression ? use(of: list, steps + 1) : .other
        }
        if asksCalendar(call, argument) { return .calendarDay }
        if let label = argument.name, namesPeriod(label) { return .period }
        switch call.calleeName {
        case "after": return argument.name == nil ? .reload : .other
        case "timeIntervalSince", "compare", "distance": return .comparison
        case let name?: return namesPeriod(name) ? .period : .other
        case nil: return .other
        }
    }

    private static func asksCalendar(_ call: CallExpression, _ argument: Node) -> Bool {
        switch call.calleeName {
        case "startOfDay": argument.named("for")
        case "isDateInToday", "isDateInTomorrow", "isDateInYesterday", "isDateInWeekend": argument.name == nil
        case "isDate": true
        case "dateComponents", "component": argument.named("from")
        case "date": argument.named("of") && call.hasArgument(labeled: "bySettingHour")
        default: false
        }
    }

    /// What the uses of a local variable have in common.
    private static func use(ofVariable binding: PropertyBinding, _ steps: Int) -> DateUse {
        guard let name = binding.name, let scope = binding.variable?.parent, scope.kind != .memberBlock else {
            return .other
        }
        let uses = scope.subtree.filter {
            $0.id > binding.node.id && $0.kind == .identifierExpression && $0.named(name)
        }.map { use(of: $0, steps + 1) }
        if uses.contains(.calendarDay) { return .calendarDay }
        if uses.contains(.comparison) { return .comparison }
        if uses.contains(.period) { return .period }
        return !uses.isEmpty && uses.allSatisfy { $0 == .reload } ? .reload : .other
    }

    /// Names of what lasts for a time. They can only keep a finding back.
    static func namesPeriod(_ name: String) -> Bool {
        let name = name.lowercased()
        return ["expir", "timeout", "ttl", "retention", "stale", "cache", "maxage", "cutoff", "threshold", "deadline"]
            .contains { name.contains($0) }
    }
}
