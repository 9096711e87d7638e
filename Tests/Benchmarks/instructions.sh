#!/usr/bin/env bash
# Counts the instructions and allocations of each stage on a fixed text of half a megabyte, and those of `--version`.
# The counts hardly depend on the machine and not at all on what else it does, so changes are held to them.
#
# Usage: instructions.sh [--record]
#
# `--record` adds them to the record. Needs valgrind, and a release build: swift build -c release --product bench
# (BUILD=FOLDER where it is not in `.build/release`). PROGRAM=FILE gives another widgetlint for `--version`, such as a
# static executable. In one of those valgrind sees no allocation; the counts are then left out.
set -euo pipefail

here=$(cd "$(dirname "$0")" && pwd)
build=${BUILD:-$here/../../.build/release}
program=${PROGRAM:-$build/widgetlint}
record=$here/record.txt
command -v valgrind >/dev/null || { echo "valgrind is not installed" >&2; exit 2; }
[ -x "$build/bench" ] || { echo "build it first: swift build -c release --product bench" >&2; exit 2; }
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# Instructions that the command $@ takes. What it prints is kept in `printed`.
instructions() {
    # Hashes are seeded alike, so that dictionaries have the same order each time.
    SWIFT_DETERMINISTIC_HASHING=1 valgrind --tool=callgrind --callgrind-out-file="$work/callgrind" \
        --log-file="$work/log" "$@" >"$work/printed"
    sed -n 's/.*Collected : \([0-9]*\).*/\1/p' "$work/log"
}

# Allocations that the command $@ makes.
allocations() {
    SWIFT_DETERMINISTIC_HASHING=1 valgrind --tool=memcheck --leak-check=no --undef-value-errors=no \
        --log-file="$work/log" "$@" >/dev/null
    sed -n 's/.*total heap usage: \([0-9,]*\) allocs.*/\1/p' "$work/log" | tr -d ,
}

figures=$work/figures
show() { printf '%s %s\n' "$1" "$2" >>"$figures"; }
quotient() { awk -v a="$1" -v b="$2" -v c="$3" 'BEGIN { printf "%.3f", (a - b) / c }'; }

base=$(instructions "$build/bench" --once nothing)
bytes=$(sed -n 's/^bytes //p' "$work/printed")
base_allocations=$(allocations "$build/bench" --once nothing)
[ "$base_allocations" -gt 0 ] || echo "bench is a static executable: allocations are not counted"
for stage in lex outline tree facts link rules; do
    count=$(instructions "$build/bench" --once "$stage")
    show "instructions-per-byte.$stage" "$(quotient "$count" "$base" "$bytes")"
    if [ "$stage" = lex ]; then
        tokens=$(sed -n 's/^tokens //p' "$work/printed")
        show "instructions-per-token.$stage" "$(quotient "$count" "$base" "$tokens")"
    fi
    if [ "$base_allocations" -gt 0 ]; then
        show "allocations-per-kilobyte.$stage" \
            "$(quotient "$(allocations "$build/bench" --once "$stage")" "$base_allocations" "$((bytes / 1000))")"
    fi
done
# Most of a dynamic program's are the dynamic linker's. The goal is for the static one, as which it is released.
version=instructions-in-millions.version
[ "$(allocations "$program" --version)" -gt 0 ] || version=instructions-in-millions.static-version
show "$version" "$(quotient "$(instructions "$program" --version)" 0 1000000)"

echo "Counts on $bytes bytes; stages hold those before them"
goal() { if [ "$1" = instructions-in-millions.static-version ]; then echo 1; fi; }
newest() { awk -v key="$1" '$1 == key { value = $2 } END { print value }' "$record" 2>/dev/null || true; }
while read -r key value; do
    old=$(newest "$key")
    awk -v key="$key" -v value="$value" -v old="$old" -v goal="$(goal "$key")" 'BEGIN {
        printf "  %-34s %10s", key, value
        if (goal != "") printf "   goal %s", goal
        if (old != "" && old > 0) printf "   was %s (%+.1f %%)", old, (value / old - 1) * 100
        print ""
    }'
done <"$figures"
if [ "${1:-}" = --record ]; then
    { printf '\n## %s\n' "$(git -C "$here" log -1 --format='%cs %s')"; cat "$figures"; } >>"$record"
fi
