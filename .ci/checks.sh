# What the steps do.

# Says what is wrong, and is false.
fail() {
    printf '%s\n' "$*" >&2
    return 1
}

install_programs() {
    local missing=()
    local package program
    # Debian's packages, and the program that each one brings.
    while read -r package program; do
        command -v "$program" >/dev/null || missing+=("$package")
    done <<'LIST'
git git
cmark cmark
neovim nvim
LIST
    if [ "${#missing[@]}" -eq 0 ]; then
        echo "nothing to install"
        return
    fi
    command -v apt-get >/dev/null || fail "install ${missing[*]} first" || return 1
    export DEBIAN_FRONTEND=noninteractive
    apt-get update -q && apt-get install -q -y --no-install-recommends "${missing[@]}"
}

build_release() {
    [ ! -e .build ] || echo "note: .build exists, so only files that are compiled again can show warnings"
    swift build -c release 2>&1 | tee "$logs/release" && check_warnings "$logs/release"
}

# Fails when the build log $1 holds a warning of the package manager or in a file of this repository.
check_warnings() {
    if grep -E "^warning:|^$root/[^:]*:[0-9]+:[0-9]+: warning:" "$1" | sort -u; then
        fail "warnings in the build"
        return 1
    fi
}

widgetlint() { "$root/.build/release/widgetlint" "$@"; }

review_fixed_app() {
    widgetlint fixtures/StepsAppFixed && widgetlint readme fixtures/StepsAppFixed
}

# The README's example stands in the fixture.
review_itself() {
    widgetlint Sources && widgetlint readme README.md fixtures/StepsAppFixed/Examples
}

run_if_present() {
    if [ -x "$1" ]; then "$@"; else echo "no $1"; fi
}

test_editors() {
    local test
    for test in Tests/Editors/*/run.sh; do
        run_if_present "$test" .build/release/widgetlint || return 1
    done
}

# No file names a folder of the machine it was written on, or the host that packages came from there.
check_traces() {
    local patterns=()
    mapfile -t patterns < <(machine_traces)
    local pattern found=0
    for pattern in "${patterns[@]}"; do
        if grep -rInE --exclude-dir=.git --exclude-dir=.build -e "$pattern" . ; then found=1; fi
    done
    [ "$found" -eq 0 ] || fail "names of a machine in the files above"
}

# Extended regular expressions: this checkout, homes, temporary folders, the toolchain, and package hosts of this machine.
machine_traces() {
    local folder toolchain
    toolchain=$(dirname "$(dirname "$(dirname "$(readlink -f "$(command -v swift)")")")")
    for folder in "$root" "${HOME:-}" "$toolchain"; do
        # Short ones, such as `/usr` and `/root`, are on every machine.
        case $folder in
            /*/*) printf '%s\n' "${folder//./\\.}([^A-Za-z0-9_-]|\$)" ;;
        esac
    done
    printf '%s\n' '/Users/[a-z]+/' '/home/[a-z]+/' '/tmp/[A-Za-z0-9]' '/private/(tmp|var)/'
    package_hosts
}

# Hosts other than the public ones in the package managers' configuration.
package_hosts() {
    local settings=()
    mapfile -t settings < <(find /etc/apt /etc/pip.conf "${HOME:-/root}/.config/pip" "${HOME:-/root}/.pip" \
        \( -name '*.list' -o -name '*.sources' -o -name 'pip.conf' \) -type f 2>/dev/null)
    [ "${#settings[@]}" -eq 0 ] || grep -ohE 'https?://[^/ ]+' "${settings[@]}" \
        | sed -E 's|^https?://([^@]*@)?||; s|:[0-9]+$||; s|\.|\\.|g' \
        | grep -vxE '(deb|security|ftp\.[a-z]+)\\\.debian\\\.org|pypi\\\.org' | sort -u || true
}
