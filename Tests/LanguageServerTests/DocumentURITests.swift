import Testing

@testable import LanguageServer

@Suite("Document URIs")
struct DocumentURITests {
    @Test(
        "A file URI gives the path of the file",
        arguments: [
            ("file:///w/A.swift", "/w/A.swift"),
            ("file:///w/My%20App/%C3%A9%E4%B8%AD.swift", "/w/My App/é中.swift"),
            ("FILE://localhost/w/a%2Bb%25.swift", "/w/a+b%.swift"),
            ("file:/w/A.swift", "/w/A.swift"),
            ("file:///w/./x/..//A.swift/", "/w/A.swift"),
            ("file:///../A.swift", "/A.swift"),
            ("file:///", "/"),
            ("file:///w/C#/a?b.swift", "/w/C#/a?b.swift"),
            ("untitled:Untitled-1", nil),
            ("file://server/share/A.swift", nil),
            ("file:///w/%zz.swift", nil),
            ("file:///w/%4", nil),
            ("file:///w/%FF.swift", nil),
            ("file:///w/%00.swift", nil),
            ("file:w/A.swift", nil),
            ("/w/A.swift", nil),
            ("", nil),
            ("git:/w/A.swift?%7B%7D", nil),
        ] as [(String, String?)])
    func decoding(uri: String, path: String?) {
        #expect(DocumentURI(uri).path == path)
    }

    @Test("The URI of a path leads back to it", arguments: ["/w/A.swift", "/w/My App/é中#%?+.swift", "/"])
    func encoding(path: String) {
        let uri = DocumentURI(path: path)
        #expect(DocumentURI(uri.text).path == path)
        #expect(uri.text.utf8.allSatisfy { $0 < 0x80 && $0 > 0x20 })
    }
}
