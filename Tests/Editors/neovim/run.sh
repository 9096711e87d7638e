#!/bin/sh
# Runs a session of headless Neovim with `widgetlint server`.
#
#     Tests/Editors/neovim/run.sh PROGRAM
#
# PROGRAM is the built `widgetlint`. Without Neovim the test is skipped, with a line that says so.
set -eu

program=${1:?"usage: run.sh PROGRAM"}
here=$(cd "$(dirname "$0")" && pwd)
program=$(cd "$(dirname "$program")" && pwd)/$(basename "$program")

if ! command -v nvim >/dev/null 2>&1; then
    echo "skipped: nvim is not installed"
    exit 0
fi

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
mkdir "$folder/project" "$folder/home"
cp "$here/../Sample.swift" "$folder/project/Sample.swift"
echo '// swift-tools-version: 6.0' >"$folder/project/Package.swift"
"$here/../readme.sh" "$folder/project"

# Stands between Neovim and the server to note the server's process id.
cat >"$folder/server" <<SCRIPT
#!/bin/sh
echo \$\$ >>"$folder/pids"
exec "$program" "\$@"
SCRIPT
chmod +x "$folder/server"

status=0
HOME="$folder/home" XDG_CONFIG_HOME="$folder/home" XDG_DATA_HOME="$folder/home" XDG_STATE_HOME="$folder/home" \
    WIDGETLINT_CONFIG="$here/../../../editors/neovim/widgetlint.lua" \
    WIDGETLINT_SERVER="$folder/server" \
    WIDGETLINT_FILE="$folder/project/Sample.swift" \
    WIDGETLINT_README="$folder/project/README.md" \
    WIDGETLINT_EXAMPLE="$folder/project/Examples/Example.swift" \
    WIDGETLINT_RULE="reload-policy-type" \
    timeout 120 nvim --headless --clean -n -c "luafile $here/session.lua" </dev/null >"$folder/log" 2>&1 \
    || status=$?
[ "$status" -eq 0 ] || { cat "$folder/log"; echo "failed: neovim ended with $status"; exit 1; }

[ "$(wc -l <"$folder/pids")" -eq 2 ] || { echo "failed: the server was not started twice"; exit 1; }
while read -r pid; do
    # Waits for the end of the process, not for a time.
    timeout 30 tail --pid="$pid" -f /dev/null || { echo "failed: the server $pid outlives the editor"; exit 1; }
done <"$folder/pids"
echo "passed: neovim ($(nvim --version | head -n 1))"
