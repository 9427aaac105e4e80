import { spawn } from "node:child_process";

/** What opens an address in the browser of this machine. */
export function browserCommand(url: string, platform: NodeJS.Platform): [string, ...string[]] {
  // Explorer shows a folder instead where the address has an equals sign.
  if (platform === "win32") return ["rundll32", "url.dll,FileProtocolHandler", url];
  return [platform === "darwin" ? "open" : "xdg-open", url];
}

/** Where there is no such program, the address is there to be copied. */
export function openInBrowser(url: string): void {
  const [program, ...words] = browserCommand(url, process.platform);
  const opened = spawn(program, words, { stdio: "ignore", detached: true });
  opened.on("error", () => {});
  opened.unref();
}
