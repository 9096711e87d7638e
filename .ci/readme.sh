# The README's own commands and sample output.

# The lines of the first `sh` fence under the heading "## $1".
readme_commands() {
    awk -v heading="## $1" '
        /^## / { wanted = $0 == heading }
        wanted && /^```/ { if (inside) exit; inside = $0 == "```sh"; next }
        wanted && inside
    ' README.md
}

# The commands of the sample outputs: `<!-- output: COMMAND -->`, except the closing `<!-- output: end -->`.
sample_commands() {
    sed -n 's/^<!-- output: \(.*\) -->$/\1/p' README.md | grep -vx end
}

# The text in the fence of the sample output of command $1.
sample_output() {
    awk -v mark="<!-- output: $1 -->" '
        $0 == mark { wanted = 1; next }
        wanted && /^```/ { if (inside) exit; inside = 1; next }
        wanted && inside
    ' README.md
}

# Where the output of command $1 is kept.
output_file() {
    printf '%s/output-%s' "$logs" "$(printf '%s' "$1" | tr -c 'A-Za-z0-9' '-')"
}

# Runs command $1 as a reader would, and shows and keeps what it writes. Gives the command's exit code.
run_and_keep() {
    local status=0
    printf '$ %s\n' "$1"
    bash -c "$1" >"$logs/out" 2>"$logs/err" || status=$?
    cat "$logs/err" >&2
    cat "$logs/out"
    cp "$logs/out" "$(output_file "$1")"
    return "$status"
}

# The first command reviews an app full of mistakes, so it must find them. The second runs the tests.
run_quick_start() {
    local commands review tests status=0
    mapfile -t commands < <(readme_commands "Try it")
    [ "${#commands[@]}" -eq 2 ] || fail "README.md: expected two commands under \"Try it\", found ${#commands[@]}" || return 1
    review=${commands[0]} tests=${commands[1]}
    run_and_keep "$review" || status=$?
    [ "$status" -eq 1 ] || fail "\`$review\` must exit with 1, and exited with $status" || return 1
    check_samples || return 1

    printf '$ %s\n' "$tests"
    # Thousands of lines say that a case has started; they are only kept.
    bash -c "$tests" 2>&1 | tee "$logs/tests" | sed '/^◇/d'
}

# Every sample output must be an excerpt of what its command writes: whole lines, and nothing left out between them.
check_samples() {
    local command kept sample
    while IFS= read -r command; do
        kept=$(output_file "$command")
        [ -e "$kept" ] || run_and_keep "$command" || true
        sample=$(sample_output "$command")
        if [[ $'\n'$(<"$kept")$'\n' != *$'\n'"$sample"$'\n'* ]]; then
            show_difference "$sample" "$kept"
            fail "README.md: the sample output is no excerpt of what \`$command\` writes" || return 1
        fi
        echo "README.md: the sample output of \`$command\` is an excerpt of what it writes"
    done < <(sample_commands)
}

# The sample $1 beside as many lines of file $2, from the sample's first line on.
show_difference() {
    local lines
    lines=$(wc -l <<<"$1")
    diff <(printf '%s\n' "$1") <(grep -F -x -A $((lines - 1)) -m 1 -e "${1%%$'\n'*}" "$2") >&2 || true
}

# The lines of `swift test` that say how many tests ran and how they fared.
test_summary() {
    grep -E 'Test run with [0-9]+ tests|Executed [1-9][0-9]* tests' "$logs/tests"
}
