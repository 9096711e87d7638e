/// What targets are linked with, directly and through others.
struct LinkedModules {
    /// By the name of a target, its product or its module, the indices of the targets meant.
    private var indices: [String: [Int]] = [:]
    private var targets: [DeclaredTarget] = []

    init(_ projects: [DeclaredProject]) {
        targets = projects.flatMap(\.targets)
        for (index, target) in targets.enumerated() {
            for name in Set([target.name, target.module].compactMap { $0 } + target.products) {
                indices[name, default: []].append(index)
            }
        }
    }

    /// Names of the modules of everything that the names lead to, and the names themselves.
    func modules(linkedWith names: [String]) -> Set<String> {
        var modules: Set<String> = []
        var queue = names
        var seen = Set(names)
        while let name = queue.popLast() {
            modules.insert(name)
            for index in indices[name] ?? [] {
                if let module = targets[index].module { modules.insert(module) }
                queue += targets[index].dependencies.filter { seen.insert($0).inserted }
            }
        }
        return modules
    }
}

extension DeclaredTarget {
    /// The name under which other targets import it.
    fileprivate var module: String? {
        configurations.values(of: "PRODUCT_MODULE_NAME")?.first ?? (kind == .package ? name : nil)
    }
}
