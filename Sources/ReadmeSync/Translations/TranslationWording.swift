/// What damage to a translated block is called, and what to do about it.
enum TranslationWording {
    /// - Parameters:
    ///   - place: Path and line of the original.
    ///   - count: How many lines differ.
    static func message(for damage: TranslationDamage, place: String, count: Int) -> String {
        switch damage {
        case .line(let kind): DriftWording.message(for: kind, at: place, of: "original")
        case .indentationFlattened: "the block has lost its indentation, from \(place) on"
        case .lineNumbers: "line numbers stand in the code, which \(place) does not have"
        case .spliced(let line):
            "this line belongs to another block of the original, line \(line + 1), and is not at \(place)"
        case .cutOff:
            "the file ends within this block: \(count) more \(count == 1 ? "line follows" : "lines follow") \(place)"
        case .otherBlock: "hardly a line of this block is that of the original, \(place)"
        }
    }

    static func why(_ damage: TranslationDamage) -> String {
        switch damage {
        case .line(.comment), .line(.commentAdded), .line(.commentMissing):
            "A comment that says something else may describe older code"
        case .line(.indentation), .indentationFlattened: "Readers cannot see what stands inside what"
        case .cutOff: "The rest of the text is missing, and what there is of the code does not build"
        default: "Readers of this language copy code that others do not, and it may not build"
        }
    }

    /// - Parameter isFixable: Whether `--fix` copies the block.
    static func help(_ damage: TranslationDamage, place: String, isFixable: Bool) -> String {
        let copy = isFixable ? "--fix copies the block of \(place)" : "copy the block of \(place)"
        return switch damage {
        case .line(.comment), .line(.commentAdded), .line(.commentMissing):
            copy + "; or allow translated comments with \"readme\": { \"comments\": \"translated\" } in the "
                + "configuration"
        case .lineNumbers where !isFixable: copy + " from the file and not from a page that shows line numbers"
        case .cutOff: "copy the rest from the original"
        case .line, .lineNumbers, .indentationFlattened, .spliced, .otherBlock: copy
        }
    }
}
