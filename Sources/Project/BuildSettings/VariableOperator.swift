/// What a name behind a colon does to the value of a variable, as in `$(PRODUCT_NAME:rfc1034identifier)`.
enum VariableOperator: String {
    case lower
    case upper
    case identifier
    case c99extidentifier
    case rfc1034identifier

    func apply(to text: String) -> String {
        switch self {
        case .lower: text.lowercased()
        case .upper: text.uppercased()
        case .rfc1034identifier: Self.replacing(text, by: "-", unless: Self.isHostName)
        case .identifier: Self.replacingFirstDigit(Self.replacing(text, by: "_", unless: Self.isIdentifier))
        case .c99extidentifier:
            Self.replacingFirstDigit(Self.replacing(text, by: "_", unless: Self.isExtendedIdentifier))
        }
    }

    private static func replacing(
        _ text: String, by replacement: Unicode.Scalar, unless isKept: (Unicode.Scalar) -> Bool
    ) -> String {
        var result = ""
        result.unicodeScalars.append(contentsOf: text.unicodeScalars.map { isKept($0) ? $0 : replacement })
        return result
    }

    private static func replacingFirstDigit(_ text: String) -> String {
        guard let first = text.utf8.first, 0x30...0x39 ~= first else { return text }
        return "_" + text.dropFirst()
    }

    private static func isIdentifier(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "a"..."z", "A"..."Z", "0"..."9", "_": true
        default: false
        }
    }

    private static func isExtendedIdentifier(_ scalar: Unicode.Scalar) -> Bool {
        scalar.isASCII ? isIdentifier(scalar) : scalar.properties.isXIDContinue
    }

    private static func isHostName(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "a"..."z", "A"..."Z", "0"..."9", "-", ".": true
        default: false
        }
    }
}
