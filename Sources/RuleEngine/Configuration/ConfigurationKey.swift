/// The names of a configuration's members.
enum ConfigurationKey: String, ConfigurationKeys {
    case extends, set, rules, include, exclude, overrides, failOn, readme
    /// Names the JSON Schema, for editors.
    case schema = "$schema"

    static let table = ConfigurationKeyTable(Self.self, example: "{ \(Self.set.example) }")

    var form: ConfigurationForm {
        switch self {
        case .extends: .paths
        case .set: .set
        case .rules: .rules
        case .include: .patterns(canBeEmpty: false)
        case .exclude: .patterns(canBeEmpty: true)
        case .overrides: .objects(OverrideKey.table)
        case .failOn: .word(noun: "severity", of: Severity.allCases.map(\.name))
        case .readme: .object(ReadmeKey.table)
        case .schema: .text
        }
    }

    var summary: String {
        switch self {
        case .extends:
            "Configurations that this one begins with, relative to its folder. Later ones outweigh earlier ones."
        case .set: ConfigurationForm.setSummary
        case .rules: ConfigurationForm.rulesSummary
        case .include: "Patterns as in .gitignore: Swift and Markdown files that none of them names are not read."
        case .exclude: "Patterns as in .gitignore for what is not read."
        case .overrides: "What is otherwise for some files. Later elements outweigh earlier ones."
        case .failOn: "The least severity of a finding that makes a run fail: \"warning\" unless another is named."
        case .readme: "How READMEs are compared with the sources of their examples."
        case .schema: "Where editors find the schema of this file."
        }
    }

    var example: String {
        switch self {
        case .extends: #""extends": "../shared.json""#
        case .set: #""set": "recommended""#
        case .rules: #""rules": { "closure-control": "warning" }"#
        case .include: #""include": ["StepsWidget/"]"#
        case .exclude: #""exclude": ["Generated/"]"#
        case .overrides: #""overrides": [\#(OverrideKey.table.example)]"#
        case .failOn: #""failOn": "warning""#
        case .readme: #""readme": { "check": true }"#
        case .schema: #""$schema": "…""#
        }
    }
}

/// The names of the members of an element of `overrides`.
enum OverrideKey: String, ConfigurationKeys {
    case files, excludeFiles, set, rules

    static let table = ConfigurationKeyTable(
        Self.self, atLeastOneOf: [.set, .rules], example: #"{ "files": ["Legacy/"], "set": "recommended" }"#)

    /// The key with its owner, as messages name it.
    var path: String { "\(ConfigurationKey.overrides.rawValue).\(rawValue)" }

    var form: ConfigurationForm {
        switch self {
        case .files: .patterns(canBeEmpty: false)
        case .excludeFiles: .patterns(canBeEmpty: true)
        case .set: .set
        case .rules: .rules
        }
    }

    var summary: String {
        switch self {
        case .files: "Patterns as in .gitignore, relative to the folder of this file, for the files that are meant."
        case .excludeFiles: "Patterns as in .gitignore for those among them that are not."
        case .set: ConfigurationForm.setSummary
        case .rules: ConfigurationForm.rulesSummary
        }
    }

    var example: String {
        switch self {
        case .files: #""files": ["Legacy/"]"#
        case .excludeFiles: #""excludeFiles": ["Legacy/New/"]"#
        case .set: ConfigurationKey.set.example
        case .rules: ConfigurationKey.rules.example
        }
    }

    var isRequired: Bool { self == .files }
}

/// The names of the members of `readme`.
enum ReadmeKey: String, ConfigurationKeys {
    case check, sources, readmes
    case elision, docc, docComments
    case translations, comments

    static let table = ConfigurationKeyTable(Self.self, example: "{ \(Self.check.example) }")

    /// The key with its owner, as messages name it.
    var path: String { "\(ConfigurationKey.readme.rawValue).\(rawValue)" }

    var form: ConfigurationForm {
        switch self {
        case .check: .flag
        case .elision, .docc: .flag
        case .sources, .readmes, .docComments, .translations: .patterns(canBeEmpty: true)
        case .comments:
            .word(noun: "way of comparing comments", of: TranslatedCommentsSetting.allCases.map(\.rawValue))
        }
    }

    var summary: String {
        switch self {
        case .check: "Whether a plain run also compares READMEs."
        case .sources: "Patterns for the Swift files that README examples stand in, instead of the usual places."
        case .readmes: "Patterns for the Markdown files that are compared, instead of those named README."
        case .elision: "Whether a line of a block that is only \"...\" or \"// ...\" stands for lines left out."
        case .docc: "Whether the articles of DocC catalogues are compared, too, and their snippets looked up."
        case .docComments: "Patterns for the Swift files whose documentation comments are compared, too."
        case .translations:
            "Patterns for the Markdown files that are compared with their originals, instead of those with a language "
                + "in their names or in the language switcher."
        case .comments:
            "How the comments of Swift blocks are in translations: \"same\" as in the original, or \"translated\"."
        }
    }

    var example: String {
        switch self {
        case .check: #""check": true"#
        case .sources: #""sources": ["Examples/**"]"#
        case .readmes: #""readmes": ["README.md"]"#
        case .elision: #""elision": true"#
        case .docc: #""docc": true"#
        case .docComments: #""docComments": ["Sources/"]"#
        case .translations: #""translations": ["docs/*/README.md"]"#
        case .comments: #""comments": "translated""#
        }
    }
}

extension ConfigurationForm {
    fileprivate static let set = ConfigurationForm.word(noun: "set", of: RuleSet.allCases.map(\.rawValue))

    fileprivate static let setSummary =
        "The rules to run: \"recommended\" (wrong in any project), \"strict\" (also what some projects choose to do) "
        + "or \"all\"."

    fileprivate static let rulesSummary =
        "For single rules \"off\", or the severity of all their findings. A rule named here runs, whatever the set."
}
