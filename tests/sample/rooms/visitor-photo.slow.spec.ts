import en from "#content/messages/en/visitor-photo.json" with { type: "json" };
import { DRAWN, done, openVerdeBahia, openWorktop, shownPixels } from "../../support/photograph-on-page.ts";
import { expect, open, test } from "../../support/site.ts";

test.describe.configure({ timeout: 180_000 });

test("what this device keeps is the same picture when it is opened again", async ({ page }) => {
  await openVerdeBahia(page);
  await expect(page.getByText(en.result.kept)).toBeVisible();
  const before = await shownPixels(page);
  expect(before).toHaveLength(2);
  await page.reload();
  await expect(done(page)).toBeVisible(DRAWN);
  expect(await shownPixels(page)).toEqual(before);
});

test("the stone is where the outline is, and nothing else changes; of several surfaces it is said which one a stone is for", async ({
  page,
}) => {
  await open(page, "/rooms/yours");
  await page.getByRole("button", { name: en.example }).click();
  await page.getByRole("button", { name: "Nero Assoluto" }).click();
  await expect(done(page)).toBeVisible(DRAWN);
  const [floor, worktop] = await page.evaluate(() => {
    const [before, after] = [...document.querySelectorAll<HTMLCanvasElement>("section canvas")];
    const grey = (canvas: HTMLCanvasElement | undefined, x: number, y: number) => {
      const [width, height] = [canvas?.width ?? 0, canvas?.height ?? 0];
      const data = canvas?.getContext("2d")?.getImageData(x * width, y * height, 4, 4).data ?? [];
      return data[1] ?? Number.NaN;
    };
    return [
      grey(before, 0.1, 0.95) - grey(after, 0.1, 0.95),
      grey(before, 0.57, 0.36) - grey(after, 0.57, 0.36),
    ];
  });
  expect(floor).toBe(0);
  expect(worktop).toBeGreaterThan(50);

  await page.getByText(en.what.add).click();
  await page.getByRole("button", { name: en.kinds.floor, exact: true }).click();
  await page.getByRole("button", { name: "Carrara" }).click();
  await expect(page.getByText(en.stones.for.replace("{surface}", en.kinds.floor))).toBeVisible();
  await page.getByRole("button", { name: en.stones.everywhere }).click();
  await page.getByRole("button", { name: en.kinds.worktop, exact: true }).first().click();
  await expect(page.getByRole("button", { name: "Carrara", pressed: true })).toBeVisible();
});

test("two lines that meet have a grip each, which a finger finds", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openWorktop(page);
  for (const [line, end] of [
    ["far", 1],
    ["near", 1],
    ["end", 1],
    ["end", 2],
  ] as const) {
    const grip = page.getByRole("button", { name: new RegExp(`^${en.lines.lying[line]}, .*${end}`) });
    await grip.scrollIntoViewIfNeeded();
    const hit = await grip.evaluate((button) => {
      const { left, top, width, height } = button.getBoundingClientRect();
      return document.elementFromPoint(left + width / 2, top + height / 2) === button;
    });
    expect(hit, `${line} ${end}`).toBe(true);
  }
});

test("a sheet of A4 on the surface takes the place of length and grey", async ({ page }) => {
  await openWorktop(page);
  await page.getByRole("button", { name: en.sheet.lay }).click();
  await expect(page.getByRole("group", { name: en.light.title })).toHaveCount(0);
  const depth = page.getByRole("textbox", { name: en.measures.depth });
  const before = await depth.inputValue();
  const corner = page.getByRole("button", { name: en.sheet.corner.replace("{number}", "1") });
  await corner.focus();
  await page.keyboard.press("Shift+ArrowRight");
  await expect(depth).not.toHaveValue(before);
  await page.getByRole("button", { name: "Carrara" }).click();
  await expect(done(page)).toBeVisible(DRAWN);
  await page.getByRole("button", { name: en.sheet.remove }).click();
  await expect(page.getByRole("group", { name: en.light.title })).toBeVisible();
});

test("the length that the lines show is told until another one is entered", async ({ page }) => {
  await openWorktop(page);
  const length = page.getByRole("textbox", { name: en.measures.length, exact: true });
  await expect(length).toHaveAccessibleDescription(/^According to the lines: \d+\scm/);
  await length.fill("250");
  await expect(page.getByText(/^According to the lines/)).toBeHidden();
});
