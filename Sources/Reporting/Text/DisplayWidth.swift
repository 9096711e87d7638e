/// How many columns of a terminal a character takes.
enum DisplayWidth {
    /// 0 for combining marks, 2 for wide characters of East Asia and for emoji, else 1.
    static func columns(of character: Character) -> Int {
        var columns = 0
        for scalar in character.unicodeScalars {
            // U+FE0F asks for the emoji form of the character before it.
            if scalar.value == 0xFE0F { return 2 }
            columns = max(columns, self.columns(of: scalar))
        }
        return columns
    }

    private static func columns(of scalar: Unicode.Scalar) -> Int {
        if scalar.value < 0x300 { return 1 }
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format: return 0
        default: break
        }
        return isWide(scalar.value) || scalar.properties.isEmojiPresentation ? 2 : 1
    }

    /// The wide and full-width blocks of Unicode's East Asian Width.
    private static func isWide(_ value: UInt32) -> Bool {
        switch value {
        case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0xA4CF, 0xA960...0xA97F,
            0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6,
            0x1F300...0x1F64F, 0x1F900...0x1F9FF, 0x20000...0x3FFFD:
            true
        default: false
        }
    }
}
