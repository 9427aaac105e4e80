import { readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { SITE_PORT } from "../../ports.ts";
import { deskOfFile } from "../../support/desk-of-file.ts";
import { git } from "../../support/desk-process.ts";
import { expect as expectSoon, forget, test } from "../../support/site.ts";

const PORT = SITE_PORT + 4;
const STONE = "content/stones/marble/calacatta-borghini.yaml";

/** Each save reads all of the content, which takes its time on a busy machine. */
const expect = expectSoon.configure({ timeout: 40_000 });

const desk = deskOfFile(PORT);
const stone = () => readFileSync(join(desk.project, STONE), "utf8");

test("a stone gets a price, a mistake in it is told at its field, and all of it is taken back", async ({
  page,
}) => {
  const before = stone();
  await desk.open(page, "en", "/file/stones/marble/calacatta-borghini.yaml");
  await page.getByRole("button", { name: "+ Price" }).click();
  const group = page.getByRole("group", { name: "Price" });
  await group.getByLabel("From").fill("about 20");
  await group.getByLabel("VAT").selectOption({ label: "included" });
  await group.getByRole("button", { name: "+ To" }).waitFor();
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await expect(page.getByText(/Must be a whole number of dinars/)).toBeVisible();
  expect(stone()).toBe(before);
  await group.getByLabel("From").fill("20.400");
  await group.getByLabel("From").blur();
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await expect(page.getByRole("status")).toHaveText("Saved");
  expect(stone()).toBe(`${before.trimEnd()}\nprice:\n  from: 20400\n  vat: included\n`);

  await group.getByLabel("From").fill("21000");
  await group.getByLabel("From").press("Enter");
  await expect.poll(stone).toContain("from: 21000");
  await page.getByRole("link", { name: "History" }).click();
  const entry = page
    .getByRole("listitem")
    .filter({ hasText: /Calacatta Borghini: price · from 20.?400 → 21.?000/ });
  await entry.getByRole("button", { name: /^Undo/ }).click();
  await expect(page.getByText(/^Undone: Calacatta Borghini/)).toBeVisible();
  expect(stone()).toContain("from: 20400");
});

test("na srpskom: uzorak postaje pravi podatak, i objavljuje se", async ({ page }) => {
  await desk.open(page, "sr", "/file/site.yaml");
  const site = () => readFileSync(join(desk.project, "content/site.yaml"), "utf8");
  const street = page.getByLabel("Ulica");
  await street.fill("Kneza Miloša 1");
  await street.press("Enter");
  await expect(page.getByRole("status")).toHaveText("Sačuvano");
  expect(site()).toContain("  street: Kneza Miloša 1\n");
  await page.getByRole("link", { name: "Danas" }).click();
  await page.getByLabel("Gde se objavljuje").fill(desk.bare);
  await page.getByRole("button", { name: "Objavljuj na ovoj adresi" }).click();
  // What was told before the publication is not told beside it, however long the history takes.
  await page.route("**/api/history", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await page.getByRole("button", { name: "Objavi", exact: true }).click();
  await page
    .getByText("Objavljeno. Sajt preuzima izmene sa adrese na kojoj objavljujete.")
    .waitFor({ timeout: 40_000 });
  expect(await page.getByText("Tamo još ništa nije objavljeno.").count()).toBe(0);
  await page.unroute("**/api/history");
  const published = git(desk.bare, "show", "main:content/site.yaml");
  expect(published).toContain("Kneza Miloša 1");
  expect(published).toContain("# Where the pin stands on the map.");
  // Ono što je objavljeno vraća se kao još jedna izmena.
  await street.waitFor({ state: "detached" });
  await page.getByRole("link", { name: "Sadržaj" }).click();
  await page.getByRole("link", { name: "Firma", exact: true }).click();
  await street.fill("Kneza Miloša 2");
  await street.press("Enter");
  await expect.poll(site).toContain("  street: Kneza Miloša 2\n");
  await page.getByRole("link", { name: "Danas" }).click();
  await page.getByRole("button", { name: "Objavi", exact: true }).click();
  await page.getByRole("button", { name: "Poništi poslednju objavu" }).click();
  await page.getByRole("button", { name: "Vrati kako je bilo" }).click();
  await expect.poll(site).toContain("  street: Kneza Miloša 1\n");
  await expect(page.getByRole("button", { name: "Poništi poslednju objavu" })).toHaveCount(0);
});

test("an entry that other pages need says so where it was taken away, with the way there", async ({
  page,
}) => {
  const before = readFileSync(join(desk.project, "content/interiors.yaml"), "utf8");
  await desk.open(page, "en", "/file/interiors.yaml");
  const tabs = page.getByRole("group", { name: "Tabs", exact: true });
  await tabs
    .locator(":scope > ol > li")
    .first()
    .getByRole("button", { name: "Remove", exact: true })
    .last()
    .click();
  const way = tabs.getByRole("link", { name: /^Home page: / }).first();
  await expect(way).toBeVisible();
  expect(readFileSync(join(desk.project, "content/interiors.yaml"), "utf8")).toBe(before);
  await way.click();
  await expect(page.getByRole("heading", { name: "Home page" })).toBeVisible();
});

test("the last project says which link on the home page still leads to projects", async ({ page }) => {
  const last = "mountain-resort-hotel";
  for (const name of readdirSync(join(desk.project, "content/portfolio")))
    if (name !== `${last}.yaml`) rmSync(join(desk.project, "content/portfolio", name));
  await desk.open(page, "en", `/remove/portfolio/${last}`);
  await page.getByRole("button", { name: /^Remove: / }).click();
  const needed = page.getByRole("alert");
  await expect(needed.getByRole("link")).toHaveText(["Home page"]);
  await expect(needed.getByRole("listitem")).toHaveText(/: Links to$/);
  git(desk.project, "checkout", "--quiet", "--", "content/portfolio");
});

test("that the desk no longer answers is in sight wherever on a long form one is", async ({
  page,
  faults,
}) => {
  await desk.open(page, "en", "/file/site.yaml");
  await page.route("**/api/save", (route) => route.abort());
  const promise = page.getByRole("group", { name: "How soon you answer" }).getByLabel("English");
  await promise.fill("We reply today.");
  await promise.blur();
  await expect(page.getByText("The desk is not responding.")).toBeInViewport();
  forget(faults, /net::ERR_FAILED/);
});

test("a place to publish to that is changed by mistake stays as it was", async ({ page }) => {
  await desk.open(page, "en", "/");
  const place = page.getByText(`Publish to: ${desk.bare}`);
  await expect(place).toBeVisible();
  await page.getByRole("button", { name: "Publish elsewhere" }).click();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(place).toBeVisible();
});

test("an answer that was overtaken does not bring back a code that no longer works", async ({ page }) => {
  await desk.open(page, "en", "/yard");
  await page.getByRole("button", { name: "Show a code" }).click();
  const address = page.getByText(/^http:\/\/127/);
  const first = (await address.textContent()) ?? "";
  // One answer is on its way while a new code is made.
  let isHeld = false;
  let letGo = () => {};
  const later = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(
    "**/api/yard",
    async (route) => {
      const answer = await route.fetch();
      isHeld = true;
      await later;
      await route.fulfill({ response: answer });
    },
    { times: 1 },
  );
  await expect.poll(() => isHeld).toBe(true);
  await page.getByRole("button", { name: "Show a new code" }).click();
  await expect(page.getByText(first)).toHaveCount(0);
  await expect(address).toBeVisible();
  // Only the one that is late comes from now on.
  await page.route("**/api/yard", () => {});
  const late = page.waitForResponse("**/api/yard");
  letGo();
  await (await late).finished();
  await page.waitForTimeout(500);
  await expect(page.getByText(first)).toHaveCount(0);
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await page.getByRole("button", { name: "Close" }).click();
});

test("a step left while its last field is being saved, and a change in the next one at once, both are kept", async ({
  page,
}) => {
  const site = () => readFileSync(join(desk.project, "content/site.yaml"), "utf8");
  // A save lasts longer than the fastest hand takes.
  await page.route("**/api/save", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 2000));
    await route.continue();
  });
  await desk.open(page, "en", "/brand/5");
  await page.getByLabel("Copyright since").fill("2031");
  await page.getByRole("button", { name: "Next step" }).click();
  const promise = page.getByRole("group", { name: "How soon you answer" }).getByLabel("English");
  await promise.fill("We reply within the hour.");
  await promise.blur();
  await expect.poll(site).toContain("We reply within the hour.");
  expect(site()).toContain("copyrightYear: 2031\n");
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
});
