/// How much of the sources is looked at for one block, so that blocks of common lines take no longer the more sources
/// there are.
struct SearchLimits: Sendable {
    /// Places of a block's rarest line before longer runs of lines are asked for.
    var places = 1_000
    /// Places that vote for where a block comes from. The rarest lines come first, so only closing braces and the like
    /// are left out.
    var votes = 2_000
}
