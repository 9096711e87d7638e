// Written by `swift run generate-rules`. Do not edit.

import RuleEngine

/// The rules that are written in Swift.
public enum RuleRegistry {
    /// One of each, sorted by id.
    public static let all: [any Rule] = [
        AsyncPlaceholder(),
        AttributesDrift(),
        BlockingPlaceholder(),
        ClosureControl(),
        DeploymentAboveApp(),
        GestureInteractivity(),
        IntentsPackageUnregistered(),
        LiveActivitiesPlist(),
        LocationPlist(),
        MissingContainerBackground(),
        OpenAppInExtension(),
        ReloadPolicyType(),
        UrlSchemeUnregistered(),
    ]
}
