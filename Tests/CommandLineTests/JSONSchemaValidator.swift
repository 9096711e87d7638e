import Foundation

/// The validator of the Python library jsonschema, if it is installed.
struct JSONSchemaValidator {
    let path: String

    /// Looks for `jsonschema` along `PATH`.
    static let installed: JSONSchemaValidator? = {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        return folders.map { "\($0)/jsonschema" }.first { FileManager.default.isExecutableFile(atPath: $0) }
            .map(JSONSchemaValidator.init)
    }()

    /// The numbers of the instances that the schema accepts.
    func accepted(_ instances: [String], schema: String) throws -> Set<Int> {
        let folder = try SmallProject(["schema.json": schema])
        var arguments = ["--output", "pretty"]
        for (number, instance) in instances.enumerated() {
            try Data(instance.utf8).write(to: URL(fileURLWithPath: "\(folder.path)/\(number).json"))
            arguments += ["-i", "\(folder.path)/\(number).json"]
        }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = arguments + ["\(folder.path)/schema.json"]
        let output = Pipe()
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        let marker = "[SUCCESS]===(\(folder.path)/"
        return Set(text.components(separatedBy: marker).dropFirst().compactMap { Int($0.prefix { $0.isNumber }) })
    }
}
