#!/bin/sh
# Runs a session with every editor that is installed; each prints `passed`, `failed` or `skipped` with the reason.
#
#     Tests/Editors/run.sh PROGRAM
#
# PROGRAM is the built `widgetlint`. NVIM_PATHS may name more folders that hold an `nvim`, separated by colons.
set -eu

program=${1:?"usage: run.sh PROGRAM"}
here=$(cd "$(dirname "$0")" && pwd)
status=0

for editor in neovim emacs vim recorded; do
    "$here/$editor/run.sh" "$program" || status=1
done

IFS=:
for folder in ${NVIM_PATHS:-}; do
    PATH="$folder:$PATH" "$here/neovim/run.sh" "$program" || status=1
done
exit "$status"
