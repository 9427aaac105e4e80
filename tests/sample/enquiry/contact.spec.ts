import { axeFaults } from "../../support/axe.ts";
import {
  expectProblem,
  field,
  lettersWith,
  openVisit,
  photograph,
  WORDS,
} from "../../support/contact-form.ts";
import {
  answerForMap,
  expect,
  forget,
  hydrated,
  LANGUAGES,
  open,
  type Page,
  test,
  tolerate,
} from "../../support/site.ts";

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
    await page.getByRole("button", { name: words.send, exact: true }).click();

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
}

const words = WORDS.en;

/** Opens the form and types an enquiry. @returns the ids under which it is sent from now on */
async function typeEnquiry(page: Page, message: string): Promise<readonly string[]> {
  await open(page, "/contact");
  await field(page, words.email).fill("ana@example.com");
  await field(page, words.message).fill(message);
  const ids: string[] = [];
  page.on("request", (request) => request.method() === "POST" && ids.push(request.postDataJSON().id));
  return ids;
}

test("the answer stays where the form was, with a number that the mail has too", async ({ page }) => {
  const mark = `number-${Date.now()}`;
  await open(page, "/contact?about=marble/carrara");
  await field(page, words.phone).fill("064 000 0000");
  await field(page, words.email).fill("ana@home");
  await field(page, words.message).fill(mark);
  await page.getByRole("button", { name: words.send, exact: true }).click();

  const answer = page.getByRole("region", { name: words.title });
  await expect(answer).toBeFocused();
  await expect(answer).toContainText(mark);
  await expect(answer).toContainText("Carrara");
  await expect(answer).toContainText("064 000 0000");
  await expect(answer).toContainText("ana@home");
  await expect(page.getByRole("button", { name: words.send, exact: true })).toBeHidden();
  await expect(answer.getByRole("heading", { name: words.title })).toBeInViewport({ ratio: 1 });
  const number = /\b\d{4}-\d{4}\b/.exec(await answer.innerText())?.[0] ?? "none";
  await expect(answer.getByRole("link", { name: words.card })).toHaveAttribute(
    "href",
    `/contact/card?number=${number}&items=marble/carrara`,
  );
  await expect.poll(async () => (await lettersWith(page, mark)).length, { timeout: 15_000 }).toBe(1);
  expect((await lettersWith(page, mark))[0]?.subject).toContain(` ${number} · ana@home · Carrara`);
  expect(await axeFaults(page)).toEqual([]);

  await page.reload();
  await hydrated(page);
  await expect(answer).toContainText(number);
  await answer.getByRole("link", { name: words.another }).click();
  await expect(field(page, words.message)).toBeVisible();
  await expect(field(page, words.message)).toHaveValue("");
  await expect(page).toHaveURL("/contact");
});

test("what goes along is shown, and what is taken out is not sent", async ({ page }) => {
  const mark = `removed-${Date.now()}`;
  await open(page, "/contact?about=marble/carrara+granit/magma");
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: "Carrara", exact: true })).toBeVisible();
  await main.getByRole("button", { name: words.remove }).press("Enter");
  await expect(main.getByRole("link", { name: "Carrara", exact: true })).toBeHidden();
  await expect(page).toHaveURL("/contact?about=granit/magma");
  await field(page, words.phone).fill("064 000 0000");
  await field(page, words.message).fill(mark);
  await page.getByRole("button", { name: words.send, exact: true }).click();
  await expect.poll(async () => (await lettersWith(page, mark)).length, { timeout: 15_000 }).toBe(1);
  const text = (await lettersWith(page, mark))[0]?.text ?? "";
  expect(text).toMatch(/Magma: http:\/\/localhost:\d+(\/sr)?\/granit\/magma/);
  expect(text).not.toContain("Carrara");
});

/** How many files the browser has stored with the draft. */
function filesOfDraft(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const result = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve) => request.addEventListener("success", () => resolve(request.result)));
    // Opening one that is not there yet would make it, without its store.
    if (!(await indexedDB.databases()).some(({ name }) => name === "enquiry-draft")) return 0;
    const database = await result(indexedDB.open("enquiry-draft"));
    const count = await result(database.transaction("files").objectStore("files").count());
    database.close();
    return count;
  });
}

test("the draft brings back what was chosen too: things, visit and files, until it is sent", async ({
  page,
}) => {
  const mark = `draft-${Date.now()}`;
  await open(page, "/contact?about=marble/carrara+ashtrays/brown-marble-ashtray?count=3");
  await field(page, words.message).fill(mark);
  await openVisit(page);
  await field(page, words.day).selectOption({ index: 2 });
  const day = await field(page, words.day).inputValue();
  const time = await field(page, words.time).inputValue();
  await field(page, words.toSee).fill("Carrara");
  await page.locator('input[type="file"]').setInputFiles({
    name: "kuhinja.jpg",
    mimeType: "image/jpeg",
    buffer: await photograph(),
  });
  await expect(page.getByText("kuhinja.jpg")).toBeVisible();
  // What is kept is written behind what is seen.
  await expect.poll(() => page.evaluate(() => localStorage.getItem("enquiry-draft"))).toContain('"files":1');
  await expect.poll(() => filesOfDraft(page)).toBe(1);
  await open(page, "/privacy");
  await open(page, "/contact");
  await expect(page).toHaveURL(/about=marble\/carrara\+ashtrays\/brown-marble-ashtray\?count=3$/);
  await expect(page.getByRole("main").getByRole("link", { name: "Carrara", exact: true })).toBeVisible();
  await expect(field(page, words.day)).toHaveValue(day);
  await expect(field(page, words.time)).toHaveValue(time);
  await expect(field(page, words.toSee)).toHaveValue("Carrara");
  await expect(page.getByText("kuhinja.jpg")).toBeVisible();
  await field(page, words.phone).fill("064 000 0000");
  await page.getByRole("button", { name: words.send, exact: true }).click();
  await expect(page.getByRole("region", { name: words.title })).toBeVisible();
  await expect.poll(async () => (await lettersWith(page, mark)).length, { timeout: 15_000 }).toBe(1);
  const [letter] = await lettersWith(page, mark);
  expect(letter?.attachments.map(({ filename }) => filename)).toContain("kuhinja.jpg");
  expect(letter?.text).toMatch(/3\s×\s.+: http/);
  await open(page, "/contact");
  await expect(page.getByText("kuhinja.jpg")).toHaveCount(0);
  await expect(page).toHaveURL("/contact");
});

test("a failure keeps what was typed, and the same words sent again are one enquiry", async ({
  page,
  faults,
}) => {
  const mark = `retry-${Date.now()}`;
  const ids = await typeEnquiry(page, mark);
  // The first answer is lost on its way, though the server has stored the enquiry.
  await page.route(
    "**/api/contact",
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await page.getByRole("button", { name: words.send, exact: true }).click();
  const alert = page.getByRole("alert");
  await expect(alert).toContainText(words.failure);
  await expect(alert).toContainText(words.again);
  await expect(field(page, words.message)).toHaveValue(mark);

  await page.getByRole("button", { name: words.send, exact: true }).click();
  await expect(page.getByRole("status").filter({ hasText: words.success })).toBeVisible();
  expect(ids).toHaveLength(2);
  expect(ids[0]).toBe(ids[1]);
  await expect.poll(async () => (await lettersWith(page, mark)).length, { timeout: 15_000 }).toBe(1);
  forget(faults, /ERR_FAILED/);
});

test("what the server has under this id with other words is sent anew as a second enquiry", async ({
  page,
  faults,
}) => {
  const mark = `second-${Date.now()}`;
  const ids = await typeEnquiry(page, mark);
  await page.route(
    "**/api/contact",
    async (route) => {
      const first = { ...route.request().postDataJSON(), message: `${mark}, first` };
      await route.fetch({ postData: JSON.stringify(first) });
      await route.continue();
    },
    { times: 1 },
  );
  await page.getByRole("button", { name: words.send, exact: true }).click();
  await expect(page.getByRole("status").filter({ hasText: words.success })).toBeVisible();
  expect(new Set(ids).size).toBe(2);
  await expect.poll(async () => (await lettersWith(page, mark)).length, { timeout: 15_000 }).toBe(2);
  forget(faults, /status of 409/);
});

test("a refusal is told at its fields, keeps what was typed, and is no longer told once it is mended", async ({
  page,
  faults,
}) => {
  const send = page.getByRole("button", { name: words.send, exact: true });
  await open(page, "/contact");
  // One way is enough.
  await expect(field(page, words.phone)).toHaveAccessibleDescription(words.enough);
  await field(page, words.name).fill("Ana");
  await field(page, words.message).fill(`mended-${Date.now()}`);
  await send.click();
  await expect(page.getByRole("alert")).toContainText(words.failure);
  await expectProblem(field(page, words.phone), words.noWay);
  await expectProblem(field(page, words.email), words.noWay);
  await expect(field(page, words.name)).toHaveValue("Ana");
  await expect(field(page, words.phone)).toBeFocused();

  await field(page, words.phone).fill("zovite me");
  await send.click();
  await expectProblem(field(page, words.phone), words.badPhone);
  await expect(field(page, words.phone)).toHaveValue("zovite me");

  await field(page, words.phone).fill("064 000 0000");
  await expect(page.locator("form [aria-invalid]")).toHaveCount(0);
  // Why the server cannot take it now is said in its words.
  const detail = "Please wait a few minutes";
  await page.route("**/api/contact", (route) =>
    route.fulfill({ status: 429, contentType: "application/problem+json", json: { detail } }),
  );
  await send.click();
  await expect(page.getByRole("main").getByText(detail)).toBeVisible();
  await page.unroute("**/api/contact");

  await send.click();
  await expect(page.getByRole("status").filter({ hasText: words.success })).toBeVisible();
  // Asked once: by itself the refusal would go after five seconds.
  expect(await page.getByText(words.failure).count()).toBe(0);
  forget(faults, /status of 4(22|29)/);
});

test("the notice of success lies over no words on any screen", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await open(page, "/contact");
  await field(page, "Phone").fill("064 000 0000");
  await field(page, "Message").fill(`notice-${Date.now()}`);
  await page.getByRole("button", { name: "Send", exact: true }).click();
  const notice = page.getByRole("status").filter({ hasText: "Success" });
  await expect(notice).toBeVisible();
  await expect(page.getByRole("region", { name: WORDS.en.title })).toBeFocused();
  // Focus holds its time.
  await page.locator("[data-kind=success] button").focus();
  const covered = () =>
    notice.evaluate((element) => {
      const over = element.getBoundingClientRect();
      return [...document.querySelectorAll("main :is(h1, h2, h3, p, dt, dd)")].flatMap((words) => {
        // What is there for screen readers alone is painted nowhere.
        if (getComputedStyle(words).clipPath !== "none") return [];
        const range = document.createRange();
        range.selectNodeContents(words);
        const lies = [...range.getClientRects()].some(
          ({ left, right, top, bottom }) =>
            left < over.right && right > over.left && top < over.bottom && bottom > over.top,
        );
        return lies ? [words.textContent] : [];
      });
    });
  for (const width of [390, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await page.getByRole("region", { name: WORDS.en.title }).evaluate((region) => region.scrollIntoView());
    await expect.poll(covered, `${width} px`).toEqual([]);
  }
});

test("a form that is sent before the scripts are there is answered by a page with its number", async ({
  page,
  faults,
}) => {
  const mark = `early-${Date.now()}`;
  await page.route("**/assets/*.js", (route) => route.abort());
  const withoutScripts = page.waitForEvent("requestfailed", (request) => request.url().endsWith(".js"));
  await answerForMap(page.context());
  await page.goto("/contact?about=marble/carrara");
  await field(page, "Phone").fill("064 000 0000");
  await field(page, "Message").fill(mark);
  await withoutScripts;
  await page.unroute("**/assets/*.js");
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page).toHaveURL(/\/api\/contact\/sent\?number=\d{4}-\d{4}&/);
  await expect(page.getByRole("heading", { name: "Your enquiry is with us" })).toBeVisible();
  await expect.poll(async () => (await lettersWith(page, mark)).length, { timeout: 15_000 }).toBe(1);
  expect((await lettersWith(page, mark))[0]?.text).toContain("marble/carrara");
  tolerate(faults, /ERR_FAILED|Failed to fetch dynamically/);
});

/** The heading of the page that answers a form without scripts. */
const ANSWER = { en: "Your enquiry is with us", sr: "Primili smo Vaš upit" };

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  for (const { locale, prefix } of LANGUAGES) {
    test(`${locale}: the form is sent and answered by a page that says the number and leads back`, async ({
      page,
    }) => {
      const words = WORDS[locale];
      const mark = `plain-${locale}-${Date.now()}`;
      await answerForMap(page.context());
      await page.goto(`${prefix}/contact`);
      const label = locale === "en" ? "Drawings and photographs" : "Crteži i fotografije";
      await field(page, label).setInputFiles({
        name: "plan.pdf",
        mimeType: "application/pdf",
        buffer: Buffer.from("%PDF-1.7\n%%EOF"),
      });
      await field(page, words.email).fill("ana@example.com");
      await field(page, words.message).fill(mark);
      await page.getByRole("button", { name: words.send, exact: true }).click();
      await expect(page.getByRole("heading", { name: ANSWER[locale] })).toBeVisible();
      const number = new URL(page.url()).searchParams.get("number") ?? "none";
      await expect(page.getByText(number, { exact: true })).toBeVisible();
      await expect.poll(async () => (await lettersWith(page, mark)).length, { timeout: 15_000 }).toBe(1);
      expect((await lettersWith(page, mark))[0]?.attachments).toMatchObject([{ filename: "plan.pdf" }]);
      await page.getByRole("main").getByRole("link").click();
      await expect(page).toHaveURL(new RegExp(`${prefix}/contact$`));
    });
  }
});
