/// Which configuration counts for a file.
enum ConfigurationScope: Hashable {
    /// None does.
    case unconfigured
    /// The one of this number.
    case configuration(Int)
}
