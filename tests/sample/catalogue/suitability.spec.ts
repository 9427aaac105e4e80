import { expect, open, type Page, test } from "../../support/site.ts";

const WORDS = {
  en: {
    section: "What it is good for",
    verdicts: ["Well suited", "With care", "Not advised"],
    use: "Kitchen worktop",
    reason: "Onyx is soft: knives scratch it, and lemon dulls it at once.",
    finish: "Finish: flamed.",
    beside: "Similar in colour, for a kitchen worktop",
    families: /^(Granite|SM Quartz)$/,
  },
  sr: {
    section: "Za šta je pogodan",
    verdicts: ["Pogodno", "Uz oprez", "Ne preporučuje se"],
    use: "Kuhinjska radna ploča",
    reason: "Oniks je mek: nož ga grebe, a limun mu odmah skida sjaj.",
    finish: "Obrada: paljeno.",
    beside: "Slično po boji, za radnu ploču",
    families: /^(Granit|SM Quartz)$/,
  },
} as const;

const region = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

const words = WORDS.en;

test("a stone says what it is good for, and why", async ({ page }) => {
  await open(page, "/onyx/onyx-miele");
  const section = region(page, words.section);
  await expect(section.getByRole("heading", { level: 3 })).toHaveText(words.verdicts);
  const reason = section.getByText(words.reason);
  await expect(reason).toBeHidden();
  await section.locator("summary").last().focus();
  await page.keyboard.press("Enter");
  await expect(reason).toBeVisible();
  await expect(section.getByRole("term")).toHaveCount(12);
});

test("a stone that suits everything is advised against nothing", async ({ page }) => {
  await page.goto("/granit/bethel-white");
  const section = region(page, "What it is good for");
  await expect(section.getByRole("heading", { name: "Well suited" })).toBeVisible();
  await expect(section.getByRole("heading", { level: 3 })).toHaveText(["Well suited"]);
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
