import Foundation

/// Reads property lists in any of their forms: XML, binary, and the OpenStep text of `project.pbxproj`.
public enum PropertyLists {
    /// The property list in the file at `path`.
    public static func read(_ path: String) throws(ProjectProblem) -> PropertyListValue {
        let bytes: [UInt8]
        do throws(FileError) {
            bytes = try FileReader.read(path)
        } catch {
            throw ProjectProblem(path: path, message: "cannot read this property list: \(error.reason)")
        }
        return try parse(bytes, path: path)
    }

    /// The property list in `bytes`; `path` is for the error.
    public static func parse(_ bytes: [UInt8], path: String) throws(ProjectProblem) -> PropertyListValue {
        // Foundation takes nothing for an empty dictionary.
        guard bytes.contains(where: { $0 > UInt8(ascii: " ") }) else {
            throw ProjectProblem(path: path, message: "this property list is empty")
        }
        do {
            let object = try PropertyListSerialization.propertyList(from: Data(bytes), options: [], format: nil)
            guard let value = PropertyListValue(object) else {
                throw ProjectProblem(path: path, message: "this property list holds a value of unknown type")
            }
            return value
        } catch let problem as ProjectProblem {
            throw problem
        } catch {
            throw problem(for: error as NSError, bytes, path: path)
        }
    }

    /// Foundation explains why a text is no XML. Of the other forms it says nothing that can be passed on.
    private static func problem(for error: NSError, _ bytes: [UInt8], path: String) -> ProjectProblem {
        guard bytes.first(where: { $0 > UInt8(ascii: " ") }) == UInt8(ascii: "<"),
            let detail = error.userInfo["NSDebugDescription"] as? String
        else {
            return ProjectProblem(path: path, message: "this property list is neither XML nor binary nor OpenStep text")
        }
        let place = detail.range(of: " (on|at) line [0-9]+\\.?$", options: .regularExpression)
        let line = place.flatMap { Int(detail[$0].filter(\.isNumber)) }
        let reason = detail[..<(place?.lowerBound ?? detail.endIndex)]
        return ProjectProblem(path: path, line: line, message: "this property list cannot be read: \(reason)")
    }
}

extension PropertyListValue {
    fileprivate init?(_ object: Any) {
        switch object {
        case let object as String: self = .string(object)
        case let object as Date: self = .date(object.timeIntervalSince1970)
        case let object as Data: self = .data([UInt8](object))
        case let object as [Any]:
            var array: [PropertyListValue] = []
            for element in object {
                guard let value = PropertyListValue(element) else { return nil }
                array.append(value)
            }
            self = .array(array)
        case let object as [String: Any]:
            var dictionary: [String: PropertyListValue] = [:]
            for (key, element) in object {
                guard let value = PropertyListValue(element) else { return nil }
                dictionary[key] = value
            }
            self = .dictionary(dictionary)
        case let number as NSNumber: self.init(number, isBoolean: PropertyListValue.isBoolean(object))
        default: return nil
        }
    }

    /// Numbers convert to `Bool` and back, so a cast cannot tell; where Foundation has Core Foundation below it, the type
    /// of the object neither.
    private static func isBoolean(_ object: Any) -> Bool {
        #if canImport(Darwin)
        CFGetTypeID(object as CFTypeRef) == CFBooleanGetTypeID()
        #else
        type(of: object) == Bool.self
        #endif
    }

    private init(_ number: NSNumber, isBoolean: Bool) {
        let type = String(cString: number.objCType)
        if isBoolean {
            self = .boolean(number.boolValue)
        } else if type != "d", type != "f", let integer = Int(exactly: number) {
            self = .integer(integer)
        } else {
            self = .real(number.doubleValue)
        }
    }
}
