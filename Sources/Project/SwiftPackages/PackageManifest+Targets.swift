extension PackageManifest {
    /// The targets in the terms of all project files.
    ///
    /// Which of the usual folders a target without `path:` lies in only the disk can tell, so its sources are all of
    /// them.
    ///
    /// - Parameter path: Of the manifest, absolute or relative to the working directory.
    func declaredTargets(at path: String) -> [Project.DeclaredTarget] {
        let package = PathText.folder(ofPath: path)
        return targets.map { declared in
            let product = products.first { $0.kind == .application && $0.targets.contains(declared.name) }
            let kind: Target.Kind = declared.isTest ? .test : product != nil ? .app : .package
            let settings = settings(of: declared, product, at: path)
            var target = Project.DeclaredTarget(
                name: declared.name, kind: kind, place: FilePlace(path: path, range: declared.nameRange),
                configurations: [BuildConfiguration(name: "default", settings: settings)])
            target.sources.folders = sourceFolders(of: declared, in: package)
            target.dependencies = declared.dependencies.map(\.name).uniqueNames
            target.products = products.filter { $0.targets.contains(declared.name) }.map(\.name)
            return target
        }
    }

    private func settings(of target: DeclaredTarget, _ product: Product?, at path: String) -> [String: BuildSetting] {
        func setting(_ text: ManifestValues.Text) -> BuildSetting {
            BuildSetting(text.text, at: FilePlace(path: path, range: text.range))
        }
        var settings = [
            "PRODUCT_NAME": BuildSetting(target.name),
            "PRODUCT_MODULE_NAME": BuildSetting(VariableOperator.c99extidentifier.apply(to: target.name)),
        ]
        for platform in platforms { settings[platform.platform.deploymentSetting] = setting(platform.version) }
        if let first = target.conditions.first {
            let text = target.conditions.map(\.text).joined(separator: " ")
            settings["SWIFT_ACTIVE_COMPILATION_CONDITIONS"] = setting(
                ManifestValues.Text(text: text, range: first.range))
        }
        if let identifier = product?.bundleIdentifier { settings["PRODUCT_BUNDLE_IDENTIFIER"] = setting(identifier) }
        return settings
    }

    private func sourceFolders(of target: DeclaredTarget, in package: String) -> [SourceFolder] {
        target.possibleRoots(isOnlySource: hasOneSource).flatMap { root in
            let root = PathText.collapsed(root, in: package)
            let excluded = Set(target.excluded.map { PathText.collapsed($0, in: root) })
            return (target.sources ?? [""]).map { source in
                var folder = SourceFolder(path: PathText.collapsed(source, in: root))
                folder.excluded = excluded
                return folder
            }
        }
    }
}
