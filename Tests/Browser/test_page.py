"""Looks at the pages in a folder: test_page.py BROWSER FOLDER [SCREENSHOTS]

Each `name.html` lies beside the same map as `name.json`, which says what must be in it.
"""

import json
import os
import pathlib
import sys

from browser import Browser

WIDTHS = [390, 820, 1280]

# Elements that stick out of the window, but for what lies in a container that scrolls.
STICKING_OUT = """
(() => {
    const found = [];
    for (const element of document.body.querySelectorAll('*')) {
        if (element.closest('.scroll') && !element.matches('.scroll')) continue;
        if (element.closest('.hidden')) continue;
        const box = element.getBoundingClientRect();
        if (box.width > 0 && (box.right > window.innerWidth + 0.5 || box.left < -0.5))
            found.push(element.tagName + '.' + element.className + ' ' + Math.round(box.left) + '–' + Math.round(box.right));
    }
    if (document.documentElement.scrollWidth > window.innerWidth) found.push('the page scrolls sideways');
    return found;
})()
"""

# Nodes of the graph that lie on each other, and labels that are wider than their boxes.
OVERLAPS = """
(() => {
    const found = [];
    const nodes = [...document.querySelectorAll('svg .node')];
    const boxes = nodes.map(node => node.querySelector('rect').getBoundingClientRect());
    for (let i = 0; i < boxes.length; i++) {
        const text = nodes[i].querySelector('text').getBoundingClientRect();
        if (text.right > boxes[i].right + 0.5) found.push('cut: ' + nodes[i].textContent);
        const more = nodes[i].querySelector('.more');
        if (more && more.getBoundingClientRect().left < text.right) found.push('on its count: ' + nodes[i].textContent);
        for (let j = i + 1; j < boxes.length; j++) {
            const a = boxes[i], b = boxes[j];
            if (a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)
                found.push(nodes[i].textContent + ' on ' + nodes[j].textContent);
        }
    }
    return found;
})()
"""

# Texts whose contrast with what they stand on is below 4.5 to 1.
FAINT = """
(() => {
    const channel = value => (value /= 255) <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    const parse = color => color.match(/[\\d.]+/g).map(Number);
    const light = ([r, g, b]) => 0.2126 * channel(r) + 0.7152 * channel(g) + 0.0722 * channel(b);
    const ground = element => {
        for (let node = element; node; node = node.parentElement) {
            const color = parse(getComputedStyle(node).backgroundColor);
            if (color.length < 4 || color[3] > 0) return color;
        }
        return [255, 255, 255];
    };
    const found = new Set();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
        const element = walker.currentNode.parentElement;
        if (!walker.currentNode.data.trim() || element.closest('.hidden, svg, [aria-hidden]')) continue;
        const [a, b] = [light(parse(getComputedStyle(element).color)), light(ground(element))];
        const contrast = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
        if (contrast < 4.5) found.add(element.tagName + '.' + element.className + ' ' + contrast.toFixed(2));
    }
    return [...found];
})()
"""

# What a reader without eyes or without a mouse would miss.
INACCESSIBLE = """
(() => {
    const found = [];
    const must = (holds, text) => { if (!holds) found.push(text); };
    must(document.documentElement.lang, 'no language');
    must(document.title, 'no title');
    must(document.querySelectorAll('main').length === 1, 'not one main');
    must(document.querySelectorAll('h1').length === 1, 'not one h1');
    must(document.querySelector('nav[aria-label]'), 'no labelled nav');
    let level = 0;
    for (const heading of document.querySelectorAll('h1, h2, h3, h4')) {
        const next = Number(heading.tagName[1]);
        must(next <= level + 1, heading.tagName + ' behind level ' + level + ': ' + heading.textContent);
        level = next;
    }
    const ids = [...document.querySelectorAll('[id]')].map(element => element.id);
    must(new Set(ids).size === ids.length, 'an id stands there twice');
    for (const element of document.querySelectorAll('[aria-labelledby]'))
        for (const id of element.getAttribute('aria-labelledby').split(' '))
            must(document.getElementById(id), 'labelled by nothing: ' + id);
    for (const link of document.querySelectorAll('a[href^="#"]'))
        must(document.getElementById(link.hash.slice(1)), 'link to nothing: ' + link.hash);
    for (const cell of document.querySelectorAll('th')) must(cell.scope, 'th without scope: ' + cell.textContent);
    for (const drawing of document.querySelectorAll('svg'))
        must(drawing.getAttribute('role') === 'img' && drawing.querySelector('title'), 'svg without name');
    must(!document.querySelector('script'), 'a script');
    return found;
})()
"""


def texts(map):
    """Everything the page must say."""
    def views(tree):
        for view in tree:
            yield view["name"]
            yield from views(view["children"])

    for widget in map["widgets"]:
        yield widget["name"]
        yield from widget["kinds"] or []
        yield from widget["families"] or []
        yield from widget["configurations"]
        yield from views(widget["views"])
        for list in ["providers", "entries", "attributes", "configurationIntents", "intents"]:
            yield from (item["name"] for item in widget[list])
        yield from (store["name"] for store in widget["stores"] if store["name"])
    for target in map["targets"]:
        yield target["name"]
        yield from target["appGroups"] or []


def shown(text):
    """The page shows no characters that would reorder text."""
    return "".join("\ufffd" if character in "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069" else character for character in text)


def look(browser, page, map, failures):
    grounds = {}
    for scheme in ["light", "dark"]:
        for width in WIDTHS:
            def fail(what):
                failures.append(f"{page.name}, {scheme}, {width} px: {what}")

            browser.show(page.as_uri(), width, scheme)
            for found in browser.evaluate(STICKING_OUT) + browser.evaluate(INACCESSIBLE) + browser.evaluate(FAINT):
                fail(found)
            for found in browser.evaluate(OVERLAPS):
                fail("graph: " + found)
            content = browser.evaluate("document.documentElement.textContent")
            for text in texts(map):
                if shown(text) not in content:
                    fail(f"does not say {text}")
            for event in browser.events:
                if event["method"] in ["Runtime.consoleAPICalled", "Runtime.exceptionThrown", "Log.entryAdded"]:
                    fail(f"console: {event['params']}")
                if event["method"] == "Network.requestWillBeSent":
                    address = event["params"]["request"]["url"]
                    if address != page.as_uri() and not address.startswith("data:"):
                        fail(f"asks for {address}")
            if browser.evaluate("window.alerted === true"):
                fail("a name became code")
            grounds[scheme] = browser.evaluate("getComputedStyle(document.documentElement).backgroundColor")
            if len(sys.argv) > 3:
                os.makedirs(sys.argv[3], exist_ok=True)
                browser.screenshot(f"{sys.argv[3]}/{page.stem}-{scheme}-{width}.png")
    if grounds["light"] == grounds["dark"]:
        failures.append(f"{page.name}: looks the same in both colour schemes")


def main():
    folder = pathlib.Path(sys.argv[2]).resolve()
    browser = Browser(sys.argv[1], str(folder / "profile"))
    failures = []
    try:
        for page in sorted(folder.glob("*.html")):
            look(browser, page, json.loads(page.with_suffix(".json").read_text()), failures)
    finally:
        browser.close()
    for failure in failures:
        print(failure)
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
