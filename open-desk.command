#!/bin/sh
# Opens the owner's desk by a double click: on macOS this file, on Linux open-desk.desktop, which runs it.
# A program started from a window has a shorter PATH than a terminal: the usual places of Node are added.
cd "$(dirname "$0")" || exit 1
PATH="$PATH:/usr/local/bin:/opt/homebrew/bin:$HOME/.local/bin"
if command -v node >/dev/null 2>&1; then
  node setup/desk.mjs && exit 0
else
  echo "The desk needs Node.js, which is free: https://nodejs.org (LTS). Install it, then open this file again."
  echo "Potreban je besplatan program Node.js: https://nodejs.org (LTS). Instalirajte ga, pa ponovo otvorite ovu datoteku."
fi
printf '\n[Enter] '
read -r _
