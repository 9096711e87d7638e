import SwiftSource
import WidgetModel

/// Work that a view leads to, but not each time that it is drawn: what a shared object does when it is made, and what is
/// there for debugging.
struct RareWork {
    private let program: Program

    init(_ program: Program) { self.program = program }

    /// - Parameter path: The bodies that lead to the work.
    func isDone(on path: [CodePlace]) -> Bool {
        path.contains { body in
            program.scope(at: body).map { isForDebugging($0) || isMakingShared(body, $0) } ?? false
        }
    }

    private func isForDebugging(_ type: TypeID) -> Bool { program.type(type).name.contains("Debug") }

    /// Whether a body is an initializer of a type that makes its only instance itself: `static let shared = Store()`.
    private func isMakingShared(_ body: CodePlace, _ type: TypeID) -> Bool {
        guard body.node.parent?.kind == .initializerDeclaration,
            let members = program.node(program.type(type).declaration)?.firstChild(.memberBlock)
        else { return false }
        return members.children(.variableDeclaration).contains { variable in
            variable.named("let") && variable.hasModifier("static")
                && variable.children(.patternBinding).contains { binding in
                    let made = PropertyBinding(binding)?.initialValue.flatMap(CallExpression.init)
                    return made?.calleeName == program.type(type).name
                }
        }
    }
}
