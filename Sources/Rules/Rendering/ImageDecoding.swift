import SwiftSource
import WidgetModel

/// A call that decodes a picture in the size that it has: `UIImage(data:)`, `UIImage(contentsOfFile:)`.
struct ImageDecoding {
    let call: CallExpression
    let place: CodePlace
    private let program: Program
    /// The function, accessor or closure around it that stands outermost.
    private let function: Node?

    init?(_ place: CodePlace, in program: Program) {
        guard let call = CallExpression(place.node), call.calleeName == "UIImage", !call.hasImplicitBase,
            let label = call.arguments.first?.label, label == "data" || label == "contentsOfFile",
            !program.declaresType("UIImage", visibleFrom: place.unit)
        else { return nil }
        self.call = call
        self.place = place
        self.program = program
        function = place.node.ancestors.first {
            $0.kind.isFunctionDeclaration
                || $0.kind == .patternBinding && [.memberBlock, .sourceFile].contains($0.parent?.parent?.kind)
        }
    }

    /// Whether the code around it makes entries of a timeline.
    var makesEntry: Bool {
        function?.subtree.contains { node in
            (node.kind == .identifierExpression || node.kind == .identifierType)
                && node.name?.hasSuffix("Entry") == true
        } ?? false
    }

    /// Whether the picture is small, or is made small: names say so, or what runs on the way.
    ///
    /// - Parameter chain: The functions that lead here.
    func isReduced(_ chain: [ChainStep]) -> Bool {
        if call.arguments[0].value?.subtree.contains(where: { $0.name.map(ReducedImages.areNamed) ?? false }) == true {
            return true
        }
        if function?.subtree.contains(where: { $0.name?.lowercased().contains("favicon") == true }) == true {
            return true
        }
        if chain.contains(where: { ReducedImages.areNamed($0.title) }) { return true }
        if place.node.ancestors.contains(where: Self.isNamedReduced) { return true }
        let body = place.at(function.map { $0.declaredBody ?? $0 } ?? place.node)
        if PictureSize(place, in: program).isTested(in: body.node) { return true }
        let onTheWay = [body] + chain.compactMap(self.body)
        return onTheWay.contains(where: Self.asksForExtension) || onTheWay.contains(where: reducesItself)
            || reduces(body)
    }

    /// Whether code asks when it runs whether an extension runs it, and may do something else there.
    private static func asksForExtension(_ body: CodePlace) -> Bool {
        body.node.subtree.contains { node in
            switch node.kind {
            case .stringLiteral: node.text.contains("appex")
            case .identifierExpression, .memberAccess, .identifierPattern:
                node.name?.lowercased().contains("appextension") ?? false
            default: false
            }
        }
    }

    /// A function or type that is named after what it does.
    private static func isNamedReduced(_ node: Node) -> Bool {
        guard node.kind.isFunctionDeclaration || node.kind.isTypeDeclaration || node.kind == .patternBinding else {
            return false
        }
        let name = node.kind == .patternBinding ? node.firstChild?.name : node.name
        return name.map(ReducedImages.areNamed) ?? false
    }

    /// Whether a body, or what it calls, makes a thumbnail or hands the picture to code that nobody knows.
    private func reduces(_ body: CodePlace) -> Bool {
        if isHandedOn { return true }
        return !CallPaths(program).search(from: body) { place, _ in
            CallExpression(place.node)?.calleeName.flatMap { ReducedImages.areMade(by: $0) ? true : nil }
        }.isEmpty
    }

    private func reducesItself(_ body: CodePlace) -> Bool {
        body.node.subtree.contains { CallExpression($0)?.calleeName.map(ReducedImages.areMade) ?? false }
    }

    /// `UIImage(data: data)?.resized(to: size)` with a function of another module.
    private var isHandedOn: Bool {
        var outer = place.node
        while let parent = outer.parent, parent.kind == .optionalChaining || parent.kind == .forceUnwrap {
            outer = parent
        }
        guard let member = outer.parent, member.kind == .memberAccess,
            let call = member.parent.flatMap(CallExpression.init),
            member.isCallee, let name = call.calleeName, !Self.harmless.contains(name)
        else { return false }
        return program.foreignMembers(name, of: "UIImage", inUnit: place.unit).isEmpty
    }

    /// Functions of `UIImage` that make nothing smaller, or keep the large one as well.
    private static let harmless: Set<String> = [
        "withRenderingMode", "withTintColor", "jpegData", "pngData", "preparingForDisplay", "draw", "map", "flatMap",
        "withAlignmentRectInsets", "withConfiguration",
    ]

    private func body(of step: ChainStep) -> CodePlace? {
        step.declaration(in: program).flatMap { id in
            program.fact(id).isType
                ? nil : program.node(id)?.declaredBody.map { CodePlace(unit: id.unit, node: $0) }
        }
    }
}

/// Names of images, and of functions, that stand for something small.
enum ReducedImages {
    static func areNamed(_ name: String) -> Bool {
        let name = name.lowercased()
        return ["thumb", "downsampl", "downscal", "favicon", "icondata"].contains { name.contains($0) }
    }

    /// Whether a type stands in a file that makes thumbnails, of which its images will be some.
    static func areMade(inFileOf type: TypeID, _ program: Program) -> Bool {
        let unit = program.type(type).declaration.unit
        guard let tree = program.tree(ofUnit: unit) else { return false }
        return tree.root.subtree.contains { node in
            guard node.kind == .memberAccess || node.kind == .identifierExpression else { return false }
            return node.name.map(areNamed) ?? false
        }
    }

    /// Whether a function makes a small image of a large one without decoding that.
    static func areMade(by function: String) -> Bool {
        areNamed(function) || function == "CGImageSourceCreateThumbnailAtIndex"
    }
}
