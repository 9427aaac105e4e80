@echo off
rem Opens the owner's desk by a double click on Windows.
chcp 65001 >nul
rem A folder in the network gets a letter, which popd gives back: cmd itself works on drives alone.
pushd "%~dp0..\.."
if not exist tools\setup\desk.mjs (
  echo Unpack the whole archive into a folder first, then open this file there.
  echo Prvo raspakujte celu arhivu u folder, pa otvorite ovu datoteku iz njega.
  goto wait
)
rem Right after its installation Node is not on the path of what Explorer starts.
set "PATH=%PATH%;%ProgramFiles%\nodejs"
where node >nul 2>nul
if errorlevel 1 (
  echo The desk needs Node.js, which is free: https://nodejs.org ^(LTS^). Install it, then open this file again.
  echo Potreban je besplatan program Node.js: https://nodejs.org ^(LTS^). Instalirajte ga, pa ponovo otvorite ovu datoteku.
  goto wait
)
node -e "const [a,b]=process.versions.node.split('.').map(Number);process.exit(a>20||a===20&&b>=11?0:1)"
if errorlevel 1 (
  echo This Node.js is too old for the desk: install the newest from https://nodejs.org ^(LTS^), then open this file again.
  echo Ovaj Node.js je prestar: instalirajte najnoviji sa https://nodejs.org ^(LTS^), pa ponovo otvorite ovu datoteku.
  goto wait
)
node tools\setup\desk.mjs
if errorlevel 1 goto wait
popd
exit /b 0
:wait
popd
pause
exit /b 1
