extension PathText {
    /// `path` with `.` and `..` components resolved by name, as project files mean them: `A/../B` is `B` whatever `A`
    /// is. `..` that leads above the working directory stays in front; above `/` there is nothing.
    public static func collapsed(_ path: String) -> String {
        guard needsCollapsing(path) else { return path }
        let isAbsolute = path.utf8.first == UInt8(ascii: "/")
        var components: [String] = []
        for component in Self.components(ofPath: path) where component != "." {
            if component != ".." {
                components.append(component)
            } else if let last = components.last, last != ".." {
                components.removeLast()
            } else if !isAbsolute {
                components.append(component)
            }
        }
        return (isAbsolute ? "/" : "") + components.joined(separator: "/")
    }

    /// Most paths have neither a component that begins with a dot nor an empty one.
    private static func needsCollapsing(_ path: String) -> Bool {
        var last = UInt8(ascii: "a")
        for byte in path.utf8 {
            let isDoubled = byte == UInt8(ascii: "/") || byte == UInt8(ascii: ".")
            if last == UInt8(ascii: "/"), isDoubled { return true }
            last = byte
        }
        return last == UInt8(ascii: "/") || path.utf8.first == UInt8(ascii: ".")
    }
}
