import SwiftSource
import WidgetModel

/// What rules found before, by what they looked at, for reviews of a project that changes file by file.
public final class KnownFindings {
    /// What rules look at in one go.
    enum Subject: Hashable {
        case placeholder(DeclarationID)
        /// By the type's declaration.
        case provider(DeclarationID)
        case configuration(unit: Int, NodeID)
        case region(unit: Int, NodeID, Constants, [ChainStep], RenderedSurfaces, isBackground: Bool)
        case extensionRegion(unit: Int, NodeID, ExtensionRegion.Reason, [ChainStep])
        /// All code of a unit.
        case unit(Int)
    }

    let findings = Memo<Subject, [Finding]>()

    public init() {}

    /// Drops what was found by looking into the unit.
    public func forget(unit: Int) { findings.forget(unit: unit) }

    func finishRound() { findings.finishRound() }
}
