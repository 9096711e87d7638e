#!/bin/sh
# Shows the map's page in Chromium, in both colour schemes and three widths, and looks at it as a reader would.
#
#     Tests/Browser/run.sh PROGRAM [SCREENSHOTS]
#
# PROGRAM is the built `widgetlint`. Prints `passed`, `failed` or `skipped` with the reason. CHROMIUM names another browser
# of the family. With a folder for SCREENSHOTS, what was looked at is kept there.
set -eu

program=$(realpath "${1:?"usage: run.sh PROGRAM [SCREENSHOTS]"}")
screenshots=${2:+$(realpath -m "$2")}
here=$(cd "$(dirname "$0")" && pwd)
browser=${CHROMIUM:-chromium}

command -v "$browser" >/dev/null || { echo "skipped: browser: $browser is not installed"; exit 0; }
command -v python3 >/dev/null || { echo "skipped: browser: python3 is not installed"; exit 0; }

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

# page NAME PATH
page() {
    "$program" map --format html "$2" >"$folder/$1.html"
    "$program" map --format json "$2" >"$folder/$1.json"
}

# From the root, so that a page shows no folder of this machine.
cd "$here/../.."
page steps fixtures/StepsApp
page fixed fixtures/StepsAppFixed
page hostile Tests/Browser/Hostile.swift

if PYTHONDONTWRITEBYTECODE=1 python3 "$here/test_page.py" "$browser" "$folder" ${screenshots:+"$screenshots"}; then
    echo "passed: browser"
else
    echo "failed: browser"
    exit 1
fi
