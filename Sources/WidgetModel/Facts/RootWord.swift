import SwiftSource

/// Words by which a file is known to be worth reading: the frameworks that widgets are made with, and all else that rules
/// begin with.
enum RootWord {
    static let maximumLength = 44

    /// Whether one of them has this length. Most words are ruled out by it.
    @inline(__always)
    static func mayHave(length: Int) -> Bool {
        length < 64 && (lengths | lengths << 2) >> UInt64(truncatingIfNeeded: length) & 1 != 0
    }

    /// A bit for each length. Back-quotes add two.
    private static var lengths: UInt64 {
        1 << 6 | 1 << 9 | 1 << 10 | 1 << 11 | 1 << 12 | 1 << 13 | 1 << 14 | 1 << 15 | 1 << 18 | 1 << 19 | 1 << 20 | 1 << 21 | 1 << 22
            | 1 << 25 | 1 << 26 | 1 << 29 | 1 << 30 | 1 << 37 | 1 << 44
    }

    /// Whether a word counts only where it is declared.
    static func isDeclared(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
        word.elementsEqual("placeholder".utf8) || word.elementsEqual("previewValue".utf8)
    }

    /// - Parameter previous: The keyword of the token before.
    static func contains(_ word: UnsafeBufferPointer<UInt8>, after previous: Keyword) -> Bool {
        switch word.count {
        case 6: word.elementsEqual("policy".utf8)
        case 9: word.elementsEqual("WidgetKit".utf8) || word.elementsEqual("suiteName".utf8)
        case 10: word.elementsEqual("AppIntents".utf8)
        case 11:
            previous == .func && word.elementsEqual("placeholder".utf8) || word.elementsEqual("ActivityKit".utf8)
        case 12:
            (previous == .func || previous == .var) && word.elementsEqual("previewValue".utf8)
                || word.elementsEqual("WidgetBundle".utf8)
        case 13: word.elementsEqual("timerInterval".utf8)
        case 14: word.elementsEqual("groupContainer".utf8) || word.elementsEqual("countingDownIn".utf8)
        case 15: word.elementsEqual("dismissalPolicy".utf8)
        case 18: word.elementsEqual("FileProtectionType".utf8)
        case 19:
            word.elementsEqual("StaticConfiguration".utf8) || word.elementsEqual("IntentConfiguration".utf8)
                || word.elementsEqual("WidgetConfiguration".utf8) || word.elementsEqual("containerBackground".utf8)
        case 20: word.elementsEqual("TimelineReloadPolicy".utf8)
        case 21: word.elementsEqual("ActivityConfiguration".utf8)
        case 22:
            word.elementsEqual("AppIntentConfiguration".utf8) || word.elementsEqual("RelevanceConfiguration".utf8)
                || word.elementsEqual("completeFileProtection".utf8)
        case 25:
            word.elementsEqual("ActivityUIDismissalPolicy".utf8) || word.elementsEqual("WidgetConfigurationIntent".utf8)
        case 26:
            word.elementsEqual("StaticControlConfiguration".utf8) || word.elementsEqual("ControlWidgetConfiguration".utf8)
        case 29: word.elementsEqual("AppIntentControlConfiguration".utf8)
        case 30: word.elementsEqual("kSecAttrAccessibleWhenUnlocked".utf8)
        case 37: word.elementsEqual("forSecurityApplicationGroupIdentifier".utf8)
        case 44: word.elementsEqual("kSecAttrAccessibleWhenUnlockedThisDeviceOnly".utf8)
        default: false
        }
    }
}
