/// How an API looks in code.
enum APIForm: Sendable, Hashable {
    /// `type Widget`: the name of a type, wherever it stands.
    case type(String)
    /// `method containerBackground(for)`: a call with at least these labels, of any value or of `self`.
    case method(String, [String])
    /// `environment widgetFamily`: a key path `\.widgetFamily` that `@Environment` or `.environment` takes.
    case environment(String)
    /// `member WidgetFamily.accessoryInline`, `member Activity.request(attributes,content)`: a member of what is named.
    case member(path: [String], String, [String]?)
    /// `argument supportedFamilies(.accessoryInline)`: a member without a base inside an argument of a call.
    case argument(of: String, String, [String]?)
    /// `initializer Button(intent)`: a call of a type with at least these labels.
    case initializer(String, [String])
    /// `macro Preview(as)`
    case macro(String, [String])

    /// The last name, by which the form is looked up.
    var name: String {
        switch self {
        case .type(let name), .environment(let name), .method(let name, _), .initializer(let name, _),
            .macro(let name, _), .member(_, let name, _), .argument(_, let name, _):
            name
        }
    }

    /// What messages call it.
    var title: String {
        switch self {
        case .type(let name): name
        case .method(let name, let labels): name + Self.list(labels)
        case .environment(let name): "\\.\(name)"
        case .member(let path, let name, let labels):
            (path + [name]).joined(separator: ".") + (labels.map(Self.list) ?? "")
        case .argument(_, let name, let labels): "." + name + (labels.map(Self.list) ?? "")
        case .initializer(let name, let labels): name + Self.list(labels)
        case .macro(let name, let labels): "#" + name + Self.list(labels)
        }
    }

    private static func list(_ labels: [String]) -> String {
        labels.isEmpty ? "()" : "(\(labels.map { $0 + ":" }.joined()))"
    }

    /// Reads the first column of ``AvailabilityTable``; nil for anything else.
    init?(_ text: Substring) {
        let words = text.split(separator: " ", maxSplits: 1)
        guard words.count == 2, let call = Call(words[1]) else { return nil }
        switch words[0] {
        case "type" where call.labels == nil: self = .type(call.name)
        case "environment" where call.labels == nil: self = .environment(call.name)
        case "method": self = .method(call.name, call.labels ?? [])
        case "initializer": self = .initializer(call.name, call.labels ?? [])
        case "macro": self = .macro(call.name, call.labels ?? [])
        case "member":
            let path = call.name.split(separator: ".").map(String.init)
            guard path.count > 1 else { return nil }
            self = .member(path: path.dropLast(), path[path.count - 1], call.labels)
        case "argument":
            guard let inner = call.inside.flatMap({ $0.first == "." ? Call($0.dropFirst()) : nil }) else { return nil }
            self = .argument(of: call.name, inner.name, inner.labels)
        default: return nil
        }
    }

    /// `name`, `name()` or `name(label,label)`.
    private struct Call {
        let name: String
        /// What stands between the outer parentheses.
        let inside: Substring?

        var labels: [String]? { inside.map { $0.split(separator: ",").map(String.init) } }

        init?(_ text: Substring) {
            let name = text.prefix { $0 != "(" }
            guard !name.isEmpty, name.count == text.count || text.last == ")" else { return nil }
            self.name = String(name)
            inside = name.count == text.count ? nil : text.dropFirst(name.count + 1).dropLast()
        }
    }
}
