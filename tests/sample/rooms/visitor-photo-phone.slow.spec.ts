import sharp from "sharp";
import en from "#content/messages/en/visitor-photo.json" with { type: "json" };
import sr from "#content/messages/sr/visitor-photo.json" with { type: "json" };
import { expect, open, type Page, test } from "../../support/site.ts";

/** A telephone; without a second core the worker takes its time. */
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
test.describe.configure({ timeout: 180_000 });
const DRAWN = { timeout: 90_000 };

/** A small photograph, as each pixel is work. */
async function openPhotograph(page: Page, choose: string) {
  const create = { width: 400, height: 300, channels: 3, background: "#d8d4cc" } as const;
  const buffer = await sharp({ create }).jpeg().toBuffer();
  await page.getByLabel(choose).setInputFiles({ name: "kitchen.jpg", mimeType: "image/jpeg", buffer });
}

test("what can change is in sight once a photograph is open, and no tap hides it", async ({ page }) => {
  await open(page, "/sr/rooms/yours");
  await openPhotograph(page, sr.choose);
  const panel = page.getByRole("region", { name: sr.what.title });
  for (const kind of Object.values(sr.kinds))
    await expect(panel.getByRole("button", { name: kind, exact: true })).toBeInViewport({ ratio: 1 });
  // Nothing there opens and closes until there is a surface.
  await expect(panel.locator("summary")).toHaveCount(0);
  await panel.getByRole("button", { name: sr.kinds.worktop, exact: true }).tap();
  await panel.getByText(sr.what.add).tap();
  for (const kind of Object.values(sr.kinds))
    await expect(panel.getByRole("button", { name: kind, exact: true }).last()).toBeInViewport({ ratio: 1 });
});

test("it is said where it is seen that a picture was saved, and asked whether the photograph may go along", async ({
  page,
}) => {
  await open(page, "/sr/rooms/yours?stone=granit/verde-bahia");
  await openPhotograph(page, sr.choose);
  await page.getByRole("button", { name: sr.kinds.worktop, exact: true }).tap();
  await page.getByRole("button", { name: "Verde Bahia" }).tap();
  const ask = page.getByRole("button", { name: sr.result.askWith });
  await expect(ask).not.toHaveAttribute("aria-disabled", "true", DRAWN);

  await test.step("the question is seen, and the focus comes back", async () => {
    // At the lower edge, where a thumb finds it.
    await ask.evaluate((button) => button.scrollIntoView({ block: "end" }));
    await ask.tap();
    const question = page.getByRole("group", { name: sr.result.askWithQuestion });
    await expect(question).toBeFocused();
    await expect(page.getByRole("button", { name: sr.result.askWithYes })).toBeInViewport({ ratio: 1 });
    const no = page.getByRole("button", { name: sr.result.askWithNo });
    await expect(no).toBeInViewport({ ratio: 1 });
    await no.tap();
    await expect(ask).toBeFocused();
    // Just below the photograph, which must not cover what is asked.
    const undo = page.getByRole("button", { name: sr.undo });
    const lowerEdge = await undo.evaluate((button) => button.getBoundingClientRect().bottom);
    await ask.evaluate(
      (button, y) => window.scrollBy(0, button.getBoundingClientRect().top - y),
      lowerEdge - 15,
    );
    await ask.tap();
    const isSeen = () =>
      question.evaluate((group) => {
        const { left, top } = (group.querySelector("legend") as HTMLElement).getBoundingClientRect();
        return group.contains(document.elementFromPoint(left + 4, top + 4));
      });
    await expect.poll(isSeen).toBe(true);
    await expect(no).toBeInViewport({ ratio: 1 });
    await no.tap();
  });

  await test.step("a picture is said to be saved until it changes, and a choice set aside goes by a thumb", async () => {
    const save = page.getByRole("button", { name: sr.result.save });
    await expect(save).not.toHaveAttribute("aria-disabled", "true");
    // At the lower edge nothing below it would be seen.
    await save.evaluate((button) => button.scrollIntoView({ block: "end" }));
    await save.tap();
    const saved = page.getByText(sr.result.saved);
    await expect(saved).toBeInViewport({ ratio: 1 });
    await page.getByRole("button", { name: sr.stones.setAside }).tap();
    const remove = page.getByRole("button", { name: sr.stones.asideRemove.split("{")[0] ?? "" });
    const sides = await remove.evaluate((button) => {
      const range = document.createRange();
      range.selectNodeContents(button);
      const [box, sign] = [button.getBoundingClientRect(), range.getBoundingClientRect()];
      return { width: box.width, height: box.height, room: sign.left - box.left };
    });
    expect(sides.width).toBeGreaterThanOrEqual(44);
    expect(sides.height).toBeGreaterThanOrEqual(44);
    expect(sides.room).toBeGreaterThan(10);
    await page.getByRole("button", { name: sr.stones.turn }).tap();
    await expect(saved).toHaveCount(0);
  });
});

test("what scrolls away behind the picture shows nowhere beside it", async ({ page }) => {
  await open(page, "/sr/rooms/yours");
  await page.getByRole("button", { name: sr.example }).tap();
  const last = page.getByRole("radio", { name: new RegExp(`${sr.light.swatch.split("{")[0]}8`) });
  await last.check();
  const picture = page.getByRole("region", { name: sr.stage, exact: true });
  const { right, frame } = await last.evaluate((radio) => {
    const { right, top } = (radio.parentElement as HTMLElement).getBoundingClientRect();
    window.scrollBy(0, top - 250);
    const { outlineWidth, outlineOffset } = getComputedStyle(radio.parentElement as HTMLElement);
    return { right, frame: Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset) };
  });
  expect(frame).toBeGreaterThan(0);
  const covered = await picture.evaluate(
    (section, x) => {
      const { top, height } = section.getBoundingClientRect();
      return section.parentElement?.contains(document.elementFromPoint(x, top + height / 2)) === true;
    },
    right + frame - 1,
  );
  expect(covered).toBe(true);
});

test("a grip never lies on its own line, not even at the photograph's edge", async ({ page }) => {
  await open(page, "/sr/rooms/yours");
  await page.getByRole("button", { name: sr.example }).tap();
  const lines = page.getByRole("button", { name: sr.tools.lines, exact: true });
  await expect(lines).toBeInViewport();
  await lines.tap();
  const grip = page.getByRole("button", { name: new RegExp(`^${sr.lines.lying.far}, .*1`) });
  await grip.focus();
  for (let press = 0; press < 60; press++) await page.keyboard.press("Shift+ArrowLeft");
  const { beyond, stem } = await grip.evaluate((button) => {
    const line = document.querySelector<SVGLineElement>('line[data-line="far"]') as SVGLineElement;
    const onScreen = (x: SVGAnimatedLength, y: SVGAnimatedLength) =>
      new DOMPoint(x.baseVal.value, y.baseVal.value).matrixTransform(line.getScreenCTM() as DOMMatrix);
    const [end, other] = [onScreen(line.x1, line.y1), onScreen(line.x2, line.y2)];
    const { left, top, width, height } = button.getBoundingClientRect();
    const [x, y] = [left + width / 2 - end.x, top + height / 2 - end.y];
    const length = Math.hypot(end.x - other.x, end.y - other.y);
    const drawn = Number.parseFloat(getComputedStyle(button, "::after").width);
    return {
      beyond: (x * (end.x - other.x) + y * (end.y - other.y)) / length,
      stem: drawn - Math.hypot(x, y),
    };
  });
  expect(beyond).toBeGreaterThan(-1);
  expect(Math.abs(stem)).toBeLessThan(1);
});

test("once the photograph is enlarged, the page says how it moves", async ({ page }) => {
  await open(page, "/rooms/yours");
  await page.getByRole("button", { name: en.example }).tap();
  await expect(page.getByText(en.hints.zoomed)).toHaveCount(0);
  await page.getByRole("button", { name: en.zoomIn }).tap();
  await expect(page.getByText(en.hints.zoomed)).toBeVisible();
});
