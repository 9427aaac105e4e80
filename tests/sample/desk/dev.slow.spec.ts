import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { linkPackages, linkProject, PROGRAM } from "@stoneyard/site/build/testing/link-project.ts";
import sharp from "sharp";
import { SITE_PORT } from "../../ports.ts";
import {
  answerForMap,
  expect as expectSoon,
  hydrated,
  type Page,
  test,
  workedOff,
} from "../../support/site.ts";

const PORT = SITE_PORT + 2;
const SITE = `http://localhost:${PORT}`;

const BRAND = "content/brand/brand.yaml";
const FAMILY = "content/families/marble.yaml";
const PRICES = "content/accessories/clock-stands-and-boxes.yaml";
const PROSE = "content/prose/about-quality.en.md";
const WORDS = "content/messages/en/about.json";
/** Written over by this test or by the development server. */
const WRITTEN = [
  BRAND,
  FAMILY,
  PRICES,
  PROSE,
  WORDS,
  ".cache/pictures/manifest.json",
  ".cache/pictures/rooms.json",
];

/** Vite compiles a page when it is asked for it, which takes its time on a busy machine. */
const expect = expectSoon.configure({ timeout: 40_000 });

let project = "";
let dev: ChildProcess | undefined;
let output = "";

test.describe.configure({ mode: "serial", timeout: 180_000 });
test.use({ baseURL: SITE });

test.beforeAll(async () => {
  test.setTimeout(180_000);
  project = mkdtempSync(join(tmpdir(), "stoneyard-dev-"));
  await linkProject(project, [...PROGRAM, "content", ".cache/public"], WRITTEN);
  await linkPackages(project);
  dev = spawn(process.execPath, ["packages/site/build/dev.ts", "--quiet"], {
    cwd: project,
    env: { ...process.env, PORT: String(PORT), DATA_DIR: join(project, "data") },
  });
  for (const stream of [dev.stdout, dev.stderr]) stream?.on("data", (part) => (output += part));
  await expect
    .poll(
      () =>
        fetch(`${SITE}/about`).then(
          ({ ok }) => ok,
          () => false,
        ),
      { timeout: 150_000, message: output },
    )
    .toBe(true);
});

test.afterAll(async () => {
  if (dev) {
    const ended = new Promise((done) => dev?.once("close", done));
    dev.kill("SIGTERM");
    await ended;
  }
  rmSync(project, { recursive: true, force: true });
});

test("started quietly it tells nothing while all goes well", () => {
  expect(output).toBe("");
});

test("a saved text, word and price are on the page, which is not loaded anew for it", async ({ page }) => {
  await openDev(page, "/about");
  const loads: string[] = [];
  page.on("framenavigated", (frame) => loads.push(frame.url()));
  edit(PROSE, (text) => `${text}\nA sentence that was not there.\n`);
  await expect(page.getByText("A sentence that was not there.")).toBeVisible();

  edit(WORDS, (text) => text.replace(/("heading": ")[^"]*/, "$1A heading that was not there"));
  await expect(page.getByRole("heading", { name: "A heading that was not there" })).toBeVisible();
  expect(loads).toEqual([]);

  await openDev(page, "/accessories/clock-stands-and-boxes");
  edit(PRICES, (text) => text.replace("price: !sample 20400", "price: !sample 20700"));
  await expect(page.getByText(/20.700,00.rsd/).first()).toBeVisible();
});

test("another accent and typeface are on the page, which reloads by itself", async ({ page }) => {
  await openDev(page, "/about");
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveCSS("font-family", /^Newsreader|^"Newsreader"/);
  edit(BRAND, (text) =>
    text.replace(/ accent: .*/, ' accent: "#1f5a43"').replace(/^ {2}headings: .*/m, "  headings: Fraunces"),
  );
  await expect(heading).toHaveCSS("font-family", /^"?Fraunces/);
  const accent = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--accent"));
  await expect.poll(accent).toBe("#1f5a43");
});

test("a mistake stands over the page with file and line, and goes when it is mended", async ({ page }) => {
  await openDev(page, "/accessories/clock-stands-and-boxes");
  const right = readFileSync(join(project, PRICES), "utf8");
  const line = right.split("\n").findIndex((each) => each.includes("price:")) + 1;
  edit(PRICES, (text) => text.replace(/price: (!sample )?\d+/, "price: many"));
  const overlay = page.locator("vite-error-overlay");
  await expect(overlay).toContainText(`${PRICES}:${line}`);
  expect(output).toContain(`${PRICES}:${line}`);
  // What was right before is still served.
  expect((await page.request.get("/accessories/clock-stands-and-boxes")).ok()).toBe(true);

  edit(PRICES, () => right);
  await expect(overlay).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("a photograph takes its picture's place", async ({ page }) => {
  await openDev(page, "/gallery");
  const picture = page.getByRole("main").locator("img").first();
  const before = await picture.getAttribute("src");
  const photograph = sharp({ create: { width: 1700, height: 1200, channels: 3, background: "#7a5" } });
  writeFileSync(join(project, "content/pictures/gallery/g01.jpg"), await photograph.jpeg().toBuffer());
  await expect(picture).not.toHaveAttribute("src", before ?? "");
});

test("an unknown address is the page for such, in its language", async ({ page, faults }) => {
  for (const [path, heading] of [
    ["/no-such-page", "We could not find this page"],
    ["/sr/marble/no-such-stone", "Nismo pronašli ovu stranicu"],
  ] as const) {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
  }
  // The browser told each of them.
  faults.length = 0;
});

test("a picture that is not made yet is missing, without a stack in the terminal", async ({ request }) => {
  const before = output.length;
  const missing = await request.get("/images/gallery/not-made-480.12345678.avif");
  expect(missing.status()).toBe(404);
  expect(output.slice(before)).not.toMatch(/^\s+at /m);
});

test("a new stone has its page at once, before its pictures are planned", async ({ request }) => {
  const before = output.length;
  const stone = readFileSync(join(project, "content/stones/marble/calacatta-borghini.yaml"), "utf8");
  const other = stone.replace("title: Calacatta Borghini", "title: Proba").replace(/^aliases: .*\n/m, "");
  writeFileSync(join(project, "content/stones/marble/proba.yaml"), other);
  edit(FAMILY, (text) => text.replace(/^( *)- calacatta-borghini$/m, "$&\n$1- proba"));
  await expect.poll(async () => (await request.get("/marble/proba")).status()).toBe(200);
  // Beside its neighbours it has no scale yet, which they say.
  const neighbour = await request.get("/marble/calacatta-borghini");
  expect(neighbour.status()).toBe(200);
  expect(await neighbour.text()).toMatch(/Proba.*not to scale/s);
  expect(output.slice(before)).not.toMatch(/^\s+at /m);
});

test("the contact form is answered by the real server", async ({ page }) => {
  await answerForMap(page.context());
  await openDev(page, "/contact");
  await page.getByLabel("Phone", { exact: true }).fill("+381 64 123 4567");
  await page.getByLabel("Message", { exact: true }).fill("From the development server");
  await page.getByRole("button", { name: "Send", exact: true }).click();
  // The notice says it, and the page too once its next steps are there.
  await expect(page.getByText("Form sent successfully").first()).toBeVisible();
});

test("visitors' enquiries and the desk's files are given to nobody", async ({ request }) => {
  await mkdir(join(project, ".cache/desk"), { recursive: true });
  writeFileSync(join(project, ".cache/desk/built-site.json"), "{}");
  for (const path of [
    "/data/enquiries.sqlite",
    "/data/enquiries.sqlite-wal",
    "/data/enquiries.sqlite?raw",
    `/@fs${project}/data/enquiries.sqlite`,
    `/@fs${project}/data/enquiries.sqlite?url`,
    "/.cache/desk/built-site.json",
    "/content/../data/enquiries.sqlite",
  ]) {
    const answer = await request.get(path, { headers: { accept: "*/*" } });
    expect([403, 404], path).toContain(answer.status());
  }
});

test("enquiries are not kept where a browser could read them", async () => {
  const env = { ...process.env, DATA_DIR: join(project, "content/kept"), PORT: "0" };
  const refused = spawn(process.execPath, ["packages/site/build/dev.ts"], { cwd: project, env });
  let stderr = "";
  refused.stderr.on("data", (part) => (stderr += part));
  const [code] = await once(refused, "close");
  expect([code, stderr]).toEqual([1, expect.stringContaining("DATA_DIR is ")]);
});

test("a page of another port may show the site and reads nothing of it, and no other name leads here", async ({
  page,
  request,
  faults,
}) => {
  const other = createServer((_request, response) => response.end("<p>Another program")).listen(
    0,
    "localhost",
  );
  await once(other, "listening");
  await page.goto(`http://localhost:${Object(other.address()).port}`);
  const read = (url: string, mode: RequestMode) =>
    page.evaluate(
      async ([url, mode]) =>
        fetch(url, { mode }).then(
          ({ type, status }) => [type, status],
          () => "refused",
        ),
      [url, mode] as const,
    );
  for (const path of ["/about", "/content/site.yaml", "/packages/site/vite.config.ts", "/api/contact"])
    expect([path, await read(SITE + path, "cors")]).toEqual([path, "refused"]);
  const script = await page.evaluate(
    (src) =>
      new Promise((resolve) => {
        const script = document.createElement("script");
        script.src = src;
        script.onload = () => resolve("run");
        script.onerror = () => resolve("refused");
        document.body.append(script);
      }),
    `${SITE}/content/languages.yaml`,
  );
  expect(script).toBe("refused");
  const rebound = await request.get("/about", { headers: { host: `evil.localhost:${PORT}` } });
  expect(rebound.status()).toBe(403);
  await page.evaluate((src) => {
    document.body.append(Object.assign(document.createElement("iframe"), { src }));
  }, `${SITE}/about`);
  await expect(page.frameLocator("iframe").getByRole("heading", { level: 1 })).toBeVisible();
  other.close();
  // The browser told each refusal.
  faults.length = 0;
});

/**
 * In development scripts come from many files; what is pressed before they run is lost. A file that the test before put back
 * may load the page once more.
 */
async function openDev(page: Page, path: string) {
  await expect(async () => {
    await page.goto(path, { waitUntil: "networkidle" });
    await hydrated(page);
    await workedOff(page);
  }).toPass();
}

function edit(file: string, change: (text: string) => string) {
  writeFileSync(join(project, file), change(readFileSync(join(project, file), "utf8")));
}
