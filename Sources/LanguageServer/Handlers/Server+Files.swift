extension Server {
    /// `workspace/didChangeWatchedFiles`
    func didChangeWatchedFiles(_ params: DidChangeWatchedFilesParams) {
        filesChanged(params.changes.map(\.uri))
    }

    func filesChanged(_ uris: [String]) {
        filesChanged(paths: uris.compactMap { DocumentURI($0).path })
    }

    func filesChanged(paths: [String]) {
        guard !paths.isEmpty else { return }
        for path in paths { workspace.fileChanged(at: path) }
        othersChanged()
        refreshPulled()
    }

    /// `workspace/didChangeWorkspaceFolders`
    func didChangeWorkspaceFolders(_ params: DidChangeWorkspaceFoldersParams) {
        for uri in params.removed {
            if let path = DocumentURI(uri).path { workspace.remove(folder: path) }
        }
        for uri in params.added {
            if let path = DocumentURI(uri).path { workspace.add(folder: path) }
        }
        othersChanged()
        refreshPulled()
    }

    /// Asks a client that pulls diagnostics to do so again.
    private func refreshPulled() {
        guard capabilities.pullsDiagnostics, capabilities.refreshesDiagnostics else { return }
        client.request(.plain("to refresh diagnostics"), "workspace/diagnostic/refresh", params: nil)
    }
}
