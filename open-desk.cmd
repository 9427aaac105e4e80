@echo off
rem Opens the owner's desk by a double click on Windows.
chcp 65001 >nul
rem A folder in the network gets a letter: cmd itself works on drives alone.
pushd "%~dp0"
if not exist setup\desk.mjs (
  echo Unpack the whole archive into a folder first, then open this file there.
  echo Prvo raspakujte celu arhivu u folder, pa otvorite ovu datoteku iz njega.
  pause
  exit /b 1
)
where node >nul 2>nul
if errorlevel 1 (
  echo The desk needs Node.js, which is free: https://nodejs.org ^(LTS^). Install it, then open this file again.
  echo Potreban je besplatan program Node.js: https://nodejs.org ^(LTS^). Instalirajte ga, pa ponovo otvorite ovu datoteku.
  pause
  exit /b 1
)
node setup\desk.mjs
if errorlevel 1 pause
