#!/bin/sh
# Shows the map's page in Chromium, in both colour schemes and three widths, and looks at it as a reader would.
#
#     Tests/Browser/run.sh PROGRAM [SCREENSHOTS]
#
# PROGRAM is the built `widgetlint`. Prints `passed`, `failed` or `skipped` with the reason. CHROMIUM names another browser
# of the family. With a folder for SCREENSHOTS, what was looked at is kept there.
set -eu

program=${1:?"usage: run.sh PROGRAM [SCREENSHOTS]"}
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
browser=${CHROMIUM:-chromium}

command -v "$browser" >/dev/null || { echo "skipped: browser: $browser is not installed"; exit 0; }
command -v python3 >/dev/null || { echo "skipped: browser: python3 is not installed"; exit 0; }

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

"$program" map --format html "$root/fixtures/StepsApp" >"$folder/steps.html"
"$program" map --format json "$root/fixtures/StepsApp" >"$folder/steps.json"
mkdir "$folder/hostile"
cp "$here/Hostile.swift" "$folder/hostile/Hostile.swift"
"$program" map --format html "$folder/hostile" >"$folder/hostile.html"
"$program" map --format json "$folder/hostile" >"$folder/hostile.json"

if python3 "$here/test_page.py" "$browser" "$folder" ${2:+"$2"}; then
    echo "passed: browser"
else
    echo "failed: browser"
    exit 1
fi
