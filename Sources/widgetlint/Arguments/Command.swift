/// The commands, by the names they are called with.
enum Command: String, CaseIterable {
    case lint, fix, readme, map, explain, rules, config, server
    case initialize = "init"
    case testRules = "test-rules"

    /// The options a command takes, `--help` and `--version` aside.
    var options: [Option] {
        switch self {
        case .lint:
            [
                .config, .set, .only, .failOn, .format, .quiet, .color, .stdinPath, .timings, .noPrefilter, .fix,
                .unsafeFixes, .diff,
            ]
        case .fix:
            [.config, .set, .only, .failOn, .format, .quiet, .color, .stdinPath, .timings, .unsafeFixes, .diff]
        case .readme: [.config, .failOn, .format, .quiet, .verbose, .color, .timings, .fix, .unsafeFixes, .diff]
        case .map: [.config, .format]
        case .explain: []
        case .rules: [.format]
        case .config: [.config, .color]
        case .server: [.stdio]
        case .initialize: []
        case .testRules: [.color]
        }
    }
}

/// The options, by their names behind `--`.
enum Option: String, CaseIterable {
    case config
    case set
    case only
    case failOn = "fail-on"
    case format
    case quiet
    case verbose
    case color
    case stdinPath = "stdin-path"
    case timings
    case noPrefilter = "no-prefilter"
    case fix
    case unsafeFixes = "unsafe-fixes"
    case diff
    /// Editors pass it to every server; there is no other way to talk to this one.
    case stdio
    case version
    case help

    var takesValue: Bool {
        switch self {
        case .config, .set, .only, .failOn, .format, .color, .stdinPath: true
        case .quiet, .verbose, .timings, .noPrefilter, .fix, .unsafeFixes, .diff, .stdio, .version, .help: false
        }
    }
}
