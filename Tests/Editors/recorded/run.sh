#!/bin/sh
# Runs a session with each client whose capabilities pytest-lsp has recorded.
#
#     Tests/Editors/recorded/run.sh PROGRAM
#
# PROGRAM is the built `widgetlint`; PYTHON names a Python that has pytest-lsp, or is `python3`. Without pytest-lsp the
# test is skipped, with a line that says so.
set -eu

program=${1:?"usage: run.sh PROGRAM"}
python=${PYTHON:-python3}
here=$(cd "$(dirname "$0")" && pwd)
program=$(cd "$(dirname "$program")" && pwd)/$(basename "$program")

if ! "$python" -c 'import pytest_lsp' >/dev/null 2>&1; then
    echo "skipped: pytest-lsp is not installed"
    exit 0
fi

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
mkdir "$folder/project"
cp "$here/../Sample.swift" "$folder/project/Sample.swift"
echo '// swift-tools-version: 6.0' >"$folder/project/Package.swift"
"$here/../readme.sh" "$folder/project"

status=0
WIDGETLINT_SERVER="$program" \
    WIDGETLINT_FILE="$folder/project/Sample.swift" \
    WIDGETLINT_RULE="reload-policy-type" \
    PYTHONDONTWRITEBYTECODE=1 \
    timeout 300 "$python" -m pytest -q -p no:cacheprovider --rootdir "$here" "$here" >"$folder/log" 2>&1 || status=$?
[ "$status" -eq 0 ] || { cat "$folder/log"; echo "failed: pytest ended with $status"; exit 1; }
echo "passed: pytest-lsp ($(tail -n 1 "$folder/log"))"
