import Project
import SwiftSource
import Testing

@testable import WidgetModel

@Suite("Outlines of files")
struct OutlineTests {
    static func outline(_ text: String) -> FileOutline {
        FileOutline(SyntaxTree.parse(Array(text.utf8)))
    }

    static let declaring: [(source: String, key: NameKey)] = [
        ("struct A {}", .type("A".utf8)),
        ("public final class A<T> {}", .type("A".utf8)),
        ("actor A {}", .type("A".utf8)),
        ("typealias A = B", .type("A".utf8)),
        ("struct `class` {}", .type("class".utf8)),
        ("extension A: B {}", .conformance(of: "A".utf8)),
        ("extension A<Int>: @retroactive B where C == D {}", .conformance(of: "A".utf8)),
        ("extension A.B: C {}", .conformance(of: "B".utf8)),
        ("extension A.B { func a() {} }", .member("a".utf8, of: "B".utf8)),
        ("func a() {}", .global("a".utf8)),
        ("let a = 1", .global("a".utf8)),
        ("func == (l: A, r: A) -> Bool { true }", .global("==".utf8)),
        ("extension View { func a() {} }", .member("a".utf8, of: "View".utf8)),
        ("extension SwiftUI.View { var a: Int { 1 } }", .member("a".utf8, of: "View".utf8)),
        ("extension Color { static let a = Color.red }", .member("a".utf8, of: "Color".utf8)),
        ("extension Button { init(a: Int) {} }", .member("init".utf8, of: "Button".utf8)),
        ("extension A { struct B {} }", .member("B".utf8, of: "A".utf8)),
        ("extension A { actor B {} }", .member("B".utf8, of: "A".utf8)),
        ("let a = f([1, 2]), b: (Int, Int) = (1, 2), c = 3", .global("b".utf8)),
        ("let a = f([1, 2]), b: (Int, Int) = (1, 2), c = 3", .global("c".utf8)),
        ("extension A { static let b = 1, c = 2 }", .member("c".utf8, of: "A".utf8)),
        ("#if os(iOS)\nstruct A {}\n#endif", .type("A".utf8)),
    ]

    @Test("Every name that another file may ask for is in it", arguments: declaring)
    func declares(_ sample: (source: String, key: NameKey)) {
        #expect(Self.outline(sample.source).keys.contains(sample.key))
    }

    static let silent = [
        "func f() { struct A {} }", "let s = \"struct A {}\"", "// struct A {}", "struct B { struct A {} }",
        "let x = y.struct",
    ]

    @Test("Types inside other code, and words that declare nothing, are not", arguments: silent)
    func leavesOut(_ source: String) {
        #expect(!Self.outline(source).keys.contains(.type("A".utf8)))
    }

    static let roots = [
        "StaticConfiguration(kind: k, provider: p) { V() }", "v.containerBackground(.red, for: .widget)",
        "struct P { func placeholder(in c: Context) -> E { e } }", "Timeline(entries: e, policy: .after(3))",
        "struct P { var previewValue: Bool { true } }",
        "struct C: ControlWidget { var body: some ControlWidgetConfiguration { c } }",
        "struct I: WidgetConfigurationIntent {}",
    ]

    @Test("Widget code is where rules begin", arguments: roots)
    func isRoot(_ source: String) {
        #expect(Self.outline(source).isRoot)
    }

    @Test("Other code is not", arguments: ["struct A { var placeholder: String }", "// StaticConfiguration", "let s = \"policy\""])
    func isNoRoot(_ source: String) {
        #expect(!Self.outline(source).isRoot)
    }

    @Test(
        "Passing over code finds the same names",
        arguments: ["{#elseif / }\nstruct A {}", "func f() {\n#if a\n#elseif / }\n}\nstruct A {}", "func f() { a / b }\nstruct A {}"])
    func passesOverCode(_ source: String) {
        var buffers = SyntaxBuffers()
        let outlines = [false, true].map { isThorough in
            Array(source.utf8).withUnsafeBufferPointer { FileOutline(of: $0, using: &buffers, isThorough: isThorough) }
        }
        #expect(outlines[0] == outlines[1])
    }

    @Test("Every root word is found by its bytes, at any place")
    func findsRootWords() {
        for word in [
            "policy", "dismissalPolicy", "StaticConfiguration", "IntentConfiguration", "containerBackground",
            "TimelineReloadPolicy", "ActivityConfiguration", "AppIntentConfiguration", "RelevanceConfiguration",
            "ActivityUIDismissalPolicy", "WidgetConfiguration", "StaticControlConfiguration",
            "ControlWidgetConfiguration", "AppIntentControlConfiguration", "WidgetConfigurationIntent", "WidgetKit", "ActivityKit",
            "AppIntents", "suiteName", "groupContainer", "WidgetBundle", "forSecurityApplicationGroupIdentifier", "func placeholder",
            "func previewValue", "var previewValue", "completeFileProtection", "FileProtectionType",
            "kSecAttrAccessibleWhenUnlocked", "kSecAttrAccessibleWhenUnlockedThisDeviceOnly", "timerInterval",
        ] {
            for padding in 0..<40 {
                let text = String(repeating: ";", count: padding) + word + String(repeating: " ", count: 60 - padding)
                #expect(isFound(text), "\(padding) bytes in front of \(word)")
            }
            #expect(!isFound(word + "s"))
        }
    }

    @Test("A word of a megabyte is not gone over again and again")
    func longWord() {
        #expect(!isFound(String(repeating: "cy", count: 500_000)))
        #expect(!isFound(String(repeating: "placeholder", count: 100_000)))
    }

    private func isFound(_ text: String) -> Bool {
        Array(text.utf8).withUnsafeBufferPointer { RootWordSearch.mayFind(in: $0) }
    }

    @Test("A file that nobody asks for is never parsed, nor is one that adds what nobody asks for")
    func isLazy() {
        let texts = [
            "App.swift": "struct Screen { func f() {} }",
            "Row.swift": "struct Row: View { var body: some View { Text(\"row\") } }",
            "RowStyle.swift": "extension Row { static let x = 1 }",
            "RowEquality.swift": "extension Row: Equatable { static let y = 1 }",
            "Widget.swift":
                "struct W: Widget { var body: some WidgetConfiguration { StaticConfiguration(kind: \"k\", provider: p) { _ in Row() } } }",
        ]
        let reader = NotingReader(texts)
        let units = texts.keys.sorted().map { path in
            let target = Target(id: "t", name: "t", kind: .folder, root: "")
            return SourceUnit(path: path, outline: Self.outline(texts[path] ?? ""), targets: [target])
        }
        let project = WidgetProject(Program(units: units, reader: reader))
        #expect(project.renderedRegions.count == 2)
        #expect(reader.read == ["Row.swift", "RowEquality.swift", "Widget.swift"])
    }
}

/// Notes which units were parsed.
private final class NotingReader: UnitReader {
    private let texts: [String: String]
    private(set) var read: Set<String> = []

    init(_ texts: [String: String]) { self.texts = texts }

    func tree(of unit: SourceUnit) -> SyntaxTree? {
        read.insert(unit.path)
        return texts[unit.path].map { SyntaxTree.parse(Array($0.utf8)) }
    }
}
