extension UsePathRow {
    static let straight = rows(
        """
        ## called | 1
        done(1)

        ## called twice | 2
        done(1)
        done(2)

        ## never called | 0 | body
        print(1)

        ## an empty body | 0 | body

        ## left before | 0...1
        if busy {
            return // open: return
        }
        done(1)

        ## called, then left | 1
        if busy { done(0); return }
        done(1)

        ## another of the same name | 0 | body
        let done = other
        done(1)

        ## called as an optional | 1
        done?(1)

        ## passed on | 1
        start(done)

        ## passed on under a label | 1
        loader.start(completion: done)

        ## stored | 1
        self.done = done

        ## kept for later | 1
        waiting.append(done)

        ## under another name | 1
        let finish = done
        finish(1)

        ## the program ends | 1
        guard ready else { fatalError("not ready") }
        done(1)

        ## a failed precondition ends it, too | 1
        if ready { done(1) } else { preconditionFailure() }

        ## an assertion does not | 0...1
        if ready { done(1) }
        else { // open: branch
            assertionFailure()
        }

        ## a deferred call | 1
        defer { done(1) }
        guard ready else { return }
        print(1)

        ## a deferred call behind a way out | 0...1
        guard ready else {
            return // open: return
        }
        defer { done(1) }
        print(1)

        ## a deferred call of an inner block | 1
        do {
            defer { done(1) }
            print(1)
        }
        print(2)

        ## a deferred call on one condition | 0...1
        defer {
            if ready { // open: absentElse
                done(1)
            }
        }
        print(1)

        ## what stands behind a way out | 0
        return print(1) // open: return
        done(1)

        ## code that nobody compiles | 0 | body
        #if false
        done(1)
        #endif
        """)

    static let branches = rows(
        """
        ## both branches | 1
        if a { done(1) } else { done(2) }

        ## one of two branches | 0...1
        if a { done(1) }
        else { // open: branch
            print(1)
        }

        ## no else | 0...1
        if let a { // open: absentElse
            done(a)
        }

        ## no last else | 0...1
        if a { // open: absentElse
            done(1)
        } else if b {
            done(2)
        }

        ## one of three branches | 0...1
        if a { done(1) }
        else if b { // open: branch
            print(1)
        } else { done(2) }

        ## an inner branch | 0...1
        if a {
            if b { // open: absentElse
                done(1)
            }
        } else { done(2) }

        ## a guard | 0...1
        guard let a else {
            return // open: return
        }
        done(a)

        ## a guard that calls | 1
        guard let a else { return done(0) }
        done(a)

        ## a weak self is still there | 1
        guard let self else { return }
        done(1)

        ## and so it is when it is written out | 1
        guard let self = self else { return }
        done(1)

        ## but not what is unwrapped with it | 0...1
        guard let self, let a else {
            return // open: return
        }
        done(a)

        ## nobody cancels | 1
        if Task.isCancelled { return }
        guard !Task.isCancelled else { return }
        done(1)

        ## the value itself is unwrapped | 1
        guard let done else { return }
        done(1)

        ## conditions that may depend on each other | 1...2
        if a { done(1) }
        if !a { done(2) }

        ## one branch leaves, the end does not call | 0...1
        if a { done(1); return }
        print(1)
        } // open: end

        ## a switch | 1
        switch a {
        case .x: done(1)
        case .y, .z: done(2)
        }

        ## a case that does nothing | 0...1
        switch a {
        case .success(let x): done(x)
        case .failure: // open: branch
            break
        }

        ## a case that leaves | 0...1
        switch a {
        case .success(let x): done(x)
        case .failure:
            return // open: return
        }

        ## a case that breaks before | 0...1
        switch a {
        case .x: // open: branch
            if b { break }
            done(1)
        default: done(2)
        }

        ## a case that falls through | 1
        switch a {
        case .x: fallthrough
        case .y: done(1)
        default: done(2)
        }

        ## cases that do not exist yet | 1
        switch a {
        case .x: done(1)
        @unknown default: break
        }

        ## a call behind the switch | 1
        switch a {
        case .x: print(1)
        default: print(2)
        }
        done(1)

        ## a choice of values | 1
        let x = if a { 1 } else { 2 }
        done(x)

        ## one operand or the other | 1
        a ? done(1) : done(2)

        ## systems that nobody may have | 1
        if #available(iOS 17, *) { done(1) }

        ## code of some builds alone | 1
        #if os(iOS)
        done(1)
        #endif

        ## a way out of debug builds alone | 1
        #if DEBUG
        if a { return }
        #endif
        done(1)

        ## a label | 0...1
        check: if a { // open: absentElse
            done(1)
        }

        ## a label that is left | 0...1
        check: do {
            if a { break check }
            done(1)
        }
        } // open: end
        """)

    static let loops = rows(
        """
        ## a loop over nothing | 0...2
        for x in xs { // open: loop
            done(x)
        }

        ## a loop that looks for one | 0...1
        for x in xs {
            if x > 1 { done(x); return }
        }
        } // open: end

        ## a loop that finds none, and a call behind it | 1
        for x in xs {
            if x > 1 { done(x); return }
        }
        done(0)

        ## a loop without end | 1
        while true {
            if ready { done(1); return }
        }

        ## a loop that is left before | 0...1
        while true { // open: loop
            if ready { break }
            if set { done(1); break }
        }

        ## a loop that runs at least once | 1...2
        repeat { done(1) } while more

        ## a round that is left out | 0...2
        repeat { // open: loop
            if a { continue }
            done(1)
        } while more

        ## a loop that is left by its label | 0...2
        outer: for x in xs { // open: loop
            for y in ys { if y { break outer } }
            done(x)
        }

        ## a call behind the loop | 1
        for x in xs { print(x) }
        done(1)

        ## a closure that runs in each round | 0...2
        for x in xs { // open: loop
            fetch(x) { if $0 { done(1) } }
        }

        ## errors of a sequence | 0...1
        Task {
            for try await x in xs { // open: throw
                print(x)
            }
            done(1)
        }
        """)

    static let closures = rows(
        """
        ## a closure | 1
        fetch { done($0) }

        ## a closure that leaves before | 0...1
        fetch { data in
            guard let data else {
                return // open: return
            }
            done(data)
        }

        ## a closure that captures it in a list | 1
        fetch { [weak self, done] data in
            guard let self else { return }
            done(data)
        }

        ## a closure that captures it under another name | 1
        fetch { [finish = done] data in finish(data) }

        ## a closure in a closure | 0...1
        fetch { data in
            queue.async {
                if let data { // open: absentElse
                    done(data)
                }
            }
        }

        ## a closure, and a call behind it | 1...2
        fetch { if let data = $0 { done(data) } }
        done(0)

        ## a closure on one path alone | 0...1
        if online {
            fetch { result in
                switch result {
                case .success(let x): done(x)
                case .failure: // open: branch
                    print(1)
                }
            }
        } else { done(0) }

        ## two closures of one call | 1
        publisher.fetch(onError: { if $0 { done(0) } }, onValue: { if $0 { done(1) } })

        ## a chain of closures | 1...2
        fetch().done { if $0 { done(1) } }.catch { done(0) }

        ## a closure that runs for each element | 1
        xs.forEach { if $0 { done(1) } }

        ## a closure that runs several times | 1
        publisher.sink { if $0 { done(1) } }

        ## a closure that is called at once | 0...1
        let x = {
            if a { // open: absentElse
                done(1)
            }
        }()

        ## a closure that is stored | 1
        operation.completionBlock = { if a { done(1) } }

        ## a local function that is called | 1
        func finish() { done(1) }
        finish()

        ## a local function that nobody calls | 0 | body
        func finish() { done(1) }
        print(1)

        ## a local function that leaves before | 0...1
        func finish() {
            guard ready else {
                return // open: return
            }
            done(1)
        }
        finish()

        ## a local function that is passed on | 1
        func finish() { done(1) }
        queue.async(execute: finish)

        ## a local function that calls itself | 0...1
        func finish() {
            if later { // open: branch
                finish()
            } else { done(1) }
        }
        finish()

        ## a closure in a variable | 1
        let finish = { (x: Int) in done(x) }
        guard ready else { return finish(0) }
        finish(1)
        """)

    static let errors = rows(
        """
        ## an error that is caught | 1
        do { done(try load()) } catch { done(0) }

        ## an error that is caught and lost | 0...1
        do { done(try load()) }
        catch { // open: branch
            print(error)
        }

        ## an error that is caught, and a call behind it | 1
        do { try save() } catch { print(error) }
        done(1)

        ## an error that is caught when it is of one kind | 0...1
        Task {
            do {
                try save() // open: throw
                done(1)
            } catch is Offline { done(0) }
        }

        ## an error that is caught under a name | 1
        do { try save(); done(1) } catch let failure { done(0) }

        ## an error that ends a task | 0...1
        Task {
            let x = try await load() // open: throw
            done(x)
        }

        ## an error in the arguments of the call | 0...1
        Task {
            try await done(load()) // open: throw
        }

        ## an error behind the call | 1
        Task {
            done(1)
            try await save()
        }

        ## an error that becomes nil | 1
        Task {
            let x = try? await load()
            done(x ?? 0)
        }

        ## an error that ends the program | 1
        Task { done(try! load()) }

        ## an error that the call around hands on | 1
        do { try queue.sync { done(try load()) } } catch { done(0) }

        ## an error that the call around hands on, and that is lost | 0...1
        do { try queue.sync { done(try load()) } }
        catch { // open: branch
            print(error)
        }

        ## an error that nothing hands on | 0...1
        do {
            try? queue.sync {
                let x = try load() // open: throw
                done(x)
            }
        }

        ## an error that is made | 0...1
        Task {
            guard ready else {
                throw Offline() // open: throw
            }
            done(1)
        }

        ## a catch outside the task | 0...1
        do {
            Task {
                try await save() // open: throw
                done(1)
            }
        } catch { done(0) }

        ## a do without a catch | 1
        do { done(1) }

        ## a catch that leaves | 0...1
        do { try save() } catch {
            return // open: return
        }
        done(1)
        """)
}
