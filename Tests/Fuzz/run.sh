#!/bin/sh
# Feeds what reads text with inputs that libFuzzer makes, guided by the code they reach. Needs nothing but the Swift
# toolchain. What the targets check, and how they are built, is in README.md beside this file.
#
# Usage: run.sh [-t SECONDS] [-c FOLDER] [TARGET…]
#
#   -t   seconds for each target, 20 unless given; a quarter of them goes to long texts
#   -c   folder that keeps what was found worth keeping, so that the next run goes on from there
#
# Targets: lexer, parser, markdown, json, framing; all of them unless some are named.
#
# Exits with 1 if a target failed on some input, with 2 if it could not run. Where the toolchain has no fuzzer it says
# so and exits with 0.
set -eu

here=$(cd "$(dirname "$0")" && pwd)
sources=$here/../../Sources
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
trap 'exit 130' INT TERM

seconds=20
kept=$work/found
while getopts t:c: option; do
    case $option in
        t) seconds=$OPTARG ;;
        c) kept=$OPTARG ;;
        *) exit 2 ;;
    esac
done
shift $((OPTIND - 1))
[ $# -gt 0 ] || set -- lexer parser markdown json framing

# The linker must be LLVM's: gold, the toolchain's own choice, cannot export the runtime's symbols.
link="swiftc -sanitize=fuzzer,address -use-ld=lld"
# With `-assert-config Debug` the checks of unsafe pointers and the like stay in although the code is optimized.
compile="swiftc -O -wmo -g -swift-version 6 -parse-as-library -assert-config Debug -I $work"

# Swift's own report of a trap gets into the way of the sanitizer's.
export SWIFT_BACKTRACE=enable=no
# Memory that is not given back is no fault of a reader. The quarantine for freed memory is a quarter of a gigabyte else.
export ASAN_OPTIONS=detect_leaks=0:quarantine_size_mb=32

# What keeps the toolchain from building a fuzzer; nothing if it can.
obstacle() {
    echo '@_cdecl("LLVMFuzzerTestOneInput") public func read(_: UnsafePointer<UInt8>?, _: Int) -> CInt { 0 }' > "$work/probe.swift"
    { $link -parse-as-library "$work/probe.swift" -o "$work/probe" && "$work/probe" -runs=1; } > "$work/log" 2>&1 \
        || grep -m 1 -i error "$work/log" || tail -n 1 "$work/log"
}

# The module that target $1 tests.
module_of() {
    case $1 in
        lexer | parser) echo SwiftSource ;;
        markdown) echo Markdown ;;
        json) echo JSON ;;
        framing) echo Framing ;;
        *) echo "no such target: $1" >&2; return 1 ;;
    esac
}

# Folders of this one, besides that of target $1, whose code it needs.
shared_by() {
    case $1 in
        lexer | parser) echo input tokens ;;
        *) echo input ;;
    esac
}

# Compiles module $1, unless that has been done. Only the modules count as code to be covered.
build_module() {
    [ ! -e "$work/$1.o" ] || return 0
    case $1 in
        Framing) folder=$sources/LanguageServer/Framing ;;
        *) folder=$sources/$1 ;;
    esac
    find "$folder" -name '*.swift' > "$work/$1.sources"
    $compile -sanitize=fuzzer,address -enable-testing -module-name "$1" \
        -emit-module -emit-module-path "$work/$1.swiftmodule" -emit-object "@$work/$1.sources" -o "$work/$1.o"
}

build() {
    module=$(module_of "$1") && build_module "$module" || return 1
    for folder in "$1" $(shared_by "$1"); do find "$here/$folder" -name '*.swift'; done > "$work/fuzz_$1.sources"
    $compile -sanitize=address -module-name "fuzz_$1" -emit-object "@$work/fuzz_$1.sources" -o "$work/fuzz_$1.o" &&
        $link "$work/fuzz_$1.o" "$work/$module.o" -o "$work/$1" && ln -s "$1" "$work/$1-long"
}

# Runs program $1 of target $2 for $3 seconds on inputs of up to $4 bytes.
run() {
    mkdir -p "$kept/$1"
    case $2 in
        lexer | parser) dictionary=swift ;;
        *) dictionary=$2 ;;
    esac
    status=0
    "$work/$1" "$kept/$1" "$here/corpus/$2" -dict="$here/dictionaries/$dictionary.dict" \
        -max_total_time="$3" -max_len="$4" -timeout=5 -rss_limit_mb=2048 -print_final_stats=1 \
        -artifact_prefix="$work/$1-" > "$work/log" 2>&1 || status=$?
    printf '%-14s %s\n' "$1" "$(grep -a 'DONE ' "$work/log" || grep -a '^stat::number_of_executed' "$work/log")"
    [ "$status" -ne 0 ] || return 0
    grep -avE '^#|NEW_FUNC|^INFO' "$work/log" | cut -c 1-300 | head -n 60
    return 1
}

reason=$(obstacle)
if [ -n "$reason" ]; then
    echo "skipped: this toolchain builds no fuzzer: $reason"
    exit 0
fi

for target; do build "$target" || exit 2; done

long=$((seconds / 4))
failed=0
for target; do
    run "$target" "$target" $((seconds - long)) 4096 || failed=1
    [ "$long" -eq 0 ] || run "$target-long" "$target" "$long" 128 || failed=1
done
[ "$failed" -eq 0 ] && exit 0

trap - EXIT
echo
echo "To run what failed again:"
for input in "$work"/*-crash-* "$work"/*-timeout-* "$work"/*-oom-*; do
    [ ! -e "$input" ] || echo "    SWIFT_BACKTRACE=$SWIFT_BACKTRACE ${input%-*-*} $input"
done
exit 1
