import SwiftSource

/// How a rule that is made of a selector mends what it finds.
struct FixTemplate: Sendable {
    let title: MessageTemplate
    var edits: [Edit] = []

    enum Edit: Sendable {
        /// `remove modifier`
        case removeModifier
        /// `remove label`
        case remove(CapturedPart)
        /// `replace self.name with "padding"`
        case replace(CapturedPart, MessageTemplate)
        /// `insert "Group { " before self`
        case insert(MessageTemplate, before: CapturedPart)
        /// `insert " }" after self`
        case append(MessageTemplate, after: CapturedPart)
    }

    func fix(_ safety: Fix.Safety, for captures: SelectorMatcher.Captures, path: String) -> Fix? {
        var edits: [TextEdit] = []
        for edit in self.edits {
            guard let made = edit.made(for: captures, path: path) else { return nil }
            edits.append(made)
        }
        return Fix(title: title.line(for: captures), safety: safety, edits: edits)
    }
}

extension FixTemplate.Edit {
    /// What the edit is for the nodes of one match; nil where one is missing.
    fileprivate func made(for captures: SelectorMatcher.Captures, path: String) -> TextEdit? {
        switch self {
        case .removeModifier:
            guard let subject = captures[CapturedPart.subject] else { return nil }
            return Self.rangeOfModifier(subject).map { TextEdit(path: path, range: $0, replacement: "") }
        case .remove(let part):
            return part.range(in: captures).map { TextEdit(path: path, range: $0, replacement: "") }
        case .replace(let part, let template):
            return part.range(in: captures).map {
                TextEdit(path: path, range: $0, replacement: template.text(for: captures))
            }
        case .insert(let template, let part):
            return part.range(in: captures).map {
                TextEdit(path: path, range: $0.lowerBound..<$0.lowerBound, replacement: template.text(for: captures))
            }
        case .append(let template, let part):
            return part.range(in: captures).map {
                TextEdit(path: path, range: $0.upperBound..<$0.upperBound, replacement: template.text(for: captures))
            }
        }
    }

    /// `.name(…)`, with the line break before it unless a comment stands there.
    private static func rangeOfModifier(_ node: Node) -> Range<Int>? {
        let tree = node.tree
        guard let base = CallExpression(node)?.base, let name = NodeSelection.nameToken(of: node.id, in: tree)
        else { return nil }
        let dot = name - 1
        let hasComment = tree.tokens.flags[dot].contains(.commentBefore)
        let start = hasComment ? tree.range(ofToken: dot).lowerBound : base.range.upperBound
        return start..<node.range.upperBound
    }
}
