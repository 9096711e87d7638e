import WidgetModel

/// How many reloads a day each widget asks for, beside those that are granted.
struct ReloadSection {
    let groups: [MapGroup]
    let anchors: PageAnchors

    func write(to page: inout Markup) {
        let widgets = groups.flatMap(\.widgets).filter(\.hasTimeline)
        guard !widgets.isEmpty else { return }
        let scale = ReloadScale(widgets)
        page.element("section", ["id": "reloads", "aria-labelledby": "reloads-title"]) { page in
            page.element("h2", ["id": "reloads-title"], "Reloads a day")
            page.newline()
            page.element("p", ["class": "intro"]) { page in
                page.write("What each widget's timelines ask for. About ")
                page.element("span", ["class": "band-sample"], "40 to 70 a day")
                page.write(
                    " are granted to a widget that is looked at often; what goes beyond comes late or not at all.")
            }
            page.newline()
            page.element("table", ["class": "reloads"]) { page in
                writeHead(scale, &page)
                page.element("tbody") { page in
                    for widget in widgets { writeRow(of: widget, scale, &page) }
                }
            }
        }
        page.newline()
    }

    private func writeHead(_ scale: ReloadScale, _ page: inout Markup) {
        page.element("thead") { page in
            page.element("tr") { page in
                page.element("th", ["scope": "col"], "Widget")
                page.element("th", ["scope": "col"], "Asks for")
                page.element("th", ["scope": "col", "class": "scale"]) { page in
                    page.element("span", ["class": "hidden"], "Share of the scale")
                    page.element("span", ["class": "axis", "aria-hidden": "true"]) { page in
                        for tick in [0, ReloadWords.granted.lowerBound, ReloadWords.granted.upperBound, scale.end] {
                            page.element("span", ["style": "left:\(scale.percent(tick))"], ReloadWords.number(tick))
                        }
                    }
                }
            }
        }
        page.newline()
    }

    private func writeRow(of widget: MappedWidget, _ scale: ReloadScale, _ page: inout Markup) {
        page.element("tr") { page in
            page.element("th", ["scope": "row"]) {
                $0.element("a", ["href": "#" + anchors.id(of: widget)], widget.name)
            }
            page.element("td", ["class": widget.reloadsPerDay == nil ? "amount unknown" : "amount"], words(widget))
            page.element("td", ["class": "scale"]) { page in
                page.element("span", ["class": "bar", "aria-hidden": "true"]) { page in
                    page.element(
                        "span", ["class": "band", "style": "left:\(scale.percent(40));width:\(scale.percent(30))"], "")
                    writeBar(widget.reloadsPerDay, scale, &page)
                }
            }
        }
        page.newline()
    }

    private func writeBar(_ range: ClosedRange<Double>?, _ scale: ReloadScale, _ page: inout Markup) {
        guard let range else { return page.element("span", ["class": "nothing"], "not known") }
        let isOver = range.upperBound > ReloadWords.granted.upperBound
        let over = isOver ? " over" : ""
        page.element("span", ["class": "least" + over, "style": "width:\(scale.percent(range.lowerBound))"], "")
        if range.upperBound > range.lowerBound {
            let left = scale.percent(range.lowerBound)
            let width = scale.percent(min(range.upperBound, scale.end) - min(range.lowerBound, scale.end))
            page.element("span", ["class": "most" + over, "style": "left:\(left);width:\(width)"], "")
        }
        if range.upperBound > scale.end { page.element("span", ["class": "beyond"], "›") }
    }

    private func words(_ widget: MappedWidget) -> String {
        guard let known = ReloadWords.perDay(widget.reloadsPerDay) else { return "not known" }
        let unknown = widget.policies.contains { $0.policy.reloadsPerDay == nil }
        return known + (unknown ? ", and more that is not known" : "")
    }
}

/// The scale of the bars.
struct ReloadScale {
    /// The greatest number on it. What is more goes beyond its end.
    let end: Double

    init(_ widgets: [MappedWidget]) {
        let most = widgets.compactMap { $0.reloadsPerDay?.upperBound }.max() ?? 0
        end = [100, 150, 200].first { most <= $0 } ?? 300
    }

    /// How far along the scale a number stands, for style sheets.
    func percent(_ number: Double) -> String {
        let share = min(max(number / end, 0), 1)
        let hundredths = Int((share * 10_000).rounded())
        let digits = hundredths % 100
        return "\(hundredths / 100).\(digits < 10 ? "0" : "")\(digits)%"
    }
}
