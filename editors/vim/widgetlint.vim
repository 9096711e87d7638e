" widgetlint for Vim with ALE. Copy this file to ~/.vim/ale_linters/swift/widgetlint.vim, and for the Swift blocks of
" Markdown files to ~/.vim/ale_linters/markdown/widgetlint.vim.

call ale#Set('widgetlint_executable', 'widgetlint')

" The project is the nearest folder above the file that holds one of these, or the folder of the file.
function! s:ProjectRoot(buffer) abort
    for l:marker in ['.widgetlint.json', 'Package.swift', 'project.yml']
        let l:path = ale#path#FindNearestFile(a:buffer, l:marker)
        if !empty(l:path)
            return fnamemodify(l:path, ':p:h')
        endif
    endfor
    let l:repository = ale#path#FindNearestDirectory(a:buffer, '.git')
    return empty(l:repository) ? expand('#' . a:buffer . ':p:h') : fnamemodify(l:repository, ':p:h:h')
endfunction

for s:filetype in ['swift', 'markdown']
    call ale#linter#Define(s:filetype, {
    \   'name': 'widgetlint',
    \   'lsp': 'stdio',
    \   'executable': {buffer -> ale#Var(buffer, 'widgetlint_executable')},
    \   'command': '%e server',
    \   'project_root': function('s:ProjectRoot'),
    \})
endfor
