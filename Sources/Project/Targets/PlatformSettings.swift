extension Platform {
    /// Name of the build setting that holds the lowest version of the system that a target runs on.
    public var deploymentSetting: String {
        switch self {
        case .iOS: "IPHONEOS_DEPLOYMENT_TARGET"
        case .macOS: "MACOSX_DEPLOYMENT_TARGET"
        case .watchOS: "WATCHOS_DEPLOYMENT_TARGET"
        case .tvOS: "TVOS_DEPLOYMENT_TARGET"
        case .visionOS: "XROS_DEPLOYMENT_TARGET"
        }
    }

    /// Value of `SDKROOT`.
    var systemRoot: String {
        switch self {
        case .iOS: "iphoneos"
        case .macOS: "macosx"
        case .watchOS: "watchos"
        case .tvOS: "appletvos"
        case .visionOS: "xros"
        }
    }

    /// What `SUPPORTED_PLATFORMS` has for it: the system of the device and that of the simulator.
    var supportedPlatforms: String {
        switch self {
        case .iOS: "iphoneos iphonesimulator"
        case .macOS: "macosx"
        case .watchOS: "watchos watchsimulator"
        case .tvOS: "appletvos appletvsimulator"
        case .visionOS: "xros xrsimulator"
        }
    }
}
