import JSON

/// The JSON Schema of configuration files, for editors. It is made of the same tables that the reader goes by.
///
/// It is one of draft 7, the newest that editors know in full. What depends on other files (a pattern that matches
/// nothing, a file to extend that is not there) no schema can say.
public enum ConfigurationSchema {
    public static func value(of rules: RuleCatalogue) -> JSONValue {
        var schema = object(ConfigurationKey.table)
        schema.insert(member("$schema", "http://json-schema.org/draft-07/schema#"), at: 0)
        schema.insert(member("title", "widgetlint configuration"), at: 1)
        // Not of the standard: Visual Studio Code asks for these two.
        schema.append(member("allowComments", true))
        schema.append(member("allowTrailingCommas", true))
        schema.append(member("definitions", ["rules": definition(of: rules)]))
        return JSONValue(.object(schema))
    }

    private static func object(_ table: ConfigurationKeyTable) -> [JSONMember] {
        var members = [
            member("type", "object"), member("additionalProperties", false),
            member("properties", JSONValue(.object(table.keys.map(property)))),
        ]
        let required = table.keys.filter(\.isRequired).map { JSONValue(.string($0.name)) }
        if !required.isEmpty { members.append(member("required", JSONValue(.array(required)))) }
        if !table.atLeastOneOf.isEmpty {
            let choices = table.atLeastOneOf.map { name in
                JSONValue(.object([member("required", [JSONValue(.string(name))])]))
            }
            members.append(member("anyOf", JSONValue(.array(choices))))
        }
        return members
    }

    private static func property(_ key: ConfigurationKeyDescription) -> JSONMember {
        let description = member("description", JSONValue(.string(key.summary)))
        return member(key.name, JSONValue(.object([description] + members(of: key.form))))
    }

    private static func members(of form: ConfigurationForm) -> [JSONMember] {
        switch form {
        case .text: [member("type", "string")]
        case .flag: [member("type", "boolean")]
        case .word(_, let words): [choice(words)]
        case .patterns(let canBeEmpty):
            [member("type", "array"), member("items", pattern)] + (canBeEmpty ? [] : [member("minItems", 1)])
        case .paths: [member("anyOf", [path, ["type": "array", "items": path]])]
        // In draft 7 nothing beside a reference counts, the description included.
        case .rules: [member("allOf", [["$ref": "#/definitions/rules"]])]
        case .object(let table): object(table)
        case .objects(let table): [member("type", "array"), member("items", JSONValue(.object(object(table))))]
        }
    }

    /// Neither empty nor a comment. What is wrong within brackets only the reader finds.
    private static let pattern: JSONValue = ["type": "string", "pattern": "^(?!#)(?!!?/?$)"]

    private static let path: JSONValue = ["type": "string", "minLength": 1]

    private static func definition(of rules: RuleCatalogue) -> JSONValue {
        let properties = rules.pages.sorted { $0.id < $1.id }.map { page in
            let description = member("description", JSONValue(.string(page.title)))
            return member(page.id, JSONValue(.object([description, choice(RuleSetting.names)])))
        }
        return ["type": "object", "additionalProperties": false, "properties": JSONValue(.object(properties))]
    }

    private static func choice(_ words: [String]) -> JSONMember {
        member("enum", JSONValue(.array(words.map { JSONValue(.string($0)) })))
    }

    private static func member(_ name: String, _ value: JSONValue) -> JSONMember {
        JSONMember(name: name, value: value)
    }
}
