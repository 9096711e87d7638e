/// One step of a glob inside a path component.
struct GlobElement: Sendable, Hashable {
    enum Kind: UInt8, Sendable {
        /// Exactly `byte`.
        case literal
        /// `?`
        case anyByte
        /// `*`, any number of bytes.
        case anyBytes
        /// `[…]`, a byte of the set numbered `set`.
        case oneOf
    }

    var kind: Kind
    var byte: UInt8 = 0
    var set: UInt16 = 0
}

/// A set of bytes.
struct ByteSet: Sendable, Hashable {
    private var words = SIMD4<UInt64>()

    mutating func insert(_ byte: UInt8) { words[Int(byte >> 6)] |= 1 << UInt64(byte & 63) }

    mutating func insert(_ bytes: ClosedRange<UInt8>) {
        for byte in bytes { insert(byte) }
    }

    mutating func invert() { words = ~words }

    func contains(_ byte: UInt8) -> Bool { words[Int(byte >> 6)] & (1 << UInt64(byte & 63)) != 0 }
}

/// Globs compiled into flat arrays, so that trying one neither allocates nor counts references.
struct GlobTable: Sendable {
    /// A path component of a pattern.
    struct Component: Sendable {
        /// `**`: any number of components.
        var isAnyDepth: Bool
        /// Indices in `elements`.
        var start: Int32
        var end: Int32
    }

    var elements: [GlobElement] = []
    var sets: [ByteSet] = []
    var components: [Component] = []

    /// Whether the whole of `name` matches the component. Linear but for the product of the two lengths: on a mismatch
    /// only the last `*` can take more.
    func matches(_ component: Component, _ name: UnsafeBufferPointer<UInt8>) -> Bool {
        let end = Int(component.end)
        var element = Int(component.start)
        var offset = 0
        var retryElement = -1
        var retryOffset = 0
        while true {
            if element < end, elements[element].kind == .anyBytes {
                element += 1
                if element == end { return true }
                retryElement = element
                retryOffset = offset
            } else if element < end, offset < name.count, accepts(elements[element], name[offset]) {
                element += 1
                offset += 1
            } else if element == end, offset == name.count {
                return true
            } else {
                guard retryElement >= 0, retryOffset < name.count else { return false }
                retryOffset += 1
                element = retryElement
                offset = retryOffset
            }
        }
    }

    private func accepts(_ element: GlobElement, _ byte: UInt8) -> Bool {
        switch element.kind {
        case .literal: element.byte == byte
        case .anyByte, .anyBytes: true
        case .oneOf: sets[Int(element.set)].contains(byte)
        }
    }

    /// Whether the whole of `path` matches the components in `range`. `**` takes no component or more, but at the end at
    /// least one: `a/**` is what is inside `a`.
    func matches(components range: Range<Int>, _ path: UnsafeBufferPointer<UInt8>) -> Bool {
        var index = range.lowerBound
        var offset = 0
        var retryIndex = -1
        var retryOffset = 0
        while true {
            let isExhausted = offset > path.count
            if index < range.upperBound, components[index].isAnyDepth {
                index += 1
                if index == range.upperBound { return !isExhausted }
                retryIndex = index
                retryOffset = offset
                continue
            }
            if isExhausted { return index == range.upperBound }
            let end = path.endOfComponent(from: offset)
            if index < range.upperBound,
                matches(components[index], UnsafeBufferPointer(rebasing: path[offset..<end]))
            {
                index += 1
                offset = end + 1
                continue
            }
            guard retryIndex >= 0 else { return false }
            retryOffset = path.endOfComponent(from: retryOffset) + 1
            if retryOffset > path.count { return false }
            index = retryIndex
            offset = retryOffset
        }
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// Offset of the next `/`, or the end.
    fileprivate func endOfComponent(from offset: Int) -> Int {
        var end = offset
        while end < count, self[end] != UInt8(ascii: "/") { end += 1 }
        return end
    }
}
