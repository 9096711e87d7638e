extension SelectorDefinition {
    /// - Throws: What is wrong, with its place in `text`.
    init(_ text: String) throws(SelectorError) {
        let lines = try DefinitionLines(text)
        do throws(SelectorError) {
            selector = try Selector(lines.selector)
        } catch {
            throw error.moved(by: lines.selectorStart)
        }
        let captures = selector.captures
        func template(_ key: SelectorDefinitionKey) throws(SelectorError) -> MessageTemplate {
            guard let value = lines.value(key) else { return try MessageTemplate("", captures: captures) }
            do throws(SelectorError) {
                return try MessageTemplate(value.text, captures: captures)
            } catch {
                throw error.moved(by: value.start)
            }
        }
        guard lines.value(.message) != nil else {
            throw SelectorError("`message:` is missing behind the selector", lines.end..<lines.end)
        }
        message = try template(.message)
        why = try template(.why)
        write = try template(.write)
        severity = try lines.value(.severity).map { value throws(SelectorError) in
            guard let severity = Severity(name: value.text) else {
                let names = Severity.allCases.map(\.name)
                throw SelectorError.unknown(value.text, "severity", among: names, value.range)
            }
            return severity
        }
        reported = try lines.value(.at).map { value throws(SelectorError) in
            try CapturedPart(value.text[...], at: value.start, captures: captures)
        }
        let edits = lines.values(.edit)
        guard lines.value(.fix) != nil else {
            if let edit = edits.first {
                throw SelectorError("an edit needs a line `fix:` with a title before it", edit.range)
            }
            fix = nil
            return
        }
        var fix = FixTemplate(title: try template(.fix))
        for edit in edits {
            var parser = EditParser(edit, captures: captures)
            fix.edits.append(try parser.parse())
        }
        guard !fix.edits.isEmpty else {
            throw SelectorError("a fix needs a line `edit:`", lines.value(.fix)?.range ?? 0..<0)
        }
        self.fix = fix
    }
}

/// A block by its lines: the selector, then `key: value`.
private struct DefinitionLines {
    struct Value {
        let text: String
        /// UTF-8 byte offset in the block.
        let start: Int
        var range: Range<Int> { start..<start + text.utf8.count }
    }

    private(set) var selector = ""
    private(set) var selectorStart = 0
    private var values: [(key: SelectorDefinitionKey, value: Value)] = []
    /// UTF-8 byte offset of the end of the text.
    let end: Int

    init(_ text: String) throws(SelectorError) {
        end = text.utf8.count
        var offset = 0
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            try add(line, at: offset)
            offset += line.utf8.count + 1
        }
    }

    func value(_ key: SelectorDefinitionKey) -> Value? { values.first { $0.key == key }?.value }

    func values(_ key: SelectorDefinitionKey) -> [Value] { values.filter { $0.key == key }.map(\.value) }

    private mutating func add(_ line: Substring, at offset: Int) throws(SelectorError) {
        if let (key, value) = Self.pair(line, at: offset) {
            guard key.mayRepeat || self.value(key) == nil else {
                throw SelectorError("`\(key.rawValue):` stands here for the second time", offset..<offset + key.rawValue.utf8.count)
            }
            values.append((key, value))
        } else if values.isEmpty {
            selector += line + "\n"
        } else if line.contains(where: { !$0.isWhitespace }) {
            let word = line.prefix { $0.isLetter }
            let range = offset..<offset + max(1, word.utf8.count)
            let known = SelectorDefinitionKey.allCases.map(\.rawValue)
            guard line.dropFirst(word.count).first == ":" else {
                throw SelectorError("expected `key: value`, with one of the keys \(known.joined(separator: ", "))", range)
            }
            throw SelectorError.unknown(String(word), "key", among: known, range)
        }
    }

    private static func pair(_ line: Substring, at offset: Int) -> (SelectorDefinitionKey, Value)? {
        guard let colon = line.firstIndex(of: ":"), let key = SelectorDefinitionKey(rawValue: String(line[..<colon]))
        else { return nil }
        let text = line[line.index(after: colon)...].drop { $0 == " " }
        let start = offset + line.utf8.distance(from: line.startIndex, to: text.startIndex)
        let trimmed = text.reversed().drop { $0.isWhitespace }.count
        return (key, Value(text: String(text.prefix(trimmed)), start: start))
    }
}

/// Reads the value of a line `edit:`.
private struct EditParser {
    private var scanner: SelectorScanner
    private let captures: Set<String>
    private let start: Int

    init(_ value: DefinitionLines.Value, captures: Set<String>) {
        scanner = SelectorScanner(value.text)
        start = value.start
        self.captures = captures
    }

    mutating func parse() throws(SelectorError) -> FixTemplate.Edit {
        do throws(SelectorError) {
            let edit = try parseEdit()
            guard scanner.isAtEnd else { throw scanner.unexpected("the end of the line") }
            return edit
        } catch {
            throw error.moved(by: start)
        }
    }

    private mutating func parseEdit() throws(SelectorError) -> FixTemplate.Edit {
        let verbs = ["remove", "replace", "insert"]
        guard let verb = scanner.takeWord() else { throw scanner.unexpected("`remove`, `replace` or `insert`") }
        switch verb.text {
        case "remove":
            return scanner.take("modifier") ? .removeModifier : .remove(try parsePart())
        case "replace":
            let part = try parsePart()
            guard scanner.take("with") else { throw scanner.unexpected("`with`") }
            return .replace(part, try parseTemplate())
        case "insert":
            let template = try parseTemplate()
            if scanner.take("before") { return .insert(template, before: try parsePart()) }
            guard scanner.take("after") else { throw scanner.unexpected("`before` or `after`") }
            return .append(template, after: try parsePart())
        default:
            throw SelectorError.unknown(verb.text, "edit", among: verbs, verb.range)
        }
    }

    private mutating func parsePart() throws(SelectorError) -> CapturedPart {
        guard let word = scanner.takeWord() else { throw scanner.unexpected("`self` or the name of a capture") }
        let name = scanner.takeDirectly(".name") ? ".name" : ""
        return try CapturedPart((word.text + name)[...], at: word.range.lowerBound, captures: captures)
    }

    private mutating func parseTemplate() throws(SelectorError) -> MessageTemplate {
        let quoted = try scanner.takeQuotedText()
        do throws(SelectorError) {
            return try MessageTemplate(quoted.text, captures: captures)
        } catch {
            throw error.moved(by: quoted.range.lowerBound + 1)
        }
    }
}
