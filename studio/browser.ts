import { existsSync } from "node:fs";
import { type Browser, chromium } from "@playwright/test";

const DEBIAN = "/usr/bin/chromium";

/**
 * Chromium without a window, drawing by processor: what `CHROMIUM` names, else the system's, else Playwright's own. A run
 * that is stopped ends at once, and the browser with it, instead of going on without one.
 * @throws where none can be started
 */
export function openBrowser(): Promise<Browser> {
  const executablePath = process.env.CHROMIUM ?? (existsSync(DEBIAN) ? DEBIAN : undefined);
  return chromium.launch({
    ...(executablePath && { executablePath }),
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
    args: ["--no-sandbox", "--use-gl=angle", "--use-angle=swiftshader", "--enable-unsafe-swiftshader"],
  });
}
