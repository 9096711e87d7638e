/// Schemes that the system, or an app that comes with it, opens.
///
/// Sources: Apple's URL Scheme Reference, and the `Info.plist` files of the apps of iOS 26.
enum SystemSchemes {
    static func contains(_ scheme: String) -> Bool {
        names.contains(scheme) || prefixes.contains { scheme.hasPrefix($0) }
    }

    private static let prefixes = [
        "x-apple", "itms", "com.apple.", "facetime", "app-prefs", "app-settings", "macappstore",
    ]

    private static let names: Set<String> = [
        "about", "addressbook", "applenews", "applenewss", "bridge", "calshow", "camera", "clips", "contact",
        "contacts", "data", "diagnostics", "feed", "file", "fmip1", "freeform", "ftp", "gamecenter", "http", "https",
        "ibooks", "imessage", "journal", "mailto", "map", "mapitem", "maps", "message", "messages", "mobilenotes",
        "music", "musics", "news", "notes", "photos", "photos-redirect", "podcast", "podcasts", "prefs", "reminders",
        "shareddocuments", "shoebox", "shortcuts", "sms", "stocks", "tel", "telprompt", "tips", "tv", "videos",
        "voicememos", "wallet", "weather", "webcal", "workflow",
    ]
}
