/// Writes HTML that is well-formed XML, too: every element is closed, every text escaped.
struct Markup {
    private(set) var text = ""

    /// Writes an element with what `body` writes.
    mutating func element(
        _ name: String, _ attributes: KeyValuePairs<String, String> = [:], _ body: (inout Markup) -> Void
    ) {
        text += "<" + name + Self.written(attributes) + ">"
        body(&self)
        text += "</" + name + ">"
    }

    mutating func element(_ name: String, _ attributes: KeyValuePairs<String, String> = [:], _ content: String) {
        element(name, attributes) { $0.write(content) }
    }

    mutating func element(_ name: String, _ content: String) { element(name, [:], content) }

    /// Writes an element without content.
    mutating func empty(_ name: String, _ attributes: KeyValuePairs<String, String> = [:]) {
        text += "<" + name + Self.written(attributes) + " />"
    }

    mutating func write(_ content: String) { text += Self.escaped(content) }

    /// Starts a new line, so that the page can be read and compared as text. Only where white space does not count.
    mutating func newline() { text += "\n" }

    /// Writes text that is markup already.
    mutating func raw(_ markup: StaticString) { text += "\(markup)" }

    private static func written(_ attributes: KeyValuePairs<String, String>) -> String {
        attributes.map { " \($0)=\"\(escaped($1))\"" }.joined()
    }

    /// Also without control characters and those that reorder text, which have no place in a page.
    private static func escaped(_ content: String) -> String {
        var result = ""
        for scalar in PrintableText.oneLine(content).unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "'": result += "&#39;"
            // Not allowed in XML.
            case "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
