/// Documents whose diagnostics may have to be published, those that were edited first.
struct PublishQueue {
    enum Entry: Equatable {
        /// The client waits for diagnostics of this version, whatever they are.
        case edited(DocumentKey)
        /// Published only when the diagnostics are not what they were.
        case affected(DocumentKey)
        /// Configurations that are not open.
        case configurations
    }

    private var edited: [DocumentKey] = []
    private var affected: [DocumentKey] = []
    private var hasConfigurations = false
    /// What the client was told last.
    private var published: [DocumentKey: String] = [:]

    var isEmpty: Bool { edited.isEmpty && affected.isEmpty && !hasConfigurations }

    mutating func addEdited(_ key: DocumentKey) {
        affected.removeAll { $0 == key }
        if !edited.contains(key) { edited.append(key) }
    }

    mutating func addAffected(_ key: DocumentKey) {
        if !edited.contains(key), !affected.contains(key) { affected.append(key) }
    }

    mutating func addConfigurations() { hasConfigurations = true }

    /// Configurations come last: they are looked at when documents are reviewed.
    mutating func next() -> Entry? {
        if !edited.isEmpty { return .edited(edited.removeFirst()) }
        if !affected.isEmpty { return .affected(affected.removeFirst()) }
        defer { hasConfigurations = false }
        return hasConfigurations ? .configurations : nil
    }

    /// Notes what is published; whether it is new.
    mutating func note(_ key: DocumentKey, resultID: String) -> Bool {
        published.updateValue(resultID, forKey: key) != resultID
    }

    /// Forgets a document that was closed.
    mutating func remove(_ key: DocumentKey) {
        edited.removeAll { $0 == key }
        affected.removeAll { $0 == key }
        published[key] = nil
    }
}
