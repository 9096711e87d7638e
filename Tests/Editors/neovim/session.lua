-- A person's session in Neovim: open, read, edit, mend, quit. Runs in headless Neovim; see run.sh.
--
-- Neovim 0.11 and later configure the server by themselves, older ones with `editors/neovim/widgetlint.lua`. Everything
-- waits for what it needs, and no longer than `patience`.

local patience = 30000
local widgetlint = dofile(vim.env.WIDGETLINT_CONFIG)

local function fail(message)
  io.stderr:write("neovim: " .. message .. "\n")
  vim.cmd("cquit 1")
end

local function wait_for(what, condition)
  if not vim.wait(patience, condition, 5) then
    fail("waited in vain for " .. what)
  end
end

local exit_code
local command = { vim.env.WIDGETLINT_SERVER, "server" }
local function note_exit(code)
  exit_code = code
end

if vim.lsp.enable then
  vim.lsp.config("widgetlint", {
    cmd = command,
    filetypes = { "swift", "markdown" },
    root_markers = { ".widgetlint.json", "Package.swift", ".git" },
    on_exit = note_exit,
  })
  vim.lsp.enable("widgetlint")
else
  widgetlint.setup({ cmd = command, on_exit = note_exit })
end
vim.api.nvim_create_autocmd({ "BufRead", "BufNewFile" }, {
  pattern = "*.swift",
  callback = function()
    vim.bo.filetype = "swift"
  end,
})

-- Open
vim.cmd("edit " .. vim.fn.fnameescape(vim.env.WIDGETLINT_FILE))
local buffer = vim.api.nvim_get_current_buf()

local function diagnostics()
  return vim.diagnostic.get(buffer)
end

wait_for("diagnostics", function()
  return #diagnostics() > 0
end)
local first = diagnostics()[1]
if first.source ~= "widgetlint" then
  fail("the diagnostic comes from " .. tostring(first.source))
end
if first.code ~= vim.env.WIDGETLINT_RULE then
  fail("the diagnostic is of the rule " .. tostring(first.code))
end
local client = (vim.lsp.get_clients or vim.lsp.get_active_clients)()[1]

local function ask(method, params)
  local responses, problem = vim.lsp.buf_request_sync(buffer, method, params, patience)
  local response = responses and responses[client.id]
  if not response or response.err or response.error then
    fail(method .. " failed: " .. vim.inspect(response or problem))
  end
  return response.result
end

-- Hover
local hover = ask("textDocument/hover", {
  textDocument = vim.lsp.util.make_text_document_params(buffer),
  position = { line = first.lnum, character = first.col },
})
if type(hover) ~= "table" or hover.contents.value == "" then
  fail("hover says nothing about the finding")
end

-- Edit: the finding moves with its line
vim.api.nvim_buf_set_lines(buffer, 0, 0, false, { "// 😀", "" })
wait_for("the diagnostic to move", function()
  local now = diagnostics()[1]
  return now and now.lnum == first.lnum + 2
end)

-- Mend
local now = diagnostics()[1]
local actions = ask("textDocument/codeAction", {
  textDocument = vim.lsp.util.make_text_document_params(buffer),
  range = {
    start = { line = now.lnum, character = now.col },
    ["end"] = { line = now.end_lnum, character = now.end_col },
  },
  context = { diagnostics = {}, only = { "quickfix" } },
})
local action = actions[1]
if not action then
  fail("there is nothing to do about the finding")
end
if not action.edit then
  action = ask("codeAction/resolve", action)
end
vim.lsp.util.apply_workspace_edit(action.edit, client.offset_encoding)
wait_for("the diagnostic to go", function()
  return #diagnostics() == 0
end)

-- Undo brings it back, and the server sees that too
vim.cmd("undo")
wait_for("the diagnostic to come back", function()
  return #diagnostics() > 0
end)

-- From a block of the README to its lines in the source
vim.cmd("edit " .. vim.fn.fnameescape(vim.env.WIDGETLINT_README))
buffer = vim.api.nvim_get_current_buf()
vim.bo.filetype = "markdown"
wait_for("the server in the README", function()
  return vim.lsp.buf_is_attached(buffer, client.id)
end)
vim.api.nvim_win_set_cursor(0, { 5, 0 })
vim.lsp.buf.definition()
wait_for("the line in the source", function()
  return vim.api.nvim_buf_get_name(0) == vim.env.WIDGETLINT_EXAMPLE and vim.api.nvim_win_get_cursor(0)[1] == 3
end)
vim.cmd("edit " .. vim.fn.fnameescape(vim.env.WIDGETLINT_FILE))
buffer = vim.api.nvim_get_current_buf()

-- Quit
vim.lsp.stop_client(client.id)
wait_for("the server to end", function()
  return exit_code ~= nil
end)
if exit_code ~= 0 then
  fail("the server ended with " .. exit_code)
end

-- Another server, which ends with the editor
vim.cmd("edit!")
vim.bo.filetype = "swift"
wait_for("diagnostics of another server", function()
  return #diagnostics() > 0
end)
vim.cmd("qall!")
