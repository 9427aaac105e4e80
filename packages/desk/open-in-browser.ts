import { spawn } from "node:child_process";

/** What opens an address in the browser of this machine. */
export function browserCommand(url: string, platform: NodeJS.Platform): [string, ...string[]] {
  // Explorer opens a folder instead when the address has an equals sign.
  if (platform === "win32") return ["rundll32", "url.dll,FileProtocolHandler", url];
  return [platform === "darwin" ? "open" : "xdg-open", url];
}

/** Without such a program the printed address can be copied. */
export function openInBrowser(url: string): void {
  const [program, ...args] = browserCommand(url, process.platform);
  const opened = spawn(program, args, { stdio: "ignore", detached: true });
  opened.on("error", () => {});
  opened.unref();
}
