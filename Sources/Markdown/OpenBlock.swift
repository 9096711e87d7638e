/// A block that further lines may continue.
struct OpenBlock {
    enum Kind {
        case document
        case quote
        case list(ListMarker)
        /// `width` is the columns that each line of the item begins with: indentation, marker and the space behind it.
        case item(width: Int)
        case paragraph
        case fencedCode
        case indentedCode
        case html(HTMLBlockKind)
    }

    let kind: Kind
    /// Blocks within, without paragraphs that turned out to hold link reference definitions only.
    var childCount = 0

    init(_ kind: Kind) { self.kind = kind }

    var isQuote: Bool {
        if case .quote = kind { true } else { false }
    }

    var isList: Bool {
        if case .list = kind { true } else { false }
    }

    var isItem: Bool {
        if case .item = kind { true } else { false }
    }

    var isParagraph: Bool {
        if case .paragraph = kind { true } else { false }
    }

    /// Whether lines belong to it as they are, so that no block begins within.
    var isVerbatim: Bool {
        switch kind {
        case .fencedCode, .indentedCode, .html: true
        case .document, .quote, .list, .item, .paragraph: false
        }
    }

    func isList(of marker: ListMarker) -> Bool {
        if case .list(let own) = kind { own == marker } else { false }
    }
}
