/// Which apps the code of a target gets into.
extension Targets {
    /// An app is its own; an extension's are those that it is built into; a library's those that it is linked with,
    /// directly or through their extensions. Where project files say nothing about it, the only app there is counts.
    /// None when nothing tells, and for tests.
    public func apps(with target: Target) -> [Target] {
        switch target.kind {
        case .app:
            return [target]
        case .widgetExtension, .otherExtension:
            let apps = hosts(of: target).filter { $0.kind == .app }
            return apps.isEmpty ? onlyApp(beside: target) : apps
        case .package, .framework:
            return appsLinked(with: target)
        case .folder:
            if target.information?.mayBeOfApp == true { return [target] }
            // A file that no project file names is compiled by nobody.
            return all.contains { $0.origin.form.isOfApps } ? [] : onlyApp(beside: target)
        case .test, .other:
            return []
        }
    }

    private func appsLinked(with library: Target) -> [Target] {
        var apps: [Target] = []
        for target in all where target.isLinked(with: library) {
            switch target.kind {
            case .app, .widgetExtension, .otherExtension:
                for app in self.apps(with: target) where !apps.contains(app) { apps.append(app) }
            default: continue
            }
        }
        return apps
    }

    /// The app of the same project file, or of all, if there is one only that is built for the same systems.
    private func onlyApp(beside target: Target) -> [Target] {
        let apps = all.filter { $0.kind == .app && $0.sharesPlatform(with: target) }
        let own = apps.filter { target.isDeclared && $0.origin.path == target.origin.path }
        let candidates = own.isEmpty ? apps : own
        return candidates.count == 1 ? candidates : []
    }
}

extension TargetOrigin.Form {
    /// Whether project files of this form say which files apps compile.
    fileprivate var isOfApps: Bool {
        switch self {
        case .xcodeProject, .xcodeGen, .tuist: true
        case .swiftPackage, .informationPropertyList, .folder: false
        }
    }
}

extension Target {
    /// Whether it may run on a system.
    public func mayRun(on platform: Platform) -> Bool {
        if let platforms { return platforms.contains(platform) }
        return platform == .watchOS || information?.isOfWatchApp != true
    }

    fileprivate func sharesPlatform(with other: Target) -> Bool {
        Platform.allCases.contains { mayRun(on: $0) && other.mayRun(on: $0) }
    }
}

extension InformationPropertyList {
    /// Whether it names a bundle and does not say of which kind: those of frameworks and tests do.
    fileprivate var mayBeOfApp: Bool {
        self["CFBundlePackageType"] == nil && (self["CFBundleName"] ?? self["CFBundleDisplayName"]) != nil
    }

    fileprivate var isOfWatchApp: Bool { self["WKApplication"] != nil || self["WKWatchKitApp"] != nil }
}
