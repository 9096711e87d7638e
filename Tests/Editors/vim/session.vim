" A person's session in Vim with ALE: open, read, edit, mend by hand, quit. See run.sh. Everything waits for what it
" needs, and no longer than s:patience.

set nocompatible hidden
let s:patience = 30000
let g:ale_linters_explicit = 1
let g:ale_linters = {'swift': ['widgetlint']}
let g:ale_widgetlint_executable = $WIDGETLINT_SERVER
let g:ale_lint_delay = 0
let g:ale_set_signs = 0
set runtimepath^=/usr/share/vim-ale
runtime plugin/ale.vim
filetype plugin on
autocmd BufRead,BufNewFile *.swift setfiletype swift

function! s:Fail(message) abort
    call writefile(['vim: ' . a:message], $WIDGETLINT_LOG, 'a')
    cquit 1
endfunction

function! s:WaitFor(what, Condition) abort
    let l:waited = 0
    while !a:Condition()
        if l:waited > s:patience
            call s:Fail('waited in vain for ' . a:what)
        endif
        sleep 20m
        let l:waited += 20
    endwhile
endfunction

function! s:Findings() abort
    return ale#engine#GetLoclist(bufnr('%'))
endfunction

try
    execute 'source' fnameescape($WIDGETLINT_CONFIG)

    " Open
    execute 'edit' fnameescape($WIDGETLINT_FILE)
    setfiletype swift
    ALELint
    call s:WaitFor('diagnostics', {-> !empty(s:Findings())})
    let s:first = s:Findings()[0]
    if s:first.code !=# $WIDGETLINT_RULE
        call s:Fail('the diagnostic is of the rule ' . s:first.code)
    endif

    " Edit: the finding moves with its line
    call append(0, ['// 😀', ''])
    ALELint
    call s:WaitFor('the diagnostic to move', {-> get(get(s:Findings(), 0, {}), 'lnum') == s:first.lnum + 2})

    " Mend
    %substitute/3600/.now + 3600/
    ALELint
    call s:WaitFor('the diagnostic to go', {-> empty(s:Findings())})
catch
    call s:Fail(v:exception . ' at ' . v:throwpoint)
endtry

" Quit
qall!
