import { axeFaults } from "../../support/axe.ts";
import { answerForMap, expect, open, type Page, test } from "../../support/site.ts";

const MARBLE_AND_GRANITE = ["marble/carrara", "granit/magma"];

/** Opens the site with things kept before. */
async function keep(page: Page, items: readonly (string | { key: string; note: string })[]) {
  await page.goto("/icons/icon.svg");
  const list = items.map((item) => (typeof item === "string" ? { key: item } : item));
  await store(page, JSON.stringify({ version: 1, items: list }));
}

function store(page: Page, text: string) {
  return page.evaluate((list) => localStorage.setItem("list", list), text);
}

function stored(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    (JSON.parse(localStorage.getItem("list") ?? '{"items":[]}').items as { key: string }[]).map(
      ({ key }) => key,
    ),
  );
}

const rows = (page: Page) => page.getByRole("main").getByRole("list").first().locator("> li");
const count = (page: Page) => page.getByRole("banner").getByRole("link", { name: /^My list: / });

/** The button by which something is kept, whether it is or not. */
const keepButton = (page: Page, name: string) =>
  page
    .getByRole("main")
    .getByRole("button", { name: new RegExp(`^(Keep|Kept:) ${name}$`) })
    .first();

/** Every card from which a thing can be kept: its page, the name on the button, and what is stored. */
const CARDS = [
  ["/marble", "Carrara", "marble/carrara"],
  ["/stones", "Carrara", "marble/carrara"],
  ["/uses/floor", "Bethel White", "granit/bethel-white"],
  ["/marble/carrara", "Carrara", "marble/carrara"],
  ["/rooms", "A kitchen with an island", "rooms/kitchen-1"],
  ["/rooms/kitchen-1?worktop=magma", "A kitchen with an island", "rooms/kitchen-1?worktop=magma"],
  ["/models", "Round club table.*Nero Marquina", "club-round-80/nero-marquina"],
  ["/accessories/ashtrays", "Black marble ashtray", "ashtrays/black-marble-ashtray"],
] as const;

/** Those of them that are loaded anew while the thing is kept. */
const RELOADED = new Set<string>(["/marble", "/rooms/kitchen-1?worktop=magma"]);

test("on every card a press keeps a thing, also after a reload, and another one takes it off", async ({
  page,
}) => {
  test.setTimeout(15_000 * CARDS.length);
  for (const [path, name, key] of CARDS) {
    await test.step(path, async () => {
      await open(page, path);
      await expect(count(page)).toHaveAccessibleName("My list: empty");
      // Kept, it is called otherwise.
      const button = keepButton(page, name);
      await expect(button).toHaveAccessibleName(new RegExp(`^Keep ${name}$`));
      await expect(button).toHaveAttribute("aria-pressed", "false");
      const box = await button.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
      expect(await button.evaluate((element) => element.closest("a"))).toBeNull();
      await button.click();
      await expect(page).toHaveURL(path);
      await expect(button).toHaveAttribute("aria-pressed", "true");
      await expect(button).toHaveAccessibleName(new RegExp(`^Kept: ${name}$`));
      await expect(count(page)).toHaveAccessibleName("My list: 1 item");
      expect(await stored(page)).toEqual([key]);
      if (RELOADED.has(path)) {
        await page.reload();
        await expect(button).toHaveAttribute("aria-pressed", "true");
      }
      await button.focus();
      await page.keyboard.press("Space");
      await expect(button).toHaveAttribute("aria-pressed", "false");
      expect(await stored(page)).toEqual([]);
    });
  }
});

test("a button with words says that a thing is kept, and nothing beside it moves", async ({ page }) => {
  for (const [path, keep, kept] of [
    ["/marble/carrara", "Keep", "Kept"],
    ["/sr/marble/carrara", "Sačuvaj", "Sačuvano"],
  ]) {
    await open(page, path ?? "");
    const button = page.getByRole("main").locator("button[data-keep]").first();
    const beside = page.getByRole("main").locator("a[href*='/compare?stones=']").first();
    const seen = () => button.evaluate((element: HTMLElement) => element.innerText.trim());
    const before = await beside.boundingBox();
    expect(await seen()).toBe(keep);
    await button.click();
    await expect.poll(seen).toBe(kept);
    expect(await beside.boundingBox()).toEqual(before);
    await button.click();
    await expect.poll(seen).toBe(keep);
  }
});

test("on a small picture what is seen of the button is small, and what can be pressed is not", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/stones");
  const button = keepButton(page, "Carrara");
  const [pressed, seen] = await Promise.all([button.boundingBox(), button.locator("svg").boundingBox()]);
  expect(pressed).toMatchObject({ width: 44, height: 44 });
  expect(Math.max(seen?.width ?? 99, seen?.height ?? 99)).toBeLessThanOrEqual(34);
});

test("a note stays with its thing, and goes into an enquiry with names and links", async ({
  page,
  baseURL,
}) => {
  await answerForMap(page.context());
  await keep(page, MARBLE_AND_GRANITE);
  await open(page, "/list");
  await page.getByRole("textbox", { name: "Note Magma" }).fill("for the island, 3 cm");
  await page.reload();
  await expect(page.getByRole("textbox", { name: "Note Magma" })).toHaveValue("for the island, 3 cm");
  await page.getByRole("link", { name: "Send an enquiry about this list" }).click();
  await expect(page).toHaveURL("/contact?about=marble/carrara+granit/magma");
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: "Magma", exact: true })).toBeVisible();
  await expect(main.locator("form").getByText("Your note: for the island, 3 cm")).toBeVisible();
  await main.getByRole("textbox", { name: "Phone" }).fill("064 000 0000");
  const sent = page.waitForRequest("**/api/contact");
  await main.getByRole("button", { name: "Send", exact: true }).click();
  expect((await sent).postDataJSON()).toMatchObject({
    subject: "Carrara, Magma",
    chosen: `Carrara: ${baseURL}/marble/carrara\n\nMagma: ${baseURL}/granit/magma\nfor the island, 3 cm`,
  });
});

test("what is kept besides is added to an enquiry in its form, once, and goes along", async ({
  page,
  baseURL,
}) => {
  const words = {
    offer: "Dodaj iz „Mog izbora“",
    added: "Dodato: Magma.",
    phone: "Telefon",
    send: "Pošalji",
  };
  await keep(page, ["marble/carrara", { key: "granit/magma", note: "for the island" }]);
  await open(page, "/sr/contact?about=marble/carrara");
  const form = page.locator("form");
  await expect(form.getByRole("heading", { name: words.offer })).toBeVisible();
  await expect(form.getByRole("button", { name: "Carrara", exact: true })).toHaveCount(0);
  expect(await axeFaults(page)).toEqual([]);
  await form.getByRole("button", { name: "Magma", exact: true }).press("Enter");
  await expect(page).toHaveURL("/sr/contact?about=marble/carrara+granit/magma");
  await expect(page.getByRole("status").getByText(words.added)).toBeAttached();
  await expect(form.getByRole("link", { name: "Magma", exact: true })).toBeVisible();
  await expect(form.getByRole("heading", { name: words.offer })).toHaveCount(0);
  await form.getByRole("textbox", { name: words.phone }).fill("064 000 0000");
  const sent = page.waitForRequest("**/api/contact");
  await form.getByRole("button", { name: words.send, exact: true }).click();
  expect((await sent).postDataJSON()).toMatchObject({
    chosen: `Carrara: ${baseURL}/sr/marble/carrara\n\nMagma: ${baseURL}/sr/granit/magma\nfor the island`,
  });
});

test("keeping, ordering and noting send nothing anywhere", async ({ page }) => {
  await keep(page, MARBLE_AND_GRANITE);
  await open(page, "/list");
  await expect(rows(page)).toHaveCount(2);
  await page.waitForLoadState("networkidle");
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  await page.getByRole("textbox", { name: "Note Magma" }).fill("for the island");
  await page.getByRole("button", { name: "Move Magma up" }).click();
  await page.getByRole("button", { name: "Remove Carrara" }).click();
  expect(await stored(page)).toEqual(["granit/magma"]);
  await page.waitForLoadState("networkidle");
  expect(requests).toEqual([]);
});

test("printed, a list is one sheet with its address as a code and no controls", async ({ page }) => {
  // In Belgrade the new year has begun, on universal time it has not.
  await page.clock.setFixedTime("2026-12-31T23:30:00Z");
  await keep(page, [
    "marble/carrara",
    { key: "granit/magma", note: "for the island, honed" },
    "rooms/kitchen-1?worktop=magma",
    "dining-round-130/nero-marquina",
    "ashtrays/black-marble-ashtray",
  ]);
  await open(page, "/list");
  await expect(rows(page)).toHaveCount(5);
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute("data-printed", "");
  });
  await page.getByRole("button", { name: "Print" }).click();
  await expect(page.locator("body[data-printed]")).toBeAttached();
  await page.emulateMedia({ media: "print", reducedMotion: "reduce" });
  await expect(page.getByRole("img", { name: "QR code with the address of this page" })).toBeVisible();
  await expect(page.getByText("/list?items=marble/carrara+granit/magma+")).toBeVisible();
  await expect(page.getByText("for the island, honed").and(page.locator("p"))).toBeVisible();
  const main = page.getByRole("main");
  await expect(main.getByText("Atelier Kamen d.o.o.")).toBeVisible();
  await expect(main.getByText("Ulica primera 1, 11000 Belgrade")).toBeVisible();
  await expect(main.getByText("1 January 2027")).toBeVisible();
  const [carrara, magma] = [rows(page).nth(0), rows(page).nth(1)];
  // A slab is reserved, so the day of the build decides how many there are.
  const { offer } = (await (await page.request.get("/list.json")).json())["marble/carrara"];
  for (const fact of [
    offer,
    "Kind of rockmarble",
    "OriginCarrara, Tuscany, Italy",
    "280 × 170 cm, 2 cm, 3 cm",
    "polished, honed",
    "lemon juice and vinegar",
  ])
    await expect(carrara).toContainText(fact);
  const note = magma.getByText("for the island, honed").and(page.locator("p"));
  await expect(note).toBeVisible();
  // On A4 upright, between its margins, the note has its 36 mm.
  await page.setViewportSize({ width: 703, height: 1000 });
  expect((await note.boundingBox())?.width).toBeCloseTo(136, 0);
  await expect(rows(page).nth(3)).toContainText("Ø\u00a0130 × 77\u00a0cm");
  const controls = page.getByRole("button").or(page.getByRole("textbox")).or(page.getByRole("checkbox"));
  await expect(controls).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Send an enquiry about this list" })).toHaveCount(0);
  const sheets = (await page.pdf({ format: "A4" })).toString("latin1").match(/\/Type\s*\/Page\b/g);
  expect(sheets).toHaveLength(1);
});

test("a list of every kind has no fault at any width", async ({ page }) => {
  await keep(page, [
    ...MARBLE_AND_GRANITE,
    "rooms/kitchen-1?worktop=magma",
    "dining-round-130/nero-marquina",
    "ashtrays/black-marble-ashtray",
    "marble/atlantis",
  ]);
  for (const [turn, width] of [320, 1280].entries()) {
    await page.setViewportSize({ width, height: 800 });
    if (turn === 0) await open(page, "/sr/list?items=onyx/onyx-miele+granit/magma");
    await expect(page.getByRole("main").getByRole("listitem")).toHaveCount(8);
    expect(await axeFaults(page), `${width} px`).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test("the list says what it needs, and nothing pretends to keep", async ({ page }) => {
    await page.goto("/list?items=marble/carrara");
    await expect(page.getByRole("main")).toContainText("can only be shown with JavaScript", {
      useInnerText: true,
    });
    await expect(page.getByText("Loading")).toBeHidden();
    await page.goto("/marble/carrara");
    await expect(page.getByRole("button", { name: "Keep Carrara" })).toBeHidden();
    await expect(page.getByRole("banner").getByRole("link", { name: "My list: empty" })).toBeVisible();
  });
});
