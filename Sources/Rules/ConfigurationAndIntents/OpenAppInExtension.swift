import Project
import RuleEngine
import SwiftSource
import WidgetModel

/// See `rules/open-app-in-extension.md`.
struct OpenAppInExtension: ProjectRule {
    let id = "open-app-in-extension"

    func check(_ report: inout Report) {
        let program = report.program
        for unit in program.rootUnits {
            let declarations = program.facts(ofUnit: unit).declarations
            for index in declarations.indices where declarations[index].isType {
                guard declarations[index].kind != .protocol,
                    let type = program.type(of: DeclarationID(unit: unit, index: index))
                else { continue }
                check(type, inUnit: unit, &report)
            }
        }
    }

    private func check(_ type: TypeID, inUnit unit: Int, _ report: inout Report) {
        let program = report.program
        // The cheap question first: few types have the property.
        guard !program.ownMembers("openAppWhenRun", of: type).isEmpty else { return }
        let intents = IntentTypes(program)
        guard intents.isIntent(type), !intents.isOfApp(type), isPerformed(type, program),
            let flag = intents.opensApp(type), isOnlyInExtension(type, unit, report), !hasCopy(of: type, unit, program)
        else { return }
        let name = program.type(type).name
        let extensionName = program.units[unit].targets.first { $0.kind == .widgetExtension }?.name
        report.add(
            flag.node.declaredNameRange, inUnit: flag.unit,
            "\(name) wants to open the app, and \(extensionName ?? "the widget extension") alone compiles it",
            why: "An intent that runs in an extension cannot open the app: the tap ends in an error, and nothing opens",
            write: "add the file to the app's target, too, or return .result(opensIntent: OpenURLIntent(url))",
            related: ButtonUse.first(of: type, inUnit: unit, program).map {
                [RelatedLocation(path: report.path(ofUnit: unit), range: $0, message: "the button that runs it")]
            } ?? [])
    }

    /// Whether the system ever performs it: the configuration of a widget is only read.
    private func isPerformed(_ type: TypeID, _ program: Program) -> Bool {
        let configurations = ["WidgetConfigurationIntent", "ControlConfigurationIntent"]
        return !configurations.contains { program.conforms(type, to: $0) }
            || !program.ownMembers("perform", of: type).isEmpty
    }

    private func isOnlyInExtension(_ type: TypeID, _ unit: Int, _ report: Report) -> Bool {
        let targets = report.program.units[unit].targets
        if targets.contains(where: { $0.isDeclared }) { return targets.allSatisfy { $0.kind == .widgetExtension } }
        // No project file tells. A file that holds the control, too, is the extension's, unless an app may compile it.
        guard targets.allSatisfy({ $0.kind == .widgetExtension || $0.kind == .folder }),
            !report.project.targets.all.contains(where: { $0.kind == .app || $0.isDeclared })
        else { return false }
        let holdsWidget = report.project.widgetTypes.contains { $0.unit == unit }
        return holdsWidget && ButtonUse.first(of: type, inUnit: unit, report.program) != nil
    }

    /// Whether another target has an intent of this name: the system may take that one.
    private func hasCopy(of type: TypeID, _ unit: Int, _ program: Program) -> Bool {
        program.types(named: program.type(type).name).contains { other in
            other != type && program.type(other).declaration.unit != unit && IntentTypes(program).isIntent(other)
        }
    }
}

/// Buttons and toggles of widgets and controls that run an intent.
private enum ButtonUse {
    /// UTF-8 range of the name of the first one in a file.
    static func first(of type: TypeID, inUnit unit: Int, _ program: Program) -> Range<Int>? {
        guard let tree = program.tree(ofUnit: unit) else { return nil }
        for node in tree.root.subtree where node.kind == .call {
            guard let call = CallExpression(node), let intent = intent(of: call),
                case .project(type)? = ExpressionTypes(program).type(of: intent, inUnit: unit)
            else { continue }
            return call.calleeNameRange
        }
        return nil
    }

    private static func intent(of call: CallExpression) -> Node? {
        switch call.calleeName {
        case "ControlWidgetButton", "ControlWidgetToggle": call.argument(labeled: "action")?.value
        case "Button", "Toggle": call.argument(labeled: "intent")?.value
        default: nil
        }
    }
}
