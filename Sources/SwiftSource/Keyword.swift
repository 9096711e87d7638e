/// The words with a meaning in the grammar. Reserved ones make a token of kind `.keyword`; contextual ones stay
/// identifiers whose meaning the parser decides.
public enum Keyword: UInt8, Sendable, CaseIterable {
    case none

    // Reserved.
    case `Any`, `as`, `associatedtype`, `break`, `case`, `catch`, `class`, `continue`, `default`, `defer`, `deinit`, `do`
    case `else`, `enum`, `extension`, `fallthrough`, `false`, `fileprivate`, `for`, `func`, `guard`, `if`, `import`, `in`
    case `init`, `inout`, `internal`, `is`, `let`, `nil`, `operator`, `precedencegroup`, `private`, `protocol`, `public`
    case `repeat`, `rethrows`, `return`, `self`, `Self`, `static`, `struct`, `subscript`, `super`, `switch`, `throw`
    case `throws`, `true`, `try`, `typealias`, `var`, `where`, `while`

    // Contextual.
    case `actor`, `any`, `async`, `await`, `borrow`, `borrowing`, `consume`, `consuming`, `convenience`, `copy`
    case `didSet`, `discard`, `distributed`, `dynamic`, `each`, `final`, `get`, `indirect`, `infix`, `isolated`, `lazy`
    case `macro`, `modify`, `mutating`, `nonisolated`, `nonmutating`, `of`, `open`, `optional`, `override`, `package`
    case `postfix`, `prefix`, `reasync`, `required`, `sending`, `set`, `some`, `then`, `unowned`, `unsafe`, `weak`
    case `willSet`, `yield`, `read`, `_read`, `_modify`, `unsafeAddress`, `unsafeMutableAddress`, `Type`, `Protocol`
    case `_const`, `__consuming`, `__owned`, `__shared`, `__setter_access`, `coroutine`, `using`, `nonsending`
    case `mutate`, `_borrow`, `addressWithOwner`, `mutableAddressWithOwner`, `addressWithNativeOwner`, `_local`

    public static let lastReserved = Keyword.while

    public var isReserved: Bool { self != .none && rawValue <= Keyword.lastReserved.rawValue }
}
