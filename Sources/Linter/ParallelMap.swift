import Dispatch
import Synchronization

/// Spreads work over the cores.
enum ParallelMap {
    /// The results in the order of the elements, where the threads need nothing of their own.
    static func map<Element: Sendable, Value: Sendable>(
        _ elements: [Element], _ transform: @Sendable (Element) -> Value
    ) -> [Value] {
        map(elements, makeWorker: {}) { _, element in transform(element) }
    }

    /// The results in the order of the elements.
    ///
    /// - Parameters:
    ///   - chunk: Elements that one thread takes at a time.
    ///   - makeWorker: Makes what one thread uses for all elements that it takes: buffers, for example.
    static func map<Element: Sendable, Worker, Value: Sendable>(
        _ elements: [Element], chunk: Int = 16, makeWorker: @Sendable () -> Worker,
        _ transform: @Sendable (Worker, Element) -> Value
    ) -> [Value] {
        let chunks = (elements.count + chunk - 1) / chunk
        let results = Slots<[Value]>(count: chunks)
        let nextChunk = Atomic(0)
        // Dispatch runs as many at a time as there are cores; those that come late find nothing to do.
        DispatchQueue.concurrentPerform(iterations: min(chunks, 64)) { _ in
            let worker = makeWorker()
            while true {
                let index = nextChunk.wrappingAdd(1, ordering: .relaxed).oldValue
                guard index < chunks else { return }
                let range = index * chunk..<min(elements.count, (index + 1) * chunk)
                results.set(elements[range].map { transform(worker, $0) }, at: index)
            }
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
