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
type TargetInfo = { targetId: string; type: string; subtype?: string; url: string };

/** A page of its own context: nothing is cached from the page before. */
export type Tab = {
  /** To the page that is shown; that may be one which was prerendered. */
  send: Send;
  /** Evaluates an expression in it and gives its value, which JSON can carry. */
  evaluate: (expression: string) => Promise<unknown>;
  /** What pages have told by `tell("…")`, in its order, those that nobody has seen yet among them. */
  told: string[];
  /** Addresses of the pages that were prerendered. */
  prerendered: string[];
  close: () => Promise<void>;
};

export type Screen = { width: number; height: number; scale: number; mobile: boolean };
export const PHONE: Screen = { width: 412, height: 823, scale: 1.75, mobile: true };
export const DESKTOP: Screen = { width: 1350, height: 940, scale: 1, mobile: false };

/** A processor slowed so many times. */
const CPU_SLOWDOWN = 4;

export type Browser = {
  /** @param before script that runs in each page before any of its own */
  open: (screen: Screen, before: string) => Promise<Tab>;
  close: () => Promise<void>;
};

type Options = {
  executable?: string;
  /** Hash of the public key that it trusts. */
  spki?: string;
  /** How many times slower the processor is to be. */
  slowdown?: number;
};

/**
 * Starts Chromium (`CHROMIUM`, or the system's) and drives it by its own protocol, without a library in between: none of them
 * follows a page that was prerendered.
 */
export async function launch({
  executable = process.env.CHROMIUM ?? "/usr/bin/chromium",
  spki,
  slowdown = CPU_SLOWDOWN,
}: Options = {}): Promise<Browser> {
  const profile = await mkdtemp(join(tmpdir(), "stoneyard-browser-"));
  const flags =
    "--headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking " +
    "--disable-component-update --disable-sync --disable-extensions --hide-scrollbars --mute-audio --remote-debugging-port=0";
  const chromium = spawn(
    executable,
    [
      ...flags.split(" "),
      `--user-data-dir=${profile}`,
      ...(spki ? [`--ignore-certificate-errors-spki-list=${spki}`] : []),
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
  const connection = await connect(address);
  return {
    open: (screen, before) => openTab(connection, { screen, before, slowdown }),
    async close() {
      // A browser that is gone before it has answered never answers.
      void connection.send("Browser.close").catch(gone);
      await new Promise((gone) => (chromium.exitCode === null ? chromium.once("exit", gone) : gone(null)));
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

type Connection = {
  send: (method: string, params?: object, sessionId?: string) => Promise<Record<string, unknown>>;
  /** Calls back for each message that answers nothing; gives what ends that. */
  listen: (each: (message: Message) => void) => () => void;
};

async function connect(address: string): Promise<Connection> {
  const socket = new WebSocket(address);
  await new Promise((open) => socket.addEventListener("open", open, { once: true }));
  let last = 0;
  const waiting = new Map<number, (answer: Message) => void>();
  const listeners = new Set<(message: Message) => void>();
  socket.addEventListener("message", ({ data }) => {
    const message = JSON.parse(String(data)) as Message;
    if (message.id !== undefined) waiting.get(message.id)?.(message);
    else for (const each of listeners) each(message);
  });
  return {
    listen(each) {
      listeners.add(each);
      return () => listeners.delete(each);
    },
    send: (method, params = {}, sessionId) =>
      new Promise((resolve, reject) => {
        const id = ++last;
        waiting.set(id, ({ result, error }) => {
          waiting.delete(id);
          if (error) reject(new Error(`${method}: ${error.message}`));
          else resolve(result ?? {});
        });
        socket.send(JSON.stringify({ id, method, params, sessionId }));
      }),
  };
}

type Setting = { screen: Screen; before: string; slowdown: number };

/**
 * Opens a tab and attaches to every page in it: the one that is shown, and those that are prerendered, each of which is a
 * target of its own and becomes the one that is shown when it is activated.
 */
async function openTab({ send, listen }: Connection, setting: Setting): Promise<Tab> {
  const { browserContextId } = await send("Target.createBrowserContext");
  const { targetId } = await send("Target.createTarget", {
    url: "about:blank",
    browserContextId,
    forTab: true,
  });
  const { sessionId: tab } = await send("Target.attachToTarget", { targetId, flatten: true });
  const pages = new Map<string, string>();
  const told: string[] = [];
  const prerendered: string[] = [];
  const first = Promise.withResolvers<void>();
  let shown = "";
  let shownNext = Promise.withResolvers<void>();
  const show = (sessionId: string) => {
    if (sessionId === shown) return;
    shown = sessionId;
    shownNext.resolve();
    shownNext = Promise.withResolvers();
  };

  async function attached(sessionId: string, { type, subtype, targetId }: TargetInfo) {
    if (type !== "page") return void resume(sessionId);
    pages.set(sessionId, targetId);
    if (subtype === "prerender") {
      // Such a page answers only once it runs.
      for (const [method, params] of preparations(setting)) void send(method, params, sessionId).catch(gone);
      return void resume(sessionId);
    }
    show(sessionId);
    for (const [method, params] of preparations(setting)) await send(method, params, sessionId);
    await resume(sessionId);
    first.resolve();
  }
  const resume = (sessionId: string) => send("Runtime.runIfWaitingForDebugger", {}, sessionId).catch(gone);

  const stop = listen(({ method, sessionId = "", params = {} }) => {
    const info = params.targetInfo as TargetInfo | undefined;
    if (method === "Target.attachedToTarget" && info && (sessionId === tab || pages.has(sessionId))) {
      attached(String(params.sessionId), info).catch(first.reject);
    } else if (method === "Target.targetInfoChanged" && info && info.subtype !== "prerender") {
      for (const [page, target] of pages) if (target === info.targetId) show(page);
    } else if (method === "Page.frameNavigated" && pages.has(sessionId) && sessionId !== shown) {
      const frame = params.frame as { url: string; parentId?: string };
      if (!frame.parentId) prerendered.push(frame.url);
    } else if (method === "Target.detachedFromTarget") {
      pages.delete(String(params.sessionId));
    } else if (method === "Runtime.bindingCalled" && pages.has(sessionId)) {
      told.push(String(params.payload));
    }
  });
  await send(
    "Target.setAutoAttach",
    { autoAttach: true, waitForDebuggerOnStart: true, flatten: true },
    String(tab),
  );
  await first.promise;

  /** A page that has just given way to another never answers: then the other one is asked. */
  const ask: Send = async (method, params) => {
    const [page, next] = [shown, shownNext.promise.then(() => undefined)];
    const answer = send(method, params, page).catch((error) => {
      if (pages.has(page)) throw error;
      return next;
    });
    return (await Promise.race([answer, next])) ?? ask(method, params);
  };
  return {
    send: (method, params) => send(method, params, shown),
    told,
    prerendered,
    async evaluate(expression) {
      const settings = { expression, returnByValue: true, awaitPromise: true };
      const { result, exceptionDetails } = await ask("Runtime.evaluate", settings);
      if (exceptionDetails) throw new Error(JSON.stringify(exceptionDetails));
      return (result as { value?: unknown }).value;
    },
    async close() {
      stop();
      await send("Target.disposeBrowserContext", { browserContextId }).catch(gone);
    },
  };
}

/** A page that goes away while it is spoken to is no fault. */
function gone() {}

function preparations({ screen, before, slowdown }: Setting): [method: string, params: object][] {
  const { width, height, scale, mobile } = screen;
  return [
    ["Page.enable", {}],
    ["Runtime.enable", {}],
    ["Runtime.addBinding", { name: "tell" }],
    ["Page.addScriptToEvaluateOnNewDocument", { source: before }],
    ["Emulation.setCPUThrottlingRate", { rate: slowdown }],
    ["Emulation.setDeviceMetricsOverride", { width, height, deviceScaleFactor: scale, mobile }],
    ["Emulation.setTouchEmulationEnabled", { enabled: mobile }],
  ];
}
