import type { Locator } from "@playwright/test";
import { LETTERS_PORT } from "./ports.ts";
import { expect, forget, hydrated, LANGUAGES, open, type Page, test } from "./site.ts";

const WORDS = {
  en: {
    name: "Name",
    lastName: "Last name",
    phone: "Phone",
    email: "E-mail",
    message: "Message",
    send: "Send",
    success: "Success",
    sent: "Form sent successfully",
    failure: "Something went wrong",
    again: "Please try again",
    noWay: "Leave a phone number or an e-mail address so that we can reply.",
  },
  sr: {
    name: "Ime",
    lastName: "Prezime",
    phone: "Telefon",
    email: "Imejl",
    message: "Poruka",
    send: "Pošalji",
    success: "Uspešno",
    sent: "Vaša poruka je poslata",
    failure: "Došlo je do greške",
    again: "Pokušajte ponovo",
    noWay: "Ostavite telefon ili imejl da bismo mogli da Vam odgovorimo.",
  },
} as const;

type Letter = { subject: string; text: string; replyTo: { address: string }[]; messageId: string };

async function lettersWith(page: Page, mark: string): Promise<Letter[]> {
  const answer = await page.request.get(`http://localhost:${LETTERS_PORT}/letters`);
  const letters: Letter[] = await answer.json();
  return letters.filter((letter) => letter.text.includes(mark));
}

const field = (page: Page, label: string) => page.getByRole("main").getByLabel(label, { exact: true });

for (const { locale, prefix } of LANGUAGES) {
  const words = WORDS[locale];

  test(`${locale}: an enquiry arrives in the mailbox and the form is empty again`, async ({ page }) => {
    const mark = `mark-${locale}-${Date.now()}`;
    await open(page, `${prefix}/contact`);
    await field(page, words.name).fill("Ana");
    await field(page, words.lastName).fill("Đorđević");
    await field(page, words.phone).fill("+381 64 000 0000");
    await field(page, words.email).fill("ana@example.com");
    await field(page, words.message).fill(`Radna ploča 240 × 62, ${mark}`);
    await page.getByRole("button", { name: words.send }).click();

    const notice = page.getByRole("status").filter({ hasText: words.success });
    await expect(notice).toContainText(words.sent);
    for (const label of [words.name, words.lastName, words.phone, words.email, words.message]) {
      await expect(field(page, label)).toHaveValue("");
    }
    await expect.poll(async () => (await lettersWith(page, mark)).length, { timeout: 15_000 }).toBe(1);
    const [letter] = await lettersWith(page, mark);
    expect(letter?.replyTo[0]?.address).toBe("ana@example.com");
    expect(letter?.text).toContain("Đorđević");
  });

  test(`${locale}: a failure keeps what was typed, and the same words sent again are one enquiry`, async ({
    page,
    faults,
  }) => {
    const mark = `retry-${locale}-${Date.now()}`;
    await open(page, `${prefix}/contact`);
    await field(page, words.email).fill("ana@example.com");
    await field(page, words.message).fill(mark);
    const ids: string[] = [];
    page.on("request", (request) => request.method() === "POST" && ids.push(request.postDataJSON().id));
    // The first answer is lost on its way, though the server has stored the enquiry.
    await page.route(
      "**/api/contact",
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await page.getByRole("button", { name: words.send }).click();
    const alert = page.getByRole("alert");
    await expect(alert).toContainText(words.failure);
    await expect(alert).toContainText(words.again);
    await expect(field(page, words.message)).toHaveValue(mark);

    await page.getByRole("button", { name: words.send }).click();
    await expect(page.getByRole("status").filter({ hasText: words.success })).toBeVisible();
    expect(ids).toHaveLength(2);
    expect(ids[0]).toBe(ids[1]);
    await expect.poll(async () => (await lettersWith(page, mark)).length, { timeout: 15_000 }).toBe(1);
    forget(faults, /ERR_FAILED/);
  });

  test(`${locale}: without a way to reply the form says so at the fields`, async ({ page, faults }) => {
    await open(page, `${prefix}/contact`);
    await field(page, words.name).fill("Ana");
    await page.getByRole("button", { name: words.send }).click();
    await expect(page.getByRole("alert")).toContainText(words.failure);
    await expectProblem(field(page, words.phone), words.noWay);
    await expectProblem(field(page, words.email), words.noWay);
    await expect(field(page, words.name)).toHaveValue("Ana");
    await expect(field(page, words.phone)).toBeFocused();
    forget(faults, /status of 422/);
  });
}

test("the stone that the visitor came from is named and sent along", async ({ page }) => {
  const mark = `about-${Date.now()}`;
  await open(page, "/contact?about=marble/carrara");
  await expect(page.getByRole("main")).toContainText("Carrara");
  await field(page, "Phone").fill("064 000 0000");
  await field(page, "Message").fill(mark);
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Success" })).toBeVisible();
  await expect.poll(async () => (await lettersWith(page, mark)).length, { timeout: 15_000 }).toBe(1);
  expect((await lettersWith(page, mark))[0]?.text).toContain("Carrara");
});

test("the stones that were laid in a room arrive by name, those beside them too", async ({ page }) => {
  const mark = `room-${Date.now()}`;
  await open(page, "/contact?about=rooms/kitchen-1?worktop=nero-marquina%26beside=taj-mahal%26floor=gold");
  await field(page, "Phone").fill("064 000 0000");
  await field(page, "Message").fill(mark);
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Success" })).toBeVisible();
  await expect.poll(async () => (await lettersWith(page, mark)).length, { timeout: 15_000 }).toBe(1);
  expect((await lettersWith(page, mark))[0]?.text.replaceAll(/\s+/g, " ")).toMatch(
    /A kitchen with an island \(Island, Splashback: Calacatta Borghini; Worktop: Nero Marquina; compared with Taj Mahal\)/,
  );
});

test("a double click sends one enquiry", async ({ page }) => {
  const mark = `double-${Date.now()}`;
  await open(page, "/contact");
  await field(page, "Phone").fill("064 000 0000");
  await field(page, "Message").fill(mark);
  await page.getByRole("button", { name: "Send" }).dblclick();
  await expect(page.getByRole("status").filter({ hasText: "Success" })).toBeVisible();
  await expect.poll(async () => (await lettersWith(page, mark)).length, { timeout: 15_000 }).toBe(1);
});

test("a form that is sent before the scripts are there says so, and goes on saying so once they run", async ({
  page,
  faults,
}) => {
  const mark = `early-${Date.now()}`;
  await page.route("**/assets/*.js", (route) => route.abort());
  await page.goto("/contact?about=marble/carrara");
  await field(page, "Phone").fill("064 000 0000");
  await field(page, "Message").fill(mark);
  await page.unroute("**/assets/*.js");
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page).toHaveURL("/contact#sent");
  await hydrated(page);
  await expect(page.locator("#sent")).toBeVisible();
  await expect.poll(async () => (await lettersWith(page, mark)).length, { timeout: 15_000 }).toBe(1);
  expect((await lettersWith(page, mark))[0]?.text).toContain("marble/carrara");
  forget(faults, /ERR_FAILED|Failed to fetch dynamically/);
});

test("every request that a script makes is marked", async ({ page }) => {
  await open(page, "/contact");
  await field(page, "Phone").fill("064 000 0000");
  const sent = page.waitForRequest("**/api/contact");
  await page.getByRole("button", { name: "Send" }).click();
  expect((await sent).headers()["x-requested-with"]).toBe("XMLHttpRequest");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  for (const { locale, prefix } of LANGUAGES) {
    test(`${locale}: the form is sent and the page says so`, async ({ page }) => {
      const words = WORDS[locale];
      const mark = `plain-${locale}-${Date.now()}`;
      await page.goto(`${prefix}/contact`);
      await field(page, words.email).fill("ana@example.com");
      await field(page, words.message).fill(mark);
      await page.getByRole("button", { name: words.send }).click();
      await expect(page).toHaveURL(`${prefix}/contact#sent`);
      await expect(page.locator("#sent")).toBeVisible();
      await expect(page.locator("#sent")).toContainText(words.sent);
      await expect.poll(async () => (await lettersWith(page, mark)).length, { timeout: 15_000 }).toBe(1);
    });
  }
});

async function expectProblem(input: Locator, text: string) {
  await expect(input).toHaveAttribute("aria-invalid", "true");
  await expect(input).toHaveAccessibleDescription(text);
}
