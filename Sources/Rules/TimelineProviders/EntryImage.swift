import SwiftSource
import WidgetModel

/// An image that an entry stores.
struct EntryImage {
    /// Of the property.
    let name: String

    init?(of creation: CallExpression, at place: CodePlace, _ program: Program) {
        guard let type = EntryType.type(of: creation, at: place, program) else { return nil }
        let property = program.storedProperties(of: type).first { id in
            guard let written = program.node(id).flatMap(PropertyBinding.init)?.type else { return false }
            return written.subtree.contains { Self.types.contains($0.name ?? "") }
        }
        guard let property else { return nil }
        name = program.fact(property).name
    }

    private static let types: Set<String> = ["UIImage", "NSImage", "CGImage", "Image", "Data", "CIImage"]
}
