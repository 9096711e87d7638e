# Steps with a headline and a time, and the report at the end.

step_times=()

# step NAME COMMAND [ARGUMENT…]
step() {
    local name=$1 start=$SECONDS
    shift
    printf '\n== %s\n' "$name"
    if ! "$@"; then
        printf '\nFAILED: %s\n' "$name" >&2
        exit 1
    fi
    step_times+=("$(printf '%4d s  %s' $((SECONDS - start)) "$name")")
}

report() {
    printf '\n== Passed\n'
    printf '%s\n' "${step_times[@]}"
    printf '%4d s  in all\n\n' "$SECONDS"
    test_summary
}
