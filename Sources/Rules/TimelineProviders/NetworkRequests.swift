import SwiftSource
import WidgetModel

/// Recognises requests of the system's networking.
struct NetworkRequests {
    private let program: Program
    private let types: ExpressionTypes

    init(_ program: Program) {
        self.program = program
        types = ExpressionTypes(program)
    }

    /// How the request at a place is called: `URLSession.data`.
    func request(at place: CodePlace) -> String? {
        guard let call = CallExpression(place.node), let name = call.calleeName else { return nil }
        if let base = call.base {
            guard Self.requests.contains(name), types.type(of: base, inUnit: place.unit) == .foreign("URLSession")
            else { return nil }
            return "URLSession.\(name)"
        }
        let isConnection =
            name == "NWConnection" && !call.hasImplicitBase && !program.declaresType(name, visibleFrom: place.unit)
        return isConnection ? name : nil
    }

    private static let requests: Set<String> = [
        "data", "dataTask", "dataTaskPublisher", "download", "downloadTask", "upload", "uploadTask", "bytes",
        "streamTask",
        "webSocketTask",
    ]
}
