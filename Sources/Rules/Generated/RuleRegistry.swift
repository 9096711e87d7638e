// Written by `swift run generate-rules`. Do not edit.

import RuleEngine

/// The rules that are written in Swift.
public enum RuleRegistry {
    /// One of each, sorted by id.
    public static let all: [any Rule] = [
        APIAvailability(),
        AsyncPlaceholder(),
        AttributesDrift(),
        BlockingPlaceholder(),
        BundleAvailability(),
        ClosureControl(),
        DeploymentAboveApp(),
        DuplicateKind(),
        GestureInteractivity(),
        IntentsPackageUnregistered(),
        KindNotShared(),
        LiveActivitiesPlist(),
        LocationPlist(),
        MainOnWidget(),
        MissingContainerBackground(),
        NonexistentAPI(),
        OpenAppInExtension(),
        ReloadPolicyType(),
        UnknownKind(),
        UrlSchemeUnregistered(),
        WidgetNotInBundle(),
    ]
}
