import RuleEngine
import SwiftSource
import WidgetModel

/// Recognises work that is too much for drawing: all that blocks, and decoding, and making formatters over and over.
struct ViewWork {
    private let blocking: BlockingOperations
    private let types: ExpressionTypes
    private let program: Program

    static let names = BlockingOperations.names.union(formatters).union(["decode", "jsonObject", "unarchivedObject"])

    init(_ program: Program) {
        self.program = program
        blocking = BlockingOperations(program)
        types = ExpressionTypes(program)
    }

    /// - Parameters:
    ///   - path: The bodies that lead to the place, the one that holds it last.
    func operation(at place: CodePlace, path: [CodePlace]) -> BlockingOperation? {
        if let decoding = decoding(at: place) ?? formatter(at: place, in: path.last) { return decoding }
        guard var operation = blocking.operation(at: place, path: path), operation.severity == .error else {
            return nil
        }
        // It is how a lock is written; what it guards is looked at by itself.
        guard operation.name != "DispatchQueue.sync" else { return nil }
        if Self.quick.contains(operation.name) { operation.severity = .warning }
        return operation
    }

    /// What nearly always works, and is a moment's work.
    private static let quick: Set<String> = [
        "FileManager.fileExists", "FileManager.isReadableFile", "FileManager.attributesOfItem",
        "FileManager.createDirectory", "FileManager.removeItem", "UIImage(contentsOfFile:)", "NSImage(contentsOfFile:)",
    ]

    private func decoding(at place: CodePlace) -> BlockingOperation? {
        guard let call = CallExpression(place.node), let name = call.calleeName, let base = call.base else {
            return nil
        }
        let receiver: String
        switch types.type(of: base, inUnit: place.unit) {
        case .foreign(let type)?, .metatype(.foreign(let type))?: receiver = type
        default: return nil
        }
        switch (receiver, name) {
        case ("JSONDecoder", "decode"), ("PropertyListDecoder", "decode"), ("JSONSerialization", "jsonObject"),
            ("NSKeyedUnarchiver", "unarchivedObject"):
            return BlockingOperation(name: "\(receiver).\(name)", action: "decodes data", severity: .warning)
        default:
            return nil
        }
    }

    private static let formatters: Set<String> = [
        "DateFormatter", "NumberFormatter", "ISO8601DateFormatter", "DateComponentsFormatter", "DateIntervalFormatter",
        "MeasurementFormatter", "ByteCountFormatter", "RelativeDateTimeFormatter",
    ]

    /// A formatter that is made for each element of a loop.
    private func formatter(at place: CodePlace, in body: CodePlace?) -> BlockingOperation? {
        guard let call = CallExpression(place.node), call.callee?.kind == .identifierExpression,
            let name = call.calleeName, Self.formatters.contains(name), isInLoop(place.node, of: body?.node),
            !program.declaresType(name, visibleFrom: place.unit)
        else { return nil }
        return BlockingOperation(name: name, action: "makes a formatter for each element", severity: .info)
    }

    private func isInLoop(_ node: Node, of body: Node?) -> Bool {
        for around in node.ancestors {
            if around.kind == .forStatement || around.kind == .whileStatement { return true }
            if around.id == body?.id || around.kind.isFunctionDeclaration { return false }
            guard around.kind == .closure, let call = around.ancestors.first(where: { $0.kind == .call }) else {
                continue
            }
            switch CallExpression(call)?.calleeName {
            case "ForEach"?, "map"?, "compactMap"?, "flatMap"?, "forEach"?: return true
            default: break
            }
        }
        return false
    }
}
