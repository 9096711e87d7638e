extension PathText {
    /// How many folders to leave and to enter on the way from one file to another. Files of one folder have distance 0.
    public static func folderDistance(_ left: String, _ right: String) -> Int {
        let slash = UInt8(ascii: "/")
        var common = 0
        var leftDepth = 0
        var rightDepth = 0
        var isCommon = true
        var rightBytes = right.utf8.makeIterator()
        for byte in left.utf8 {
            let other = rightBytes.next()
            if byte == slash { leftDepth += 1 }
            if other == slash { rightDepth += 1 }
            isCommon = isCommon && byte == other
            if isCommon, byte == slash { common += 1 }
        }
        while let byte = rightBytes.next() {
            if byte == slash { rightDepth += 1 }
        }
        return leftDepth - common + rightDepth - common
    }
}
