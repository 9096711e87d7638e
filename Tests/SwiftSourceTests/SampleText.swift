import Foundation
import Testing

/// A Swift text of this package that tests may take apart.
struct SampleText: Sendable, CustomTestStringConvertible {
    /// Path below the root of the package.
    let name: String
    let bytes: [UInt8]

    var testDescription: String { name }
}

/// Sources of the package, its tests and its fixtures: real code that is there anyway.
let sampleTexts: [SampleText] = {
    let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    var texts: [SampleText] = []
    for folder in ["Sources", "Tests/SwiftSourceTests", "fixtures"] {
        let paths = FileManager.default.enumerator(atPath: root.appendingPathComponent(folder).path)
        while let path = paths?.nextObject() as? String {
            let name = folder + "/" + path
            guard name.hasSuffix(".swift"),
                let data = FileManager.default.contents(atPath: root.appendingPathComponent(name).path)
            else { continue }
            texts.append(SampleText(name: name, bytes: Array(data)))
        }
    }
    return texts.sorted { $0.name < $1.name }
}()
