# What the steps do.

# Says what is wrong, and is false.
fail() {
    printf '%s\n' "$*" >&2
    return 1
}

# Git, cmark and jsonschema are what unit tests compare with; Chromium shows the map's page; the others are editors that
# run sessions with the language server.
install_programs() {
    # Whether Eglot is missing shows when there is an Emacs.
    install_packages git cmark python3-jsonschema neovim emacs-nox vim-nox vim-ale python3-venv chromium \
        && install_packages elpa-eglot && install_recorded_clients
}

# Installs those of Debian's packages $@ that are not there.
install_packages() {
    local missing=() package
    for package in "$@"; do
        is_there "$package" >/dev/null 2>&1 || missing+=("$package")
    done
    [ "${#missing[@]}" -gt 0 ] || return 0
    command -v apt-get >/dev/null || fail "install these first: ${missing[*]}" || return 1
    export DEBIAN_FRONTEND=noninteractive
    apt-get update -q && apt-get install -q -y --no-install-recommends "${missing[@]}"
}

# Whether what the package $1 brings is there, wherever it came from.
is_there() {
    case $1 in
        neovim) command -v nvim ;;
        emacs-nox) command -v emacs ;;
        elpa-eglot) emacs --batch --eval "(require 'eglot)" ;;
        vim-nox) vim --version | grep -F +channel ;;
        vim-ale) [ -f /usr/share/vim-ale/plugin/ale.vim ] ;;
        python3-jsonschema) command -v jsonschema ;;
        python3-venv) python3 -c 'import ensurepip, venv' ;;
        *) command -v "$1" ;;
    esac
}

# The recorded clients come from PyPI, into an environment of their own.
install_recorded_clients() {
    local environment=$root/.build/editor-clients
    export PYTHON=$environment/bin/python
    if ! "$PYTHON" -c 'import pytest_lsp' 2>/dev/null; then
        python3 -m venv "$environment" && "$PYTHON" -m pip install -q --disable-pip-version-check pytest-lsp==1.0.1
    fi
}

build_release() {
    [ ! -e .build/release ] || echo "note: a release build exists; only files that are compiled again can show warnings"
    swift build -c release 2>&1 | tee "$logs/release" && check_warnings "$logs/release"
}

# Fails when the build log $1 holds a warning of the package manager or in a file of this repository.
check_warnings() {
    ! grep -E "^warning:|^$root/[^:]*:[0-9]+:[0-9]+: warning:" "$1" || fail "warnings in the build"
}

widgetlint() { "$root/.build/release/widgetlint" "$@"; }

review_fixed_app() {
    widgetlint fixtures/StepsAppFixed && widgetlint readme fixtures/StepsAppFixed
}

# The README's example stands in the fixture, and is missed when it differs.
review_itself() {
    widgetlint Sources && widgetlint readme README.md fixtures/StepsAppFixed/Examples && find_deliberate_drift
}

# A copy of the README with another name in its example must not pass.
find_deliberate_drift() {
    local status=0 name=logWalk
    mkdir -p "$logs/drifted"
    sed "s/$name/logRun/" README.md >"$logs/drifted/README.md"
    widgetlint readme "$logs/drifted/README.md" fixtures/StepsAppFixed/Examples >"$logs/drifted/report" || status=$?
    [ "$status" -eq 1 ] || fail "a README that drifts must give 1, and gave $status" || return 1
    grep "logRun is called $name .*\[readme-drift\]" "$logs/drifted/report" \
        || fail "the drift was not named: $(cat "$logs/drifted/report")"
}

# Skips itself where the toolchain has no fuzzer. Each run tries other bytes, so it may find what was there before.
fuzz_readers() { Tests/Fuzz/run.sh -t 15; }

# An editor that is skipped proves nothing.
test_editors() {
    Tests/Editors/run.sh .build/release/widgetlint 2>&1 | tee "$logs/editors" || return 1
    ! grep -q '^skipped' "$logs/editors" || fail "an editor was skipped"
}

# A browser that is skipped proves nothing.
test_browser() {
    Tests/Browser/run.sh .build/release/widgetlint 2>&1 | tee "$logs/browser" || return 1
    ! grep -q '^skipped' "$logs/browser" || fail "the browser was skipped"
}

# No file names a folder of the machine it was written on, or the host that packages came from there.
check_traces() {
    local patterns=()
    mapfile -t patterns < <(machine_traces)
    local pattern found=0
    for pattern in "${patterns[@]}"; do
        if grep -rInE --exclude-dir=.git --exclude-dir=.build --exclude-dir=.swiftpm -e "$pattern" . ; then found=1; fi
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
        | grep -vE '(^|\.)(debian|pypi)\\\.org$' | sort -u || true
}
