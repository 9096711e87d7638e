import RuleEngine
import SwiftSource
import WidgetModel

/// See `rules/provider-signature.md`.
struct ProviderSignature: ProviderRule {
    let id = "provider-signature"

    func check(_ provider: Provider, _ report: inout Report) {
        guard let kind = TimelineProviderKind(of: provider.type, report.program) else { return }
        for requirement in kind.requirements {
            let methods = provider.methods.filter { ProviderMethod.answers(requirement, report.program.fact($0).name) }
                .compactMap { ProviderMethod($0, report.program) }
            // What stands beside the right one is an overload of the project's own.
            guard !methods.contains(where: { $0.faults(against: kind, requirement).isEmpty }) else { continue }
            for method in methods {
                guard let fault = method.faults(against: kind, requirement).first else { continue }
                report.add(
                    method.range(of: fault), inUnit: method.unit, message(fault, method, kind, provider),
                    why:
                        "It is not the method that WidgetKit asks for: the code does not compile, and there is "
                            + "no widget",
                    write: kind.signature(of: requirement))
            }
        }
    }

    private func message(
        _ fault: ProviderMethod.Fault, _ method: ProviderMethod, _ kind: TimelineProviderKind, _ provider: Provider
    ) -> String {
        let type = "\(provider.name) is \(kind.article) \(kind.protocolName)"
        return switch fault {
        case .form: "\(method.name) is no method of \(kind.article) \(kind.protocolName), which \(provider.name) is"
        case .order: "\(type), and its \(method.name) takes the context before the intent"
        case .throws: "\(type), whose \(method.name) may not throw"
        }
    }
}
