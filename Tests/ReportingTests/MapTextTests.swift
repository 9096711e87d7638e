import Testing
import WidgetModel

@testable import Reporting

@Suite struct MapTextTests {
    @Test func everyFactOfAWidgetStandsOnALineOfItsOwn() {
        let expected = """
            1 widget, 1 control and 1 Live Activity in 12 Swift files
            2 targets of the XcodeGen App/project.yml
            project files say the targets of 9 of 12 Swift files

            StepsWidget, widget extension of App
              app groups: group.steps

              Steps (widget)  App/Widget/Steps.swift:4
                configuration StaticConfiguration
                kind          steps.kind
                families      systemSmall, systemMedium
                provider      StepsProvider  App/Widget/Steps.swift:20, TimelineProvider
                entry         StepsEntry
                reloads       after 15 min to 1 h: asks for 24 to 96 a day  App/Widget/Steps.swift:30
                intents       AddSteps  App/Widget/Steps.swift:60, by Button
                stores        user defaults group.steps  App/Widget/Steps.swift:70
                views         StepsView  App/Widget/Steps.swift:40
                                Row  App/Widget/Steps.swift:50
                                  cell()  App/Widget/Steps.swift:55

              Walk (Live Activity)  App/Widget/Steps.swift:80
                configuration ActivityConfiguration
                attributes    WalkAttributes  App/Widget/Steps.swift:90

              Stop (control)  App/Widget/Steps.swift:95
                configuration StaticControlConfiguration
                kind          unknown
                intents       intent, by ControlWidgetButton

            """
        #expect(MapText().render(SampleMap.steps) == expected)
    }

    @Test func namesCannotMoveTheCursor() {
        let text = MapText().render(SampleMap.hostile("a\u{1B}[2J\nb\u{202E}"))
        #expect(!text.contains("\u{1B}"))
        #expect(!text.contains("\u{202E}"))
    }

    @Test(
        "Reload policies are said in words",
        arguments: [
            (ReloadPolicy(.never), "never"), (ReloadPolicy(.unknown), "unknown"),
            (ReloadPolicy(.after), "after a date that is not known"),
            (ReloadPolicy(.after, intervals: [90]), "after 1.5 min"),
            (ReloadPolicy(.after, intervals: [45]), "after 45 s"),
            (ReloadPolicy(.after, intervals: [14_400]), "after 4 h"),
            (ReloadPolicy(.after, intervals: [86_400, 604_800]), "after 1 d to 7 d"),
            (ReloadPolicy(.after, intervals: [0]), "after 0 s"),
            (ReloadPolicy(.atEnd), "at the end of the entries"),
            (ReloadPolicy(.atEnd, intervals: [0]), "at the end of the entries, which is at once"),
            (ReloadPolicy(.atEnd, intervals: [82_800]), "at the end of the entries, 23 h ahead"),
        ])
    func policies(policy: ReloadPolicy, words: String) { #expect(ReloadWords.policy(policy) == words) }

    @Test(
        "Numbers have at most one digit behind the point",
        arguments: [
            (0.0, "0"), (24, "24"), (20.571, "20.6"), (0.04, "0"), (1440, "1440"), (-1.25, "-1.3"), (1e300, "1e+300"),
        ])
    func numbers(number: Double, text: String) { #expect(ReloadWords.number(number) == text) }
}
