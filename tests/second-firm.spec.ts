import { glob, rm } from "node:fs/promises";
import { join } from "node:path";
import { localeOfPath } from "#app/i18n/locale.ts";
import { readEnvironment } from "#server/environment.ts";
import { type RunningServer, startServer } from "#server/start.ts";
import { faultsOfPages } from "./check-site/pages.ts";
import { SITE_PORT } from "./ports.ts";
import { buildSecondFirm } from "./second-firm/build-site.ts";
import { expect, LANGUAGES, open, test } from "./site.ts";

const PORT = SITE_PORT + 4;
const SITE = `http://localhost:${PORT}`;
/** Addresses of parts that this firm does without. */
const ABSENT = ["/accessories", "/care", "/interior-design", "/portfolio", "/models", "/rooms", "/granit"];

let project = "";
let server: RunningServer | undefined;

test.describe.configure({ mode: "serial", timeout: 60_000 });
test.use({ baseURL: SITE });

test.beforeAll(async () => {
  test.setTimeout(240_000);
  project = await buildSecondFirm(SITE);
  const settings = { PORT: String(PORT), SITE_URL: SITE, DATA_DIR: join(project, "data") };
  server = await startServer(readEnvironment(settings), join(project, "dist"), { log: false });
});

test.afterAll(async () => {
  await server?.stop();
  await rm(project, { recursive: true, force: true });
});

for (const { locale, prefix } of LANGUAGES) {
  test(`${locale}: pages of absent parts are gone, and every link and picture leads to what is there`, async ({
    request,
  }) => {
    const sitemap = await (await request.get("/sitemap.xml")).text();
    const listed = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(
      ([, url]) => new URL(url ?? "").pathname,
    );
    const own = listed.filter((path) => localeOfPath(path) === locale);
    expect(own).toContain(`${prefix}/limestone/moca`);
    expect(own).toContain(`${prefix}/gallery`);
    expect(await faultsOfPages(SITE, [...own, `${prefix}/list`, `${prefix}/compare`])).toEqual([]);
    for (const absent of ABSENT) {
      expect([absent, (await request.get(prefix + absent)).status()]).toEqual([absent, 404]);
    }
  });
}

test("the home page shows what the firm has, and its menu leads there alone", async ({ page }) => {
  await open(page, "/");
  await expect(page).toHaveTitle(/^Second Stone \|/);
  await expect(page.getByRole("heading", { level: 1, name: "Stone from the north" })).toBeVisible();
  const sections = page.getByRole("main").getByRole("heading", { level: 2 });
  expect(await sections.allTextContents()).toHaveLength(2);
  const families = page.getByRole("main").getByRole("heading", { level: 3 });
  await expect(families).toHaveText(["Slate", "Limestone", "Terrazzo"]);
  await page.getByRole("button", { name: "Menu" }).click();
  const entries = page.getByRole("dialog").getByRole("navigation").getByRole("link");
  const addresses = await entries.evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  expect(addresses).toEqual(["/", "/materials", "/stones", "/about", "/contact"]);
});

test("a listing, a stone and the form work with a few stones", async ({ page }) => {
  await open(page, "/limestone");
  await expect(page.getByRole("link", { name: /^Moca/ }).first()).toBeVisible();
  await open(page, "/stones?family=slate");
  await expect(page.getByRole("main").getByRole("link", { name: /Otta/ })).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: /Moca/ })).toBeHidden();
  await open(page, "/sr/terrazzo/venezia");
  await expect(page.getByRole("heading", { level: 1, name: "Venezia" })).toBeVisible();
  await open(page, "/contact?about=slate/otta");
  await expect(page.getByRole("main").getByRole("link", { name: "Otta", exact: true })).toBeVisible();
});

test("an old short address leads to the only family of engineered stone", async ({ request }) => {
  const response = await request.get("/sr/quartz", { maxRedirects: 0 });
  expect([response.status(), response.headers().location]).toEqual([301, "/sr/terrazzo"]);
});

test("what is left out ships no bytes", async () => {
  const files: string[] = [];
  for await (const file of glob("**/*", { cwd: join(project, "dist/client") })) files.push(file);
  const pages = "room|rooms|accessories|category|portfolio|interior-design|models|quartz-types|care|guide";
  const needless = new RegExp(`^(models|room-layers)|model-viewer|^assets/(${pages})-[\\w-]{8}\\.js$`);
  expect(files.filter((file) => needless.test(file))).toEqual([]);
});
