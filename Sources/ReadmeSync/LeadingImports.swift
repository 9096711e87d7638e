/// The `import` lines a block begins with. Readers need them, while the source has its own at its head.
struct LeadingImports {
    /// Modules named.
    let modules: Set<String>
    /// What follows the imports.
    let rest: BlockText

    /// `nil` when the block does not begin with an import, or holds nothing else.
    init?(of block: BlockText) {
        var modules: Set<String> = []
        var count = 0
        for line in block.lines {
            if line.isBlank {
                count += 1
            } else if let module = LeadingImports.module(ofLine: block.bytes[line.text]) {
                modules.insert(module)
                count += 1
            } else {
                break
            }
        }
        guard !modules.isEmpty, count < block.lines.count else { return nil }
        self.modules = modules
        rest = block.part(count..<block.lines.count)
    }

    /// Whether `source` imports all of the modules.
    func areImported(by source: SourceText) -> Bool {
        var missing = modules
        for line in source.lines where !line.isBlank && LeadingImports.mayBeImport(source.bytes[Int(line.textStart)]) {
            if let module = LeadingImports.module(ofLine: source.bytes[line.text]) { missing.remove(module) }
            if missing.isEmpty { return true }
        }
        return false
    }

    /// Whether an import can begin with `byte`: `import`, an attribute, an access level.
    private static func mayBeImport(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "i") || byte == UInt8(ascii: "@") || byte == UInt8(ascii: "p") || byte == UInt8(ascii: "f")
    }

    /// The modules that are imported anywhere in a source.
    static func modules(importedBy source: SourceText) -> Set<String> {
        var modules: Set<String> = []
        for line in source.lines where !line.isBlank && mayBeImport(source.bytes[Int(line.textStart)]) {
            if let module = module(ofLine: source.bytes[line.text]) { modules.insert(module) }
        }
        return modules
    }

    /// The module that a line imports, given without white space around it.
    private static func module(ofLine line: ArraySlice<UInt8>) -> String? {
        var words = line.split(separator: 0x20)[...]
        while let word = words.first, isModifier(word) { words.removeFirst() }
        guard let keyword = words.popFirst(), keyword.elementsEqual("import".utf8) else { return nil }
        if let kind = words.first, words.count > 1, declarationKinds.contains(where: { kind.elementsEqual($0.utf8) }) {
            words.removeFirst()
        }
        guard let path = words.first else { return nil }
        let module = path.prefix { $0 != UInt8(ascii: ".") && $0 != UInt8(ascii: ";") }
        return module.isEmpty ? nil : String(decoding: module, as: UTF8.self)
    }

    private static func isModifier(_ word: ArraySlice<UInt8>) -> Bool {
        word.first == UInt8(ascii: "@") || accessLevels.contains { word.elementsEqual($0.utf8) }
    }

    private static let accessLevels = ["public", "package", "internal", "fileprivate", "private"]
    private static let declarationKinds = [
        "struct", "class", "enum", "protocol", "typealias", "func", "let", "var",
    ]
}
