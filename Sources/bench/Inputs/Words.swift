/// Words that generated code is made of.
struct Words {
    private var random: RandomNumbers
    private var typeCount = 0
    /// The type that ``startPiece()`` made up last, and the one before it in the same file.
    private var type = "Item"
    private var model = "Item"

    init(seed: UInt64) { random = RandomNumbers(seed: seed) }

    mutating func startFile() { (type, model) = ("Item", "Item") }

    /// Makes up a type that no other piece declares.
    mutating func startPiece() {
        model = type
        typeCount += 1
        type = "\(capitalized(pick(Words.adjectives)))\(capitalized(pick(Words.nouns)))\(typeCount)"
    }

    mutating func word(for gap: CodeTemplate.Gap) -> String {
        switch gap {
        case .type: type
        case .model: model
        case .noun: pick(Words.nouns)
        case .nouns: pick(Words.nouns) + "s"
        case .verb: pick(Words.verbs)
        case .other: pick(Words.adjectives) + capitalized(pick(Words.nouns))
        case .title: "\(capitalized(pick(Words.adjectives))) \(pick(Words.nouns)) of the day"
        case .number: String(Int.random(in: 1...480, using: &random))
        }
    }

    mutating func pick<Element>(_ elements: [Element]) -> Element {
        elements[Int.random(in: elements.indices, using: &random)]
    }

    mutating func number(in range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

    private func capitalized(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }

    private static let nouns = [
        "account", "article", "booking", "budget", "calendar", "channel", "comment", "device", "episode", "forecast",
        "habit", "invoice", "journey", "ledger", "message", "note", "order", "payment", "playlist", "profile",
        "recipe", "reminder", "reservation", "session", "station", "step", "ticket", "transaction", "trip", "workout",
    ]
    private static let adjectives = [
        "active", "archived", "cached", "current", "daily", "expired", "favorite", "initial", "latest", "local",
        "monthly", "pending", "pinned", "previous", "recent", "remote", "selected", "shared", "unread", "upcoming",
    ]
    private static let verbs = [
        "apply", "archive", "cancel", "delete", "export", "filter", "import", "insert", "load", "merge", "move",
        "refresh", "remove", "save", "search", "select", "share", "sort", "sync", "update",
    ]
}
