import RuleEngine
import SwiftSource
import WidgetModel

/// See `rules/full-size-image.md`.
struct FullSizeImage: ExtensionNodeRule, NodeRule {
    let id = "full-size-image"

    let kinds: [NodeKind] = [.call, .identifierType, .memberType]
    let names: Set<String>? = ["UIImage", "TimelineEntry", "RelevanceEntry"]

    var events: [RuleEvent] { [.extensionNode(self), .node(self)] }

    func check(_ place: CodePlace, in region: ExtensionRegion, _ report: inout Report) {
        guard let decoding = ImageDecoding(place, in: report.program), !decoding.isReduced(region.chain) else { return }
        add(decoding, region, &report)
    }

    func check(_ place: CodePlace, _ report: inout Report) {
        if place.node.kind != .call { return checkEntry(place, &report) }
        // Files of which nothing tells whose they are: they count as a widget's where they make entries.
        guard report.project.targets.all.isEmpty, LooseWidgetCode.holds(place, in: report.project),
            let decoding = ImageDecoding(place, in: report.program), decoding.makesEntry, !decoding.isReduced([])
        else { return }
        add(decoding, nil, &report)
    }

    private func add(_ decoding: ImageDecoding, _ region: ExtensionRegion?, _ report: inout Report) {
        let isSmall = PictureSize(decoding.place, in: report.program).isSmallByName(in: report.project)
        report.add(
            decoding.call.calleeNameRange, inUnit: decoding.place.unit, "UIImage decodes the whole picture here",
            why: .whyDecoding, write: .writeDecoding, severity: isSmall ? .info : nil,
            related: (region?.chain ?? []).map { RelatedLocation($0, in: report.program) })
    }

    /// `struct Entry: TimelineEntry`
    private func checkEntry(_ place: CodePlace, _ report: inout Report) {
        guard let declaration = place.node.inheritingDeclaration,
            let id = report.program.declaration(at: place.at(declaration)), let type = report.program.type(of: id)
        else { return }
        for image in StoredImage.all(in: type, report.program) {
            report.add(
                image.range, inUnit: image.unit, image.message, why: .whyEntry, write: .writeEntry,
                severity: image.isSingle ? .info : nil)
        }
    }
}

extension String {
    fileprivate static let whyDecoding =
        "A photo takes tens of megabytes once it is decoded, the extension is ended at about thirty, and a large picture "
        + "keeps the widget from being drawn at all"
    fileprivate static let writeDecoding =
        "CGImageSourceCreateThumbnailAtIndex with kCGImageSourceThumbnailMaxPixelSize, or preparingThumbnail(of:), at the "
        + "size of the widget"
    fileprivate static let whyEntry =
        "WidgetKit archives every entry of the timeline before it draws the first: with images in them the extension "
        + "runs out of memory, and the widget stays blank"
    fileprivate static let writeEntry =
        "The URL or name of a file in the app group, in the size of the widget, and make the image in the view"
}

extension Node {
    /// The type declaration whose inheritance clause names a type here.
    fileprivate var inheritingDeclaration: Node? {
        guard let clause = parent, clause.kind == .inheritanceClause, let declaration = clause.parent,
            declaration.kind.isTypeDeclaration, declaration.kind != .protocolDeclaration
        else { return nil }
        return declaration
    }
}
