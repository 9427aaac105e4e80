import { setTimeout as sleep } from "node:timers/promises";
import { chromium } from "@playwright/test";
import { type Browser, DESKTOP, launch, type Tab } from "@stoneyard/bench/pages/browser.ts";
import { expect, test } from "../../support/site.ts";

/** The test runner does not follow pages that are prerendered, so this browser is driven by its own protocol. */
let browser: Browser;
test.beforeAll(async () => {
  browser = await launch({ executable: process.env.CHROMIUM ?? chromium.executablePath(), slowdown: 1 });
});
test.afterAll(() => browser.close());

const HYDRATED = "'hydrated' in document.documentElement.dataset";

/** Tells whether the page ran its scripts or stored anything before it was shown. */
const TELLS_EARLY = `document.prerendering && document.addEventListener("prerenderingchange", () =>
  tell(JSON.stringify({ ran: ${HYDRATED}, stored: Object.keys(localStorage) })))`;

/** Tells how far its typefaces are when it is shown: a page that was not laid out has asked for none. */
const TELLS_TYPEFACES = `document.prerendering && document.addEventListener("prerenderingchange", () =>
  tell([...new Set([...document.fonts].filter(({ display, unicodeRange }) => display === "swap" && unicodeRange === "U+0-10FFFF").map(({ status }) => status))].join()))`;

/** Tells of its first frame which sections that frame leaves out, and later how far anything moved. */
const TELLS_FIRST_FRAME = `document.prerendering && document.addEventListener("prerenderingchange", () => {
  let shift = 0;
  new PerformanceObserver((list) => list.getEntries().forEach(({ value }) => (shift += value)))
    .observe({ type: "layout-shift", buffered: true });
  const leftOut = () => [...document.querySelectorAll("section, footer")].filter(
    (section) => getComputedStyle(section).contentVisibility === "hidden");
  requestAnimationFrame(() => {
    const below = leftOut();
    const inView = below.filter((section) => section.getBoundingClientRect().top < innerHeight);
    setTimeout(() => tell(JSON.stringify({ below: below.length > 0, inView: inView.length, after: leftOut().length })));
    setTimeout(() => tell(JSON.stringify({ shift })), 1500);
  });
})`;

/** That sections below are left out of it and none in view, and that nothing has moved. */
const FIRST_FRAME = [JSON.stringify({ below: true, inView: 0, after: 0 }), JSON.stringify({ shift: 0 })];

test("a page is made ready while the pointer is on its link, with our typefaces; a press shows it, what is seen first, and nothing moves", async ({
  baseURL,
}) => {
  const tab = await openPage(`${baseURL}/granit`, `${TELLS_TYPEFACES};\n${TELLS_FIRST_FRAME}`);
  await hover(tab, 'main a[href="/granit/magma"]');
  await expect.poll(() => tab.prerendered).toEqual([`${baseURL}/granit/magma`]);
  await sleep(1000);
  await press(tab, 'main a[href="/granit/magma"]');
  await expect.poll(() => tab.evaluate("location.pathname")).toBe("/granit/magma");
  expect(await tab.evaluate("performance.getEntriesByType('navigation')[0].activationStart")).toBeGreaterThan(
    0,
  );
  await expect.poll(() => tab.evaluate(HYDRATED)).toBe(true);
  await expect.poll(() => tab.told).toEqual(["loaded", ...FIRST_FRAME]);
  await tab.close();
});

test("the page of tables is made ready too, with its own policy", async ({ baseURL }) => {
  const tab = await openPage(`${baseURL}/materials`);
  await hover(tab, 'footer a[href="/models"]');
  await expect.poll(() => tab.prerendered).toEqual([`${baseURL}/models`]);
  await press(tab, 'footer a[href="/models"]');
  await expect.poll(() => tab.evaluate("location.pathname")).toBe("/models");
  await expect
    .poll(() => tab.evaluate("document.querySelector('model-viewer')?.loaded"), { timeout: 45_000 })
    .toBe(true);
  await tab.close();
});

test("a page that is made ready starts no clock and stores nothing until it is shown", async ({
  baseURL,
}) => {
  const tab = await openPage(`${baseURL}/granit`, TELLS_EARLY);
  await hover(tab, 'header a[href="/"]');
  await expect.poll(() => tab.prerendered).toEqual([`${baseURL}/`]);
  await sleep(4000);
  await press(tab, 'header a[href="/"]');
  await expect.poll(() => tab.told).toEqual([JSON.stringify({ ran: false, stored: [] })]);
  // A slide stands for 8 seconds: begun with the page, the next one would have come by now.
  await sleep(6000);
  expect(await tab.evaluate("document.querySelector('[aria-roledescription=carousel] p').textContent")).toBe(
    "1 of 2",
  );
  await expect
    .poll(() => tab.evaluate("document.querySelector('[aria-roledescription=carousel] p').textContent"))
    .toBe("2 of 2");
  await tab.close();
});

for (const path of ["/rooms", "/care"]) {
  test(`${path}, made ready, paints what is seen first, then the rest, and nothing moves`, async ({
    baseURL,
  }) => {
    const tab = await openPage(`${baseURL}/granit`, TELLS_FIRST_FRAME);
    const link = `a[href="${path}"]`;
    await hover(tab, link);
    await expect.poll(() => tab.prerendered).toEqual([baseURL + path]);
    await sleep(1000);
    await press(tab, link);
    await expect.poll(() => tab.told).toEqual(FIRST_FRAME);
    await tab.close();
  });
}

test("no page of the other language is made ready, nor this page, nor a file", async ({ baseURL }) => {
  test.slow();
  for (const [path, links] of [
    [
      "/gallery",
      ["a[data-locale]", 'header a[href^="tel:"]', 'footer a[href="/gallery"]', 'a[href$=".avif"]'],
    ],
    ["/sr/granit", ["a[data-locale]"]],
    ["/models", ['a[href^="/models?table="]']],
  ] as const) {
    const tab = await openPage(baseURL + path);
    for (const link of links) {
      await hover(tab, link);
      await sleep(700);
    }
    expect(tab.prerendered, path).toEqual([]);
    // The same tab does so for any other link.
    await hover(tab, 'footer a[href$="/privacy"]');
    await expect.poll(() => tab.prerendered.length).toBe(1);
    await tab.close();
  }
});

test("nothing is made ready for a visitor who saves data", async ({ baseURL }) => {
  const tab = await openPage(
    `${baseURL}/granit`,
    'Object.defineProperty(navigator, "connection", { value: { saveData: true } })',
  );
  await hover(tab, 'main a[href="/granit/magma"]');
  await sleep(1500);
  expect(tab.prerendered).toEqual([]);
  await tab.close();
});

test("a choice of English holds on a page that was made ready", async ({ baseURL }) => {
  const tab = await openPage(
    `${baseURL}/sr`,
    'Object.defineProperty(navigator, "language", { value: "sr-RS" })',
  );
  await press(tab, 'a[data-locale="en"]');
  await expect.poll(() => ask(tab, "location.pathname")).toBe("/");
  await untilRunning(tab);
  await hover(tab, 'footer a[href="/gallery"]');
  await expect.poll(() => tab.prerendered).toEqual([`${baseURL}/gallery`]);
  await press(tab, 'footer a[href="/gallery"]');
  await expect.poll(() => ask(tab, "location.pathname")).toBe("/gallery");
  await sleep(500);
  expect(await tab.evaluate("location.pathname")).toBe("/gallery");
  await tab.close();
});

async function openPage(address: string, before = ""): Promise<Tab> {
  const tab = await browser.open(DESKTOP, before);
  await tab.send("Page.navigate", { url: address });
  await untilRunning(tab);
  return tab;
}

async function untilRunning(tab: Tab) {
  // As long as other tests wait for a page that opens.
  await expect.poll(() => ask(tab, HYDRATED), { timeout: 30_000 }).toBe(true);
}

/** While a tab goes from page to page it has none that could answer. */
function ask(tab: Tab, expression: string): Promise<unknown> {
  return tab.evaluate(expression).catch(() => undefined);
}

/** Rests the pointer on a link, and follows it where what loads above still moves it. */
async function hover(tab: Tab, link: string) {
  await expect
    .poll(
      async () => {
        await tab.send("Input.dispatchMouseEvent", { type: "mouseMoved", ...(await placeOf(tab, link)) });
        await sleep(400);
        return tab.evaluate(`document.querySelector('${link}').matches(":hover")`);
      },
      // Without a graphics card the page of tables answers slowly.
      { timeout: 45_000 },
    )
    .toBe(true);
}

async function press(tab: Tab, link: string) {
  const button = { ...(await placeOf(tab, link)), button: "left", clickCount: 1 };
  const { send } = tab;
  await send("Input.dispatchMouseEvent", { type: "mousePressed", ...button });
  // The page may be gone before it can answer.
  send("Input.dispatchMouseEvent", { type: "mouseReleased", ...button }).catch(() => {});
}

async function placeOf(tab: Tab, link: string) {
  const box = `document.querySelector('${link}').getBoundingClientRect()`;
  const scroll = () =>
    tab.evaluate(
      `document.querySelector('${link}').scrollIntoView({ block: "center", behavior: "instant" }), ${box}.top`,
    );
  // Sections that come into sight are laid out then, and may be higher than was guessed.
  for (let top = await scroll(), before: unknown; top !== before; top = await scroll()) {
    before = top;
    await sleep(100);
  }
  return (await tab.evaluate(
    `(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 }))(${box})`,
  )) as {
    x: number;
    y: number;
  };
}
