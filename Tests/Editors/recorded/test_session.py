"""A session with each of the clients whose capabilities pytest-lsp has recorded; see run.sh.

pytest-lsp checks every message of the server against the specification and against what the client says it can do.
"""

import asyncio
import os
import pathlib

import pytest
import pytest_lsp
from lsprotocol import types
from pytest_lsp import ClientServerConfig, LanguageClient, client_capabilities

PATIENCE = 30

CLIENTS = [
    "visual_studio_code@v1.65.2",
    "emacs@v29.1",
    "neovim@v0.6.1",
    "neovim@v0.7.0",
    "neovim@v0.8.0",
    "neovim@v0.9.1",
    "neovim@v0.10.0",
    "neovim@v0.11.0",
]

FILE = pathlib.Path(os.environ["WIDGETLINT_FILE"])


@pytest_lsp.fixture(
    params=CLIENTS,
    config=ClientServerConfig(server_command=[os.environ["WIDGETLINT_SERVER"], "server"]),
)
async def client(request, lsp_client: LanguageClient):
    @lsp_client.feature(types.CLIENT_REGISTER_CAPABILITY)
    def register(_params: types.RegistrationParams):
        return None

    capabilities = client_capabilities(request.param)
    root = FILE.parent.as_uri()
    folders = [types.WorkspaceFolder(uri=root, name="project")]
    await lsp_client.initialize_session(
        types.InitializeParams(capabilities=capabilities, root_uri=root, workspace_folders=folders)
    )
    lsp_client.pulls = capabilities.text_document.diagnostic is not None
    yield
    await lsp_client.shutdown_session()


async def diagnostics(client: LanguageClient, uri: str, is_wanted):
    """Diagnostics of the document, as the client gets them, once they are as wanted."""

    async def wait():
        while True:
            if client.pulls:
                report = await client.text_document_diagnostic_async(
                    types.DocumentDiagnosticParams(text_document=types.TextDocumentIdentifier(uri=uri))
                )
                found = report.items
            else:
                found = client.diagnostics.get(uri)
            if found is not None and is_wanted(found):
                return found
            if not client.pulls:
                await client.wait_for_notification(types.TEXT_DOCUMENT_PUBLISH_DIAGNOSTICS)

    return await asyncio.wait_for(wait(), PATIENCE)


@pytest.mark.asyncio
async def test_session(client: LanguageClient):
    uri = FILE.as_uri()
    text = FILE.read_text()
    document = types.TextDocumentIdentifier(uri=uri)
    client.text_document_did_open(
        types.DidOpenTextDocumentParams(
            text_document=types.TextDocumentItem(uri=uri, language_id="swift", version=0, text=text)
        )
    )
    first = (await diagnostics(client, uri, lambda found: len(found) > 0))[0]
    assert first.code == os.environ["WIDGETLINT_RULE"]

    hover = await client.text_document_hover_async(
        types.HoverParams(text_document=document, position=first.range.start)
    )
    assert hover is not None

    actions = await client.text_document_code_action_async(
        types.CodeActionParams(
            text_document=document,
            range=first.range,
            context=types.CodeActionContext(diagnostics=[first], only=[types.CodeActionKind.QuickFix]),
        )
    )
    assert actions

    client.text_document_did_change(
        types.DidChangeTextDocumentParams(
            text_document=types.VersionedTextDocumentIdentifier(uri=uri, version=5),
            content_changes=[types.TextDocumentContentChangeWholeDocument(text=text.replace("3600", ".now + 3600"))],
        )
    )
    await diagnostics(client, uri, lambda found: len(found) == 0)
    client.text_document_did_close(types.DidCloseTextDocumentParams(text_document=document))


@pytest.mark.asyncio
async def test_definition(client: LanguageClient):
    """From a line of the README to the one in the source; see ../readme.sh."""
    readme = FILE.parent / "README.md"
    document = types.TextDocumentIdentifier(uri=readme.as_uri())
    client.text_document_did_open(
        types.DidOpenTextDocumentParams(
            text_document=types.TextDocumentItem(
                uri=document.uri, language_id="markdown", version=0, text=readme.read_text()
            )
        )
    )
    places = await client.text_document_definition_async(
        types.DefinitionParams(text_document=document, position=types.Position(line=4, character=0))
    )
    assert places and len(places) == 1
    place = places[0]
    is_link = isinstance(place, types.LocationLink)
    uri, span = (place.target_uri, place.target_selection_range) if is_link else (place.uri, place.range)
    assert uri == (FILE.parent / "Examples" / "Example.swift").as_uri()
    assert span.start == types.Position(line=2, character=8)
