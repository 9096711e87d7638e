import WidgetModel

/// All that is known of one widget.
struct WidgetCard {
    let widget: MappedWidget
    let id: String
    let paths: PagePaths

    func write(to page: inout Markup) {
        page.element("article", ["id": id, "class": "card " + widget.role.rawValue, "aria-labelledby": id + "-title"]) {
            page in
            page.element("header") { page in
                page.element("h3", ["id": id + "-title"], widget.name)
                page.element("p", ["class": "role"], MapWords.role(widget.role))
                page.element("p", ["class": "place"]) { $0.element("code", paths.full(widget.place)) }
            }
            page.newline()
            page.element("div") { page in
                page.element("dl") { writeFacts(&$0) }
                page.newline()
                writeIntents(&page)
                writeStores(&page)
            }
            writeViews(&page)
        }
        page.newline()
    }

    // MARK: Facts

    private func writeFacts(_ page: inout Markup) {
        row("Configuration", &page) { page in
            let names = widget.configurations
            page.element("dd") { page in
                if names.isEmpty {
                    page.write("made elsewhere")
                } else {
                    page.element("code", names.joined(separator: ", "))
                }
                guard let maker = widget.configuredBy else { return }
                page.write(", made by ")
                write(maker, &page)
            }
        }
        if widget.role != .liveActivity { writeKinds(&page) }
        if widget.role == .widget { writeFamilies(&page) }
        names("Attributes", widget.attributes, &page)
        names("Configured by", widget.configurationIntents, &page)
        writeProviders(&page)
        names(widget.role == .control ? "Value" : "Entry", widget.entries, &page)
        if widget.hasTimeline { writeReloads(&page) }
    }

    private func row(_ title: String, _ page: inout Markup, _ body: (inout Markup) -> Void) {
        page.element("div") { page in
            page.element("dt", title)
            body(&page)
        }
        page.newline()
    }

    private func writeKinds(_ page: inout Markup) {
        row("Kind", &page) { page in
            guard let kinds = widget.kinds, !kinds.isEmpty else {
                return page.element("dd", ["class": "unknown"], "not known")
            }
            for kind in kinds { page.element("dd") { $0.element("code", kind) } }
        }
    }

    private func writeFamilies(_ page: inout Markup) {
        row("Families", &page) { page in
            guard case .listed(let names) = widget.families else {
                let text = widget.families == .unknown ? "not known" : MapWords.families(widget.families)
                return page.element("dd", ["class": "unknown"], text)
            }
            page.element("dd") { page in
                page.element("ul", ["class": "chips"]) { page in
                    for name in names { page.element("li", name) }
                }
            }
        }
    }

    private func names(_ title: String, _ names: [MappedName], _ page: inout Markup) {
        guard !names.isEmpty else { return }
        row(title, &page) { page in
            for name in names { page.element("dd") { write(name, &$0) } }
        }
    }

    private func writeProviders(_ page: inout Markup) {
        guard !widget.providers.isEmpty else { return }
        row("Provider", &page) { page in
            for provider in widget.providers {
                page.element("dd") { page in
                    write(provider.provider, &page)
                    if let conformance = provider.conformance { page.element("span", ["class": "note"], conformance) }
                }
            }
        }
    }

    private func writeReloads(_ page: inout Markup) {
        row("Reloads", &page) { page in
            guard !widget.policies.isEmpty else { return page.element("dd", ["class": "unknown"], "not known") }
            for policy in widget.policies {
                page.element("dd") { page in
                    page.write(ReloadWords.policy(policy.policy))
                    if let perDay = ReloadWords.perDay(policy.policy.reloadsPerDay) {
                        page.write(": asks for ")
                        page.element("strong", perDay)
                    }
                    page.write(" ")
                    place(policy.place, &page)
                }
            }
        }
    }

    // MARK: What it leads to

    private func writeViews(_ page: inout Markup) {
        guard !widget.views.isEmpty else { return }
        part("Views", &page) { page in
            page.element("ul", ["class": "tree"]) { page in
                for view in widget.views { ViewTreeMarkup(paths: paths).write(view, depth: 0, to: &page) }
            }
        }
    }

    private func writeIntents(_ page: inout Markup) {
        guard !widget.intents.isEmpty else { return }
        part("Intents", &page) { page in
            page.element("ul", ["class": "list"]) { page in
                for intent in widget.intents {
                    page.element("li") { page in
                        write(intent.intent, &page)
                        let runs = intent.runsInApp == true ? ", performed in the app" : ""
                        page.element("span", ["class": "note"], "by " + intent.controls.joined(separator: ", ") + runs)
                    }
                }
            }
        }
    }

    private func writeStores(_ page: inout Markup) {
        guard !widget.stores.isEmpty else { return }
        part("Stores", &page) { page in
            page.element("ul", ["class": "list"]) { page in
                for store in widget.stores {
                    page.element("li") { page in
                        page.write(MapWords.store(store.kind) + " ")
                        if let name = store.name {
                            page.element("code", name)
                        } else {
                            page.element("span", ["class": "unknown"], "name not known")
                        }
                        page.write(" ")
                        place(store.place, &page)
                        page.element(
                            "span", ["class": "note"],
                            "reached by its " + MapWords.list(store.reachedBy.map(Self.reacher)))
                    }
                }
            }
        }
    }

    private static func reacher(_ name: String) -> String {
        switch name {
        case "rendered": "views"
        case "intent": "intents"
        default: name
        }
    }

    private func part(_ title: String, _ page: inout Markup, _ body: (inout Markup) -> Void) {
        page.element("div", ["class": "part " + title.lowercased()]) { page in
            page.element("h4", title)
            body(&page)
        }
        page.newline()
    }

    private func write(_ name: MappedName, _ page: inout Markup) {
        page.element("code", name.name)
        guard let place = name.place else { return }
        page.write(" ")
        self.place(place, &page)
    }

    private func place(_ place: MapPlace, _ page: inout Markup) {
        page.element("span", ["class": "place", "title": paths.full(place)], paths.short(place))
    }
}
