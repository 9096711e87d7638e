#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Starts threads of their own, with a stack that fits a parser.
enum ThreadStarter {
    /// Bytes. Musl gives a thread 128 KiB by itself and Darwin 512 KiB.
    private static let stackSize = 16 << 20

    /// Runs `body` on a new thread that nobody joins; false when the system has no thread to give.
    static func start(_ body: @escaping @Sendable () -> Void) -> Bool {
        var attributes = pthread_attr_t()
        guard pthread_attr_init(&attributes) == 0 else { return false }
        defer { pthread_attr_destroy(&attributes) }
        pthread_attr_setstacksize(&attributes, stackSize)
        pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
        let argument = Unmanaged.passRetained(Body(body))
        guard create(&attributes, argument.toOpaque()) == 0 else {
            argument.release()
            return false
        }
        return true
    }

    private final class Body: Sendable {
        let run: @Sendable () -> Void

        init(_ run: @escaping @Sendable () -> Void) { self.run = run }
    }

    private static func create(
        _ attributes: UnsafePointer<pthread_attr_t>, _ argument: UnsafeMutableRawPointer
    ) -> Int32 {
        #if canImport(Darwin) || canImport(Musl)
        var thread: pthread_t?
        #else
        var thread = pthread_t()
        #endif
        return pthread_create(&thread, attributes, runBody, argument)
    }

    fileprivate static func run(_ argument: UnsafeMutableRawPointer) {
        Unmanaged<Body>.fromOpaque(argument).takeRetainedValue().run()
    }
}

#if canImport(Darwin)
private func runBody(_ argument: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    ThreadStarter.run(argument)
    return nil
}
#else
private func runBody(_ argument: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    if let argument { ThreadStarter.run(argument) }
    return nil
}
#endif
