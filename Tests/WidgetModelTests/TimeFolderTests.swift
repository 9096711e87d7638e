import Testing

@testable import WidgetModel

@Suite("What an expression about time folds to")
struct TimeFolderTests {
    /// Declarations that the expressions name, in a file of their own.
    private static let constants = """
        import Foundation
        enum Times {
            static let minute: TimeInterval = 60
            static let quarter = minute * 15
            static let half = Self.quarter * 2
            static var computed: TimeInterval { minute * 2 }
            static var changing = 60.0
            static let pause = Duration.seconds(90)
            static let parts = DateComponents(hour: 1, minute: 30)
            static let span = Measurement(value: 2, unit: UnitDuration.hours)
            #if DEBUG
            static let built: TimeInterval = 5
            #else
            static let built: TimeInterval = 1_800
            #endif
            static func shortened(_ seconds: TimeInterval, by factor: Double = 2) -> TimeInterval { seconds / factor }
            static func endless(_ seconds: TimeInterval) -> TimeInterval { endless(seconds) }
        }
        enum Rate: Int { case slow = 900, fast = 60 }
        let globalStep: Double = 300
        extension TimeInterval {
            static let hour: TimeInterval = 3_600
            static func minutes(_ count: Double) -> TimeInterval { count * 60 }
        }
        extension Int { var days: TimeInterval { TimeInterval(self) * 86_400 } }
        extension Date {
            static var soon: Date { Date().addingTimeInterval(60) }
            static func inMinutes(_ count: Int) -> Date {
                #if DEBUG
                return Date()
                #else
                return Calendar.current.date(byAdding: .minute, value: count, to: .now)!
                #endif
            }
            var later: Date { addingTimeInterval(600) }
            func moved(_ unit: Calendar.Component, _ value: Int) -> Date { Calendar.current.date(byAdding: unit, value: value, to: self)! }
        }
        """

    /// What `expression` folds to where the statements stand before it, such as `60`, `now+60`, `today+86400`, `past`,
    /// `90s` for a duration, `60|120` for several values, `?` for what does not fold.
    private static func folded(_ expression: String, after statements: String = "") -> String {
        let code = "import WidgetKit\nstruct P { let own = 45.0; var stored = 1.0\nfunc f(_ given: Double, flag: Bool) {\n\(statements)\nprobe(\(expression))\n} }"
        let project = TestProject(["Widget/Times.swift": constants, "Widget/P.swift": code])
        guard let place = project.probes.first else { return "no probe" }
        guard let values = TimeFolder(project.model).values(of: place) else { return "?" }
        return values.map(text).sorted().joined(separator: "|")
    }

    private static func text(_ value: TimeValue) -> String {
        func short(_ number: Double) -> String { number == number.rounded() ? "\(Int(number))" : "\(number)" }
        return switch value {
        case .number(let number): short(number)
        case .date(let seconds): "now" + (seconds < 0 ? "" : "+") + short(seconds)
        case .today(let seconds): "today" + (seconds < 0 ? "" : "+") + short(seconds)
        case .past: "past"
        case .unit(let seconds): "unit " + short(seconds)
        case .duration(let seconds): short(seconds) + "s"
        }
    }

    @Test(
        "Literals and arithmetic",
        arguments: [
            ("60", "60"), ("86_400", "86400"), ("1.5", "1.5"), ("6e2", "600"), ("0x3C", "60"), ("0b11", "3"), ("0o17", "15"),
            ("-60", "-60"), ("+60", "60"), ("- 60 * 2", "?"), ("(60)", "60"), ("60 * 60", "3600"), ("60 + 2 * 30", "120"),
            ("(60 + 2) * 30", "1860"), ("100 - 40 - 20", "40"), ("90 / 60", "1|1.5"), ("120 / 60", "2"), ("7 % 4", "3"),
            ("1 / 0", "?"), ("1e999", "?"), ("1e300 * 1e300", "?"), ("60 << 1", "?"), ("\"60\"", "?"), ("true", "?"),
            ("TimeInterval(900)", "900"), ("Double(15 * 60)", "900"), ("Int(1.9)", "1"), ("Double(\"60\")", "?"),
            ("max(60, 300)", "300"), ("min(60, 300)", "60"), ("max(60, given)", "?"), ("flag ? 60 : 300", "300|60"),
            ("flag ? 60 : given", "?"), ("60 as Double", "60"), ("abs(60)", "?"), ("Int.random(in: 60...90)", "?"),
        ])
    func numbers(expression: String, value: String) {
        #expect(Self.folded(expression) == value)
    }

    @Test(
        "Constants, properties and functions of other files",
        arguments: [
            ("Times.minute", "60"), ("Times.quarter", "900"), ("Times.half", "1800"), ("Times.computed", "120"),
            ("Times.changing", "?"), ("Times.missing", "?"), ("Times.shortened(60)", "30"),
            ("Times.shortened(60, by: 4)", "15"), ("Times.shortened(given)", "?"), ("Times.endless(60)", "?"),
            ("globalStep", "300"), ("own", "45"), ("self.own", "45"), ("stored", "?"), ("given", "?"), ("unknown", "?"),
            ("Rate.fast.rawValue", "60"), ("Double(Rate.slow.rawValue)", "900"), ("TimeInterval.hour", "3600"),
            ("TimeInterval.minutes(5)", "300"), ("3.days", "259200"), ("Times.built", "1800"),
        ])
    func names(expression: String, value: String) {
        #expect(Self.folded(expression) == value)
    }

    @Test(
        "Durations and measurements",
        arguments: [
            ("Duration.seconds(90)", "90s"), ("Duration.milliseconds(500)", "0.5s"), ("Times.pause", "90s"),
            ("Times.pause * 2", "180s"), ("Times.pause + .seconds(10)", "100s"), ("Times.pause / .seconds(30)", "3"),
            ("TimeInterval(Times.pause.components.seconds)", "90"), ("Duration.seconds(given)", "?"),
            ("Measurement(value: 15, unit: UnitDuration.minutes)", "900s"),
            ("Times.span.converted(to: .seconds).value", "7200"), ("Times.span.converted(to: .minutes).value", "120"),
            ("Times.span.value", "?"), ("DispatchTimeInterval.seconds(5)", "?"),
        ])
    func durations(expression: String, value: String) {
        #expect(Self.folded(expression) == value)
    }

    @Test(
        "Dates that count from now",
        arguments: [
            ("Date()", "now+0"), ("Date.now", "now+0"), ("Date.init()", "now+0"), ("Date() + 60", "now+60"),
            ("Date() - 60", "now-60"), ("Date().addingTimeInterval(15 * 60)", "now+900"),
            ("Date.now.advanced(by: .hour)", "now+3600"), ("Date(timeIntervalSinceNow: 30)", "now+30"),
            ("Date(timeInterval: 60, since: .now)", "now+60"), ("Date(timeInterval: 60, since: unknown)", "?"),
            ("Date.soon", "now+60"), ("Date.inMinutes(5)", "now+300"), ("Date().later.later", "now+1200"),
            ("Date().moved(.hour, 2)", "now+7200"), ("Date.distantPast", "past"), ("Date.distantFuture", "?"),
            ("Date(timeIntervalSinceReferenceDate: 3_600)", "past"), ("Date(timeIntervalSince1970: 0)", "past"),
            ("Date(timeIntervalSince1970: 1_900_000_000)", "?"), ("Date() + Date()", "?"), ("60 + Date()", "?"),
            ("(Date() + 90).timeIntervalSinceNow", "90"), ("(Date() + 90).timeIntervalSince(Date() + 30)", "60"),
            ("Date().distance(to: Date() + 30)", "30"), ("max(Date() + 60, Date() + 90)", "now+90"),
            ("max(Date() + 60, unknown)", "?"), ("Date(timeIntervalSinceNow: given)", "?"), ("unknown ?? Date()", "?"),
            ("Date.now.endOfDay", "?"), ("DispatchTime.now() + 5", "?"), ("clock.now", "?"),
        ])
    func dates(expression: String, value: String) {
        #expect(Self.folded(expression) == value)
    }

    @Test(
        "Calendars",
        arguments: [
            ("Calendar.current.date(byAdding: .minute, value: 30, to: Date())!", "now+1800"),
            ("Calendar.current.date(byAdding: .day, value: -1, to: .now)!", "now-86400"),
            ("Calendar.current.date(byAdding: .hour, value: 1, to: .now) ?? .now", "now+3600"),
            ("Calendar.current.date(byAdding: .hour, value: Int(given), to: .now)!", "?"),
            ("Calendar.current.date(byAdding: DateComponents(minute: 5, second: 30), to: .now)!", "now+330"),
            ("Calendar.current.date(byAdding: Times.parts, to: .now)!", "now+5400"),
            ("Calendar.current.date(byAdding: unknown, to: .now)!", "?"),
            ("Calendar.current.startOfDay(for: .now)", "today+0"),
            ("Calendar.current.startOfDay(for: .now + 3_600)", "today+0|today+86400"),
            ("Calendar.current.startOfDay(for: .now) + 6 * 3_600", "today+21600"),
            ("Calendar.current.startOfDay(for: unknown)", "?"),
            ("Calendar.current.date(bySettingHour: 6, minute: 30, second: 0, of: .now)!", "today+23400"),
            ("Calendar.current.date(bySettingHour: Int(given), minute: 0, second: 0, of: .now)!", "?"),
            ("Calendar.current.date(bySetting: .minute, value: 0, of: .now)!", "?"),
            ("Calendar.current.date(from: Calendar.current.dateComponents([.year, .month, .day], from: .now))!", "today+0"),
            ("Calendar.current.date(from: unknown)!", "?"),
            ("Calendar.current.dateInterval(of: .day, for: .now)!.start", "today+0"),
            ("Calendar.current.dateInterval(of: .day, for: .now)!.end", "today+86400"),
            ("Calendar.current.dateInterval(of: .hour, for: .now)!.end", "now+3600"),
            ("Calendar.current.dateInterval(of: .hour, for: .now)!.start", "?"),
            ("Calendar.current.nextDate(after: .now, matching: DateComponents(hour: 6), matchingPolicy: .nextTime)!", "now+86400"),
            ("Calendar.current.nextDate(after: unknown, matching: DateComponents(hour: 6), matchingPolicy: .nextTime)!", "?"),
        ])
    func calendars(expression: String, value: String) {
        #expect(Self.folded(expression) == value)
    }

    @Test(
        "Local variables, loops and closures",
        arguments: [
            ("let x = 60.0", "x", "60"), ("let x = Date(), y = x + 5", "y", "now+5"), ("var x = 60.0", "x", "60"),
            ("var x = 60.0\nif flag { x = 90 }", "x", "60|90"), ("var x = 60.0\nx = 90", "x", "90"),
            ("let x: Double\nif flag { x = 60 } else { x = 90 }", "x", "60|90"), ("var x = 60.0\nx += 30", "x", "?"),
            ("var x = Date()\nx.addTimeInterval(60)", "x", "?"), ("var x = Date()\nchange(&x)", "x", "?"),
            ("var x = Date()\nx = x + 60", "x", "?"), ("var x = 60.0\n#if DEBUG\nx = 5\n#endif", "x", "60"),
            ("guard let x = Optional(unknown) else { return }", "x", "?"), ("if let given = given { }", "given", "?"),
            ("let x = if flag { 60.0 } else { 90.0 }", "x", "60|90"), ("let x = switch given { case 1: 5\ndefault: 10 }", "x", "10|5"),
        ])
    func locals(statements: String, expression: String, value: String) {
        #expect(Self.folded(expression, after: statements) == value)
    }

    @Test(
        "Of a loop the ends are known",
        arguments: [
            ("for i in 0..<24 { probe(Date() + Double(i) * 3_600) }", "now+0|now+82800"),
            ("for i in 1...6 { probe(i) }", "1|6"), ("for i in 0..<given { probe(i) }", "?"),
            ("for i in stride(from: 0, to: 60, by: 15) { probe(i) }", "0|45"),
            ("for i in stride(from: 0, through: 60, by: 15) { probe(i) }", "0|60"),
            ("for i in [5, 10, 15] { probe(i) }", "10|15|5"), ("for i in unknown { probe(i) }", "?"),
            ("(1...3).map { probe($0 * 60) }", "180|60"), ("(1...3).reduce(0) { probe($0 + $1) }", "?"),
            ("for (i, j) in unknown.enumerated() { probe(i) }", "?"),
        ])
    func loops(statements: String, value: String) {
        #expect(Self.folded("unused", after: statements) == value)
    }
}
