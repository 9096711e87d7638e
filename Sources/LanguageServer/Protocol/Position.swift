import JSON

/// A place between two characters of a document.
struct Position: Hashable, Comparable, Sendable {
    /// Zero-based.
    var line: Int
    /// Zero-based, in the units of the negotiated position encoding.
    var character: Int

    init(line: Int, character: Int) {
        self.line = line
        self.character = character
    }

    /// Reads a position; what is negative counts as 0.
    init(_ params: Params) throws(ResponseError) {
        line = max(0, try params.index("line"))
        character = max(0, try params.index("character"))
    }

    func write(to writer: inout JSONWriter) {
        writer.object {
            $0.member("line", line)
            $0.member("character", character)
        }
    }

    static func < (left: Position, right: Position) -> Bool {
        (left.line, left.character) < (right.line, right.character)
    }
}

/// A part of a document; never reversed.
struct PositionRange: Hashable, Sendable {
    let start: Position
    let end: Position

    /// The range between two positions, in whichever order they come.
    init(_ one: Position, _ other: Position) {
        start = min(one, other)
        end = max(one, other)
    }

    init(_ params: Params) throws(ResponseError) {
        self.init(try Position(params.object("start")), try Position(params.object("end")))
    }

    func write(to writer: inout JSONWriter) {
        writer.object {
            $0.name("start")
            start.write(to: &$0)
            $0.name("end")
            end.write(to: &$0)
        }
    }
}
