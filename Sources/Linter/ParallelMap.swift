import Dispatch
import Synchronization

/// Spreads work over the cores.
enum ParallelMap {
    /// Elements that one core takes at a time.
    private static let chunk = 16

    /// The results in the order of the elements.
    static func map<Element: Sendable, Value: Sendable>(
        _ elements: [Element], _ transform: @Sendable (Element) -> Value
    ) -> [Value] {
        guard elements.count > chunk else { return elements.map(transform) }
        let chunks = (elements.count + chunk - 1) / chunk
        let results = Slots<[Value]>(count: chunks)
        DispatchQueue.concurrentPerform(iterations: chunks) { index in
            let range = index * chunk..<min(elements.count, (index + 1) * chunk)
            results.set(elements[range].map(transform), at: index)
        }
        return results.values.flatMap { $0 }
    }
}

/// Results of parallel work, each in its place.
private final class Slots<Value: Sendable>: Sendable {
    private let storage: Mutex<[Value?]>

    init(count: Int) { storage = Mutex(Array(repeating: nil, count: count)) }

    func set(_ value: Value, at index: Int) { storage.withLock { $0[index] = value } }

    var values: [Value] { storage.withLock { $0.compactMap { $0 } } }
}
