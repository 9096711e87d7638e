/// A widget, control or Live Activity.
///
/// One that has several configurations, because systems or builds differ, is one widget here.
public struct MappedWidget: Sendable, Hashable {
    public enum Role: String, Sendable {
        case widget
        case control
        case liveActivity
    }

    /// What `supportedFamilies` says.
    public enum Families: Sendable, Hashable {
        case listed([String])
        /// It is not called: all families that the system has for it.
        case notStated
        /// It is called with something that nobody can tell.
        case unknown
    }

    public var name: String
    public var role: Role
    /// Where the type is declared.
    public var place: MapPlace
    /// `StaticConfiguration` and the like; none when nobody can tell.
    public var configurations: [String] = []
    /// The type of the project that makes the configuration for it.
    public var configuredBy: MappedName?
    /// Nil when one of them is made at run time. Live Activities have none.
    public var kinds: [String]? = []
    public var families: Families = .notStated
    /// Ids of the widget extensions that it is in or, where none is known, of the targets that compile it.
    public var targets: [String] = []
    public var providers: [MappedProvider] = []
    /// The types of the entries, or of a control's value.
    public var entries: [MappedName] = []
    /// The attributes of a Live Activity.
    public var attributes: [MappedName] = []
    /// What the person configures it with.
    public var configurationIntents: [MappedName] = []
    /// What it draws: each view once, where it is first reached.
    public var views: [MappedView] = []
    public var intents: [MappedIntent] = []
    public var stores: [MappedStore] = []

    public init(_ name: String, _ role: Role, at place: MapPlace) {
        self.name = name
        self.role = role
        self.place = place
    }
}

extension MappedWidget {
    /// When its providers ask for the next timeline.
    public var policies: [MappedPolicy] { providers.flatMap(\.policies) }

    /// The least and the most reloads a day that its policies ask for, as far as they are known; nil when none is.
    public var reloadsPerDay: ClosedRange<Double>? {
        let known = policies.compactMap(\.policy.reloadsPerDay)
        guard let least = known.map(\.lowerBound).min(), let most = known.map(\.upperBound).max() else { return nil }
        return least...most
    }

    /// Whether it has a timeline at all.
    public var hasTimeline: Bool {
        role == .widget && configurations != ["RelevanceConfiguration"]
    }
}

/// What gives a widget its entries, or a control its value.
public struct MappedProvider: Sendable, Hashable {
    public var provider: MappedName
    /// The protocol that it conforms to; nil for the types of other modules.
    public var conformance: String?
    /// In the order of the files; each once.
    public var policies: [MappedPolicy]

    public init(_ provider: MappedName, conformance: String? = nil, policies: [MappedPolicy] = []) {
        self.provider = provider
        self.conformance = conformance
        self.policies = policies
    }
}

/// A reload policy, and the expression that gives it.
public struct MappedPolicy: Sendable, Hashable {
    public var policy: ReloadPolicy
    /// As written, on one line.
    public var code: String
    public var place: MapPlace

    public init(_ policy: ReloadPolicy, code: String, at place: MapPlace) {
        self.policy = policy
        self.code = code
        self.place = place
    }
}

/// A view, or a helper that gives one, and what it draws in turn.
public struct MappedView: Sendable, Hashable {
    public enum Kind: String, Sendable {
        case view
        case modifier
        case style
        /// A property that gives a view.
        case property
        /// A function that gives a view.
        case function
        /// A function that the project adds to `View` and its kin.
        case modifierFunction
    }

    public var name: String
    public var kind: Kind
    public var place: MapPlace
    public var children: [MappedView]

    public init(_ name: String, _ kind: Kind, at place: MapPlace, children: [MappedView] = []) {
        self.name = name
        self.kind = kind
        self.place = place
        self.children = children
    }

    /// The name as it is used: with parentheses behind a function's.
    public var label: String { kind == .function || kind == .modifierFunction ? name + "()" : name }

    /// Whether it changes a view instead of drawing one of its own.
    public var isModifier: Bool { kind == .modifier || kind == .modifierFunction || kind == .style }

    /// How many views and helpers the tree holds, this one included.
    public var count: Int { children.reduce(1) { $0 + $1.count } }
}

/// An intent that buttons or toggles perform.
public struct MappedIntent: Sendable, Hashable {
    /// Its type or, where that is not known, the expression that is passed.
    public var intent: MappedName
    /// Whether the name is that of a type.
    public var isResolved: Bool
    /// Whether the system performs it in the app; nil for intents of other modules.
    public var runsInApp: Bool?
    /// `Button`, `Toggle`, `ControlWidgetButton`, `ControlWidgetToggle`; sorted.
    public var controls: [String]
    /// Where they stand.
    public var uses: [MapPlace]

    public init(_ intent: MappedName, isResolved: Bool, runsInApp: Bool?, controls: [String], uses: [MapPlace]) {
        self.intent = intent
        self.isResolved = isResolved
        self.runsInApp = runsInApp
        self.controls = controls
        self.uses = uses
    }
}

/// Data that a widget's code reads or writes.
public struct MappedStore: Sendable, Hashable {
    public enum Kind: String, Sendable {
        case userDefaults
        /// The folder of an app group.
        case groupContainer
        case swiftData
        case coreData
    }

    public var kind: Kind
    /// The suite, group or model; nil when it is not known. The standard user defaults have the name `standard`.
    public var name: String?
    /// Where the code reaches it first.
    public var place: MapPlace
    /// What code does: `provider`, `rendered`, `intent`; sorted.
    public var reachedBy: [String]

    public init(_ kind: Kind, _ name: String?, at place: MapPlace, reachedBy: [String]) {
        self.kind = kind
        self.name = name
        self.place = place
        self.reachedBy = reachedBy
    }
}
