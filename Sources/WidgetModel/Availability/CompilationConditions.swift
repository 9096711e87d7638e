import Project
import SwiftSource

/// Whether code is compiled for a system.
public enum Compilation: Sendable {
    case never
    /// In some build at least: debug builds, newer compilers and the simulator count.
    case certain
    /// It depends on something that nobody knows here, such as a flag of the project's own.
    case doubtful
}

/// Evaluates the conditions of `#if` for one system.
struct CompilationConditions {
    private let platform: Platform
    private let flags: [Set<String>]?
    private var debug = Truth.either

    /// - Parameter flags: Those that each build configuration sets; nil when nobody knows.
    init(_ platform: Platform, flags: [Set<String>]? = nil) {
        self.platform = platform
        self.flags = flags
    }

    /// Whether only debug builds compile a place, for whatever system.
    ///
    /// - Parameter clauses: `.ifConfigClause`s around the place.
    static func needDebugging(_ clauses: [Node]) -> Bool {
        Platform.allCases.allSatisfy { platform in
            var released = CompilationConditions(platform)
            released.debug = .no
            return released.compilation(of: clauses) == .never
        }
    }

    /// - Parameter clauses: `.ifConfigClause`s around a place.
    func compilation(of clauses: [Node]) -> Compilation {
        let compiled = clauses.reduce(Truth.yes) { $0.and(truth(of: $1)) }
        return switch compiled {
        case .no: .never
        case .yes, .either: .certain
        case .unknown: .doubtful
        }
    }

    /// The condition of `#if` or `#elseif`.
    static func condition(of clause: Node) -> Node? {
        let tree = clause.tree
        guard tree.tokens.kinds[Int(tree.firstTokens[clause.id.index])] != .poundElse else { return nil }
        return clause.firstChild
    }

    /// Whether a clause is the one that is compiled: none before it is.
    private func truth(ofClause clause: Node) -> Truth {
        guard let condition = Self.condition(of: clause) else { return .yes }
        return truth(ofCondition: condition)
    }

    private func truth(of clause: Node) -> Truth {
        var compiled = truth(ofClause: clause)
        for sibling in clause.parent?.children(.ifConfigClause).filter({ $0.id < clause.id }) ?? [] {
            compiled = compiled.and(truth(ofClause: sibling).negated)
        }
        return compiled
    }

    private func truth(ofCondition node: Node) -> Truth {
        switch node.kind {
        case .booleanLiteral: return node.text == "true" ? .yes : .no
        case .identifierExpression: return truth(ofFlag: node)
        case .prefixOperator:
            guard node.text.hasPrefix("!"), let operand = node.firstChild else { return .unknown }
            return truth(ofCondition: operand).negated
        case .tupleExpression, .argument:
            return node.firstChild.map(truth(ofCondition:)) ?? .unknown
        case .sequenceExpression: return truth(ofSequence: node)
        case .call: return truth(ofCall: node)
        default: return .unknown
        }
    }

    private func truth(ofFlag node: Node) -> Truth {
        if node.named("DEBUG") { return debug }
        guard let flags, !flags.isEmpty, let name = node.name else { return .unknown }
        let setting = flags.count { $0.contains(name) }
        return setting == 0 ? .no : setting == flags.count ? .yes : .either
    }

    /// `&&` binds more tightly than `||`.
    private func truth(ofSequence node: Node) -> Truth {
        var alternatives: [Truth] = []
        var current: Truth?
        var joins = false
        for part in node.children {
            guard part.kind == .infixOperator else {
                let next = truth(ofCondition: part)
                current = joins ? current?.and(next) : next
                continue
            }
            switch part.text {
            case "&&": joins = true
            case "||":
                alternatives.append(current ?? .unknown)
                joins = false
            default: return .unknown
            }
        }
        return alternatives.reduce(current ?? .unknown) { $0.or($1) }
    }

    private func truth(ofCall node: Node) -> Truth {
        guard let call = CallExpression(node), let argument = call.firstUnlabeledArgument?.value else { return .unknown }
        switch call.calleeName {
        case "os": return isNamed(argument.name ?? "") ? .yes : .no
        case "targetEnvironment": return targetEnvironment(argument.name ?? "")
        case "canImport": return call.arguments.count == 1 ? ModuleAvailability.has(argument.name ?? "", platform) : .unknown
        case "swift", "compiler", "arch", "hasFeature", "hasAttribute": return .either
        default: return .unknown
        }
    }

    private func isNamed(_ name: String) -> Bool {
        switch name {
        case "OSX": platform == .macOS
        case "xrOS": platform == .visionOS
        default: platform.rawValue == name
        }
    }

    /// An iOS app on a Mac is no concern of those who build it for iOS.
    private func targetEnvironment(_ name: String) -> Truth {
        switch name {
        case "simulator": platform == .macOS ? .no : .either
        case "macCatalyst": .no
        default: .unknown
        }
    }
}

/// Which systems have a module, as far as it matters to widgets.
private enum ModuleAvailability {
    static func has(_ module: String, _ platform: Platform) -> Truth {
        switch (module, platform) {
        case ("Foundation", _), ("SwiftUI", _), ("AppIntents", _), ("Combine", _): .yes
        case ("WidgetKit", .tvOS): .no
        case ("WidgetKit", .iOS), ("WidgetKit", .macOS), ("WidgetKit", .watchOS): .yes
        case ("ActivityKit", .iOS): .yes
        case ("ActivityKit", .watchOS), ("ActivityKit", .tvOS): .no
        case ("UIKit", .macOS): .no
        case ("UIKit", _): .yes
        case ("AppKit", _), ("Cocoa", _): platform == .macOS ? .yes : .no
        case ("WatchKit", .watchOS), ("ClockKit", .watchOS): .yes
        case ("WatchConnectivity", .iOS), ("WatchConnectivity", .watchOS): .yes
        default: .unknown
        }
    }
}

/// What is known of a condition.
private enum Truth {
    case no, yes
    /// True in some builds for the system and false in others.
    case either
    case unknown

    var negated: Truth {
        switch self {
        case .no: .yes
        case .yes: .no
        case .either, .unknown: self
        }
    }

    func and(_ other: Truth) -> Truth {
        if self == .no || other == .no { return .no }
        if self == .unknown || other == .unknown { return .unknown }
        return self == .either || other == .either ? .either : .yes
    }

    func or(_ other: Truth) -> Truth { negated.and(other.negated).negated }
}
