import Foundation
import SwiftSource
import Testing

@testable import WidgetModel

/// Files of which only a part is lexed must seem the same as if everything had been.
@Suite("Reading a part of a file")
struct PartialReadingTests {
    /// The Swift files of this package.
    static let files: [String] = {
        let package = URL(fileURLWithPath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        return ["Sources", "Tests", "fixtures"].flatMap { folder in
            let all = FileManager.default.enumerator(atPath: package.appendingPathComponent(folder).path)
            return (all?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".swift") }
                .map { package.appendingPathComponent(folder).appendingPathComponent($0).path }
        }
    }()

    static let texts = [
        "struct A { var x: Int { get { 1 } set {} }; var y: Int { 2 }; var z = 3 { didSet {} } }",
        "protocol A: class { var x: Int { get }; subscript(i: Int) -> Int { get set }; func f() }",
        "class A { class func f() { struct B {} }; class var x: Int { 1 } }",
        "struct A { let f = { struct B {} }; struct C { func g() {} } }",
        "enum A { case a(x: Int = { 1 }()), b; static let c = A.a { 1 }; indirect enum B { case d } }",
        "extension A { struct B { func f() { extension1 {} } }; func g() {} } extension C {}",
        "struct A { var x: B = .init() { willSet {} }; var y: B = .init { 1 }; init() {} }",
        "let a = b.extension { func c() {} }\nstruct D {}",
        "func f() { if x { } else { \"\\(y { $0 })\" } }; struct A {}",
        "struct A { @State var x = 1; @Foo(bar: { 1 }) var y: Int; #if DEBUG\nfunc f() {}\n#endif }",
        "struct A { let x = y / 2 / z; let r = /}/; func f() { /{/ } }\nstruct B {}",
        "struct A { let s = #\"}\"#; let t = \"\"\"\n}\n\"\"\"; func f() { \"}\" /* } */ } // }\n}\nstruct B {}",
        "actor A { var x: Int { _read { yield y } }; nonisolated func f() {} }\nstruct B {}",
        "struct A { func f() { }\nstruct B {",
        "} struct A {} } struct B {}",
        "func f() { let `a } b` = 1 }\nstruct B {}",
        "<<<<<<< a\nfunc f() {\n=======\n>>>>>>> b\nstruct B {}",
        "struct A { func f() {\0#! {\n}\n} }\nstruct B {}",
        "func f() { a = \"\\(b { c( })\" } }\nstruct B {}",
        "func f() { a = \"\\(b } c { d)\" }\nstruct B {}",
        "extension A { func policy() {} var x: Int { dismissalPolicy } }",
    ]

    private func expectSame(_ bytes: [UInt8], _ comment: Comment) {
        var buffers = SyntaxBuffers()
        let whole = FileFacts(SyntaxTree.parse(bytes))
        let part = FileFacts(SyntaxTree.parseDeclarations(bytes, using: &buffers))
        #expect(part.declaresTheSame(as: whole), comment)
        #expect(part.imports == whole.imports, comment)
        let outlines = bytes.withUnsafeBufferPointer { text in
            [false, true].map { FileOutline(of: text, using: &buffers, isThorough: $0) }
        }
        #expect(outlines[0] == outlines[1], comment)
    }

    @Test("shows the same declarations and names in short texts", arguments: texts)
    func isSameInShortText(_ text: String) {
        expectSame(Array(text.utf8), "\(text)")
    }

    @Test("does so in all files of this package")
    func isSameInFiles() throws {
        #expect(Self.files.count > 300)
        for path in Self.files {
            expectSame(Array(try Data(contentsOf: URL(fileURLWithPath: path))), "\(path)")
        }
    }

    @Test("does so wherever the text is cut off")
    func isSameWhereTextIsCut() {
        for text in Self.texts {
            let bytes = Array(text.utf8)
            for end in bytes.indices { expectSame(Array(bytes[..<end]), "\(text) up to \(end)") }
        }
    }

    @Test(
        "takes time in proportion to the text",
        arguments: [
            "extension A ", "extension A: B ", "extension A.", "struct A ", "let a, ", "{", "}", "{ /", "a / ", "`", "\"\\(", "\"\\({",
            "#", "&", "var a: B { ", "{ get ", "func f() { \"", "/*", "{ // ", "<", "\n<", "init ", "policy", "placeholder ", "cy",
            "{ '", "a{}", "\"\"\"", "{ \"\"\"", "é", "{ é", "actor ", "@a ", "#if A\n", "case a, ",
        ])
    func isLinear(piece: String) {
        let bytes = Array(String(repeating: piece, count: 300_000 / piece.utf8.count).utf8)
        var buffers = SyntaxBuffers()
        let outline = bytes.withUnsafeBufferPointer { FileOutline(of: $0, using: &buffers) }
        #expect(outline.keys.count <= bytes.count)
        #expect(SyntaxTree.parseDeclarations(bytes, using: &buffers).nodeCount > 0)
    }

    @Test("is what happens to nearly all code that has nothing to do with widgets")
    func skipsCode() {
        let text = "struct A { func f() { let x = [1, 2, 3].map { $0 + 1 }; print(\"\\(x)\") } }"
        var buffers = SyntaxBuffers()
        let bytes = Array(text.utf8)
        let tokens = bytes.withUnsafeBufferPointer { buffers.withOutlineTokens(of: $0) { $0.count } }
        #expect(tokens == 5)
        #expect(SyntaxTree.parseDeclarations(bytes, using: &buffers).tokens.count < 15)
    }
}
