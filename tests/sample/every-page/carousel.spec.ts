import { expect, open, type Page, test, workedOff } from "../../support/site.ts";

const WORDS = {
  name: "Stone and interiors",
  carousel: "carousel",
  slide: "slide",
  of: ["1 of 2", "2 of 2"],
  buttons: [["Our Projects", "See all stones"], ["Contact Us"]],
  previous: "Previous",
  next: "Next",
  pause: "Pause",
  play: "Play",
} as const;

const AUTOPLAY_MS = 8000;

const carousel = (page: Page) => page.getByRole("region", { name: WORDS.name });
const slide = (page: Page, number: 1 | 2) =>
  carousel(page).getByRole("group", { name: WORDS.of[number - 1] ?? "", includeHidden: true });
const button = (page: Page, name: string) => carousel(page).getByRole("button", { name });

test.use({ viewport: { width: 1280, height: 1000 } });

test("two slides, each with its words and its way on", async ({ page }) => {
  await open(page, "/");
  await expect(carousel(page)).toHaveAttribute("aria-roledescription", WORDS.carousel);
  for (const [index, paths] of [["/portfolio", "/stones"], ["/contact"]].entries()) {
    const one = slide(page, index === 0 ? 1 : 2);
    await expect(one).toHaveAttribute("aria-roledescription", WORDS.slide);
    await expect(one).not.toHaveAttribute("inert");
    await expect(one.getByRole("heading")).toBeInViewport();
    for (const [place, path] of paths.entries()) {
      const button = one.getByRole("link", { name: WORDS.buttons[index]?.[place] ?? "" });
      await expect(button).toHaveAttribute("href", `${path}`);
    }
    const other = slide(page, index === 0 ? 2 : 1);
    await expect(other).toHaveAttribute("inert");
    await expect(other.getByRole("heading", { includeHidden: true })).not.toBeInViewport();
    await carousel(page).getByRole("button", { name: WORDS.next }).click();
  }
});

test("slab and room end on one line where they stand side by side", async ({ page }) => {
  await open(page, "/");
  for (const width of [800, 1000, 1280, 1680]) {
    await page.setViewportSize({ width, height: 1000 });
    const feet = () =>
      slide(page, 1)
        .locator("a > span, figure > span")
        .evaluateAll((frames) => frames.map((frame) => Math.round(frame.getBoundingClientRect().bottom)));
    await expect.poll(async () => new Set(await feet()).size, `${width} px`).toBe(1);
  }
});

test("Previous and Next go round, in 1500 ms, and nothing is jumped", async ({ page }) => {
  await open(page, "/");
  for (const [name, number] of [
    ["Previous", 2],
    ["Previous", 1],
    ["Next", 2],
    ["Next", 1],
  ] as const) {
    await button(page, name).click();
    const durations = await page.evaluate(() =>
      document
        .getAnimations()
        .filter((one) => one instanceof CSSTransition && one.transitionProperty === "transform")
        .map((one) => one.effect?.getTiming().duration),
    );
    expect(durations).toContain(1500);
    expect(new Set(durations).size).toBe(1);
    await expectShown(page, number);
    await expect(slide(page, number).getByRole("heading")).toBeInViewport();
  }
});

test("slides pass on their own every 8000 ms, unless one pauses them, points at them or has focus within", async ({
  page,
}) => {
  await openAndStopTheClock(page);
  for (const number of [1, 2, 1, 2] as const) {
    await page.clock.runFor(AUTOPLAY_MS - 1);
    await workedOff(page);
    await expectShown(page, number === 1 ? 2 : 1);
    await page.clock.runFor(1);
    await expectShown(page, number);
    await workedOff(page);
  }

  await test.step("pointing at them holds them", async () => {
    await atRest(page);
    await page.clock.runFor(5000);
    await slide(page, 2).getByRole("heading").hover();
    await expectAnnouncing(page, "polite");
    await page.clock.runFor(10 * AUTOPLAY_MS);
    await expectShown(page, 2);
    await leave(page);
    await expectAnnouncing(page, "off");
    await page.clock.runFor(3000);
    await expectShown(page, 1);
  });

  await test.step("keyboard focus within holds them", async () => {
    await button(page, "Pause").press("Tab");
    await expect(button(page, "Previous")).toBeFocused();
    await workedOff(page);
    await page.clock.runFor(10 * AUTOPLAY_MS);
    await expectShown(page, 1);
    await page.getByRole("banner").getByRole("button", { name: "Menu" }).focus();
    await workedOff(page);
    await page.clock.runFor(AUTOPLAY_MS);
    await expectShown(page, 2);
  });

  await test.step("Pause stops them for good, Play starts them", async () => {
    await button(page, "Pause").click();
    await leave(page);
    await page.clock.runFor(10 * AUTOPLAY_MS);
    await expectShown(page, 2);
    await button(page, "Play").click();
    // Who pressed it still points at it and wants to see them move.
    await workedOff(page);
    await page.clock.runFor(AUTOPLAY_MS);
    await expectShown(page, 1);
    await expect(button(page, "Pause")).toBeVisible();
  });
});

test("the slide out of sight cannot be reached by key", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/");
  await button(page, "Next").focus();
  const reached = new Set<string | null>();
  for (let press = 0; press < 4; press++) {
    await page.keyboard.press("Tab");
    reached.add(await page.evaluate(() => document.activeElement?.textContent?.trim() ?? ""));
  }
  expect([...reached]).toContain("See all stones");
  expect([...reached]).not.toContain("Contact Us");
});

test("nothing moves by itself where the visitor asked for less motion", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.clock.install();
  await open(page, "/");
  await expect(button(page, "Play")).toBeVisible();
  await page.clock.runFor(10 * AUTOPLAY_MS);
  await expectShown(page, 1);
  await button(page, "Next").click();
  await expect(slide(page, 2).getByRole("heading")).toBeInViewport();
});

/** Leaves the second slide showing, its eight seconds not begun, and the pointer away. */
async function openAndStopTheClock(page: Page) {
  await page.clock.install({ time: 0 });
  await open(page, "/");
  await page.clock.pauseAt(60_000);
  const second = slide(page, 2);
  if ((await second.getAttribute("inert")) === null) await button(page, "Next").click();
  await expectShown(page, 1);
  await button(page, "Next").click();
  await expectShown(page, 2);
  await atRest(page);
  await leave(page);
}

/** To reach what still moves, the browser would scroll the page. */
async function atRest(page: Page) {
  await expect
    .poll(() =>
      page.evaluate(() =>
        document.getAnimations().every((animation) => !(animation instanceof CSSTransition)),
      ),
    )
    .toBe(true);
}

/** Takes the pointer to the page's head. */
async function leave(page: Page) {
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.mouse.move(5, 5);
  await workedOff(page);
}

/** Slides that pass by themselves are not read out; those that stand are. */
async function expectAnnouncing(page: Page, live: "off" | "polite") {
  await expect(carousel(page).locator("[aria-live]")).toHaveAttribute("aria-live", live);
  await workedOff(page);
}

async function expectShown(page: Page, number: 1 | 2) {
  await expect(slide(page, number)).not.toHaveAttribute("inert");
  await expect(slide(page, number === 1 ? 2 : 1)).toHaveAttribute("inert");
}
