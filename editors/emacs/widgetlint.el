;;; widgetlint.el --- Review of WidgetKit code  -*- lexical-binding: t; -*-

;;; Commentary:

;; Makes `widgetlint server' known to lsp-mode and Eglot, whichever is loaded.

;;; Code:

(defvar widgetlint-command '("widgetlint" "server")
  "Program and arguments that start the language server.")

(with-eval-after-load 'lsp-mode
  (lsp-register-client
   (make-lsp-client
    :new-connection (lsp-stdio-connection (lambda () widgetlint-command))
    :activation-fn (lsp-activate-on "swift" "markdown")
    :add-on? t
    :server-id 'widgetlint)))

(with-eval-after-load 'eglot
  (add-to-list 'eglot-server-programs
               (cons '(swift-mode markdown-mode) widgetlint-command)))

(provide 'widgetlint)
;;; widgetlint.el ends here
