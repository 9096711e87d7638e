import Project
import SwiftSource
import WidgetModel

/// Which app groups the apps and widget extensions of a project may use.
struct GroupTargets {
    private let project: WidgetProject

    init(_ project: WidgetProject) { self.project = project }

    /// Apps and widget extensions whose entitlements are known, and folders with entitlements in them.
    private var judged: [Target] {
        var targets = project.targets.all.filter(isJudged)
        for unit in project.program.units {
            targets += unit.targets.filter { $0.kind == .folder && isJudged($0) && !targets.contains($0) }
        }
        return targets
    }

    private func isJudged(_ target: Target) -> Bool {
        guard target.entitlements != nil else { return false }
        return switch target.kind {
        case .app, .widgetExtension: true
        case .folder: target.entitlements?.files.isEmpty == false
        default: false
        }
    }

    /// Whether anybody lists a group: a project without any has its entitlements elsewhere.
    var listsGroups: Bool { judged.contains { $0.entitlements?.groups.isEmpty == false } }

    // MARK: Names in code

    /// Targets that compile the name of a group which their entitlements do not list.
    struct Lack {
        let targets: [Target]
        /// Whether the code runs in one of them for certain.
        let isCertain: Bool

        /// `Widget and App`
        var names: String { targets.map(\.entitledName).joined(separator: " and ") }
    }

    func lack(of use: AppGroupUse) -> Lack? {
        let compiling = project.program.units[use.place.unit].targets
        guard !compiling.contains(where: { $0.kind == .test }) else { return nil }
        let direct = compiling.filter(isJudged)
        if !direct.isEmpty {
            let lacking = direct.filter { lacks($0, use) }
            guard !lacking.isEmpty else { return nil }
            let isCertain = lacking.count == compiling.count || runsInExtension(use.place)
            return Lack(targets: lacking, isCertain: isCertain)
        }
        let users = project.targets.all.filter { user in
            (user.kind == .app || user.kind == .widgetExtension)
                && compiling.contains { user.isLinked(with: $0) }
        }
        guard !users.isEmpty, users.allSatisfy({ isJudged($0) && lacks($0, use) }) else { return nil }
        return Lack(targets: users, isCertain: true)
    }

    private func lacks(_ target: Target, _ use: AppGroupUse) -> Bool {
        guard let entitlements = target.entitlements, entitlements.isComplete else { return false }
        return use.groups.allSatisfy { name in
            !entitlements.hasGroup(name) && isGroup(name, amongThoseOf: entitlements)
        }
    }

    /// A suite may have another name than a group's, which is what it is called after then.
    private func isGroup(_ name: String, amongThoseOf entitlements: Entitlements) -> Bool {
        if name.hasPrefix("group.") { return true }
        return name.beginsWithTeam && entitlements.groups.contains { $0.name.beginsWithTeam }
    }

    private func runsInExtension(_ place: CodePlace) -> Bool {
        let program = project.program
        let type = program.enclosingTypeDeclaration(of: place)
        let isInFunction = place.node.ancestors.contains { $0.kind.isFunctionDeclaration || $0.kind == .codeBlock }
        return project.extensionRegions.contains { region in
            guard region.place.unit == place.unit, region.place.node.tree === place.node.tree else { return false }
            if region.liveNodes.contains(where: { $0.contains(place.node.id.index) }) { return true }
            // A property of a type whose functions run there.
            return !isInFunction && type != nil && program.enclosingTypeDeclaration(of: region.place) == type
        }
    }

    // MARK: Lists

    /// A widget extension and the app it is built into.
    struct Pair {
        let widget: Target
        let app: Target
        /// Where the widget's groups are listed.
        let place: FilePlace
    }

    /// Those that list no group in common though code of the extension uses one.
    func pairsWithoutSharedGroup() -> [Pair] {
        let used = AppGroupUse.all(in: project)
        return project.targets.all.filter { $0.kind == .widgetExtension }.flatMap { widget -> [Pair] in
            guard let groups = completeGroups(of: widget), let first = groups.first, isUsed(groups, by: widget, used)
            else { return [] }
            let apps = project.targets.hosts(of: widget).filter { $0.kind == .app }
            let others = apps.compactMap { app in completeGroups(of: app).map { (app, $0) } }
            let names = Set(groups.map(\.name))
            guard others.count == apps.count, others.allSatisfy({ names.isDisjoint(with: $0.1.map(\.name)) })
            else { return [] }
            return others.prefix(1).map { Pair(widget: widget, app: $0.0, place: first.place) }
        }
    }

    private func completeGroups(of target: Target) -> [AppGroup]? {
        target.entitlements.flatMap { $0.isComplete ? $0.groups : nil }
    }

    private func isUsed(_ groups: [AppGroup], by target: Target, _ uses: [AppGroupUse]) -> Bool {
        uses.contains { use in
            project.program.units[use.place.unit].targets.contains(target)
                && groups.contains { use.groups.contains($0.name) }
        }
    }
}

extension String {
    /// Whether it begins like the groups of a Mac app: `A1B2C3D4E5.name`.
    fileprivate var beginsWithTeam: Bool {
        let team = utf8.prefix { $0 != UInt8(ascii: ".") }
        return team.count == 10 && team.count < utf8.count
            && team.allSatisfy { (0x30...0x39).contains($0) || (0x41...0x5A).contains($0) }
    }
}

extension Target {
    /// Its name; that of the entitlements file where only the file is known.
    var entitledName: String {
        guard kind == .folder, let file = entitlements?.files.first else { return name }
        return PathText.name(ofPath: file.path)
    }
}
