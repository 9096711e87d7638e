import Project
import RuleEngine
import SwiftSource
import WidgetModel

/// See `rules/api-availability.md`.
struct APIAvailability: NodeRule {
    let id = "api-availability"

    let kinds: [NodeKind] = [.identifierType, .identifierExpression, .memberAccess, .call, .keyPath, .macroExpansion]

    func check(_ place: CodePlace, _ report: inout Report) {
        // Nearly all nodes use none of the APIs.
        guard !APIUse(place, report.program).entries.isEmpty else { return }
        let floors = judgedFloors(place.unit, report.program)
        let problems = problems(at: place, floors, report.program)
        guard let worst = problems.max(by: { $0.severity < $1.severity }), !isCovered(worst, place, report.program),
            isReported(place, floors, report.program)
        else { return }
        report.add(
            APIUse(place, report.program).range, inUnit: place.unit, worst.message, why: .why, write: worst.help,
            fixes: fixes(for: problems, at: place, report.program))
    }

    private func problems(at place: CodePlace, _ floors: [Floor], _ program: Program) -> [AvailabilityProblem] {
        let entries = APIUse(place, program).entries
        guard !entries.isEmpty, !floors.isEmpty, !place.node.isInPreview else { return [] }
        let guards = AvailabilityGuards(around: place.node)
        let compiled = floors.filter { guards.compilation(for: $0.platform) == .certain }
        return entries.flatMap { lacks(of: $0, on: compiled, guards, place, program) }
    }

    /// The compiler lets a type conform to a protocol that is too new. What is then too new inside the type is an error,
    /// and `@available` in front of the type mends both.
    private func isReported(_ place: CodePlace, _ floors: [Floor], _ program: Program) -> Bool {
        guard let clause = place.node.parent, clause.kind == .inheritanceClause,
            let members = clause.parent?.firstChild(.memberBlock)
        else { return true }
        return members.subtree.contains { node in
            kinds.contains(node.kind) && node.parent?.kind != .inheritanceClause
                && problems(at: place.at(node), floors, program).contains { $0.needed != nil }
        }
    }

    // MARK: Floors

    /// The systems that a file is built for, with the oldest version of each.
    private func floors(_ unit: Int, _ program: Program) -> [(Platform, SystemVersion)] {
        let targets = program.units[unit].targets
        return Platform.allCases.compactMap { platform in
            targets.filter { $0.mainPlatform == platform }.compactMap { $0.floor(of: platform) }.min().map { (platform, $0) }
        }
    }

    /// A package's list of platforms only says which versions it needs; one that is made for iPhones often names macOS
    /// to run its tests. So nothing but iOS counts there.
    private func judgedFloors(_ unit: Int, _ program: Program) -> [Floor] {
        let all = floors(unit, program).map { Floor(platform: $0.0, version: $0.1) }
        guard program.units[unit].isInPackage, let phone = all.first(where: { $0.platform == .iOS })
        else { return all }
        return [phone]
    }

    private func lacks(
        of entry: AvailabilityEntry, on floors: [Floor], _ guards: AvailabilityGuards, _ place: CodePlace,
        _ program: Program
    ) -> [AvailabilityProblem] {
        floors.compactMap { floor in
            let oldest = max(floor.version, guards.guaranteedVersion(on: floor.platform) ?? floor.version)
            switch entry[floor.platform] {
            case .unknown: return nil
            case .since(let version):
                guard version > oldest else { return nil }
                return AvailabilityProblem(entry: entry, platform: floor.platform, oldest: oldest, needed: version)
            case .never:
                guard !Self.isOfOtherRule(entry), !program.units[place.unit].isInPackage else { return nil }
                return AvailabilityProblem(entry: entry, platform: floor.platform, oldest: oldest, needed: nil)
            }
        }
    }

    /// Rules of their own say which families and configurations a system lacks.
    private static func isOfOtherRule(_ entry: AvailabilityEntry) -> Bool {
        entry.source.hasPrefix("WidgetKit/WidgetFamily/") || entry.form.name.hasPrefix("Relevance")
    }

    // MARK: Silence

    /// Whether the finding about something around the node says the same: one on the protocol that the type around it
    /// conforms to, on the type whose member is used, or on the method that takes the argument.
    private func isCovered(_ problem: AvailabilityProblem, _ place: CodePlace, _ program: Program) -> Bool {
        guard let needed = problem.needed else { return false }
        if let owner = problem.owner, isNewer(owner, than: problem.oldest, on: problem.platform) { return true }
        var inner = place.node
        for around in place.node.ancestors {
            defer { inner = around }
            guard around.kind.isTypeDeclaration, inner.kind == .memberBlock, let type = TypeDeclaration(around)
            else { continue }
            for inherited in type.inheritedTypes {
                let isTooNew = APIUse(place.at(inherited), program).entries.contains { entry in
                    if case .since(let version) = entry[problem.platform] { return version >= needed }
                    return false
                }
                if isTooNew { return true }
            }
        }
        return false
    }

    /// Whether a type or method is newer than a version.
    private func isNewer(_ name: String, than version: SystemVersion, on platform: Platform) -> Bool {
        AvailabilityTable.entries(forName: name).contains { entry in
            guard case .since(let first) = entry[platform] else { return false }
            return switch entry.form {
            case .type, .method: first > version
            default: false
            }
        }
    }

    // MARK: Fix

    private func fixes(for problems: [AvailabilityProblem], at place: CodePlace, _ program: Program) -> [Fix] {
        let path = program.units[place.unit].path
        guard let statement = GuardedStatement(around: place.node),
            problems.allSatisfy({ $0.needed != nil && !(statement.isView && $0.isOfModifier) })
        else { return [] }
        var versions: [Platform: SystemVersion] = [:]
        for problem in problems {
            if let needed = problem.needed { versions[problem.platform] = max(needed, versions[problem.platform] ?? needed) }
        }
        let list = AvailabilityEntry.platforms.compactMap { platform in
            versions[platform].map { "\(platform.rawValue) \($0.short)" }
        }
        let condition = "if #available(\((list + ["*"]).joined(separator: ", ")))"
        let edit = TextEdit(path: path, range: statement.node.range, replacement: statement.wrapped(in: condition))
        return [Fix(title: "Put it behind \(condition)", safety: .unsafe, edits: [edit])]
    }
}

/// The oldest version of a system that a file is built for.
private struct Floor {
    let platform: Platform
    let version: SystemVersion
}

/// An API on a system that lacks it.
private struct AvailabilityProblem {
    let entry: AvailabilityEntry
    let platform: Platform
    /// The oldest version that the code runs on.
    let oldest: SystemVersion
    /// The first version that has it; nil where none has.
    let needed: SystemVersion?

    /// The type whose member is used, or the method that takes the argument.
    var owner: String? {
        switch entry.form {
        case .member(let path, _, _): path.first
        case .argument(let function, _, _): function
        default: nil
        }
    }

    /// Whether the view that stands there is older than what is missing, and should not be left out with it.
    var isOfModifier: Bool {
        switch entry.form {
        case .method, .argument, .environment: true
        case .type, .member, .initializer, .macro: false
        }
    }

    /// The higher, the newer; what no version has comes last, and iOS before other systems.
    var severity: (Int, SystemVersion, Int) {
        let order = AvailabilityEntry.platforms.firstIndex(of: platform) ?? 0
        return (platform == .iOS ? 1 : 0, needed ?? SystemVersion(999), -order)
    }

    var message: String {
        let api = entry.form.title
        let name = platform.rawValue
        guard let needed else { return "\(api) does not exist on \(name), and this code is built for it" }
        return "\(api) needs \(name) \(needed.short), and this code runs on \(name) \(oldest.short), too"
    }

    var help: String {
        let name = platform.rawValue
        guard let needed else { return "#if around it, so that it is not compiled for \(name)" }
        let version = "\(name) \(needed.short), *"
        return "if #available(\(version)) around it, or @available(\(version)) in front of the declaration"
    }
}

extension SystemVersion {
    /// `17` for 17.0.
    fileprivate var short: String { minor == 0 && patch == 0 ? String(major) : description }
}

extension String {
    fileprivate static let why =
        "The target does not compile as long as it is made for an older system, so nobody gets the widget"
}
