import { readCatalogue } from "@stoneyard/catalogue/read.ts";
import { choose } from "../../support/listing-on-page.ts";
import { expect, open, type Page, test } from "../../support/site.ts";

/** The stones of the specification in its order; its capitals and the brand cut out of one name are settled. */
const STONES = {
  marble: `
    carrara bianco-lasa-vena-oro palissandro-classico bianco-perlino statuario calacatta-borghini
    calacatta-vagli arabescato giallo-siena giallo-atlantide crema-marfil biancone daino-reale trani
    vratza botticino perlino-rosato breccia-oniciata rosso-verona rosso-alicante rouge-griotte
    emperador-dark light-emperador verde-guatemala forest-brown forest-green nero-marquina
    black-gold nero-portoro saint-laurent kanfanar selina sahara-noir limestone royal-brown
    patagonia`,
  onyx: `
    onyx-brown onyx-green onyx-ivory onyx-kilimangiaro onyx-miele onyx-nuvolato onyx-orange onyx-red
    onyx-vulcano onyx-white onyx-yellow onyx-blue`,
  travertin: `
    travertin-bianco travertin-dorato travertin-giallo travertin-navona travertin-noce
    travertin-romano-classico travertin-rosso travertin-silver travertin-gold`,
  granit: `
    bethel-white bianco-sardo rosa-beta kashmir-white imperial-white bianco-romano viscount-white
    duke-white london-white diamond-white meera-white labradorite-bianca azul-aran taj-mahal
    giallo-veneziano giallo-ornamental juparana-colombo shivakashi magma rosa-porrino juparana-india
    balmoral africa-red multicolor paradiso-bash sapphire-blue tan-brown tropic-brown
    labrador-antique baltic-brown brown-antique volga-blue costa-green verde-marina verde-savana
    olive-green verde-bahia azul-bahia blue-pearl emerald-pearl vizag-blue matrix black-cosmic
    black-beauty star-galaxy nero-africa zimbabwe nero-assoluto`,
  "sm-marble": `
    althea arabescato-bianco berlin bianco-avorio bianco-ghiaccio bianco-neve black-royal botticino
    breccia-aurora brera camden cotone beige dhalia diamanti ducale farnese fior-di-pesco foscari
    grigio-carnico grigio-perla lapis lino lotus maffei magnolia maremma mazzanti milano mimosa
    napoleon-brown nero-portoro new-york ninfea palladio-doge palladio-fenice palladio-griso
    palladio-laguna palladio-moro paris peonia perlato-royal pisani rasotica reale rosa-del-garda
    rosa-perlino rosso-verona tibet tonale vendome`,
  "sm-quartz": `
    amiata aosta ardenne atena bianco-stardust caledonia carnia city-beige city-brown city-gray
    city-white contract-black contract-dark-gray contract-gray elba florence fusion-gray
    fusion-taupe fusion-white grecale grigio-nube grigio-stardust helsinky iron istria levante
    libeccio lyskamm maui metropolis-beige metropolis-brown metropolis-copper metropolis-galaxy
    metropolis-gray metropolis-oyster metropolis-steel nero-stardust nevada oregon pewter phoket
    ponente rodi sabbia-biege sand-white scirocco senna silver tago tramontana vermont victoria
    virginia yemen`,
} as const;
const COUNTS = { marble: 36, onyx: 12, travertin: 9, granit: 48, "sm-marble": 51, "sm-quartz": 54 } as const;
const TITLES = ["Marble", "Onyx", "Travertine", "Granite", "SM Marble", "SM Quartz"] as const;

const FAMILIES = Object.keys(COUNTS) as (keyof typeof COUNTS)[];
const slugsOf = (family: keyof typeof STONES) => STONES[family].trim().split(/\s+/);

const listing = (page: Page) => page.getByRole("region", { name: "Stones", exact: true });
const tiles = (page: Page) => listing(page).getByRole("link");

test("every listing shows the specification's stones in its order", async ({ page }) => {
  for (const [index, family] of FAMILIES.entries()) {
    const slugs = slugsOf(family);
    expect(slugs).toHaveLength(COUNTS[family]);
    await page.goto(`/${family}`, { waitUntil: "domcontentloaded" });
    await expect(
      page.getByRole("heading", { level: 1, name: TITLES[index] ?? "", exact: true }),
    ).toBeVisible();
    await expect(page.getByText(new RegExp(`^${COUNTS[family]}( |$)`)).first()).toBeAttached();
    expect(await hrefs(page)).toEqual(slugs.map((slug) => `/${family}/${slug}`));
  }
});

test("a listing stands in rows of three on a desktop, each tile a picture and a name", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, "/granit");
  const places = await tiles(page).evaluateAll((links) =>
    links.map((link) => {
      const picture = link.querySelector("img");
      const { left, right, top, bottom } = link.getBoundingClientRect();
      return { left, right, top, bottom, name: link.textContent, picture: picture?.getAttribute("src") };
    }),
  );
  expect(places).toHaveLength(COUNTS.granit);
  for (let start = 0; start < places.length; start += 3) {
    const row = places.slice(start, start + 3);
    for (const [index, tile] of row.entries()) {
      expect(tile.name?.trim(), `tile ${start + index}`).toBeTruthy();
      expect(tile.picture).toMatch(/\.avif$/);
      const before = row[index - 1];
      if (before) expect(tile.left).toBeGreaterThanOrEqual(before.right);
      // Side by side, whatever the height at which each stands.
      if (before) expect(tile.top).toBeLessThan(before.bottom);
    }
    const next = places[start + 3];
    if (next) expect(next.left).toBeLessThan(row.at(-1)?.left ?? 0);
    if (next) expect(next.top).toBeGreaterThan(Math.max(...row.map(({ top }) => top)));
  }
});

let reading: ReturnType<typeof readCatalogue> | undefined;
/** The catalogue, read once for all tests that ask for it, as that takes longer than to draw a listing. */
const catalogue = () => (reading ??= readCatalogue("content"));

const BAR = /^Scale bar: (\d+)\scm$/;

test("all tiles of a listing are at one scale, and the bar says which", async ({ page }) => {
  const { pictures } = await catalogue();
  for (const [family, widths] of [
    ["marble", [390, 1680]],
    ["granit", [768]],
    ["sm-quartz", [1280]],
  ] as const) {
    await page.setViewportSize({ width: widths[0], height: 900 });
    await open(page, `/${family}`);
    const bar = page.getByRole("main").getByRole("img", { name: BAR });
    const said = Number(BAR.exec((await bar.getAttribute("aria-label")) ?? "")?.[1]) * 10;
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const drawn = (await bar.locator("svg[data-orientation]").boundingBox())?.width ?? 0;
      expect(drawn, `the bar can be read at ${width}`).toBeGreaterThan(50);
      const tiles = await drawnTiles(page);
      expect(tiles).toHaveLength(COUNTS[family]);
      // Compared together: to expect each by itself takes longer than to draw it.
      const told = tiles.map((tile) => {
        const name = /\/images\/(.+)-\d+\.[0-9a-f]{8}\.avif$/.exec(tile.src)?.[1] ?? "";
        const picture = pictures.get(name);
        if (!picture?.mmPerPixel) throw new Error(`The scale of ${name} is not known.`);
        const mmPerPixel = (picture.mmPerPixel * picture.width) / tile.picture.width;
        return {
          name,
          scale: (mmPerPixel * drawn) / said,
          // What is seen fills the frame, or is shown whole where it is smaller.
          unfilled: tile.window.width - Math.min(tile.frame.width, tile.picture.width),
          unfilledBelow: tile.window.height - Math.min(tile.frame.height, tile.picture.height),
        };
      });
      const wrong = told.filter(
        ({ scale, unfilled, unfilledBelow }) =>
          !(Math.abs(scale - 1) < 0.005 && Math.abs(unfilled) < 0.5 && Math.abs(unfilledBelow) < 0.5),
      );
      expect(wrong, `${family} at ${width}`).toEqual([]);
    }
  }
});

test("a tile and the head of its page show the same picture of the stone", async ({ page }) => {
  for (const tile of ["/marble/carrara", "/granit/baltic-brown"]) {
    await open(page, tile.replace(/[^/]+$/, ""));
    const shown = listing(page).locator(`a[href="${tile}"] img`);
    const srcset = await shown.getAttribute("srcset");
    await open(page, tile);
    await expect(page.getByRole("main").locator("img").first()).toHaveAttribute("srcset", srcset ?? "");
  }
});

test("who opens a stone's page from elsewhere fetches its slab once", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await open(page, "/granit/magma");
  await page.waitForLoadState("networkidle");
  expect(asked.filter((address) => address.includes("/magma-close-480"))).toEqual([]);
});

test("each row has a whole slab, whatever is filtered out", async ({ page }) => {
  for (const [width, colours] of [
    [1280, ["", "white", "black", "red", "green"]],
    [390, ["", "white", "blue", "brown"]],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    if (width === 1280) await open(page, "/granit");
    for (const colour of colours) {
      if (colour) await choose(page, "colour", colour);
      const placed = await placedTiles(page);
      const widest = Math.max(...placed.map((tile) => tile.width));
      const rows = rowsOfThree(placed);
      for (const [index, row] of rows.entries()) {
        const whole = row.filter((tile) => tile.width === widest);
        expect(whole, `${width} px, ${colour}, row ${index}`).toHaveLength(1);
        if (row.length < 3) expect(row[0]?.width, `${colour}, last row`).toBe(widest);
        const above = rows[index - 1]?.slice(0, row.length).map(({ left }) => left);
        if (width > 501 && row.length > 1) expect(row.map(({ left }) => left)).not.toEqual(above);
      }
      if (colour) await choose(page, "colour", colour);
    }
  }
});

test("quartz has two types, and says what it is made of", async ({ page }) => {
  await open(page, "/sr/quartz/types");
  const main = page.getByRole("main");
  for (const [name, path] of [
    [/^SM Quartz/, "/sm-quartz"],
    [/^SM Marble/, "/sm-marble"],
  ] as const) {
    await expect(main.getByRole("link", { name })).toHaveAttribute("href", `/sr${path}`);
  }
  await expect(main).toContainText("93% granita i 7% veziva");
  await main.getByRole("link", { name: /^SM Quartz/ }).click();
  await expect(page).toHaveURL("/sr/sm-quartz");
  await expect(main).toContainText("2 cm i 3 cm");
});

/** What each tile of a listing draws: the frame that its place gives, what is seen in it, and the whole picture behind. */
function drawnTiles(page: Page) {
  return tiles(page).evaluateAll((links) =>
    links.map((link) => {
      const size = (element: Element | null | undefined) => {
        const { width = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
        return { width, height };
      };
      const [frame, picture] = [link.firstElementChild, link.querySelector("img")];
      return {
        src: picture?.getAttribute("src") ?? "",
        frame: size(frame),
        window: size(frame?.firstElementChild),
        picture: size(picture),
      };
    }),
  );
}

function hrefs(page: Page) {
  return tiles(page).evaluateAll((links) => links.map((link) => link.getAttribute("href")));
}

/** Where the tiles that are shown hang. */
function placedTiles(page: Page) {
  return tiles(page).evaluateAll((links) =>
    links.map((link) => {
      const { left = 0, width = 0 } = link.closest("li")?.getBoundingClientRect() ?? {};
      return { left: Math.round(left), width: Math.round(width) };
    }),
  );
}

function rowsOfThree<Tile>(all: readonly Tile[]): Tile[][] {
  return Array.from({ length: Math.ceil(all.length / 3) }, (_, row) => all.slice(row * 3, row * 3 + 3));
}
