#!/bin/sh
# Runs a session of Vim with ALE and `widgetlint server`.
#
#     Tests/Editors/vim/run.sh PROGRAM
#
# PROGRAM is the built `widgetlint`. Without Vim or ALE the test is skipped, with a line that says so.
set -eu

program=${1:?"usage: run.sh PROGRAM"}
here=$(cd "$(dirname "$0")" && pwd)
program=$(cd "$(dirname "$program")" && pwd)/$(basename "$program")

if ! command -v vim >/dev/null 2>&1 || ! vim --version | grep -q '+channel'; then
    echo "skipped: vim with channels is not installed"
    exit 0
fi
if [ ! -f /usr/share/vim-ale/plugin/ale.vim ]; then
    echo "skipped: ALE is not installed"
    exit 0
fi

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
mkdir "$folder/project" "$folder/home"
cp "$here/../Sample.swift" "$folder/project/Sample.swift"
echo '// swift-tools-version: 6.0' >"$folder/project/Package.swift"

# Stands between Vim and the server to note the server's process id.
cat >"$folder/server" <<SCRIPT
#!/bin/sh
echo \$\$ >>"$folder/pids"
exec "$program" "\$@"
SCRIPT
chmod +x "$folder/server"

status=0
HOME="$folder/home" \
    WIDGETLINT_CONFIG="$here/../../../editors/vim/widgetlint.vim" \
    WIDGETLINT_SERVER="$folder/server" \
    WIDGETLINT_FILE="$folder/project/Sample.swift" \
    WIDGETLINT_RULE="reload-policy-type" \
    WIDGETLINT_LOG="$folder/log" \
    timeout 120 vim -u NONE -i NONE -n -N -T dumb --not-a-term -S "$here/session.vim" </dev/null >"$folder/screen" 2>&1 \
    || status=$?
[ "$status" -eq 0 ] || { cat "$folder/log" "$folder/screen"; echo "failed: vim ended with $status"; exit 1; }

while read -r pid; do
    # Waits for the end of the process, not for a time.
    timeout 30 tail --pid="$pid" -f /dev/null || { echo "failed: the server $pid outlives the editor"; exit 1; }
done <"$folder/pids"
echo "passed: vim ($(vim --version | head -n 1))"
