import Project

/// A generated folder of apps with a widget extension each.
struct SampleProject {
    /// Of all files together, about.
    var megabytes: Int
    /// One file in so many belongs to a widget extension.
    var filesPerWidgetFile: Int
    /// One app file in so many names WidgetKit.
    var filesPerMention: Int
    var seed: UInt64

    /// As in an app that lives by its widgets.
    static func full(megabytes: Int) -> SampleProject {
        SampleProject(megabytes: megabytes, filesPerWidgetFile: 16, filesPerMention: 12, seed: 1)
    }

    /// As in a large app with one small extension: 1 % of the files name WidgetKit.
    static func sparse(megabytes: Int) -> SampleProject {
        SampleProject(megabytes: megabytes, filesPerWidgetFile: 160, filesPerMention: 300, seed: 2)
    }

    private static let meanFileSize = 4_400
    private static let filesPerApp = 400

    /// Writes the files and gives the folder.
    func write(into folder: Folder) throws(BenchError) -> GeneratedFolder {
        var code = SampleCode(seed: seed)
        var result = GeneratedFolder(path: folder.path)
        var index = 0
        while result.bytes < megabytes * 1_000_000 {
            let app = "App\(index / SampleProject.filesPerApp)"
            let size = code.nextFileSize(mean: SampleProject.meanFileSize)
            let bytes: [UInt8]
            let path: String
            if index % filesPerWidgetFile == 0 {
                bytes = code.widgetFile(size: size)
                path = "\(app)/Widgets/Widget\(index).swift"
            } else {
                bytes = code.appFile(size: size, importsWidgetKit: index % filesPerMention == 1)
                path = "\(app)/App/Feature\(index % SampleProject.filesPerApp / 20)/File\(index).swift"
            }
            if index % SampleProject.filesPerApp == 0 {
                try folder.write(SampleProject.propertyList, to: "\(app)/Widgets/Info.plist")
            }
            try folder.write(bytes, to: path)
            result.count(bytes)
            index += 1
        }
        return result
    }

    private static let propertyList = Array(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0">
        <dict>
            <key>NSExtension</key>
            <dict>
                <key>NSExtensionPointIdentifier</key>
                <string>com.apple.widgetkit-extension</string>
            </dict>
        </dict>
        </plist>

        """.utf8)
}

/// What was generated.
struct GeneratedFolder {
    let path: String
    private(set) var files = 0
    private(set) var bytes = 0

    init(path: String) { self.path = path }

    /// A folder that is there, with its Swift files.
    ///
    /// Their texts are not kept: what this program holds would count as memory of those that it starts.
    init(counting path: String) throws(BenchError) {
        let resolved = PathText.resolved(path)
        self.path = resolved ?? path
        var file = ReadBuffer()
        for path in try SourceTexts.paths(in: self.path) {
            do { try file.read(path) } catch { continue }
            files += 1
            bytes += file.bytes.count
        }
    }

    mutating func count(_ file: [UInt8]) {
        files += 1
        bytes += file.count
    }
}
