#!/bin/sh
# Runs a session of batch Emacs with Eglot and `widgetlint server`.
#
#     Tests/Editors/emacs/run.sh PROGRAM
#
# PROGRAM is the built `widgetlint`. Without Emacs or Eglot the test is skipped, with a line that says so.
set -eu

program=${1:?"usage: run.sh PROGRAM"}
here=$(cd "$(dirname "$0")" && pwd)
program=$(cd "$(dirname "$program")" && pwd)/$(basename "$program")

if ! command -v emacs >/dev/null 2>&1; then
    echo "skipped: emacs is not installed"
    exit 0
fi
if ! emacs --batch --eval "(require 'eglot)" >/dev/null 2>&1; then
    echo "skipped: emacs has no eglot"
    exit 0
fi

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
mkdir "$folder/project" "$folder/home"
cp "$here/../Sample.swift" "$folder/project/Sample.swift"
echo '// swift-tools-version: 6.0' >"$folder/project/Package.swift"

# Stands between Emacs and the server to note the server's process id.
cat >"$folder/server" <<SCRIPT
#!/bin/sh
echo \$\$ >>"$folder/pids"
exec "$program" "\$@"
SCRIPT
chmod +x "$folder/server"

status=0
HOME="$folder/home" \
    WIDGETLINT_CONFIG="$here/../../../editors/emacs/widgetlint.el" \
    WIDGETLINT_SERVER="$folder/server" \
    WIDGETLINT_FILE="$folder/project/Sample.swift" \
    WIDGETLINT_RULE="reload policy" \
    timeout 120 emacs --batch -l "$here/session.el" </dev/null >"$folder/log" 2>&1 || status=$?
[ "$status" -eq 0 ] || { cat "$folder/log"; echo "failed: emacs ended with $status"; exit 1; }

while read -r pid; do
    # Waits for the end of the process, not for a time.
    timeout 30 tail --pid="$pid" -f /dev/null || { echo "failed: the server $pid outlives the editor"; exit 1; }
done <"$folder/pids"
echo "passed: emacs ($(emacs --version | head -n 1))"
