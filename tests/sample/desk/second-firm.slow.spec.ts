import { glob, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { readEnvironment } from "@stoneyard/server/environment.ts";
import { type RunningServer, startServer } from "@stoneyard/server/start.ts";
import { type MailServer, startMailServer } from "@stoneyard/server/testing/mail-server.ts";
import sharp from "sharp";
import { SITE_PORT } from "../../ports.ts";
import { buildSecondFirm } from "../../second-firm/build-site.ts";
import { axeFaults } from "../../support/axe.ts";
import { faultsOfPages } from "../../support/pages.ts";
import { sidewaysScroll } from "../../support/screen-faults.ts";
import { answerForMap, expect, forget, LANGUAGES, open, test } from "../../support/site.ts";

// Builds the site of another firm from `second-firm/content`: logo, colours, three families, eleven stones, no tables or
// rooms. Messages and facets are the sample's; its pictures are cut from the sample's and stand for photographs.
const PORT = SITE_PORT + 10;
const SITE = `http://localhost:${PORT}`;
/** Addresses of parts that this firm does without. */
const ABSENT = ["/accessories", "/care", "/interior-design", "/portfolio", "/models", "/rooms", "/granit"];

let project = "";
let server: RunningServer | undefined;
let mail: MailServer | undefined;

test.describe.configure({ mode: "serial", timeout: 60_000 });
test.use({ baseURL: SITE });

test.beforeAll(async () => {
  test.setTimeout(480_000);
  project = await buildSecondFirm(SITE);
  mail = await startMailServer();
  const settings = {
    PORT: String(PORT),
    SITE_URL: SITE,
    DATA_DIR: join(project, "data"),
    SMTP_URL: mail.url,
    MAIL_TO: "yard@example.com",
    MAIL_FROM: "Website <website@example.com>",
    RECEIPTS: "on",
  };
  server = await startServer(readEnvironment(settings), join(project, "dist"), { log: false });
});

test.afterAll(async () => {
  await server?.stop();
  await mail?.close();
  await rm(project, { recursive: true, force: true });
});

for (const { locale, prefix } of [...LANGUAGES, { locale: "de", prefix: "/de" }]) {
  test(`${locale}: pages of absent parts are gone, and every link and picture leads to what is there`, async ({
    request,
  }) => {
    const sitemap = await (await request.get("/sitemap.xml")).text();
    const listed = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(
      ([, url]) => new URL(url ?? "").pathname,
    );
    const own = listed.filter((path) => (/^\/(sr|de)(?=\/|$)/.exec(path)?.[0] ?? "") === prefix);
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
  expect(addresses).toEqual(["/", "/materials", "/stones", "/list", "/about", "/contact"]);
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

test("the firm's photograph stands in the place of the rendering everywhere, and is not called one", async ({
  page,
  request,
}) => {
  const sitemap = await (await request.get("/sitemap.xml")).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => new URL(url ?? "").pathname);
  const html = await Promise.all(paths.map(async (path) => (await request.get(path)).text()));
  const files = new Set(html.flatMap((text) => text.match(/\/images\/stones\/slate\/otta[^" ,?]*/g) ?? []));
  expect(files.size).toBeGreaterThan(2);
  for (const file of files) {
    const { dominant } = await sharp(await (await request.get(file)).body()).stats();
    expect(dominant.r - dominant.g, `${file} is red, as the rendering is`).toBeLessThan(40);
  }
  // Of two stones of one family the one without a photograph keeps its rendering, and its name for it.
  await open(page, "/slate");
  const texts = await alternativeTexts(page);
  expect(texts.filter((text) => /Otta/.test(text))).not.toHaveLength(0);
  expect(texts.filter((text) => /Otta.*rendering/.test(text))).toEqual([]);
  expect(texts.filter((text) => /Valmalenco.*\(rendering\)$/.test(text))).not.toHaveLength(0);
  await open(page, "/slate/otta");
  expect((await alternativeTexts(page)).filter((text) => /Otta.*rendering/.test(text))).toEqual([]);
  await expect(page.locator("body")).toContainText("Photograph.");
});

test("an old short address leads to the only family of engineered stone", async ({ request }) => {
  const response = await request.get("/sr/quartz", { maxRedirects: 0 });
  expect([response.status(), response.headers().location]).toEqual([301, "/sr/terrazzo"]);
});

test("what is left out ships no bytes", async () => {
  const files: string[] = [];
  for await (const file of glob("**/*", { cwd: join(project, "dist/client") })) files.push(file);
  const pages = "room|rooms|accessories|category|portfolio|interior-design|models|quartz-types|care|guide";
  const needless = new RegExp(
    `^(models|room-layers)|^assets/manifest-|model-viewer|^assets/(${pages})-[\\w-]{8}\\.js$`,
  );
  expect(files.filter((file) => needless.test(file))).toEqual([]);
  // Names of files tell nothing of code that came along in another: a room is drawn by WebGL, and nothing else is.
  const scripts = files.filter((file) => /^assets\/.*\.(js|css)$/.test(file));
  const texts = await Promise.all(
    scripts.map(async (file) => ({ file, text: await readFile(join(project, "dist/client", file), "utf8") })),
  );
  expect(scripts.length).toBeGreaterThan(20);
  expect(texts.filter(({ text }) => /webgl2|#version 300 es|room-layers/.test(text))).toEqual([]);
});

test("three languages stand in a menu, and the top bar is whole on every width", async ({ page }) => {
  await open(page, "/slate");
  const button = page.getByRole("button", { name: "Language: English (EN)" });
  const others = page.getByRole("banner").getByRole("list").getByRole("link");
  for (const width of [320, 360, 390, 430, 502, 600, 768, 822, 1024, 1025, 1280, 1281, 1440, 1680]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await sidewaysScroll(page), `px wider than ${width}`).toBeLessThanOrEqual(0);
    expect(await faultsOfBar(page), `at ${width}`).toEqual([]);
    await button.click();
    await expect(others).toHaveText(["Srpski", "Deutsch"]);
    for (const link of await others.all()) await expect(link).toBeInViewport({ ratio: 1 });
    await page.keyboard.press("Escape");
    await expect(others.first()).toBeHidden();
    await expect(button).toBeFocused();
  }
  // By keys alone, and with the menu open in order for screen readers.
  await page.keyboard.press("Enter");
  await expect(others.first()).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  await page.keyboard.press("Tab");
  await expect(others.first()).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/sr/slate");
});

test("a day with a break keeps clear of the address beside it", async ({ page }) => {
  await open(page, "/sr/slate");
  for (const width of [320, 360, 390, 430, 502, 600, 768, 822, 1024, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const covered = await page.getByRole("contentinfo").evaluate((foot) => {
      const place = foot.querySelector("address")?.getBoundingClientRect();
      const spans = [...foot.querySelectorAll("dd span")].map((span) => span.getBoundingClientRect());
      return spans.map(
        (span) => place && span.right > place.left && span.bottom > place.top && span.top < place.bottom,
      );
    });
    expect(covered, `at ${width}`).toEqual([false, false]);
  }
});

function alternativeTexts(page: Page): Promise<string[]> {
  return page
    .locator("img[alt]:not([alt=''])")
    .evaluateAll((all: HTMLImageElement[]) => all.map(({ alt }) => alt));
}

/** What in the top bar is cut, or lies over another thing. */
function faultsOfBar(page: Page): Promise<string[]> {
  return page.getByRole("banner").evaluate((bar) => {
    const things = [...bar.querySelectorAll("a, button")].filter(
      (thing) => !thing.closest("dialog, [popover]") && thing.checkVisibility(),
    );
    const boxes = things.map((thing) => ({
      name: thing.getAttribute("aria-label") ?? thing.textContent ?? "",
      box: thing.getBoundingClientRect(),
    }));
    const cut = boxes.filter(({ box }) => box.width < 8 || box.left < 0 || box.right > innerWidth);
    const overlaps = boxes.filter(({ box }, i) =>
      boxes
        .slice(0, i)
        .some(({ box: other }) => box.left < other.right - 0.5 && other.left < box.right - 0.5),
    );
    return [...cut, ...overlaps].map(({ name }) => name);
  });
}

async function chooseLanguage(page: Page, name: string): Promise<void> {
  await page.getByRole("banner").locator("[popovertarget]").click();
  await page.getByRole("banner").getByRole("link", { name, exact: true }).click();
}

test.describe("a third language, which is in the content alone", () => {
  test("its pages speak it, name their translations and lead to them", async ({ page }) => {
    await open(page, "/de/slate/otta");
    await expect(page.locator("html")).toHaveAttribute("lang", "de");
    await expect(page.getByRole("heading", { name: "Daten", exact: true })).toBeVisible();
    const description = page.getByText("Otta ist ein Schiefer von gleichmäßiger Farbe.", { exact: true });
    await expect(description).toBeVisible();
    await expect(page.getByRole("main").locator("[lang]")).toHaveCount(0);
    const alternates = await page
      .locator('link[rel="alternate"]')
      .evaluateAll((links) =>
        links.map((link) => [link.getAttribute("hreflang"), link.getAttribute("href")]),
      );
    expect(alternates).toEqual([
      ["en", `${SITE}/slate/otta`],
      ["sr-Latn", `${SITE}/sr/slate/otta`],
      ["de", `${SITE}/de/slate/otta`],
      ["x-default", `${SITE}/slate/otta`],
    ]);
    await expect(page.locator('meta[property="og:locale"]')).toHaveAttribute("content", "de_DE");
    await chooseLanguage(page, "Srpski");
    await expect(page).toHaveURL("/sr/slate/otta");
    await chooseLanguage(page, "Deutsch");
    await expect(page).toHaveURL("/de/slate/otta");
    await page.goto("/slate");
    await expect(page).toHaveURL("/de/slate");
  });

  test("a browser that speaks it is led to it", async ({ browser }) => {
    const context = await browser.newContext({ locale: "de-AT", baseURL: SITE });
    const page = await context.newPage();
    await page.goto("/limestone/moca?x=1");
    await expect(page).toHaveURL("/de/limestone/moca?x=1");
    await context.close();
  });

  test("what is not written yet stands in English and is marked as such", async ({ page, request }) => {
    await open(page, "/de/limestone/biancone");
    const description = page.getByText("Biancone is limestone of even colour.", { exact: true });
    await expect(description).toHaveAttribute("lang", "en");
    await expect(page.getByRole("definition").getByText("limestone", { exact: true })).toHaveAttribute(
      "lang",
      "en",
    );
    await open(page, "/de/about");
    await expect(page.getByText("We cut stone to measure.").first().locator("..")).toHaveAttribute(
      "lang",
      "en",
    );
    await expect(page.locator('img[alt^="Slabs on racks"]')).toHaveAttribute("lang", "en");
    await open(page, "/de/gallery");
    await expect(page.getByRole("figure").locator('figcaption [lang="en"]')).toContainText("A staircase");
    // The other languages have all their texts.
    for (const path of ["/limestone/biancone", "/sr/limestone/biancone", "/sr/about", "/sr/gallery"]) {
      expect(await (await request.get(path)).text(), path).not.toMatch(
        /<main.*?<(?:p|span|div|img)[^>]* lang="/s,
      );
    }
  });

  test("it counts and puts together sentences in its own way", async ({ page }) => {
    await open(page, "/de/stones");
    await expect(page.getByRole("main").getByText("11 Steine", { exact: true }).first()).toBeVisible();
    await open(page, "/de/stones?acid=resistant&colour=grey");
    await expect(page.getByText("2 graue Steine, die Zitrone vertragen", { exact: true })).toBeVisible();
    await open(page, "/de/stones?acid=resistant&colour=white");
    await expect(page.getByText("Keine weißen Steine, die Zitrone vertragen").first()).toBeVisible();
    await open(page, "/de/slate");
    await expect(page.getByText("2 Steine", { exact: true }).first()).toBeAttached();
  });

  test("an enquiry is answered and mailed in it", async ({ page }) => {
    await open(page, "/de/contact");
    await page.getByLabel("Vorname").fill("Anna");
    await page.getByLabel("E-Mail").fill("anna@visitor.example");
    await page.getByLabel("Nachricht").fill("Eine Treppe aus Otta.");
    // Faster than two seconds is a robot.
    await page.waitForTimeout(2_100);
    await page.getByRole("button", { name: "Senden" }).click();
    await expect(page.getByRole("heading", { name: "Ihre Anfrage ist bei uns" })).toBeVisible();
    await expect.poll(() => mail?.letters.length, { timeout: 20_000 }).toBe(2);
    const texts = new Map(
      mail?.letters.map(({ to, subject, text }) => [to?.[0]?.address, [subject, text].join(" ")]),
    );
    expect(texts.get("yard@example.com")).toMatch(/Anfrage von der Website.*Otta.*auf Deutsch/s);
    expect(texts.get("anna@visitor.example")).toMatch(/Wir haben Ihre Anfrage .* erhalten.*Vielen Dank/s);
  });

  test("a refusal is told in it", async ({ page, faults }) => {
    await open(page, "/de/contact");
    await page.getByLabel("Vorname").fill("Anna");
    await page.getByRole("button", { name: "Senden" }).click();
    await expect(page.getByText(/^Lassen Sie uns eine Telefonnummer/).first()).toBeVisible();
    forget(faults, /422/);
  });

  test.describe("without scripts", () => {
    test.use({ javaScriptEnabled: false });

    test("its pages can be read and its form answers in it", async ({ page, faults }) => {
      for (const path of ["/de", "/de/stones", "/de/limestone/biancone", "/de/about"]) {
        await page.goto(path);
        await expect(page.locator("html")).toHaveAttribute("lang", "de");
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await page.getByRole("button", { name: "Sprache: Deutsch (DE)" }).click();
        await expect(
          page.getByRole("banner").getByRole("link", { name: "English", exact: true }),
        ).toBeVisible();
      }
      await page.getByRole("banner").getByRole("link", { name: "English", exact: true }).click();
      await expect(page.locator("html")).toHaveAttribute("lang", "en");
      await answerForMap(page.context());
      await page.goto("/de/contact");
      await page.getByLabel("Vorname").fill("Anna");
      await page.getByRole("button", { name: "Senden" }).click();
      await expect(page.locator("html")).toHaveAttribute("lang", "de");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Die Anfrage wurde nicht gesendet");
      forget(faults, /422/);
      await page.getByLabel("E-Mail").fill("anna@visitor.example");
      await page.getByRole("button", { name: "Senden" }).click();
      await expect(page).toHaveURL(/\/api\/contact\/sent\?/);
      await expect(page.locator("html")).toHaveAttribute("lang", "de");
      await expect(page.getByText("Ihre Anfrage ist bei uns")).toBeVisible();
    });
  });

  for (const path of ["/de", "/de/stones", "/de/limestone/biancone", "/de/contact", "/de/no-such-page"]) {
    test(`${path} is in order on every width`, async ({ page, faults }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      if (path.endsWith("/contact")) await answerForMap(page.context());
      await page.goto(path);
      expect(await axeFaults(page)).toEqual([]);
      for (const width of [320, 390, 768, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await sidewaysScroll(page), `px wider than ${width}`).toBeLessThanOrEqual(0);
      }
      if (path.includes("no-such")) forget(faults, /404/);
    });
  }
});
