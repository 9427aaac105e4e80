import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

type Message = {
  id?: number;
  sessionId?: string;
  method?: string;
  params?: Record<string, unknown>;
  result?: Record<string, unknown>;
  error?: { message: string };
};
type Send = (method: string, params?: object) => Promise<Record<string, unknown>>;

/** A page of its own context: nothing is cached from the page before. */
export type Tab = {
  send: Send;
  /** Evaluates an expression and gives its value, which JSON can carry. */
  evaluate: (expression: string) => Promise<unknown>;
  close: () => Promise<void>;
};

export type Screen = { width: number; height: number; scale: number; mobile: boolean };
export const PHONE: Screen = { width: 412, height: 823, scale: 1.75, mobile: true };
export const DESKTOP: Screen = { width: 1350, height: 940, scale: 1, mobile: false };

/** A processor slowed so many times. */
const CPU_SLOWDOWN = 4;

export type Browser = {
  /** @param before script that runs in the page before any of its own */
  open: (screen: Screen, before: string) => Promise<Tab>;
  close: () => Promise<void>;
};

/**
 * Starts Chromium (`CHROMIUM`, or the system's) and drives it by its own protocol, without a library in between.
 * @param spki hash of the public key that it trusts
 */
export async function launch(spki: string): Promise<Browser> {
  const profile = await mkdtemp(join(tmpdir(), "stoneyard-browser-"));
  const flags =
    "--headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking " +
    "--disable-component-update --disable-sync --disable-extensions --hide-scrollbars --mute-audio --remote-debugging-port=0";
  const chromium = spawn(
    process.env.CHROMIUM ?? "/usr/bin/chromium",
    [
      ...flags.split(" "),
      `--user-data-dir=${profile}`,
      `--ignore-certificate-errors-spki-list=${spki}`,
      "about:blank",
    ],
    { stdio: ["ignore", "ignore", "pipe"] },
  );
  const address = await new Promise<string>((found, failed) => {
    let said = "";
    chromium.stderr.on("data", (part) => {
      said += part;
      const at = /ws:\/\/\S+/.exec(said)?.[0];
      if (at) found(at);
    });
    chromium.once("exit", () => failed(new Error(`Chromium ended: ${said}`)));
    chromium.once("error", failed);
  });
  const send = await talk(address);
  return {
    open: (screen, before) => openTab(send, screen, before),
    async close() {
      await send("Browser.close").catch(() => {});
      await new Promise((gone) => (chromium.exitCode === null ? chromium.once("exit", gone) : gone(null)));
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function talk(address: string) {
  const socket = new WebSocket(address);
  await new Promise((open) => socket.addEventListener("open", open, { once: true }));
  let last = 0;
  const waiting = new Map<number, (answer: Message) => void>();
  socket.addEventListener("message", ({ data }) => {
    const message = JSON.parse(String(data)) as Message;
    if (message.id !== undefined) waiting.get(message.id)?.(message);
  });
  return (method: string, params: object = {}, sessionId?: string) =>
    new Promise<Record<string, unknown>>((resolve, reject) => {
      const id = ++last;
      waiting.set(id, ({ result, error }) => {
        waiting.delete(id);
        if (error) reject(new Error(`${method}: ${error.message}`));
        else resolve(result ?? {});
      });
      socket.send(JSON.stringify({ id, method, params, sessionId }));
    });
}

async function openTab(
  browser: Awaited<ReturnType<typeof talk>>,
  { width, height, scale, mobile }: Screen,
  before: string,
): Promise<Tab> {
  const { browserContextId } = await browser("Target.createBrowserContext");
  const { targetId } = await browser("Target.createTarget", { url: "about:blank", browserContextId });
  const { sessionId } = await browser("Target.attachToTarget", { targetId, flatten: true });
  const send: Send = (method, params) => browser(method, params, String(sessionId));
  await send("Page.enable");
  await send("Page.addScriptToEvaluateOnNewDocument", { source: before });
  await send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  await send("Emulation.setDeviceMetricsOverride", { width, height, deviceScaleFactor: scale, mobile });
  if (mobile) await send("Emulation.setTouchEmulationEnabled", { enabled: true });
  return {
    send,
    async evaluate(expression) {
      const settings = { expression, returnByValue: true, awaitPromise: true };
      const { result, exceptionDetails } = await send("Runtime.evaluate", settings);
      if (exceptionDetails) throw new Error(JSON.stringify(exceptionDetails));
      return (result as { value?: unknown }).value;
    },
    async close() {
      await browser("Target.disposeBrowserContext", { browserContextId }).catch(() => {});
    },
  };
}
