extension Lexer {
    /// Leaves a version-control conflict, from its first marker to its last, to the gap.
    mutating func skipConflictMarker() -> Bool {
        let start = position
        guard start == 0 || base[start - 1] == 0x0A || base[start - 1] == 0x0D || base[start - 1] == 0 else {
            return false
        }
        if textHas("<<<<<<< ", at: start) {
            guard !memory.lacksConflictEnd else { return false }
            let conflictEnd = endOfConflict(">>>>>>> ", from: start + 8)
            memory.lacksConflictEnd = conflictEnd == nil
            return skipConflict(to: conflictEnd)
        }
        if textHas(">>>> ", at: start) {
            guard !memory.lacksPerforceConflictEnd else { return false }
            let conflictEnd = endOfConflict("<<<<\n", from: start + 5)
            memory.lacksPerforceConflictEnd = conflictEnd == nil
            return skipConflict(to: conflictEnd)
        }
        return false
    }

    private mutating func skipConflict(to conflictEnd: Int?) -> Bool {
        guard let conflictEnd else { return false }
        buffer.noteGap([.startsLine, .spaceBefore])
        position = endOfLine(from: conflictEnd)
        return true
    }

    /// Behind the marker that ends the conflict, which stands at the beginning of a line.
    private func endOfConflict(_ marker: StaticString, from offset: Int) -> Int? {
        var next = offset
        while next < end {
            if base[next - 1] == 0x0A || base[next - 1] == 0x0D, textHas(marker, at: next) {
                return next + marker.utf8CodeUnitCount
            }
            next += 1
        }
        return nil
    }

    private func textHas(_ text: StaticString, at offset: Int) -> Bool {
        let length = text.utf8CodeUnitCount
        guard offset + length <= end else { return false }
        for index in 0..<length where base[offset + index] != text.utf8Start[index] { return false }
        return true
    }
}
