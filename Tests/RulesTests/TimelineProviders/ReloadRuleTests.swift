import Linter
import RuleEngine
import RuleExamples
import Testing

@Suite("What the rules about timelines say, and when they are silent")
struct ReloadRuleTests {
    /// The findings of a rule in a provider's `getTimeline`, with what `more` declares beside it.
    private static func findings(_ rule: String, _ body: String, _ more: String = "") throws -> [Finding] {
        let text = """
            import WidgetKit
            struct E: TimelineEntry { var date: Date; var n = 0 }
            struct P: TimelineProvider {
            func getTimeline(in context: Context, completion: @escaping (Timeline<E>) -> Void) {
            \(written(body))
            }
            }
            \(more)
            """
        let file = ExampleFile(path: "Widget/P.swift", bytes: Array(text.utf8), origin: .init(path: "", firstLine: 1))
        let folder = try ExampleFolder([file])
        let findings = try LintSession(options: LintOptions(paths: [folder.path], only: [rule])).run().findings
        try folder.remove()
        return findings
    }

    /// The policy `.after(date)` where `«date»` stands.
    private static func written(_ body: String) -> String {
        body.replacing("«", with: "completion(Timeline(entries: [E(date: .now)], policy: .after(").replacing("»", with: ")))")
    }

    @Test(
        "The message tells the interval and the reloads a day",
        arguments: [
            (".now + 1", "every second, 86,400 times"), (".now + 30", "every 30 seconds, 2,880 times"),
            (".now + 60", "every minute, 1,440 times"), (".now + 90", "every 1.5 minutes, 960 times"),
            (".now + 14 * 60", "every 14 minutes, 103 times"),
        ])
    func pace(date: String, words: String) throws {
        let findings = try Self.findings("reload-budget", "«\(date)»")
        #expect(findings.map(\.message) == ["this asks for new content \(words) a day; about 40–70 are granted"])
    }

    @Test(
        "Where an interval is found",
        arguments: [
            ("let next: Date; if flag { next = .now + 60 } else { next = .now + 3600 }\n«next»", 1),
            ("var next = Date() + 60; if let known { next = known }\n«next»", 0),
            ("var next = Date() + 60; next = Date() + 3600\n«next»", 0),
            ("let policy: TimelineReloadPolicy; if flag { policy = .after(.now + 60) } else { policy = .never }\ncompletion(Timeline(entries: [], policy: policy))", 1),
            ("let least = Date() + 10\nlet next = ideal < least ? least : ideal\n«next»", 0),
            ("if context.isPreview { «.now + 60» }", 0), ("if !context.isPreview { «.now + 60» }", 1),
            ("«min(.now + 60, unknown)»", 0), ("«unknown ?? .now + 60»", 0), ("«Date() + seconds»", 0),
            ("DispatchQueue.main.asyncAfter(deadline: .now() + 5) { }", 0), ("view.animate(.after(.now + 5))", 0),
            ("make(60)", 1), ("make(policy: .after(.now + 60))", 1),
            ("let entries = [E(date: .now), E(date: .now + 30)]\ncompletion(Timeline(entries: entries, policy: .atEnd))", 1),
            ("let entries = [E(date: .now), E(date: .now + Limits.last)]\ncompletion(Timeline(entries: entries, policy: .atEnd))", 1),
            ("let entries = [E(date: .now), E(date: unknown)]\ncompletion(Timeline(entries: entries, policy: .atEnd))", 0),
        ] as [(String, Int)])
    func intervals(body: String, count: Int) throws {
        let more = """
            enum Limits { static let last: TimeInterval = 30 }
            func make(_ seconds: Double) -> Timeline<E> { Timeline(entries: [E(date: .now)], policy: .after(.now + seconds)) }
            func make(policy: TimelineReloadPolicy) -> Timeline<E> { Timeline(entries: [E(date: .now)], policy: policy) }
            """
        #expect(try Self.findings("reload-budget", body, more).count == count)
    }

    @Test(
        "A retry is advice",
        arguments: [
            "do { try load() } catch { «.now + 60» }", "guard let x else { «.now + 60»; return }",
            "switch result { case .failure(let error): «.now + 60»\ndefault: break }",
            "if let error { «.now + 60» }", "if error != nil { «.now + 60» }",
            "let retry = Date() + 60\ndo { try load() } catch { «retry» }",
        ])
    func retries(body: String) throws {
        #expect(try Self.findings("reload-budget", body).map(\.severity) == [.info])
    }

    @Test(
        "What nobody runs is left alone",
        arguments: [
            "#if DEBUG\n«.now + 5»\n#endif", "#if !DEBUG\n#else\n«.now + 5»\n#endif",
            "#if DEBUG && os(iOS)\n«.now + 5»\n#endif",
        ])
    func debugCode(body: String) throws {
        #expect(try Self.findings("reload-budget", body).isEmpty)
    }

    @Test(
        "A date is past or not",
        arguments: [
            ("«Date()»", 1), ("«.now»", 1), ("«Date.now - 1»", 1), ("«nextDate ?? .now»", 0),
            ("«Calendar.current.startOfDay(for: .now)»", 1), ("«Calendar.current.startOfDay(for: .now + 3600)»", 0),
            ("«Calendar.current.date(bySettingHour: 6, minute: 0, second: 0, of: .now)!»", 0),
            ("«Calendar.current.date(bySetting: .minute, value: 0, of: .now)!»", 0),
            ("«Date.now.endOfDay»", 0), ("«flag ? Date() : Date() + 3600»", 1),
            ("let now = Date()\nlet next = now\n«next»", 1),
            ("let refreshInterval = Calendar.current.date(byAdding: .minute, value: 30, to: .now)!\n«refreshInterval»", 0),
            ("var next = Date()\nif flag { next = Date() + 3600 } else { next = Date() + 60 }\n«next»", 0),
            ("let entry = E(date: .now)\n«entry.date»", 1),
            ("var entry = E(date: .now)\nentry.date = later\n«entry.date»", 0),
        ] as [(String, Int)])
    func pastDates(body: String, count: Int) throws {
        #expect(try Self.findings("reload-date-in-past", body).count == count)
    }

    @Test(
        "One entry, dated now",
        arguments: [
            ("[E(date: .now)]", 1), ("[E(date: .now + 60)]", 0), ("[E(date: .now), E(date: .now)]", 0), ("[make()]", 1),
            ("[unknown()]", 0), ("list()", 1), ("[E(date: .now)] + others", 0), ("flag ? [E(date: .now)] : []", 1),
            ("days.map { E(date: $0) }", 0), ("days.map { _ in E(date: .now) }", 0), ("[flag ? make() : E(date: .now)]", 1),
        ] as [(String, Int)])
    func singleEntries(entries: String, count: Int) throws {
        let more = "func make() -> E { E(date: Date()) }\nfunc list() -> [E] { let e = make()\nreturn [e] }"
        let body = "completion(Timeline(entries: \(entries), policy: .atEnd))"
        #expect(try Self.findings("single-entry-at-end", body, more).count == count)
    }

    @Test("A conditional end counts too, and another policy does not", arguments: [
        ("flag ? .atEnd : .never", 1), (".never", 0), (".after(.now + 3600)", 0),
    ] as [(String, Int)])
    func policies(policy: String, count: Int) throws {
        let body = "completion(Timeline(entries: [E(date: .now)], policy: \(policy)))"
        #expect(try Self.findings("single-entry-at-end", body).count == count)
    }

    @Test(
        "A list that begins later, or not",
        arguments: [
            ("var a = [E](); for i in 1...3 { a.append(E(date: .now + Double(i))) }; use(a)", 0),
            ("var a = [E](); for i in 1...3 { a.append(E(date: .now + Double(i))) }; completion(Timeline(entries: a, policy: .atEnd))", 1),
            ("var a = [E](); for i in 1...3 { if i > 1 { a.append(E(date: .now + Double(i))) } }; completion(Timeline(entries: a, policy: .atEnd))", 0),
            ("let a = (1...3).map { E(date: .now + Double($0)) }; completion(Timeline(entries: a, policy: .atEnd))", 1),
            ("let a = (1...3).map { E(date: .now + Double($0)) }; completion(Timeline(entries: [E(date: .now)] + a, policy: .atEnd))", 0),
            ("var a = [E](); a.append(E(date: .now)); a += (1...3).map { E(date: .now + Double($0)) }; completion(Timeline(entries: a, policy: .atEnd))", 0),
            ("var a = (1...3).map { E(date: .now + Double($0)) }; a.insert(E(date: .now), at: 0); completion(Timeline(entries: a, policy: .atEnd))", 0),
            ("let a = (1...3).map { E(date: .now + Double($0 - 1)) }; completion(Timeline(entries: a, policy: .atEnd))", 0),
            ("let a = (1...3).map { E(date: start + Double($0)) }; completion(Timeline(entries: a, policy: .atEnd))", 0),
            ("let a = stride(from: 5, to: 60, by: 5).map { m in E(date: .now + m * 60) }; completion(Timeline(entries: a, policy: .atEnd))", 1),
            ("completion(Timeline(entries: later(), policy: .atEnd))", 1),
            ("let all = [E(date: .now)] + later(); completion(Timeline(entries: all, policy: .atEnd))", 0),
        ] as [(String, Int)])
    func firstEntries(body: String, count: Int) throws {
        let more = body.contains("later()") ? "func later() -> [E] { (1...3).map { E(date: .now + Double($0)) } }" : ""
        #expect(try Self.findings("first-entry-in-future", body, more).count == count)
    }

    @Test(
        "86,400 seconds are a day, or a time",
        arguments: [
            ("use(.now + 86_400)", 1), ("use(Date() + 48 * 3600)", 0), ("use(Date() + 0.5 * 86_400)", 0),
            ("use(Date() + 43_200)", 0), ("use(unknown + 86_400)", 0), ("use(60 + 86_400)", 0),
            ("if saved.date + 86_400 < Date() { }", 0), ("let expiry = Date() + 86_400\nuse(expiry)", 0),
            ("cache.store(x, maxAge: Date() + 86_400)", 0), ("let stop = Date() + 86_400\nif stop > now { }", 0),
            ("use(calendar.date(byAdding: .day, value: 1, to: .now) ?? Date() + 86_400)", 0),
            ("use(calendar.date(byAdding: .day, value: 1, to: .now) ?? Date().addingTimeInterval(86_400))", 0),
            ("app.expirationDate = Date().addingTimeInterval(7 * 86_400)", 0), ("app.expirationDate = Date() + 86_400", 0),
            ("use(Date() + P.expiration)", 0), ("use(Date() + 24.hours)", 0), ("use(Date() + 1.days)", 1),
            ("app.day = Date() + 86_400", 1),
            ("request.timeoutInterval = 86_400", 0), ("use(Date().advanced(by: 60 * 60 * 24))", 1), ("help()", 1),
        ] as [(String, Int)])
    func days(body: String, count: Int) throws {
        let more = """
            func help() { use(Date() + 86_400) }
            extension P { static let expiration: TimeInterval = 86_400 }
            extension Int {
                var hours: TimeInterval { TimeInterval(self * 3600) }
                var days: TimeInterval { TimeInterval(self * 86_400) }
            }
            """
        #expect(try Self.findings("day-seconds-arithmetic", body, more).count == count)
    }

    @Test(
        "Never, with entries that may change or not",
        arguments: [
            ("[E(date: .now)]", 1), ("[E.sample]", 0), ("entries", 1), ("[Plain(date: .now)]", 0),
        ] as [(String, Int)])
    func changing(entries: String, count: Int) throws {
        let body = "completion(Timeline(entries: \(entries), policy: .never))"
        let more = """
            extension E { static let sample = E(date: .now) }
            struct Plain: TimelineEntry { let date: Date }
            """
        #expect(try Self.findings("entries-never-reload", body, more).count == count)
    }

    @Test(
        "Timelines without an entry",
        arguments: [
            ("[]", 1), ("[E]()", 1), ("none", 1), ("filled", 0), ("inside", 0), ("changed", 0), ("unknown", 0),
            ("flag ? [] : [E(date: .now)]", 0), ("days.map { E(date: $0) }", 0),
        ] as [(String, Int)])
    func noEntries(entries: String, count: Int) throws {
        let body = """
            let none: [E] = []
            var filled: [E] = []
            load { filled.append($0) }
            var inside: [E] = []
            EntryStore.fill(&inside)
            var changed = [E]()
            changed = EntryStore.entries
            completion(Timeline(entries: \(entries), policy: .after(.now + 3600)))
            """
        #expect(try Self.findings("entries-never-reload", body).count == count)
    }

    @Test(
        "Dates that repeat, or not",
        arguments: [
            ("for x in xs { a.append(E(date: Date())) }", 1), ("for x in xs { a.append(E(date: x.date)) }", 0),
            ("let d = Date(); for x in xs { a.append(E(date: d + 5)) }", 1), ("for x in xs { a.append(E(date: make(x))) }", 0),
            ("for x in xs { let d = Date(); a.append(E(date: d)) }", 1), ("for x in xs { let d = x.d; a.append(E(date: d)) }", 0),
            ("var d = Date(); for x in xs { a.append(E(date: d)); d += 60 }", 0), ("for x in xs { a.append(make(x)) }", 0),
            ("var d = Date(); for x in xs { a.append(E(date: d)); move(&d) }", 0), ("a += xs.map { _ in E(date: .now) }", 1),
            ("a += xs.map { E(date: $0) }", 0), ("a = xs.compactMap { x in guard x.ok else { return nil }; return E(date: .now) }", 1),
            ("while a.count < 5 { a.append(E(date: .now)) }", 1), ("for x in xs { if x.ok { a.append(E(date: .now)); break } }", 0),
            ("for x in xs { completion(Timeline(entries: [E(date: .now)], policy: .atEnd)) }", 0),
            ("for (i, x) in xs.enumerated() { a.append(E(date: start + Double(i))) }", 0),
            ("for x in xs { a.append(.init(date: .now)) }", 1), ("let b: [E] = xs.map { _ in .init(date: .now) }", 1),
            ("for x in xs { other.append(.init(date: .now)) }", 0), ("xs.map { _ in .init(date: .now) }", 0),
            ("for x in xs { let e: E = .init(date: .now); a.append(e) }", 1), ("for x in xs { a.append(.init(date: x.date)) }", 0),
            ("for x in xs { a.append(E(date: dates[x])) }", 0), ("for x in xs { a.append(E(date: clock.next())) }", 0),
            ("#if DEBUG\nfor x in xs { a.append(E(date: .now)) }\n#endif", 0), ("xs.forEach { a.append(E(date: .now, n: $0)) }", 1),
        ] as [(String, Int)])
    func repeatedDates(body: String, count: Int) throws {
        #expect(try Self.findings("entry-dates-repeat", "var a: [E] = []\n" + body).count == count)
    }

    @Test(
        "As many as there are, or so many",
        arguments: [
            ("events.map { E(date: $0) }", 1), ("events.prefix(5).map { E(date: $0) }", 0), ("events.sorted().map { E(date: $0) }", 1),
            ("fetchAll().map { E(date: $0) }", 1), ("fetch(limit: 5).map { E(date: $0) }", 0), ("(0..<24).map { E(date: .now + $0) }", 0),
            ("(0..<events.count).map { E(date: events[$0]) }", 1), ("(0..<min(5, events.count)).map { E(date: events[$0]) }", 0),
            ("events.indices.map { E(date: events[$0]) }", 1), ("Meal.allCases.map { E(date: $0.date) }", 0),
            ("[1, 2].map { E(date: .now + $0) }", 0), ("known.map { E(date: $0) }", 0), ("events.map { Other(date: $0) }", 0),
        ] as [(String, Int)])
    func unbounded(entries: String, count: Int) throws {
        let more = "func entries(of events: [Date]) -> [E] { \(entries) }"
        #expect(try Self.findings("unbounded-entries", "", more).count == count)
    }

    @Test(
        "Never, with somebody who asks or not",
        arguments: [
            ("", 1), ("func f() { WidgetCenter.shared.reloadAllTimelines() }", 0),
            ("func f() { WidgetCenter.shared.reloadTimelines(ofKind: \"k\") }", 0), ("struct H: WidgetPushHandler { }", 0),
            ("func f() { ControlCenter.shared.reloadAllControls() }", 1),
        ] as [(String, Int)])
    func never(more: String, count: Int) throws {
        let body = "completion(Timeline(entries: [E(date: .now)], policy: .never))"
        #expect(try Self.findings("entries-never-reload", body, more).count == count)
    }
}
