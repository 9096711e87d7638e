import RuleEngine
import SwiftSource
import WidgetModel

/// Something that code of a widget extension reads from `UserDefaults.standard`, or writes there.
struct StandardUse {
    enum Form {
        case access(DefaultsAccess)
        case appStorage(AppStorageProperty)
        /// A property or function that the project adds to `UserDefaults`.
        case added
    }

    let form: Form
    let kind: DefaultsAccess.Kind
    let key: DefaultsKey
    /// The call, the attribute or the name.
    let place: CodePlace
    let region: ExtensionRegion
    /// What makes the store the standard one; nil for `@AppStorage` without a store.
    let source: StandardSource?
}

/// The code that says `UserDefaults.standard`.
struct StandardSource: Hashable {
    /// The expression; where a call leaves a default value in place, the call's name.
    let unit: Int
    let range: Range<Int>
    /// The default value that the call leaves in place.
    let defaultValue: CodePlace?
    /// The expression is the receiver of the access, and nothing else.
    let isReceiver: Bool
    /// The value is another one as a rule.
    let isFallback: Bool
}
