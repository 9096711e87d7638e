/// Types of the members of Foundation that matter for dates, numbers and stores, and of those through which WidgetKit is
/// asked for new content.
enum FoundationTypes {
    static func isNumber(_ type: ValueType) -> Bool {
        switch type.foreignName {
        case "Int", "Double", "Float", "CGFloat", "TimeInterval", "Int64", "Int32", "UInt", "Decimal": true
        default: false
        }
    }

    static func staticMember(_ name: String, of type: String) -> ValueType? {
        switch (type, name) {
        case ("Date", "now"), ("Date", "distantFuture"), ("Date", "distantPast"): .foreign("Date")
        case ("Duration", _): .foreign("Duration")
        case ("Calendar", "current"), ("Calendar", "autoupdatingCurrent"): .foreign("Calendar")
        case ("UserDefaults", "standard"): .foreign("UserDefaults")
        case ("URLSession", "shared"): .foreign("URLSession")
        case ("FileManager", "default"): .foreign("FileManager")
        case ("DispatchQueue", "main"), ("DispatchQueue", "global"): .foreign("DispatchQueue")
        case ("RunLoop", "current"), ("RunLoop", "main"): .foreign("RunLoop")
        case ("Bundle", "main"): .foreign("Bundle")
        case ("WidgetCenter", "shared"): .foreign("WidgetCenter")
        case ("ControlCenter", "shared"): .foreign("ControlCenter")
        default: nil
        }
    }

    static func member(_ name: String, of type: String) -> ValueType? {
        switch (type, name) {
        case ("Date", "addingTimeInterval"), ("Date", "advanced"): .foreign("Date")
        case ("Date", "timeIntervalSinceNow"), ("Date", "timeIntervalSince"), ("Date", "timeIntervalSince1970"),
            ("Date", "timeIntervalSinceReferenceDate"), ("Date", "distance"):
            .foreign("TimeInterval")
        case ("Calendar", "date"), ("Calendar", "startOfDay"), ("Calendar", "nextDate"): .foreign("Date")
        case ("Calendar", "dateComponents"): .foreign("DateComponents")
        case ("Calendar", "component"): .foreign("Int")
        case ("ModelContainer", "mainContext"): .foreign("ModelContext")
        case ("NSPersistentContainer", "viewContext"), ("NSPersistentContainer", "newBackgroundContext"),
            ("NSPersistentCloudKitContainer", "viewContext"), ("NSPersistentCloudKitContainer", "newBackgroundContext"):
            .foreign("NSManagedObjectContext")
        case ("DateInterval", "duration"): .foreign("TimeInterval")
        case ("DateInterval", "start"), ("DateInterval", "end"): .foreign("Date")
        case ("String", "count"), ("Array", "count"), ("Dictionary", "count"): .foreign("Int")
        default: nil
        }
    }
}
