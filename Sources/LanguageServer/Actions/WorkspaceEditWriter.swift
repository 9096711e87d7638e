import JSON
import RuleEngine
import SwiftSource

/// Writes edits in the form the client takes.
struct WorkspaceEditWriter {
    let capabilities: ClientCapabilities
    /// A file by its path: how the client calls it, the version it has if it is open, and what stands in it.
    let file: (String) -> (uri: String, version: Int64?, text: IndexedText)?

    /// `nil` when a file that should be edited is not known.
    func edit(_ edits: [TextEdit]) -> [UInt8]? {
        var files: [(uri: String, version: Int64?, edits: [UInt8])] = []
        for (path, edits) in Dictionary(grouping: edits, by: \.path).sorted(by: { $0.key < $1.key }) {
            guard let file = file(path) else { return nil }
            files.append((file.uri, file.version, self.edits(edits, in: file.text)))
        }
        var writer = JSONWriter()
        writer.object {
            if capabilities.acceptsDocumentChanges {
                $0.array("documentChanges") { for file in files { write(file, to: &$0) } }
            } else {
                $0.object("changes") {
                    for file in files {
                        $0.name(file.uri)
                        $0.text(file.edits)
                    }
                }
            }
        }
        return writer.bytes
    }

    private func write(_ file: (uri: String, version: Int64?, edits: [UInt8]), to writer: inout JSONWriter) {
        writer.object {
            $0.object("textDocument") {
                $0.member("uri", file.uri)
                $0.name("version")
                if let version = file.version { $0.integer(version) } else { $0.null() }
            }
            $0.name("edits")
            $0.text(file.edits)
        }
    }

    /// The new text, its line breaks as the document has them.
    private func text(of edit: TextEdit, _ ending: [UInt8]) -> String {
        String(decoding: LineEnding.rewrite(edit.replacement, as: ending), as: UTF8.self)
    }

    private func edits(_ edits: [TextEdit], in text: IndexedText) -> [UInt8] {
        let ending = Array(text.lineEnding.utf8)
        var writer = JSONWriter()
        writer.array {
            for edit in edits {
                $0.object {
                    $0.name("range")
                    text.positions(of: edit.range, capabilities.positionEncoding).write(to: &$0)
                    $0.member("newText", self.text(of: edit, ending))
                }
            }
        }
        return writer.bytes
    }
}
