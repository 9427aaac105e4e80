#!/bin/sh
# Opens the owner's desk by a double click: on macOS this file, on Linux open-desk.desktop, which runs it.
# A program started from a window has a shorter PATH than a terminal: the usual places of Node are added.
cd "$(dirname "$0")/../.." || exit 1
PATH="$PATH:/usr/local/bin:/opt/homebrew/bin:/opt/local/bin:/snap/bin:$HOME/.local/bin:$HOME/.volta/bin"
for bin in "$HOME"/.nvm/versions/node/*/bin "$HOME"/.local/share/fnm/node-versions/*/installation/bin; do
  [ -d "$bin" ] && PATH="$PATH:$bin"
done
if ! command -v node >/dev/null 2>&1; then
  echo "The desk needs Node.js, which is free: https://nodejs.org (LTS). Install it, then open this file again."
  echo "Potreban je besplatan program Node.js: https://nodejs.org (LTS). Instalirajte ga, pa ponovo otvorite ovu datoteku."
elif ! node -e "const [a,b]=process.versions.node.split('.').map(Number);process.exit(a>20||a===20&&b>=11?0:1)"; then
  echo "This Node.js is too old for the desk: install the newest from https://nodejs.org (LTS), then open this file again."
  echo "Ovaj Node.js je prestar: instalirajte najnoviji sa https://nodejs.org (LTS), pa ponovo otvorite ovu datoteku."
else
  node tools/setup/desk.mjs && exit 0
fi
printf '\n[Enter] '
read -r _
