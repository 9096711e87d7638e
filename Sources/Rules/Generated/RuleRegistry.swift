// Written by `swift run generate-rules`. Do not edit.

import RuleEngine

/// The rules that are written in Swift.
public enum RuleRegistry {
    /// One of each, sorted by id.
    static let swiftRules: [any Rule] = [
        APIAvailability(),
        AppGroupMismatch(),
        AsyncPlaceholder(),
        AttributesDrift(),
        BlockingPlaceholder(),
        BundleAvailability(),
        ClosureControl(),
        DeploymentAboveApp(),
        DuplicateKind(),
        GestureInteractivity(),
        GroupContainerUnwrap(),
        IntentsPackageUnregistered(),
        KindNotShared(),
        LiveActivitiesPlist(),
        LocationPlist(),
        LockedData(),
        MainOnWidget(),
        MissingContainerBackground(),
        NonexistentAPI(),
        OpenAppInExtension(),
        ReloadPolicyType(),
        SharedMemoryState(),
        StandardUserDefaults(),
        StoreOutsideAppGroup(),
        UnknownKind(),
        UrlSchemeUnregistered(),
        WidgetNotInBundle(),
    ]
}
