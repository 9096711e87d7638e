#!/bin/sh
# Writes a README into a project, with a block that comes from a source.
#
#     Tests/Editors/readme.sh PROJECT
#
# Line 5 of README.md is line 3 of Examples/Example.swift.
set -eu

project=${1:?"usage: readme.sh PROJECT"}
echo '{ "readme": { "check": true } }' >"$project/.widgetlint.json"
mkdir "$project/Examples"
cat >"$project/Examples/Example.swift" <<SOURCE
struct Example {
    func make() -> Int {
        let one = 1
        return one
    }
}
SOURCE
cat >"$project/README.md" <<README
# Read me

\`\`\`swift
func make() -> Int {
    let one = 1
    return one
}
\`\`\`
README
