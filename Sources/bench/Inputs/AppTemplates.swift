/// Code as it stands in apps: models, stores, screens, tests of logic. Nothing here is a widget's.
enum AppTemplates {
    static let all = [model, store, screen, row, client, formatting, state, reducer]

    static let model = CodeTemplate(
        #"""
        /// One <noun> as the server describes it.
        struct <Type>: Codable, Hashable, Identifiable, Sendable {
            enum Status: String, Codable, CaseIterable {
                case active, pending, archived
                case failed = "failed-<noun>"
            }

            enum CodingKeys: String, CodingKey {
                case id, title, status, tags
                case createdAt = "created_at"
                case <other> = "<noun>_<number>"
            }

            let id: UUID
            var title: String
            var status: Status
            var createdAt: Date
            var <other>: Double?
            var tags: [String] = []

            /// Whether anybody should see it, the ones of other people included.
            var isVisible: Bool { status != .archived && !title.isEmpty }

            static let sample = <Type>(
                id: UUID(), title: "<Title>", status: .active, createdAt: .now, <other>: <number>.5, tags: ["<noun>"])
        }

        extension <Type>: Comparable {
            static func < (left: Self, right: Self) -> Bool {
                if left.createdAt == right.createdAt { return left.title < right.title }
                return left.createdAt < right.createdAt
            }
        }

        """#)

    static let store = CodeTemplate(
        #"""
        @MainActor
        final class <Type>: ObservableObject {
            @Published private(set) var <nouns>: [<Model>] = []
            @Published var errorMessage: String?
            private let defaults: UserDefaults
            private var tasks: [String: Task<Void, Never>] = [:]

            init(defaults: UserDefaults = .standard) {
                self.defaults = defaults
            }

            deinit {
                tasks.values.forEach { $0.cancel() }
            }

            func <verb>(_ <noun>: <Model>, animated: Bool = true) async throws -> Int {
                guard let index = <nouns>.firstIndex(of: <noun>), index < <number> else {
                    throw CocoaError(.fileNoSuchFile)
                }
                // The server counts from one, the list from zero.
                let position = index + 1
                do {
                    let url = try url(for: "<noun>/\(position)", retries: <number>)
                    let (data, response) = try await URLSession.shared.data(from: url)
                    guard (response as? HTTPURLResponse)?.statusCode == 200 else { return -1 }
                    <nouns>[index] = try JSONDecoder().decode(<Model>.self, from: data)
                    defaults.set(position, forKey: "<Type>.\(#function)")
                } catch let error as DecodingError {
                    errorMessage = "<Title> cannot be read: \(error.localizedDescription)"
                } catch {
                    errorMessage = error.localizedDescription
                }
                return position
            }

            private func url(for path: String, retries: Int) throws -> URL {
                var components = URLComponents()
                components.scheme = "https"
                components.host = "api.example.org"
                components.path = "/v2/" + path
                components.queryItems = [URLQueryItem(name: "retries", value: String(retries))]
                guard let url = components.url else { throw URLError(.badURL) }
                return url
            }
        }

        """#)

    static let screen = CodeTemplate(
        #"""
        struct <Type>: View {
            @Environment(\.dismiss) private var dismiss
            @State private var searchText = ""
            @State private var isEditing = false
            @Binding var selection: Set<UUID>
            let <nouns>: [<Model>]

            private var visible: [<Model>] {
                <nouns>
                    .filter { searchText.isEmpty || "\($0)".localizedCaseInsensitiveContains(searchText) }
                    .prefix(<number>)
                    .map { $0 }
            }

            var body: some View {
                NavigationStack {
                    List {
                        Section("<Title>") {
                            ForEach(Array(visible.enumerated()), id: \.offset) { offset, <noun> in
                                HStack(alignment: .firstTextBaseline, spacing: 12) {
                                    Image(systemName: offset.isMultiple(of: 2) ? "circle" : "circle.fill")
                                        .foregroundStyle(.secondary)
                                    VStack(alignment: .leading) {
                                        Text(verbatim: "\(<noun>)").font(.headline).lineLimit(2)
                                        Text("<number> times, \(offset) left").font(.caption)
                                    }
                                    Spacer(minLength: 8)
                                    if isEditing {
                                        Button(role: .destructive) {
                                            withAnimation(.easeInOut(duration: 0.25)) { selection.removeAll() }
                                        } label: {
                                            Label("Delete", systemImage: "trash")
                                        }
                                        .buttonStyle(.borderless)
                                    }
                                }
                                .contentShape(Rectangle())
                                .onTapGesture { isEditing.toggle() }
                                .accessibilityLabel(Text("<Title>"))
                            }
                        }
                    }
                    .searchable(text: $searchText, prompt: "<Title>")
                    .navigationTitle("<Title>")
                    .toolbar {
                        ToolbarItem(placement: .cancellationAction) {
                            Button("Close", action: dismiss.callAsFunction)
                        }
                    }
                    .task(id: searchText) {
                        try? await Task.sleep(nanoseconds: <number>_000_000)
                    }
                }
            }
        }

        """#)

    static let row = CodeTemplate(
        #"""
        struct <Type>: View {
            let <noun>: <Model>?
            var tint: Color = .accentColor

            var body: some View {
                ZStack(alignment: .bottomTrailing) {
                    RoundedRectangle(cornerRadius: <number>, style: .continuous)
                        .fill(tint.opacity(0.<number>))
                        .frame(maxWidth: .infinity, minHeight: 44)
                    badge
                }
                .padding(.horizontal, 16)
                .padding(.vertical, <number> > 200 ? 8 : 4)
                .overlay(alignment: .topLeading) { Text("<Title>").font(.footnote.weight(.semibold)) }
            }

            @ViewBuilder private var badge: some View {
                if let <noun> {
                    Text("\(String(describing: <noun>).count)")
                        .monospacedDigit()
                } else {
                    ProgressView().controlSize(.small)
                }
            }
        }

        """#)

    static let client = CodeTemplate(
        #"""
        /// Talks to the service for <nouns>. Every call waits for at most <number> seconds.
        actor <Type> {
            typealias Handler = @Sendable (Result<[<Model>], any Error>) -> Void

            private var cache: [String: (value: [<Model>], expires: Date)] = [:]
            private var handlers: [String: [Handler]] = [:]

            func <verb>All(named name: String, handler: @escaping Handler) {
                if let known = cache[name], known.expires > Date() {
                    handler(.success(known.value))
                    return
                }
                handlers[name, default: []].append(handler)
                guard handlers[name]?.count == 1 else { return }
                Task { [weak self] in
                    for attempt in 0..<3 where !Task.isCancelled {
                        let delay = UInt64(attempt) * 250_000_000
                        try? await Task.sleep(nanoseconds: delay)
                        await self?.finish(name, with: .success([]))
                    }
                }
            }

            private func finish(_ name: String, with result: Result<[<Model>], any Error>) {
                switch result {
                case .success(let value) where !value.isEmpty:
                    cache[name] = (value, Date(timeIntervalSinceNow: <number>))
                case .success:
                    cache[name] = nil
                case .failure(let error):
                    print("<Type> failed: \(error)")
                }
                for handler in handlers.removeValue(forKey: name) ?? [] { handler(result) }
            }
        }

        """#)

    static let formatting = CodeTemplate(
        #"""
        extension <Model> {
            /// The text of a <noun> for people, with at most `limit` characters.
            func <other>Text(limit: Int = <number>, locale: Locale = .current) -> String {
                let formatter = NumberFormatter()
                formatter.locale = locale
                formatter.numberStyle = .decimal
                formatter.maximumFractionDigits = 2
                let value = formatter.string(from: NSNumber(value: limit * <number>)) ?? "–"
                let text = """
                    <Title>: \(value)
                        in \(locale.identifier), since <number> days
                    """
                return text.count > limit ? String(text.prefix(limit - 1)) + "…" : text
            }
        }

        struct <Type><Value: Comparable & Sendable>: Sendable {
            private(set) var values: [Value] = []

            mutating func insert(_ value: Value) {
                let index = values.partitioningIndex { $0 >= value }
                if index < values.endIndex, values[index] == value { return }
                values.insert(value, at: index)
            }

            subscript(<noun> index: Int) -> Value? {
                get { values.indices.contains(index) ? values[index] : nil }
                set {
                    guard let newValue, values.indices.contains(index) else { return }
                    values[index] = newValue
                }
            }
        }

        """#)

    static let state = CodeTemplate(
        #"""
        enum <Type>: Equatable {
            case idle
            case loading(progress: Double)
            case loaded([String], total: Int)
            indirect case failed(reason: String, previous: <Type>)

            var isBusy: Bool {
                if case .loading(let progress) = self { return progress < 1 }
                return false
            }

            mutating func <verb>(by step: Double) {
                switch self {
                case .idle, .failed(_, previous: .idle):
                    self = .loading(progress: max(0, min(step, 1)))
                case .loading(let progress) where progress + step >= 1:
                    self = .loaded(["<noun>", "<other>"], total: <number>)
                case .loading(let progress):
                    self = .loading(progress: progress + step)
                case .loaded(let items, let total):
                    #if DEBUG
                    assert(items.count <= total, "more \(items.count) than \(total)")
                    #endif
                    self = total & 0x1 == 0 ? .idle : .failed(reason: "<Title>", previous: self)
                case .failed(let reason, let previous):
                    self = reason.isEmpty ? previous : .idle
                }
            }
        }

        """#)

    static let reducer = CodeTemplate(
        #"""
        /* Keeps what the screens of <nouns> have in common.
           It knows nothing about where they come from. */
        @available(iOS 17.0, macOS 14.0, *)
        final class <Type>: NSObject {
            private let queue = DispatchQueue(label: "org.example.<noun>", attributes: .concurrent)
            private lazy var <other>: [String: Int] = ["<noun>": <number>, "<verb>": -<number>]
            weak var delegate: (any NSObjectProtocol)?

            @objc func <verb>(_ sender: Any?) {
                let keys = <other>.keys.sorted { $0.count == $1.count ? $0 < $1 : $0.count < $1.count }
                var best: (key: String, score: Int)?
                for (index, key) in keys.enumerated() {
                    let score = (<other>[key] ?? 0) << 2 ^ index &* <number>
                    guard best.map({ $0.score < score }) ?? true else { continue }
                    best = (key, score)
                }
                queue.async(flags: .barrier) { [best] in
                    guard let best else { return }
                    NotificationCenter.default.post(name: .init("<Type>.\(best.key)"), object: nil)
                }
            }

            static func == (left: <Type>, right: <Type>) -> Bool { left === right }
        }

        """#)
}
