import SwiftSource

extension Node {
    /// Whether the code stands in `#Preview { … }`.
    var isInPreview: Bool { ancestors.contains { $0.kind == .macroExpansion && $0.named("Preview") } }
}
