import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { openStore } from "@stoneyard/server/store/open.ts";
import { anEnquiry } from "@stoneyard/server/testing/enquiry.ts";
import sharp from "sharp";
import { SITE_PORT } from "../../ports.ts";
import { axeFaults } from "../../support/axe.ts";
import { deskOfFile } from "../../support/desk-of-file.ts";
import { expect as expectSoon, forget, test } from "../../support/site.ts";

const PORT = SITE_PORT + 8;

/** Each save reads all of the content, which takes its time on a busy machine. */
const expect = expectSoon.configure({ timeout: 40_000 });

const desk = deskOfFile(PORT);

test("a picture is put in the place of another", async ({ page }) => {
  const picture = (background: string) =>
    sharp({ create: { width: 1000, height: 700, channels: 3, background } })
      .jpeg()
      .toBuffer();
  const file = join(desk.project, "content/pictures/about/quality.jpg");
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, await picture("#222222"));
  for (const place of ["production-1", "production-2", "production-3"]) {
    writeFileSync(join(desk.project, `content/pictures/about/${place}.jpg`), await picture("#222222"));
  }
  await desk.open(page, "sr", "/file/about.yaml");
  await page
    .getByRole("group", { name: "Slika uz tekst o kvalitetu" })
    .getByLabel("Stavi drugu sliku")
    .setInputFiles({ name: "IMG_2.jpg", mimeType: "image/jpeg", buffer: await picture("#eeeeee") });
  await expect
    .poll(async () => Math.round((await sharp(readFileSync(file)).stats()).channels[0]?.mean ?? 0))
    .toBe(238);
  expect(await axeFaults(page)).toEqual([]);
});

test("a new stone gets its slab from a photograph, by keyboard alone where wanted", async ({ page }) => {
  await desk.open(page, "en", "/new-stone");
  await page.getByLabel("Trade name").fill("Bela Test");
  await page.getByLabel("Family").selectOption({ label: "Marble" });
  await page.getByLabel("Similar stone").selectOption({ label: "Carrara" });
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Bela Test", level: 1 })).toBeVisible();
  await expect(page.getByText("Next comes its picture")).toBeVisible();
  await page.getByRole("link", { name: "Photograph of the slab →" }).click();
  const slab = { create: { width: 800, height: 500, channels: 3, background: "#d0d0d0" } } as const;
  const photograph = await sharp({ create: { width: 1000, height: 750, channels: 3, background: "#222" } })
    .composite([{ input: slab, left: 100, top: 125 }])
    .jpeg()
    .toBuffer();
  await page
    .getByLabel("Choose a photograph")
    .setInputFiles({ name: "IMG_1.jpg", mimeType: "image/jpeg", buffer: photograph });
  const handle = page.getByRole("button", { name: "Upper edge 1" });
  const before = await handle.locator("circle").last().getAttribute("cy");
  await handle.press("ArrowDown");
  await expect.poll(() => handle.locator("circle").last().getAttribute("cy")).not.toBe(before);
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect.poll(() => handle.locator("circle").last().getAttribute("cy")).toBe(before);
  await page.getByText("A lamp is reflected in the slab").click();
  const aside = page.getByRole("group").filter({ hasText: "Take a second photograph" });
  await aside
    .getByLabel("Choose the second photograph")
    .setInputFiles({ name: "IMG_3.jpg", mimeType: "image/jpeg", buffer: photograph });
  await expect(aside.getByRole("button", { name: "Upper edge 1" })).toBeVisible();
  await page.getByLabel("Width of the slab, cm").fill("280");
  await page.getByLabel("Height of the slab, cm").fill("175");
  await page.getByText("Trim the edges").click();
  await page.getByLabel("On the left, cm").fill("40");
  await page.getByLabel("At the top, cm").fill("25");
  await page.getByRole("combobox", { name: /^Colour/ }).selectOption({ label: "By hand" });
  await page.getByLabel("Cooler – warmer").fill("30");
  await page.getByLabel("Number on the slab").fill("B-17");
  await page.getByRole("combobox", { name: /^Status/ }).selectOption({ label: "Reserved" });
  await page.getByRole("button", { name: "Straighten" }).click();
  await page.getByRole("button", { name: "Use this as the picture of the slab" }).click();
  await expect(page.getByText("This is now the picture of this stone’s slab.")).toBeVisible();
  const saved = await sharp(join(desk.project, "content/pictures/stones/marble/bela-test.jpg")).metadata();
  expect(saved).toMatchObject({ width: 2048, height: 1280 });
  const written = readFileSync(join(desk.project, "content/stones/marble/bela-test.yaml"), "utf8");
  expect(written).toContain("mmPerPixel: 1.1719");
  expect(written).toMatch(/width: 240\s+height: 150\s+number: B-17\s+state: reserved\s+picture: 1/);
  // Done again, it begins as it was done.
  await page.reload();
  await expect(page.getByLabel("On the left, cm")).toHaveValue("40");
  await expect(page.getByLabel("Cooler – warmer")).toHaveValue("30");
  await expect(page.getByLabel("Number on the slab")).toHaveValue("B-17");
  await expect(page.getByRole("button", { name: "Upper edge 1" })).toHaveCount(2);

  await page.getByRole("link", { name: "← Bela Test" }).click();
  const kitchen = page.getByRole("group", { name: "Kitchen", exact: true });
  await kitchen
    .getByLabel("Put a picture here")
    .setInputFiles({ name: "IMG_4.jpg", mimeType: "image/jpeg", buffer: photograph });
  await expect(kitchen.getByText("Your photograph")).toBeVisible();
  const inUse = join(desk.project, "content/pictures/rooms/marble/bela-test-kitchen.jpg");
  expect(existsSync(inUse)).toBe(true);
  await kitchen.getByRole("button", { name: "Remove my photograph" }).click();
  await expect(kitchen.getByText("There is no picture with this name yet.")).toBeVisible();
  expect(existsSync(inUse)).toBe(false);
});

test("a project is added by its name, and removed again", async ({ page }) => {
  await desk.open(page, "en", "/content");
  await page.getByRole("link", { name: "+ New project" }).click();
  await page.getByLabel("Name").fill("House by the river");
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await expect(page.getByRole("heading", { name: "House by the river", level: 1 })).toBeVisible();
  const file = join(desk.project, "content/portfolio/house-by-the-river.yaml");
  expect(existsSync(file)).toBe(true);
  await page.getByRole("link", { name: "Remove this project from the site" }).click();
  await page.getByRole("button", { name: "Remove: House by the river" }).click();
  await expect(page.getByText("Removed. Visitors see that once you publish.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "House by the river", level: 1 })).toBeVisible();
  expect(existsSync(file)).toBe(false);
  await page.getByRole("main").getByRole("link", { name: "Content" }).click();
  await expect(page.getByRole("heading", { name: "Content", level: 1 })).toBeVisible();
});

test("a telephone sends photographs of slabs, which wait on Today to be straightened", async ({
  page,
  browser,
}) => {
  await desk.open(page, "en", "/yard");
  await page.getByRole("button", { name: "Show a code" }).click();
  const code = (await page.getByText(/^http:\/\/127/).textContent()) ?? "";
  const picture = await sharp({ create: { width: 1000, height: 700, channels: 3, background: "#99a" } })
    .jpeg()
    .toBuffer();
  // One without scripts, one with.
  for (const [javaScriptEnabled, stone] of [
    [false, "Carrara, marble"],
    [true, "Zlatibor"],
  ] as const) {
    if (javaScriptEnabled) await page.getByRole("button", { name: "Show a new code" }).click();
    await expect(page.getByText(code)).toHaveCount(javaScriptEnabled ? 0 : 1);
    const phone = await browser.newContext({
      javaScriptEnabled,
      viewport: { width: 390, height: 844 },
      hasTouch: true,
    });
    const form = await phone.newPage();
    await form.goto((await page.getByText(/^http:\/\/127/).textContent()) ?? "");
    if (javaScriptEnabled) expect(await axeFaults(form)).toEqual([]);
    await form.getByLabel("Which stone").fill(stone);
    await form.getByLabel("Width, cm").fill("3 m");
    await form.getByLabel("Take the photograph").setInputFiles({
      name: "IMG_0001.JPG",
      mimeType: "image/jpeg",
      buffer: picture,
    });
    await form.getByRole("button", { name: "Send" }).click();
    await expect(form.getByText("Enter width and height in centimetres")).toBeVisible();
    await expect(form.getByLabel("Which stone")).toHaveValue(stone);
    await form.getByLabel("Width, cm").fill("280");
    await form.getByLabel("Height, cm").fill("175");
    await form.getByLabel("or choose one").setInputFiles({
      name: "IMG_0001.JPG",
      mimeType: "image/jpeg",
      buffer: picture,
    });
    await form.getByRole("button", { name: "Send" }).click();
    await expect(form.getByText("It has arrived.")).toBeVisible();
    expect(await form.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await phone.close();
  }
  await page.getByRole("button", { name: "Close" }).click();
  await expect(page.getByText("No phone can send photographs now.")).toBeVisible();
  await expect(page.request.get(code)).rejects.toThrow("ECONNREFUSED");
  await page.getByRole("link", { name: "Today" }).click();
  const unknown = page.getByRole("listitem").filter({ hasText: "There is no stone “Zlatibor”" });
  await expect(unknown.getByRole("button", { name: "Straighten" })).toBeDisabled();
  await unknown.getByRole("button", { name: "Discard: Zlatibor" }).click();
  await expect(unknown).toHaveCount(0);
  await page
    .getByRole("listitem")
    .filter({ hasText: "280 × 175 cm" })
    .getByRole("button", { name: "Straighten" })
    .click();
  await expect(page.getByLabel("Width of the slab, cm")).toHaveValue("280");
  await expect(page.getByRole("link", { name: "← Carrara" })).toBeVisible();
});

test("upiti se čitaju, nalaze i označavaju odgovorenim", async ({ page }) => {
  const store = await openStore({ dataDir: join(desk.project, "data"), databaseUrl: null });
  const file = crypto.randomUUID();
  await store.addPart(file, 0, Buffer.from("%PDF-1.7\n%%EOF"), Date.now());
  await store.finishFile(file, { name: "skica.pdf", kind: "pdf", cleaning: "as-sent", digest: "" });
  await store.add(anEnquiry({ firstName: "Đorđe", message: "Radna ploča od Carrare" }), null, {
    files: [file],
  });
  await store.add(anEnquiry({ firstName: "Petar", phone: "+381 11 999 88 77" }), null);
  await desk.open(page, "sr", "/enquiries");
  await page.getByRole("button", { name: "Na ovom računaru" }).click();
  await page.getByRole("button", { name: "Prikaži upite" }).click();
  await expect(page.getByText("Bez odgovora: 2 · Svi: 2")).toBeVisible();
  await page.getByRole("searchbox").fill("9998");
  await expect(page.getByText("Đorđe")).toHaveCount(0);
  await expect(page.getByText("Petar")).toBeVisible();
  await page.getByRole("searchbox").fill("djordje");
  await page.getByText("Đorđe").click();
  await expect(page.getByText("onako kako ju je posetilac poslao")).toBeVisible();
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "skica.pdf" }).click();
  expect((await download).suggestedFilename()).toBe("skica.pdf");
  const table = page.waitForEvent("download");
  await page.getByRole("link", { name: "Preuzmi kao tabelu" }).click();
  expect(readFileSync(await (await table).path(), "utf8")).toContain("Đorđe");
  await page.getByRole("button", { name: "Pošalji nam ponovo imejlom" }).click();
  await expect(page.getByText("Biće ponovo poslato.")).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  await page.getByLabel("Ko je odgovorio").fill("Mira");
  await page.getByRole("button", { name: "Označi da je odgovoreno" }).click();
  await expect(page.getByText("Bez odgovora: 1 · Svi: 2")).toBeVisible();
  const records = await store.list();
  await store.close();
  expect(records.map(({ answered }) => answered?.by)).toEqual(["Mira", undefined]);
  await page.getByRole("link", { name: "Danas" }).click();
  await expect(page.getByRole("link", { name: "Upiti: bez odgovora 1" })).toBeVisible();
});

test("the sample firm becomes another one, step by step", async ({ page, faults }) => {
  const file = (name: string) => readFileSync(join(desk.project, "content", name), "utf8");
  await desk.open(page, "en", "/");
  await page.getByRole("link", { name: "Your company, step by step" }).click();
  await page.getByLabel("Brand").fill("Kamen Petrović");
  await page.getByLabel("Brand").press("Enter");
  await expect.poll(() => file("site.yaml")).toContain("\nbrand: Kamen Petrović\n");

  await page.getByRole("button", { name: "Next step" }).click();
  const logo = page.getByRole("group", { name: "Logo" });
  await expect(logo.getByText("There is no logo")).toBeVisible();
  const svg = (inside: string) => ({
    name: "logo.svg",
    mimeType: "image/svg+xml",
    buffer: Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 10">${inside}</svg>`),
  });
  await logo.getByLabel("Put an SVG file here").setInputFiles({ ...svg(""), buffer: Buffer.from("PNG") });
  await expect(logo.getByText("This is not an SVG drawing.")).toBeVisible();
  forget(faults, /415 \(Unsupported Media Type\)/);
  await logo.getByLabel("Put an SVG file here").setInputFiles(svg("<script>alert(1)</script>"));
  await expect(logo.getByText("runs no programs")).toBeVisible();
  expect(existsSync(join(desk.project, "content/brand/logo.svg"))).toBe(false);
  await logo.getByLabel("Put an SVG file here").setInputFiles(svg('<path d="M0 0h40v10H0z"/>'));
  await expect(logo.getByRole("status")).toHaveText("Saved");
  expect(file("brand/logo.svg")).toContain("<path");

  await page.getByRole("button", { name: "Next step" }).click();
  await page.getByLabel("For text").selectOption("Inter");
  await expect.poll(() => file("brand/brand.yaml")).toContain("text: Inter");

  await page.getByRole("button", { name: "Next step" }).click();
  await page.getByLabel("Links and lines", { exact: true }).fill("#c8a45c");
  await expect(page.getByText("Text in this colour could not be read.")).toBeVisible();
  const take = page.getByRole("button", { name: "Use these colours" });
  await expect(take).toBeDisabled();
  await page.getByRole("button", { name: /Use the nearest colour that can be read: #/ }).click();
  await take.click();
  await expect.poll(() => file("brand/brand.yaml")).toMatch(/accent: "#8[0-9a-f]{5}"/);

  await page.getByRole("button", { name: "6. Phones, e-mail, social media" }).click();
  await page.locator("summary", { hasText: "064 000 0000" }).click();
  await page.getByLabel("Number", { exact: true }).last().fill("00381 63/555-012");
  await page.getByLabel("Number", { exact: true }).last().press("Enter");
  await expect.poll(() => file("site.yaml")).toContain('number: "+38163555012"');

  await page.getByRole("button", { name: "8. Sample texts still to replace" }).click();
  await expect(page).toHaveURL(/#\/brand\/8$/);
  const left = page.getByText(/^Still to replace: \d+$/);
  const before = Number((await left.textContent())?.replace(/\D/g, ""));
  await page.getByRole("button", { name: "This is right as it is" }).first().click();
  await expect(left).toHaveText(`Still to replace: ${before - 1}`);
  expect(await axeFaults(page)).toEqual([]);
});

for (const width of [390, 1280]) {
  test(`every screen is accessible and fits ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    for (const hash of [
      "/",
      "/content",
      "/history",
      "/yard",
      "/enquiries",
      "/brand",
      "/retire/marble/carrara",
      "/new-stone",
      "/new/portfolio",
      "/remove/families/onyx",
      "/photograph/marble/bela-test",
      "/file/stones/marble/carrara.yaml",
      "/file/site.yaml",
    ]) {
      await desk.open(page, "sr", hash);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByText("Trenutak…")).toHaveCount(0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), hash).toBeLessThanOrEqual(
        width,
      );
      expect(await axeFaults(page), hash).toEqual([]);
    }
  });
}
