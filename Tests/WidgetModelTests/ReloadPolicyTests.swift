import Testing

@testable import WidgetModel

@Suite("What reload policies ask for")
struct ReloadPolicyTests {
    /// The policies of a widget whose provider runs `body` to make its timeline, such as `after 900`, `atEnd ?`.
    static func policies(_ body: String, _ rest: String = "") -> [String] {
        let project = TestProject(
            """
            struct W: Widget { var body: some WidgetConfiguration { StaticConfiguration(kind: "W", provider: P()) { entry in Text("a") } } }
            struct E: TimelineEntry { let date: Date }
            struct P: TimelineProvider {
                func placeholder(in context: Context) -> E { E(date: .now) }
                func getTimeline(in context: Context, completion: @escaping (Timeline<E>) -> Void) {
                    \(body)
                }
                \(rest)
            """)
        return WidgetMap(of: project.model).widgets.flatMap(\.policies).map { mapped in
            let seconds = mapped.policy.intervals.map { "\(Int($0.rounded()))" }.joined(separator: ",")
            return "\(mapped.policy.form) \(seconds.isEmpty ? "?" : seconds)"
        }
    }

    /// The policy `.after(expression)`.
    private static func after(_ expression: String, _ rest: String = "}") -> [String] {
        policies("completion(Timeline(entries: [E(date: .now)], policy: .after(\(expression))))", rest)
    }

    @Test(
        "A date that counts from now is worked out",
        arguments: [
            ("Date().addingTimeInterval(900)", 900), (".now.addingTimeInterval(15 * 60)", 900),
            ("Date.now.addingTimeInterval(60 * 60 * 24)", 86_400), ("Date() + 3_600", 3600), (".now + 60 * 5 + 10", 310),
            ("Date(timeIntervalSinceNow: 1800)", 1800), ("Date(timeInterval: 60, since: .now)", 60),
            ("Date.now.advanced(by: 120)", 120), ("(Date() + (2 * 30))", 60), ("Date() - -60", 60),
            ("Date().addingTimeInterval(TimeInterval(10 * 60))", 600), ("Date().addingTimeInterval(.init(1))", nil),
            ("Calendar.current.date(byAdding: .minute, value: 30, to: Date())!", 1800),
            ("Calendar.current.date(byAdding: .hour, value: 2, to: .now) ?? .now", 7200),
            ("Calendar.current.date(byAdding: Calendar.Component.day, value: 1, to: Date.now)!", 86_400),
            ("Calendar.current.date(byAdding: DateComponents(hour: 1, minute: 30), to: Date())!", 5400),
            ("Calendar.current.startOfDay(for: Calendar.current.date(byAdding: .day, value: 1, to: Date())!)", 86_400),
            ("Calendar.current.startOfDay(for: Date())", nil),
            ("Calendar.current.nextDate(after: Date(), matching: DateComponents(hour: 6), matchingPolicy: .nextTime)!", 86_400),
            ("Calendar.current.nextDate(after: .now, matching: DateComponents(minute: 0), matchingPolicy: .nextTime)!", 3600),
            ("Calendar.current.dateInterval(of: .hour, for: Date())!.end", 3600),
            ("max(Date() + 60, Date() + 120)", 120), ("min(Date() + 60, unknown)", nil),
            ("unknown", nil), ("Date().addingTimeInterval(unknown)", nil), ("entry.date", nil), ("3600", nil),
            ("Date(timeIntervalSince1970: 0)", nil), ("Date() + Date()", nil),
        ] as [(String, Int?)])
    func constantDate(expression: String, seconds: Int?) {
        #expect(Self.after(expression) == ["after \(seconds.map(String.init) ?? "?")"])
    }

    @Test(
        "Constants and functions of the project are followed",
        arguments: [
            ("Date() + Self.interval", "static let interval: TimeInterval = 5 * 60\n}", 300),
            ("Date() + interval", "let interval = 60.0\n}", 60),
            ("Date() + interval", "var interval: TimeInterval { 60 * 2 }\n}", 120),
            ("Date() + interval", "var interval = 60.0\n}", nil),
            ("Date() + refresh", "}\nprivate let refresh: TimeInterval = 600", 600),
            ("Date() + Times.refresh", "}\nenum Times { static let refresh = minute * 3\nstatic let minute: Double = 60 }", 180),
            ("Date() + .hour", "}\nextension TimeInterval { static let hour: TimeInterval = 3600 }", 3600),
            ("Date() + 15.minutes", "}\nextension Int { var minutes: TimeInterval { TimeInterval(self * 60) } }", 900),
            ("Date() + .minutes(15)", "}\nextension TimeInterval { static func minutes(_ n: Double) -> TimeInterval { n * 60 } }", 900),
            ("Date().later", "}\nextension Date { var later: Date { addingTimeInterval(60) } }", 60),
            ("Date().nextHour", "}\nextension Date { var nextHour: Date { Calendar.current.dateInterval(of: .hour, for: self)?.end ?? self } }", 3600),
            ("next(from: Date())", "func next(from date: Date) -> Date { return date.addingTimeInterval(60) }\n}", 60),
            ("next()", "func next(after n: Double = 30) -> Date { Date() + n }\n}", 30),
            ("next()", "func next() -> Date { next() }\n}", nil),
            ("a", "var a: Date { b }\nvar b: Date { a }\n}", nil),
            ("Date().adding(.minute, value: 2)", "}\nextension Date { func adding(_ unit: Calendar.Component, value: Int, in calendar: Calendar = .current) -> Date { calendar.date(byAdding: unit, value: value, to: self)! } }", 120),
            ("Date().increased(byHours: 1)!", "}\nextension Date { func increased(byHours hours: Int) -> Date? { var parts = DateComponents()\nparts.hour = hours\nreturn Calendar.current.date(byAdding: parts, to: self) } }", 3600),
            ("Date() + expiration.converted(to: .seconds).value", "var expiration: Measurement<UnitDuration> { .init(value: 15, unit: .minutes) }\n}", 900),
            ("Date() + Measurement(value: 1, unit: UnitDuration.hours).converted(to: .seconds).value", "}", 3600),
            ("World.now() + 60", "}\nenum World { static var now: () -> Date = Date.init }", 60),
            ("world.now() + 60", "}\nlet world = World()\nstruct World { var now: () -> Date = { Date() } }", 60),
            ("world.now() + 60", "}\nlet world = World()\nstruct World { var now: () -> Date }", nil),
            ("Date() + Double(Rate.fast.rawValue)", "}\nenum Rate: Int { case fast = 60 }", 60),
        ] as [(String, String, Int?)])
    func namedDate(expression: String, rest: String, seconds: Int?) {
        #expect(Self.after(expression, rest) == ["after \(seconds.map(String.init) ?? "?")"])
    }

    @Test func functionsThatCallEachOtherOverAndOverEnd() {
        let functions = (0..<22).map { "func f\($0)() -> Double { f\($0 + 1)() + f\($0 + 1)() }" }.joined(separator: "\n")
        #expect(Self.after("Date() + f0()", functions + "\nfunc f22() -> Double { 1 }\n}") == ["after ?"])
    }

    @Test(arguments: ["1e999", "1e300 * 1e300", "1.0 / 0", "-1e308 - 1e308"]) func numbersBeyondAllBoundsAreUnknown(number: String) {
        #expect(Self.after("Date() + \(number)") == ["after ?"])
    }

    @Test(
        "Local variables are followed",
        arguments: [
            ("let now = Date()\nlet next = now + 60", "60"),
            ("let now = Date(), step = 2.0\nlet next = now.addingTimeInterval(step * 60)", "120"),
            ("guard let next = Calendar.current.date(byAdding: .minute, value: 1, to: Date()) else { return }", "60"),
            ("let next: Date\nif flag { next = Date() + 60 } else { next = Date() + 120 }", "60,120"),
            ("let next = flag ? Date() + 60 : Date() + 120", "60,120"),
            ("let next = if flag { Date() + 60 } else { Date() + 120 }", "60,120"),
            ("let next = switch flag { case true: Date() + 60\ndefault: Date() + 120 }", "60,120"),
            ("var next = Date() + 60\nif flag { next = Date() + 600 }", "60,600"),
            ("var next = Date()\nnext += 60", "?"), ("var next = Date() + 60\nchange(&next)", "?"),
            ("var next = Date()\nnext = next + 60", "?"), ("var next = Date()\nnext = unknown", "?"),
            ("let entry = E(date: Date() + 60)\nlet next = entry.date", "60"),
            ("let next = entries.last!.date", "?"),
        ])
    func localDate(statements: String, seconds: String) {
        let timeline = "completion(Timeline(entries: [], policy: .after(next)))"
        #expect(Self.policies(statements + "\n" + timeline, "}") == ["after \(seconds)"])
    }

    @Test(
        "The last entry's date decides where the policy is atEnd",
        arguments: [
            ("let entries = [E(date: .now), E(date: .now + 60)]", "60"), ("let entries = [E(date: .now)]", "0"),
            ("var entries: [E] = []\nfor hour in 0 ..< 5 { let date = Calendar.current.date(byAdding: .hour, value: hour, to: now)!\nentries.append(E(date: date)) }", "14400"),
            ("var entries = [E]()\nfor minute in 0...59 { entries.append(E(date: now + Double(minute) * 60)) }", "3540"),
            ("var entries: [E] = []\nfor m in stride(from: 0, to: 60, by: 15) { entries += [E(date: now.addingTimeInterval(Double(m * 60)))] }", "2700"),
            ("var entries: [E] = []\nfor m in stride(from: 0, through: 60, by: 15) { entries.append(E(date: now + Double(m))) }", "60"),
            ("let entries = (0..<24).map { E(date: Calendar.current.date(byAdding: .hour, value: $0, to: now)!) }", "82800"),
            ("let entries = [0, 30, 60].map { offset in E(date: now + offset) }", "60"),
            ("let offsets = [0.0, 90]\nlet entries = offsets.map { E(date: now + $0) }", "90"),
            ("let entries = [E(date: now)] + [E(date: now + 30)]", "30"),
            ("var entries = [E(date: now)]\nentries.insert(E(date: now + 10), at: 0)", "10"),
            ("let entries = (.zero..<6).map { (hour) in guard let date = later(hour) else { return nil }\nreturn E(date: date) }\nfunc later(_ hours: Int) -> Date? { nil }", "?"),
            ("let entries = days.map { E(date: $0) }", "?"), ("let entries = load()", "?"),
            ("var entries = [E(date: now)]\nfor x in data { entries.append(E(date: x.date)) }", "?"),
        ])
    func entriesEnd(statements: String, seconds: String) {
        let timeline = "completion(Timeline(entries: entries, policy: .atEnd))"
        #expect(Self.policies("let now = Date()\n" + statements + "\n" + timeline, "}") == ["atEnd \(seconds)"])
    }

    @Test(
        "All policies are found that a provider may use",
        arguments: [
            ("completion(Timeline(entries: [], policy: .never))", ["never ?"]),
            ("completion(.init(entries: [], policy: TimelineReloadPolicy.never))", ["never ?"]),
            ("completion(Timeline<E>(entries: [], policy: flag ? .never : .after(Date() + 60)))", ["never ?", "after 60"]),
            ("Task { completion(Timeline(entries: [], policy: .after(Date() + 60))) }", ["after 60"]),
            ("load { result in completion(Timeline(entries: [], policy: .never)) }", ["never ?"]),
            ("if flag { completion(Timeline(entries: [], policy: .never)) }\nelse { completion(Timeline(entries: [], policy: .after(.now + 60))) }", ["never ?", "after 60"]),
            ("let policy: TimelineReloadPolicy\nif flag { policy = .never } else { policy = .after(Date() + 60) }\ncompletion(Timeline(entries: [], policy: policy))", ["never ?", "after 60"]),
            ("completion(make(at: Date()))", ["after 60"]), ("completion(Timeline(entries: [], policy: mine))", ["never ?"]),
            ("completion(Timeline(entries: [], policy: other))", ["unknown ?"]), ("completion(Other(entries: [], policy: .never))", []),
        ])
    func policiesFound(statements: String, expected: [String]) {
        let rest = """
            var mine: TimelineReloadPolicy { .never }
            func make(at now: Date) -> Timeline<E> { Timeline(entries: [E(date: now)], policy: .after(now.addingTimeInterval(60))) }
            }
            """
        #expect(Self.policies(statements, rest) == expected)
    }

    @Test(
        "Reloads a day follow from the intervals",
        arguments: [
            (ReloadPolicy(.never), 0...0), (ReloadPolicy(.after, intervals: [900]), 96...96),
            (ReloadPolicy(.after, intervals: [900, 3600]), 24...96), (ReloadPolicy(.after), nil),
            (ReloadPolicy(.atEnd, intervals: [0]), nil), (ReloadPolicy(.after, intervals: [-60, 60]), nil),
            (ReloadPolicy(.unknown), nil), (ReloadPolicy(.atEnd, intervals: [43_200]), 2...2),
        ] as [(ReloadPolicy, ClosedRange<Double>?)])
    func perDay(policy: ReloadPolicy, expected: ClosedRange<Double>?) {
        #expect(policy.reloadsPerDay == expected)
    }
}
