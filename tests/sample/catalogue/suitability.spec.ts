import { expect, open, type Page, test } from "../../support/site.ts";

const WORDS = {
  section: "What it is good for",
  verdicts: ["Well suited", "With care", "Not advised"],
  reason: "Onyx is soft: knives scratch it, and lemon dulls it at once.",
};

const region = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

test("a stone says what it is good for, and why", async ({ page }) => {
  await open(page, "/onyx/onyx-miele");
  const section = region(page, WORDS.section);
  await expect(section.getByRole("heading", { level: 3 })).toHaveText(WORDS.verdicts);
  const reason = section.getByText(WORDS.reason);
  await expect(reason).toBeHidden();
  await section.locator("summary").last().focus();
  await page.keyboard.press("Enter");
  await expect(reason).toBeVisible();
  await expect(section.getByRole("term")).toHaveCount(12);
});

for (const [prefix, rock, finishes] of [
  ["", "porphyritic granite", "honed, flamed, leathered"],
  ["/sr", "porfiroidni granit", "mat brušeno, paljeno, kožna obrada"],
]) {
  test(`${prefix || "/en"}: under a reason that many stones share each tells its rock and its finishes`, async ({
    page,
  }) => {
    await open(page, `${prefix}/uses/stairs`);
    // Beyond the sixth of a reason stones are folded.
    const card = page.getByRole("listitem", { includeHidden: true }).filter({ hasText: "Tan Brown" });
    await expect(card).toContainText(rock ?? "");
    await expect(card).toContainText(finishes ?? "");
  });
}
