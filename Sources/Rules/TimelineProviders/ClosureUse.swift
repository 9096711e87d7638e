import SwiftSource
import WidgetModel

/// What is done with a closure where it is written.
struct ClosureUse {
    /// The function, modifier or type that it is passed to; nil when it is stored or called at once.
    let function: String?
    /// The call that it is passed to.
    let call: CallExpression?
    /// Its label there.
    let label: String?
    private let isCalledAtOnce: Bool

    init(_ closure: Node) {
        let parent = closure.parent
        isCalledAtOnce = parent?.kind == .call
        let isPassed = parent?.kind == .argument || parent?.kind == .trailingClosure
        let around = isPassed ? parent?.ancestors.first { $0.kind == .call } : nil
        call = around.flatMap(CallExpression.init)
        function = call?.calleeName
        label = isPassed ? parent?.name : nil
    }

    /// Whether the closure runs once for each time that the code around it does.
    var runsWithCaller: Bool {
        if isCalledAtOnce { return true }
        guard let call, let function else { return false }
        if Self.runners.contains(function) { return true }
        // What is made with a closure keeps it.
        if function.first?.isUppercase == true { return false }
        return !call.mayRepeatClosures && !Self.handlers.contains(function)
    }

    /// Whether the closure runs as part of the code around it, now or a little later.
    var isPartOfCaller: Bool { isCalledAtOnce || function.map(Self.runners.contains) ?? false }

    private static let runners: Set<String> = [
        "Task", "detached", "async", "asyncAfter", "sync", "perform", "performAndWait", "run", "autoreleasepool",
        "withAnimation", "withLock", "addTask", "withTaskGroup", "withThrowingTaskGroup",
    ]

    private static let handlers: Set<String> = [
        "sink", "onReceive", "onChange", "addObserver", "setEventHandler", "Button", "onTapGesture", "register",
    ]
}
