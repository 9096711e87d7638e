import SwiftSource

extension WidgetType {
    /// Whether its body is seen to come to a configuration, in it or in functions of the project that it calls. If not,
    /// the configuration is made by another module.
    public func makesConfiguration(in program: Program) -> Bool {
        let paths = CallPaths(program)
        return program.members("body", of: type).contains { id in
            guard let body = program.body(of: id) else { return false }
            return !paths.search(from: CodePlace(unit: id.unit, node: body)) { place, _ in
                CallExpression(place.node)?.calleeName.flatMap(ConfigurationKind.init)
            }.isEmpty
        }
    }
}
