extension Spec {
    /// Value of `SDKROOT` where all targets are for one system.
    var commonSystemRoot: String? {
        let platforms = (root["targets"]?.entries ?? []).map { SpecTarget($0, self).platform }
        guard let first = platforms.first, platforms.allSatisfy({ $0 == first }) else { return nil }
        return first?.systemRoot
    }

    /// Whether the settings that XcodeGen itself brings count for `level`, `project` or `targets`.
    func appliesPresets(to level: String) -> Bool {
        let presets = root["options"]?["settingPresets"]?.string ?? "all"
        return presets == "all" || presets == level
    }
}
