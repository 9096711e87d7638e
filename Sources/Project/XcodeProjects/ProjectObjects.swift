/// The objects of a project file, by the ids they name each other with.
struct ProjectObjects {
    let list: PlacedPropertyList
    private let indices: [String: Int]

    /// `nil` when the list holds no objects.
    init?(_ list: PlacedPropertyList) {
        guard let objects = list.root["objects"], objects.isDictionary else { return nil }
        var indices: [String: Int] = [:]
        for (key, value) in objects.entries where value.isDictionary {
            if let id = key.string { indices[id] = value.index }
        }
        self.list = list
        self.indices = indices
    }

    /// All objects, in the order of the file.
    var all: [ProjectObject] { indices.values.sorted().map(object(at:)) }

    /// The object a value names; `nil` when it names none.
    func object(_ reference: PlacedValue?) -> ProjectObject? {
        reference?.string.flatMap { indices[$0] }.map(object(at:))
    }

    func object(withID id: String) -> ProjectObject? { indices[id].map(object(at:)) }

    /// The objects an array names, without those that are not there.
    func objects(_ references: PlacedValue?) -> [ProjectObject] {
        references?.elements.compactMap { object($0) } ?? []
    }

    private func object(at index: Int) -> ProjectObject { ProjectObject(value: PlacedValue(list: list, index: index)) }
}

/// One object of a project file.
struct ProjectObject {
    let value: PlacedValue

    /// The same for one object only.
    var index: Int { value.index }

    subscript(key: StaticString) -> PlacedValue? { value[key] }

    func isa(_ name: StaticString) -> Bool { value["isa"]?.equals(name) == true }
}
