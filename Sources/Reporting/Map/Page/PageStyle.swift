/// The page's style sheet.
///
/// The colours of text have a contrast of at least 4.5 to 1 on what they stand on, in both schemes.
enum PageStyle {
    static let text: StaticString = """

        :root {
            color-scheme: light dark;
            --paper: #faf9f6; --card: #ffffff; --ink: #1c1e21; --quiet: #5d6166; --line: #dedbd3; --link: #0b5a6e;
            --widget: #0b6478; --liveActivity: #9a4312; --control: #5d419a; --provider: #3c6b3f; --views: #5d6166;
            --intent: #8c2f5a; --store: #6d5a12; --app: #1c1e21; --band: #dcebdf; --band-line: #6a9a76; --over: #b0431d;
        }
        @media (prefers-color-scheme: dark) {
            :root {
                --paper: #141619; --card: #1b1e22; --ink: #e9e7e2; --quiet: #a4a8ad; --line: #33373d; --link: #7fcbdc;
                --widget: #6cc0d3; --liveActivity: #eda27a; --control: #bfa8f2; --provider: #92c796; --views: #a4a8ad;
                --intent: #ec95bd; --store: #d8bf63; --app: #e9e7e2; --band: #20392a; --band-line: #5d9a70; --over: #f0906a;
            }
        }
        * { box-sizing: border-box; }
        html { background: var(--paper); color: var(--ink); -webkit-text-size-adjust: 100%; scroll-padding-top: 1rem; }
        body {
            margin: 0 auto; max-width: 78rem; padding: 2.5rem 1.25rem 4rem;
            font: 1rem/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif;
        }
        h1, h2, h3 { font-family: "Iowan Old Style", "Palatino Linotype", Palatino, Georgia, "DejaVu Serif", serif; font-weight: 600; line-height: 1.2; text-wrap: balance; }
        h1 { font-size: 2.5rem; margin: 0; letter-spacing: -0.01em; overflow-wrap: anywhere; }
        h2 { font-size: 1.6rem; margin: 3.5rem 0 0.75rem; padding-top: 1rem; border-top: 1px solid var(--line); overflow-wrap: anywhere; }
        h2 small { font: 0.95rem system-ui, sans-serif; color: var(--quiet); margin-left: 0.35rem; white-space: nowrap; }
        h3 { font-size: 1.25rem; margin: 0; overflow-wrap: anywhere; }
        h4, dt, .kicker, th { font-size: 0.8125rem; font-weight: 600; color: var(--quiet); margin: 0; letter-spacing: 0.01em; }
        code, .place, .graph text { font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace; }
        code { font-size: 0.875em; overflow-wrap: anywhere; }
        a { color: var(--link); text-underline-offset: 0.15em; text-decoration-thickness: 1px; }
        a:focus-visible, summary:focus-visible, .scroll:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; border-radius: 3px; }
        ul { margin: 0; padding: 0; list-style: none; }
        dl, dd, p { margin: 0; }
        dd { overflow-wrap: anywhere; }
        .lede { font-size: 1.2rem; margin: 0.5rem 0 1.5rem; max-width: 46rem; text-wrap: pretty; }
        .kicker { margin-bottom: 0.35rem; }
        .intro { max-width: 46rem; margin-bottom: 1.25rem; text-wrap: pretty; }
        .facts { display: flex; flex-wrap: wrap; gap: 0.9rem 2.5rem; font-size: 0.9375rem; }
        .facts > div { min-width: 0; max-width: 100%; }
        .place, .note { font-size: 0.8125rem; color: var(--quiet); }
        .place { overflow-wrap: anywhere; }
        .note { margin-left: 0.4rem; }
        .unknown { color: var(--quiet); font-style: italic; }
        .hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }

        nav { margin-top: 2rem; padding: 1rem 0 0; border-top: 1px solid var(--line); font-size: 0.9375rem; }
        nav > ul { display: grid; gap: 0.35rem; }
        nav ul ul { display: flex; flex-wrap: wrap; gap: 0.15rem 1.1rem; padding: 0.15rem 0 0.3rem 1rem; font-size: 0.875rem; }
        nav > ul > li:first-child { display: flex; gap: 1.1rem; }
        nav a { overflow-wrap: anywhere; }

        .scroll { overflow-x: auto; padding: 0.25rem 0 0.75rem; }
        .graph { display: block; overflow: visible; }
        .graph text { font-size: 12px; fill: var(--ink); }
        .graph .column { font: 600 12px system-ui, sans-serif; fill: var(--quiet); }
        .graph .more { fill: var(--quiet); }
        .graph .node rect { fill: var(--card); stroke: var(--line); }
        .graph .node .edge-mark { fill: var(--mark); stroke: none; }
        .graph .edge { fill: none; stroke: var(--mark); stroke-width: 1.2; opacity: 0.55; }
        .app, .extension { --mark: var(--app); }
        .widget { --mark: var(--widget); }
        .liveActivity { --mark: var(--liveActivity); }
        .control { --mark: var(--control); }
        .provider { --mark: var(--provider); }
        .views { --mark: var(--views); }
        .intent { --mark: var(--intent); }
        .store { --mark: var(--store); }
        .legend { display: flex; flex-wrap: wrap; gap: 0.25rem 1.25rem; font-size: 0.8125rem; color: var(--quiet); }
        .legend li::before { content: ""; display: inline-block; width: 0.65rem; height: 0.65rem; margin-right: 0.4rem; border-radius: 2px; background: var(--mark); }

        table { width: 100%; border-collapse: collapse; font-size: 0.9375rem; }
        th, td { text-align: left; vertical-align: middle; padding: 0.4rem 1rem 0.4rem 0; border-bottom: 1px solid var(--line); }
        thead th { vertical-align: bottom; }
        tbody th { font: inherit; color: inherit; overflow-wrap: anywhere; }
        td.amount { font-variant-numeric: tabular-nums; }
        .scale { width: 50%; padding-right: 0; }
        .axis { position: relative; display: block; height: 1.3em; font-weight: 400; font-variant-numeric: tabular-nums; }
        .axis span { position: absolute; transform: translateX(-50%); }
        .axis span:first-child { transform: none; }
        .axis span:last-child { transform: translateX(-100%); }
        .bar { position: relative; display: block; height: 1.1rem; border-left: 1px solid var(--quiet); }
        .bar > span { position: absolute; top: 0.25rem; bottom: 0.25rem; left: 0; }
        .bar > .band { top: -0.45rem; bottom: -0.45rem; background: var(--band); border: 1px solid var(--band-line); border-width: 0 1px; }
        .bar > .least { background: var(--widget); min-width: 3px; border-radius: 0 1px 1px 0; }
        .bar > .most { border: 1px solid var(--widget); background: repeating-linear-gradient(135deg, var(--widget) 0 2px, transparent 2px 6px); border-radius: 0 2px 2px 0; }
        .bar > .least.over { background: var(--over); }
        .bar > .most.over { border-color: var(--over); background: repeating-linear-gradient(135deg, var(--over) 0 2px, transparent 2px 6px); }
        .bar > .beyond { left: auto; right: 0.1rem; top: -0.2rem; font-weight: 700; color: var(--card); }
        .bar > .nothing { top: -0.1rem; bottom: auto; left: 0.5rem; font-size: 0.8125rem; font-style: italic; color: var(--quiet); }
        .band-sample { background: var(--band); border: 1px solid var(--band-line); border-width: 0 1px; padding: 0.1em 0.35em; white-space: nowrap; }

        .card { margin-top: 1.5rem; padding: 1.25rem 1.4rem 1.4rem; background: var(--card); border: 1px solid var(--line); border-left: 4px solid var(--mark); border-radius: 6px; display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: 1.25rem 2.5rem; }
        .card > header { grid-column: 1 / -1; display: flex; flex-wrap: wrap; align-items: baseline; gap: 0.1rem 0.75rem; }
        .card > header .role { font-size: 0.875rem; font-weight: 600; color: var(--mark); }
        .card > div { min-width: 0; font-size: 0.9375rem; }
        .card dl > div { display: grid; grid-template-columns: 7.5rem minmax(0, 1fr); gap: 0 0.75rem; padding: 0.3rem 0; border-top: 1px solid var(--line); }
        .card dl > div:first-child { border-top: 0; padding-top: 0; }
        .card dt { grid-row: 1 / span 20; padding-top: 0.1rem; }
        .card dd { grid-column: 2; }
        .card h4 { padding-bottom: 0.3rem; border-bottom: 1px solid var(--line); margin-bottom: 0.4rem; }
        .intents, .stores { margin-top: 1.25rem; }
        .list li { padding: 0.2rem 0; overflow-wrap: anywhere; }
        .chips { display: flex; flex-wrap: wrap; gap: 0.3rem; }
        .chips li { border: 1px solid var(--line); border-radius: 1em; padding: 0 0.6em; font-size: 0.8125rem; line-height: 1.6; }
        .tree { font-size: 0.9375rem; }
        .tree ul { margin-left: 0.3rem; padding-left: 0.9rem; border-left: 1px solid var(--line); }
        .tree li { padding: 0.1rem 0; }
        .tree .modifier > code, .tree .property > code, .tree .function > code, .tree .modifier > details > summary > code { color: var(--quiet); }
        summary { cursor: pointer; }
        footer { margin-top: 4rem; padding-top: 1rem; border-top: 1px solid var(--line); font-size: 0.875rem; color: var(--quiet); }

        @media (max-width: 52rem) {
            .card { grid-template-columns: minmax(0, 1fr); padding: 1rem; }
        }
        @media (max-width: 36rem) {
            body { padding: 1.5rem 1rem 3rem; }
            h1 { font-size: 2rem; }
            h2 small { display: block; margin: 0.2rem 0 0; }
            .lede { font-size: 1.1rem; }
            .card dl > div { grid-template-columns: minmax(0, 1fr); }
            .card dd { grid-column: 1; }
            .card dt { grid-row: auto; }
            .reloads, .reloads tbody, .reloads tr, .reloads th, .reloads td, .reloads thead { display: block; }
            .reloads thead th:not(.scale) { display: none; }
            .reloads tbody tr { padding: 0.5rem 0 0.9rem; border-bottom: 1px solid var(--line); }
            .reloads th, .reloads td { border: 0; padding: 0.1rem 0; width: auto; }
            .reloads tbody .scale { padding-top: 0.6rem; }
        }
        @media print {
            :root { --paper: #ffffff; --card: #ffffff; --ink: #000000; --quiet: #444444; --line: #bbbbbb; --link: #000000; }
            * { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
            body { max-width: none; padding: 0; font-size: 10pt; }
            nav { display: none; }
            a { text-decoration: none; }
            .scroll { overflow: visible; }
            .graph { width: 100%; height: auto; }
            .card, tr { break-inside: avoid; }
            h2, h3, h4 { break-after: avoid; }
            details::details-content { content-visibility: visible; display: block; }
        }

        """
}
