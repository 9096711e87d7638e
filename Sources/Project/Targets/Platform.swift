/// A system that a target is built for.
public enum Platform: String, Sendable, Hashable, CaseIterable {
    case iOS
    case macOS
    case watchOS
    case tvOS
    case visionOS
}
