/**
 * From Enter in a field of the desk until the saved price is on the page beside it, in a clone of what is committed: how long,
 * and how much processor time the desk, the site and the browser take until then. `node bench/desk/preview.ts
 * [--commit HEAD] [--before <commit>] [--rounds 5]` measures another commit too, change by change in turn. Needs Linux and Chromium (`CHROMIUM` names one).
 * Seconds hold on an idle machine; processor time and its ratio hold on a busy one too.
 */
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { appendFileSync, cpSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { type BrowserServer, chromium, type FrameLocator, type Page } from "@playwright/test";
import { linkPackages } from "@stoneyard/site/build/testing/link-project.ts";
import { machine, median, spread, table, verdicts } from "../report.ts";
import { cpuSecondsOfTree, descendant } from "./process-tree.ts";

const STONE = "stones/marble/carrara.yaml";
const PRICE = 20_400;
const WIDTHS = ["Phone", "Desktop"];
const MOST_S = 1;
const PORT = 4600;
/** The site compiles a page when it is first asked for it. */
const START_MS = 300_000;
/** After a change, until what follows from it is done. */
const SETTLED_MS = 3000;

const { values } = parseArgs({
  options: {
    commit: { type: "string", default: "HEAD" },
    before: { type: "string" },
    rounds: { type: "string", default: "5" },
  },
});

type Desk = {
  commit: string;
  dir: string;
  process: ChildProcess;
  site: number;
  browser: BrowserServer;
  page: Page;
};
/** Seconds from Enter; processor time until it was seen, and after that until all is done. */
type Change = { saved: number; seen: number; desk: number; site: number; browser: number; after: number };

console.log(`${machine()}\n`);
const desks: Desk[] = [];
try {
  for (const [i, commit] of [values.commit, ...(values.before ? [values.before] : [])].entries())
    desks.push(await openDesk(commit, PORT + 10 * i));
  const changes = new Map(desks.map(({ commit }) => [commit, [] as Change[]]));
  for (const width of WIDTHS) {
    for (const { page } of desks) await choose(page, width);
    for (let round = 0; round < Number(values.rounds); round++)
      for (const desk of desks) changes.get(desk.commit)?.push(await change(desk, round));
  }
  console.log(report(changes));
} finally {
  for (const { process, browser, dir } of desks) {
    await browser.close();
    process.kill("SIGTERM");
    rmSync(dir, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** A desk of its own for a commit, with the form of a stone and its page beside it. */
async function openDesk(commit: string, port: number): Promise<Desk> {
  const dir = mkdtempSync(join(tmpdir(), "stoneyard-preview-"));
  const git = (...asked: string[]) => execFileSync("git", asked, { cwd: dir, encoding: "utf8" });
  const hash = execFileSync("git", ["rev-parse", commit], { encoding: "utf8" }).trim();
  git("clone", "--quiet", "--shared", "--no-checkout", process.cwd(), ".");
  git("checkout", "--quiet", "-B", "main", hash);
  await linkPackages(dir);
  // Pictures that are made already take nothing from what is measured.
  for (const made of [".cache/public", ".cache/pictures"])
    if (existsSync(made)) cpSync(made, join(dir, made), { recursive: true });
  appendFileSync(join(dir, "content", STONE), `price:\n  from: ${PRICE}\n  vat: included\n`);
  const desk = spawn(process.execPath, ["packages/desk/main.ts"], {
    cwd: dir,
    env: {
      ...process.env,
      DESK_PORT: String(port),
      DESK_PREVIEW_PORT: String(port + 1),
      DESK_YARD_PORT: String(port + 2),
    },
  });
  const address = await addressOf(desk);
  const browser = await chromium.launchServer({
    ...(process.env.CHROMIUM && { executablePath: process.env.CHROMIUM }),
    args: ["--no-sandbox"],
  });
  const connected = await chromium.connect(browser.wsEndpoint());
  const page = await connected.newPage({ viewport: { width: 1600, height: 1000 } });
  page.setDefaultTimeout(START_MS);
  await page.addInitScript(() => localStorage.setItem("desk-language", "en"));
  await page.goto(address);
  await page.goto(`http://localhost:${port}/#/file/${STONE}`);
  await shown(page, PRICE);
  return {
    commit,
    dir,
    process: desk,
    site: descendant(desk.pid ?? 0, "packages/site/build/dev.ts") ?? 0,
    browser,
    page,
  };
}

function addressOf(desk: ChildProcess): Promise<string> {
  return new Promise((found, failed) => {
    let told = "";
    for (const stream of [desk.stdout, desk.stderr])
      stream?.on("data", (part) => {
        told += part;
        const address = /http:\/\/localhost:\d+\/\?session=\S+/.exec(told)?.[0];
        if (address) found(address);
      });
    desk.once("close", () => failed(new Error(told)));
  });
}

/** The page beside the form at this width, with its scripts running and nothing more to do. */
async function choose(page: Page, width: string): Promise<void> {
  await page.getByRole("button", { name: width, exact: true }).click();
  await frameIn(page).locator("html[data-hydrated]").waitFor({ state: "attached" });
  await page.waitForTimeout(2 * SETTLED_MS);
}

async function change({ page, process: { pid = 0 }, site, browser }: Desk, round: number): Promise<Change> {
  const price = PRICE + 1 + round;
  const now = () => {
    const ofSite = cpuSecondsOfTree(site);
    return {
      at: performance.now() / 1000,
      desk: cpuSecondsOfTree(pid) - ofSite,
      site: ofSite,
      browser: cpuSecondsOfTree(browser.process().pid ?? 0),
    };
  };
  const field = page.getByRole("group", { name: "Price" }).getByLabel("From");
  await field.fill(String(price));
  const saving = page.waitForResponse((response) => response.url().endsWith("/api/save")).then(now);
  const before = now();
  await field.press("Enter");
  await shown(page, price);
  const seen = now();
  const saved = await saving;
  await page.waitForTimeout(SETTLED_MS);
  const done = now();
  const spent = (kind: "desk" | "site" | "browser") => seen[kind] - before[kind];
  return {
    saved: saved.at - before.at,
    seen: seen.at - before.at,
    desk: spent("desk"),
    site: spent("site"),
    browser: spent("browser"),
    after: done.desk + done.site + done.browser - seen.desk - seen.site - seen.browser,
  };
}

function frameIn(page: Page): FrameLocator {
  return page.frameLocator("iframe");
}

/** As the site writes a price. */
async function shown(page: Page, price: number): Promise<void> {
  const written = new RegExp(`${Math.floor(price / 1000)}.${price % 1000}`);
  await frameIn(page).getByText(written).first().waitFor({ state: "attached" });
}

function report(changes: ReadonlyMap<string, readonly Change[]>): string {
  const rows = [...changes].map(([commit, found]) => {
    const cell = (valueIn: (change: Change) => number) =>
      `${median(found.map(valueIn)).toFixed(2)} (${spread(found.map(valueIn))})`;
    return [
      commit,
      cell(({ saved }) => saved),
      cell(({ seen }) => seen),
      cell(processor),
      cell(({ desk }) => desk),
      cell(({ site }) => site),
      cell(({ browser }) => browser),
      cell(({ after }) => after),
    ];
  });
  const head = [
    "",
    "saved, s",
    "seen, s",
    "processor until then, s",
    "desk",
    "site",
    "browser",
    "afterwards",
  ];
  const [now = [], before] = [...changes.values()];
  const seen = now.map(({ seen }) => seen);
  const ratio = before && median(now.map(processor)) / median(before.map(processor));
  return [
    table([head, ...rows]),
    ratio === undefined ? "" : `${ratio.toFixed(2)} of the processor time of ${values.before}`,
    verdicts([
      {
        promise: `a saved change is on the page <= ${MOST_S} s`,
        measured: `${median(seen).toFixed(2)} s (${spread(seen)})`,
        kept: median(seen) <= MOST_S,
      },
    ]),
  ].join("\n\n");
}

function processor({ desk, site, browser }: Change): number {
  return desk + site + browser;
}
