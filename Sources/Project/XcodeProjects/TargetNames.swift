/// Names and kinds of the targets of a project file, and which of them makes which product.
struct TargetNames {
    private var names: [Int: String] = [:]
    private var kinds: [Int: Target.Kind] = [:]
    /// From a product's file reference to the target.
    private var makers: [Int: ProjectObject] = [:]

    init(_ objects: ProjectObjects, _ roots: [ProjectObject]) {
        for target in roots.flatMap({ objects.objects($0["targets"]) }) where names[target.index] == nil {
            guard let name = (target["name"] ?? target["productName"])?.string else { continue }
            names[target.index] = name
            kinds[target.index] = Target.Kind(productType: target["productType"]?.string ?? "")
            if let product = objects.object(target["productReference"]) { makers[product.index] = target }
        }
    }

    func name(of target: ProjectObject) -> String? { names[target.index] }

    func kind(of target: ProjectObject) -> Target.Kind { kinds[target.index] ?? .other }

    /// The target whose product a file reference is.
    func maker(of product: ProjectObject) -> ProjectObject? { makers[product.index] }
}

extension Target.Kind {
    /// The kind by Xcode's name for what a target makes. Nothing in it tells a widget extension from others.
    init(productType: String) {
        let prefix = "com.apple.product-type."
        guard productType.hasPrefix(prefix) else {
            self = .other
            return
        }
        let type = productType.dropFirst(prefix.count)
        let kinds: [(start: String, kind: Target.Kind)] = [
            ("application", .app), ("app-extension", .otherExtension), ("extensionkit-extension", .otherExtension),
            ("watchkit2-extension", .otherExtension), ("watchkit-extension", .otherExtension),
            ("tv-app-extension", .otherExtension), ("messages-extension", .otherExtension),
            ("xcode-extension", .otherExtension), ("framework", .framework), ("library", .framework),
            ("bundle.unit-test", .test), ("bundle.ui-testing", .test), ("bundle.multi-device-ui-testing", .test),
        ]
        // `application.watchapp2` and `framework.static` are what their first word says.
        self = kinds.first { type == $0.start || type.hasPrefix($0.start + ".") }?.kind ?? .other
    }

    /// Whether the system runs it inside of an app.
    var isExtension: Bool { self == .otherExtension || self == .widgetExtension }
}
