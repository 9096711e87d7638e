;;; session.el --- A person's session in Emacs with Eglot  -*- lexical-binding: t; -*-

;;; Commentary:

;; Open, read, edit, mend, quit.  Runs in batch Emacs; see run.sh.  Everything waits for what it needs, and no longer
;; than `session-patience'.

;;; Code:

(require 'eglot)
(require 'flymake)
(require 'eldoc)
(load (getenv "WIDGETLINT_CONFIG"))

(define-derived-mode swift-mode prog-mode "Swift")
(add-to-list 'auto-mode-alist '("\\.swift\\'" . swift-mode))
(setq widgetlint-command (list (getenv "WIDGETLINT_SERVER") "server"))
(add-to-list 'eglot-server-programs (cons 'swift-mode widgetlint-command))
(setq eglot-sync-connect t
      eglot-autoshutdown nil
      flymake-start-on-flymake-mode t)

(defconst session-patience 30)

(defun session-fail (&rest message)
  "Say what went wrong and end with 1."
  (message "emacs: %s" (apply #'format message))
  (kill-emacs 1))

(defun session-wait (what condition)
  "Wait for CONDITION, which is named WHAT."
  (let ((end (+ (float-time) session-patience)))
    (while (not (funcall condition))
      (when (> (float-time) end) (session-fail "waited in vain for %s" what))
      (accept-process-output nil 0.05))))

(defun session-lines ()
  "Lines of the diagnostics."
  (mapcar (lambda (diagnostic) (line-number-at-pos (flymake-diagnostic-beg diagnostic)))
          (flymake-diagnostics)))

;; Open
(find-file (getenv "WIDGETLINT_FILE"))
(apply #'eglot (eglot--guess-contact))
(flymake-mode 1)
(flymake-start)
(session-wait "diagnostics" #'flymake-diagnostics)
(let ((text (flymake-diagnostic-text (car (flymake-diagnostics))))
      (rule (getenv "WIDGETLINT_RULE")))
  (unless (string-match-p rule text)
    (session-fail "the diagnostic is another: %s" text)))

;; Edit: the finding moves with its line
(let ((line (car (session-lines))))
  (goto-char (point-min))
  (insert "// 😀\n\n")
  (eglot--signal-textDocument/didChange)
  (flymake-start)
  (session-wait "the diagnostic to move" (lambda () (equal (session-lines) (list (+ line 2))))))

;; Mend
(let ((actions (eglot-code-actions (point-min) (point-max) "quickfix")))
  (unless actions (session-fail "there is nothing to do about the finding"))
  (eglot--apply-workspace-edit (plist-get (seq-elt actions 0) :edit)))
(eglot--signal-textDocument/didChange)
(flymake-start)
(session-wait "the diagnostic to go" (lambda () (null (flymake-diagnostics))))

;; Quit
(set-buffer-modified-p nil)
;; Eglot kills a server right after its answer to `shutdown', so the exit status says nothing.
(let ((process (jsonrpc--process (eglot-current-server))))
  (eglot-shutdown (eglot-current-server))
  (session-wait "the server to end" (lambda () (not (process-live-p process)))))
(kill-emacs 0)
;;; session.el ends here
