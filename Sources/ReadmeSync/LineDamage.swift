/// Names what happened to a line.
enum LineDamage {
    static func kind(of edit: LineEdit, block: BlockText, source: SourceText) -> DriftKind? {
        switch edit {
        case .equal:
            return nil
        case .reindented:
            return .indentation
        case .replaced(let line, let other):
            return kind(readme: block.bytes[block.lines[line].text], source: source.bytes[source.lines[other].text])
        case .onlyInBlock(let line):
            return LooseLine.isComment(block.bytes[block.lines[line].text]) ? .commentAdded : .lineAdded
        case .onlyInSource(let line):
            return LooseLine.isComment(source.bytes[source.lines[line].text]) ? .commentMissing : .lineMissing
        }
    }

    private static func kind(readme: ArraySlice<UInt8>, source: ArraySlice<UInt8>) -> DriftKind {
        if let argument = missingArgument(readme: readme, source: source) { return .genericArgumentMissing(argument) }
        let areComments = LooseLine.isComment(readme) && LooseLine.isComment(source)
        if areComments || LooseLine.withoutComment(readme).elementsEqual(LooseLine.withoutComment(source)) {
            return .comment
        }
        if let names = renamed(readme: readme, source: source) {
            return .renamed(readme: names.readme, source: names.source)
        }
        if source.ends(with: readme) || source.starts(with: readme) { return .partOfLine }
        return .text
    }

    /// The first generic argument that the source has and the README lacks, if that is all.
    private static func missingArgument(readme: ArraySlice<UInt8>, source: ArraySlice<UInt8>) -> String? {
        let own = LooseLine.withoutGenericArguments(readme)
        let other = LooseLine.withoutGenericArguments(source)
        guard other.arguments.count > own.arguments.count, own.text == other.text else { return nil }
        var rest = own.arguments[...]
        for argument in other.arguments {
            guard let next = rest.first, next.elementsEqual(argument) else {
                return String(decoding: argument, as: UTF8.self)
            }
            rest.removeFirst()
        }
        return nil
    }

    /// The one name by which the lines differ, wherever it stands.
    private static func renamed(
        readme: ArraySlice<UInt8>, source: ArraySlice<UInt8>
    ) -> (readme: String, source: String)? {
        let own = words(of: readme)
        let other = words(of: source)
        guard own.count == other.count else { return nil }
        let differing = zip(own, other).filter { !$0.elementsEqual($1) }
        guard let first = differing.first, isName(first.0), isName(first.1),
            differing.allSatisfy({ $0.0.elementsEqual(first.0) && $0.1.elementsEqual(first.1) })
        else { return nil }
        return (String(decoding: first.0, as: UTF8.self), String(decoding: first.1, as: UTF8.self))
    }

    private static func isName(_ word: ArraySlice<UInt8>) -> Bool {
        word.first.map { LooseLine.isNameByte($0) && !(0x30...0x39).contains($0) } ?? false
    }

    /// Names and numbers whole, everything else byte by byte, white space left out.
    private static func words(of line: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
        var words: [ArraySlice<UInt8>] = []
        var position = line.startIndex
        while position < line.endIndex {
            let start = position
            while position < line.endIndex, LooseLine.isNameByte(line[position]) { position += 1 }
            if position == start { position += 1 }
            let word = line[start..<position]
            if word.first != 0x20, word.first != 0x09 { words.append(word) }
        }
        return words
    }
}
