import Testing

@testable import WidgetModel

@Suite("Types of expressions")
struct ExpressionTypeTests {
    @Test(
        "What is written or evident is known",
        arguments: [
            ("probe(1)", "Int"), ("probe(1.5)", "Double"), ("probe(\"\")", "String"), ("probe(true)", "Bool"),
            ("probe([1])", "Array"), ("probe([:])", "Dictionary"), ("probe((1))", "Int"), ("probe(-1)", "Int"),
            ("probe(60 * 15)", "Int"), ("probe(60 * 1.5)", "Double"), ("probe(1 < 2)", "Bool"), ("probe(!true)", "Bool"),
            ("probe(try! 1)", "Int"), ("probe(x as Date)", "Date"), ("probe(x as? Date)", "Date"), ("probe(x is Date)", "Bool"),
            ("probe(Date())", "Date"), ("probe(Date.now)", "Date"), ("probe(Date.now + 60)", "Date"),
            ("probe(Date().addingTimeInterval(60))", "Date"), ("probe(Date.init())", "Date"), ("probe(TimeInterval(60))", "TimeInterval"),
            ("probe(Date().timeIntervalSinceNow)", "TimeInterval"), ("probe(Calendar.current.startOfDay(for: x))", "Date"),
            ("probe(x ? 1 : 2)", "Int"), ("probe(Duration.seconds(60))", "Duration"),
            ("let x = 60; probe(x)", "Int"), ("let x: TimeInterval = 60; probe(x)", "TimeInterval"),
            ("let x = [1]; probe(x.count)", "Int"), ("let x = Date?.none; probe(x)", "?"),
            ("probe(Array<Int>())", "Array"), ("probe([Int]())", "Array"),
            ("probe(Foundation.Date())", "Date"),
        ])
    func evident(statements: String, type: String) {
        #expect(TestProject("func f() { \(statements) }").probedTypes == [type])
    }

    @Test(
        "Properties and functions of the project are followed",
        arguments: [
            ("struct A { static let x = 60; func f() { probe(A.x) } }", "Int"),
            ("struct A { static let x = 60; static func f() { probe(x) } }", "Int"),
            ("struct A { let x: Date; func f() { probe(x) } }", "Date"),
            ("struct A { let x: Date; func f() { probe(self.x) } }", "Date"),
            ("struct A { let x: Date }\nfunc f(a: A) { probe(a.x) }", "Date"),
            ("struct A { let x: Date }\nfunc f(a: A?) { probe(a?.x) }", "Date"),
            ("struct A { let b: B }\nstruct B { let x: Int }\nfunc f() { probe(A(b: B()).b.x) }", "Int"),
            ("struct A { func g() -> Date {} }\nfunc f() { probe(A().g()) }", "Date"),
            ("func g() -> Date {}\nfunc f() { probe(g()) }", "Date"),
            ("let x = 60\nfunc f() { probe(x) }", "Int"),
            ("enum A { case b }\nfunc f() { probe(A.b) }", "Widget/Widget.swift A"),
            ("extension Date { var endOfDay: Date { self } }\nfunc f() { probe(Date.now.endOfDay) }", "Date"),
            ("extension Date { static let soon = Date() }\nfunc f() { probe(Date.soon) }", "Date"),
            ("extension Date { static var minutes: Int { 1 } }\nfunc f() { probe(Date.minutes) }", "Int"),
            ("protocol P { var x: Date { get } }\nfunc f(p: P) { probe(p.x) }", "Date"),
            ("protocol P {}\nextension P { var x: Date { .now } }\nstruct A: P { func f() { probe(x) } }", "Date"),
            ("class B { let x: Date }\nclass A: B { func f() { probe(x) } }", "Date"),
            ("struct A { let x: [Date]; func f() { probe(x) } }", "Array"),
        ])
    func followed(source: String, type: String) {
        #expect(TestProject(source).probedTypes == [type])
    }

    @Test(
        "A date that looks like an interval is none",
        arguments: [
            "let interval = Date(); probe(interval)",
            "let nextMinutes: Date = x; probe(nextMinutes)",
            "probe(x ?? .now)",
            "probe(clock.now)",
            "probe(now.endOfDay)",
            "probe(Calendar.current.date(bySetting: .hour, value: 1, of: x))",
            "probe(Calendar.current.date(byAdding: .minute, value: 15, to: x) ?? Date())",
            "probe(entries.last?.date ?? .now)",
            "probe(Date() + 60 * 5)",
            "probe(max(a, b))",
            "probe(intervals.seconds)",
        ])
    func notANumber(statements: String) {
        let numbers: Set<String> = ["Int", "Double", "TimeInterval", "Duration"]
        #expect(numbers.isDisjoint(with: TestProject("func f() { \(statements) }").probedTypes))
    }

    @Test(
        "What cannot be known is not guessed",
        arguments: [
            "probe(x)", "probe(x.y)", "probe(x())", "probe(.now)", "probe(a ? 1 : b)", "probe(x + y)", "probe(x + 1)",
            "probe(A.b.c)", "probe({ 1 })", "probe(if a { 1 } else { 2 })", "probe(x[0])", "probe((1, 2))",
            "let x = y; probe(x)", "let x = x; probe(x)", "probe([1][0])", "probe(b ?? c)",
        ])
    func unknown(statements: String) {
        #expect(TestProject("func f() { \(statements) }").probedTypes == ["?"])
    }

    @Test("Properties that lead to each other end somewhere")
    func circular() {
        #expect(TestProject("let a = b\nlet b = a\nfunc f() { probe(a) }").probedTypes == ["?"])
    }

    @Test(
        "Of several functions, the one is meant that can be called so",
        arguments: [
            ("probe(g(b: 1))", "Date"), ("probe(g(a: 1))", "Int"), ("probe(g(a: 1, b: 2))", "String"), ("probe(g())", "?"),
        ])
    func overloads(statement: String, type: String) {
        let functions = "func g(a: Int) -> Int {}\nfunc g(b: Int) -> Date {}\nfunc g(a: Int, b: Int) -> String {}\n"
        #expect(TestProject(functions + "func f() { \(statement) }").probedTypes == [type])
    }

    @Test("Functions that differ in their results alone mean nothing")
    func overloadedResults() {
        let project = TestProject("func g() -> Int {}\nfunc g() -> Date {}\nfunc f() { probe(g()) }")
        #expect(project.probedTypes == ["?"])
    }

    @Test("Many declarations of each name, each of them leading to the next, end soon")
    func manyCandidates() {
        let lines = (0..<40).map { "let a\($0) = a\($0 + 1)" }
        let project = TestProject((lines + lines + lines).joined(separator: "\n") + "\nfunc f() { probe(a0) }")
        #expect(project.probedTypes == ["?"])
    }

    @Test(
        "A module before a name does not matter",
        arguments: [
            ("struct Row { let date: Date }\nfunc f() { probe(Kit.Row().date) }", "Date"),
            ("func f() { probe(Foundation.Date.now) }", "Date"),
        ])
    func qualified(source: String, type: String) {
        #expect(TestProject(source).probedTypes == [type])
    }
}
