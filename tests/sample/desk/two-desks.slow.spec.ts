import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SITE_PORT } from "../../ports.ts";
import {
  git,
  nameOwner,
  openDesk,
  ownersFolder,
  type RunningDesk,
  startDesk,
} from "../../support/desk-process.ts";
import { expect as expectSoon, type Page, test } from "../../support/site.ts";

const PORTS = { mira: SITE_PORT + 6, jovan: SITE_PORT + 7 };
/** Each save reads all of the content, which takes its time on a busy machine. */
const expect = expectSoon.configure({ timeout: 40_000 });

test.describe.configure({ timeout: 240_000 });
test.use({ baseURL: `http://localhost:${PORTS.mira}` });

const desks: RunningDesk[] = [];
const folders: string[] = [];

test.afterAll(() => {
  for (const desk of desks) desk.stop();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

const site = ({ folder }: RunningDesk) => readFileSync(join(folder, "content/site.yaml"), "utf8");

async function fill(page: Page, label: string, value: string): Promise<void> {
  await page.getByLabel(label, { exact: true }).fill(value);
  await page.getByLabel(label, { exact: true }).press("Enter");
}

test("two desks publish to one folder: what both changed is asked about in words, the rest is joined", async ({
  page,
  browser,
}) => {
  const bare = mkdtempSync(join(tmpdir(), "stoneyard-bare-"));
  const clone = mkdtempSync(join(tmpdir(), "stoneyard-desk-"));
  const own = ownersFolder("Mira");
  folders.push(bare, clone, own);
  git(bare, "init", "--quiet", "--bare", "--initial-branch", "main");
  const mira = await startDesk(own, PORTS.mira);
  desks.push(mira);
  await openDesk(page, mira, "en", "/");
  await page.getByLabel("Publish to").fill(bare);
  await page.getByRole("button", { name: "Publish to this address" }).click();
  await expect(page.getByText("Nothing has been published there yet.")).toBeVisible();
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(page.getByText("Published. The site is updated from there.")).toBeVisible();

  git(clone, "clone", "--quiet", bare, ".");
  nameOwner(clone, "Jovan");
  const jovan = await startDesk(clone, PORTS.jovan);
  desks.push(jovan);
  const other = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const his = await other.newPage();

  await openDesk(page, mira, "en", "/file/site.yaml");
  await fill(page, "Brand", "Kamen Mira");
  await expect.poll(() => site(mira)).toContain("brand: Kamen Mira\n");
  await fill(page, "Postal code", "21000");
  await expect.poll(() => site(mira)).toContain("21000");
  await fill(page, "Copyright since", "2019");
  await expect.poll(() => site(mira)).toContain("copyrightYear: 2019");
  await openDesk(his, jovan, "sr", "/file/site.yaml");
  await fill(his, "Brend", "Kamen Jovan");
  await expect.poll(() => site(jovan)).toContain("brand: Kamen Jovan\n");
  await fill(his, "Ulica", "Kneza Miloša 1");
  await expect.poll(() => site(jovan)).toContain("Kneza Miloša 1");

  await page.getByRole("link", { name: "Today" }).click();
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(page.getByText("Published. The site is updated from there.")).toBeVisible();
  const published = git(bare, "rev-parse", "main");

  await his.getByRole("link", { name: "Danas" }).click();
  await his.getByRole("button", { name: "Objavi", exact: true }).click();
  await expect(his.getByText("Ovo ste izmenili i Vi i neko drugi. Šta važi?")).toBeVisible();
  const asked = his.getByRole("group", { name: /^Firma$/ });
  await expect(asked).toHaveCount(1);
  // What stands on neighbouring lines is asked about together, and what would be lost is shown.
  const theirs = asked.getByRole("button", { name: /^Tuđe/ });
  await expect(theirs).toContainText("brend Atelier Kamen → Kamen Mira");
  await expect(theirs).toContainText("poštanski broj 11000 → 21000");
  await expect(his.getByRole("button", { name: "Nastavi sa ovim" })).toBeDisabled();
  expect(git(bare, "rev-parse", "main")).toBe(published);
  expect(await his.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await asked.getByRole("button", { name: /^Moje brend Atelier Kamen → Kamen Jovan/ }).click();
  await his.getByRole("button", { name: "Nastavi sa ovim" }).click();
  await expect(
    his.getByText("Objavljeno. Sajt preuzima izmene sa adrese na kojoj objavljujete."),
  ).toBeVisible();

  // Publishing brings in what others published.
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await expect.poll(() => site(mira)).toContain("brand: Kamen Jovan\n");
  expect(site(mira)).toBe(site(jovan));
  expect(site(mira)).toContain("Kneza Miloša 1");
  expect(site(mira)).toContain("copyrightYear: 2019");
  expect(site(mira)).not.toMatch(/^[<=>]{7}/m);
  expect(git(bare, "merge-base", "--is-ancestor", published.trim(), "main")).toBe("");
  await page.getByRole("link", { name: "History" }).click();
  await expect(page.getByText(/^Firma: brend .*Kamen Jovan/)).toBeVisible();

  await other.close();
});
