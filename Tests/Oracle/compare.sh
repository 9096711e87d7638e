#!/bin/sh
# Compares our lexer and parser with the SwiftParser that the Swift toolchain ships, on every Swift file below the given
# files and folders. Without any, on this package and on the toolchain's own interface files.
#
# Usage: compare.sh [-n DIFFERENCES-TO-SHOW] [FILE-OR-FOLDER…]
#
# Exits with 1 if the two differ and nobody has explained why (see compare/Quirk.swift), with 2 if it could not run.
set -eu

here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
usr=$(dirname "$(dirname "$(readlink -f "$(command -v swiftc)")")")
host=$usr/lib/swift/host
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT INT TERM

shown=20
if [ "${1:-}" = -n ]; then
    shown=$2
    shift 2
fi
if [ $# -eq 0 ]; then set -- "$root/Sources" "$root/Tests" "$root/fixtures" "$usr/lib"; fi

swiftc -O -wmo -swift-version 5 -module-name parser \
    "$here"/parser/*.swift "$here/ReadFile.swift" -o "$work/parser" \
    -I "$host" -L "$host" -lSwiftParser -lSwiftSyntax -Xlinker -rpath -Xlinker "$host" || exit 2
find "$root/Sources/SwiftSource" "$here/compare" "$here/ReadFile.swift" -name '*.swift' > "$work/sources"
swiftc -O -wmo -swift-version 6 -module-name compare "@$work/sources" -o "$work/compare" || exit 2

# The toolchain's parser takes nearly all the time, so two of them share the files.
compare() {
    awk -v part="$2" 'NR % 2 == part' "$work/files" | "$work/parser" > "$work/facts.$2" || return 2
    "$work/compare" "$shown" < "$work/facts.$2" > "$work/report.$2"
}

status=0
for input in "$@"; do
    find "$input" \( -name '*.swift' -o -name '*.swiftinterface' \) -type f | sort > "$work/files"
    [ -s "$work/files" ] || continue
    echo "== $input"
    compare "$input" 1 & first=$!
    second_status=0
    compare "$input" 0 || second_status=$?
    first_status=0
    wait "$first" || first_status=$?
    grep -hv '^total ' "$work/report.1" "$work/report.0" || true
    awk '
        /^total / { for (i = 2; i <= NF; i += 2) { if (!($i in sum)) order[++n] = $i; sum[$i] += $(i + 1) } }
        END { for (i = 1; i <= n; i++) printf "%s%s %d", (i > 1 ? ", " : ""), order[i], sum[order[i]]; print "" }
    ' "$work/report.1" "$work/report.0"
    for result in "$first_status" "$second_status"; do
        if [ "$result" -gt "$status" ]; then status=$result; fi
    done
done
exit "$status"
