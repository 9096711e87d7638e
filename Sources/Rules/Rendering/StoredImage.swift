import SwiftSource
import WidgetModel

/// A stored property of an entry that holds the bytes of an image.
struct StoredImage {
    let unit: Int
    /// UTF-8 range of the property's name.
    let range: Range<Int>
    let message: String
    /// Whether it is one decoded image: often small, and known to be so.
    let isSingle: Bool

    static func all(in type: TypeID, _ program: Program) -> [StoredImage] {
        program.storedProperties(of: type).compactMap { id in
            guard let node = program.node(id), let written = PropertyBinding(node)?.type,
                let held = HeldType(written, inUnit: id.unit, program), !ReducedImages.areNamed(program.fact(id).name),
                held.name == "Data" || !ReducedImages.areMade(inFileOf: type, program)
            else { return nil }
            let what = held.name == "Data" ? "bytes" : held.isSingle ? "an image" : "images"
            return StoredImage(
                unit: id.unit, range: node.declaredNameRange,
                message: "every entry stores \(what) in \(program.fact(id).name)",
                isSingle: held.isSingle && held.name != "Data")
        }
    }
}

/// What a written type holds, of those that hold images.
private struct HeldType {
    let name: String
    let isSingle: Bool

    init?(_ type: Node, inUnit unit: Int, _ program: Program) {
        var isSingle = true
        var current = type
        while true {
            switch current.kind {
            case .optionalType, .implicitlyUnwrappedOptionalType, .attributedType: break
            case .arrayType: isSingle = false
            case .dictionaryType:
                guard let value = Array(current.children).last else { return nil }
                isSingle = false
                current = value
                continue
            case .identifierType, .memberType:
                guard let name = current.name, let arguments = current.firstChild(.genericArgumentClause) else {
                    self.init(named: current, isSingle, unit, program)
                    return
                }
                guard ["Array", "Set", "Optional", "ContiguousArray"].contains(name), let element = arguments.firstChild
                else { return nil }
                if name != "Optional" { isSingle = false }
                current = element
                continue
            default: return nil
            }
            guard let inner = current.children.first(where: { $0.kind.isType }) else { return nil }
            current = inner
        }
    }

    private init?(named type: Node, _ isSingle: Bool, _ unit: Int, _ program: Program) {
        guard let name = ExpressionTypes(program).written(type, unit)?.foreignName,
            ["Data", "UIImage", "NSImage", "CGImage", "CIImage"].contains(name)
        else { return nil }
        self.name = name
        self.isSingle = isSingle
    }
}
