/// First in, first out, each in constant time on average. Elements keep their number while they wait.
struct Queue<Element: Sendable>: Sendable {
    private var slots: [Element?] = []
    /// Index in `slots` of the first element.
    private var head = 0
    /// Number of the element at `slots[0]`.
    private var base = 0

    var count: Int { slots.count - head }

    /// Gives the number of the new element.
    @discardableResult
    mutating func append(_ element: Element) -> Int {
        slots.append(element)
        return base + slots.count - 1
    }

    mutating func popFirst() -> Element? {
        guard head < slots.count else { return nil }
        let element = slots[head]
        slots[head] = nil
        head += 1
        // Half of the slots are given back at a time, so that each is moved once on average.
        if head * 2 >= slots.count {
            slots.removeFirst(head)
            base += head
            head = 0
        }
        return element
    }

    /// Waiting elements, the first of them at 0.
    subscript(waiting index: Int) -> Element? {
        let slot = head + index
        return index >= 0 && slot < slots.count ? slots[slot] : nil
    }

    /// Removes a waiting element; the numbers of those behind it change.
    mutating func remove(waiting index: Int) -> Element? {
        let slot = head + index
        return index >= 0 && slot < slots.count ? slots.remove(at: slot) : nil
    }

    /// Replaces the waiting element of that number.
    mutating func replace(number: Int, with element: Element) {
        let slot = number - base
        if slot >= head, slot < slots.count { slots[slot] = element }
    }
}
