import JSON

/// Files whose changes on disk matter.
enum WatchedFiles {
    /// Globs of the Language Server Protocol.
    private static let patterns = [
        "**/*.swift", "**/*.{md,markdown}", "**/*.{plist,entitlements,xcconfig}", "**/project.pbxproj",
        "**/project.{yml,yaml}", "**/*.{json,jsonc,json5}", "**/.widgetlint.json", "**/.widgetlint/**", "**/.gitignore",
    ]

    /// Whether the file decides what is reviewed and how.
    static func isConfiguration(_ path: String) -> Bool {
        let name = path.split(separator: "/").last ?? ""
        return name == ".widgetlint.json" || name == ".gitignore" || path.utf8.contains("/.widgetlint/".utf8)
    }

    /// Whether the file is a configuration, or one that a configuration may extend. Its text counts also while it is open
    /// and not saved.
    static func mayBeConfigurationFile(_ path: String) -> Bool {
        path.split(separator: "/").last == ".widgetlint.json" || isExtendable(path)
    }

    /// Whether the file is a configuration only where one extends it.
    static func isExtendable(_ path: String) -> Bool {
        let name = path.split(separator: "/").last ?? ""
        guard name != ".widgetlint.json", name != "project.json" else { return false }
        return [".json", ".jsonc", ".json5"].contains { name.hasSuffix($0) } && !isRulePage(path)
    }

    /// Whether the file is the page of a rule.
    static func isRulePage(_ path: String) -> Bool { path.utf8.contains("/.widgetlint/".utf8) }

    /// Parameters of `client/registerCapability`.
    static func writeRegistration(to writer: inout JSONWriter) {
        writer.array("registrations") {
            $0.object {
                $0.member("id", "widgetlint.watchedFiles")
                $0.member("method", "workspace/didChangeWatchedFiles")
                $0.object("registerOptions") {
                    $0.array("watchers") {
                        for pattern in patterns { $0.object { $0.member("globPattern", pattern) } }
                    }
                }
            }
        }
    }

    /// Filters of `workspace.fileOperations` in the server's capabilities.
    static func writeFileOperations(to writer: inout JSONWriter) {
        for operation in ["didCreate", "didRename", "didDelete"] {
            writer.object(operation) {
                $0.array("filters") {
                    $0.object {
                        $0.member("scheme", "file")
                        $0.object("pattern") { $0.member("glob", "**") }
                    }
                }
            }
        }
    }
}
