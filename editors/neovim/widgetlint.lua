-- widgetlint for Neovim 0.7 and later. Put this file into ~/.config/nvim/lua/ and call
--
--     require("widgetlint").setup()
--
-- It starts `widgetlint server` for Swift and Markdown files, once per project.

local M = {}

local defaults = {
  cmd = { "widgetlint", "server" },
  filetypes = { "swift", "markdown" },
  -- The project is the nearest folder above the file that holds one of these.
  root_markers = { ".widgetlint.json", "Package.swift", ".git" },
}

-- Ids of the running clients, by root.
local clients = {}

local function exists(path)
  return vim.loop.fs_stat(path) ~= nil
end

local function find_root(file, markers)
  local folder = vim.fn.fnamemodify(file, ":p:h")
  local previous
  while folder ~= previous do
    for _, marker in ipairs(markers) do
      if exists(folder .. "/" .. marker) then
        return folder
      end
    end
    previous, folder = folder, vim.fn.fnamemodify(folder, ":h")
  end
end

local function start(options, root)
  local config = {
    name = "widgetlint",
    cmd = options.cmd,
    root_dir = root,
    on_attach = options.on_attach,
    capabilities = options.capabilities,
    on_exit = function(code, signal, id)
      clients[root or ""] = nil
      if options.on_exit then
        options.on_exit(code, signal, id)
      end
    end,
  }
  if root then
    config.workspace_folders = { { name = root, uri = vim.uri_from_fname(root) } }
  end
  return vim.lsp.start_client(config)
end

local function attach(options, buffer)
  local file = vim.api.nvim_buf_get_name(buffer)
  if file == "" or vim.bo[buffer].buftype ~= "" then
    return
  end
  local root = find_root(file, options.root_markers)
  local key = root or ""
  clients[key] = clients[key] or start(options, root)
  if clients[key] then
    vim.lsp.buf_attach_client(buffer, clients[key])
  end
end

function M.setup(user)
  local options = vim.tbl_extend("force", defaults, user or {})
  local group = vim.api.nvim_create_augroup("widgetlint", { clear = true })
  vim.api.nvim_create_autocmd("FileType", {
    group = group,
    pattern = options.filetypes,
    callback = function(event)
      attach(options, event.buf)
    end,
  })
end

return M
