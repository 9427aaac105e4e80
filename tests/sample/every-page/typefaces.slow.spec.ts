import { readdirSync, readFileSync } from "node:fs";
import { content } from "../../support/content.ts";
import { installedTypefacesIn } from "../../support/first-visit.ts";
import { expect, open, type Page, test } from "../../support/site.ts";

const { headings, text } = content.brand.typefaces;
const FACES = [`300 1rem "${headings}"`, `italic 300 1rem "${headings}"`, `400 1rem "${text}"`];
/** All that an owner may choose. */
const FILES = readdirSync("packages/site/styles/fonts").filter((file) => file.endsWith(".woff2"));
const LETTERS = "AaZz0123456789 ČčĆćŠšŽžĐđ „“–×²©";
const EXTENDED = "ÄäÉéÑñÖöÜüßŁłŘř";
const CYRILLIC = "АаБбВвЂђЈјЉљЊњЋћЏџЧчШшЖж";
/** What a file must hold. */
function lettersOf(file: string): string {
  if (file.endsWith("-cyrillic.woff2")) return CYRILLIC;
  return file.endsWith("-extended.woff2") ? EXTENDED : LETTERS;
}

test.describe("typefaces", { tag: "@typefaces" }, () => {
  test("a page is set in them once they are here", async ({ page }) => {
    await page.goto("/");
    await typefacesAreHere(page);
    // A page is painted without them where a busy machine takes too long even to read them from its cache.
    await expect(async () => {
      await page.goto("/sr/granit/magma");
      expect(await installedTypefacesIn(page, "h1")).toEqual([]);
    }).toPass();
  });

  test("the pages' own are those of the brand", async ({ page }) => {
    await page.goto("/");
    await typefacesAreHere(page);
    await expect(async () => {
      await open(page, "/contact");
      for (const face of FACES) {
        await sampleSetIn(page, face);
        expect(await installedTypefacesIn(page, "#sample"), face).toEqual([]);
      }
    }).toPass();
  });

  test("browsers know every face that the sheets have", async ({ page }) => {
    await page.goto("/");
    const known = await page.evaluate(() =>
      [...document.fonts].map(({ family }) => family.replaceAll('"', "")),
    );
    expect(known).toEqual(
      expect.arrayContaining(["Headings Times", "Headings Noto Serif", "Text Arial", "Cyrillic Serif"]),
    );
  });

  test("what is typed in Cyrillic is set in letters of the site, which a page in Latin does not fetch", async ({
    page,
  }) => {
    const cyrillic = () =>
      page.evaluate(
        () =>
          performance.getEntriesByType("resource").filter(({ name }) => name.includes("-cyrillic")).length,
      );
    await page.goto("/sr/stones");
    await typefacesAreHere(page);
    expect(await cyrillic()).toBe(0);
    await expect(async () => {
      await open(page, "/sr/stones?q=%D0%92%D0%B5%D0%BD%D1%87%D0%B0%D1%86");
      await expect(page.getByText("„Венчац“")).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
      expect(await installedTypefacesIn(page, "main [role=status]")).toEqual([]);
    }).toPass();
  });

  test("every file that an owner may choose holds the letters it is for", async ({ page }) => {
    await page.goto("about:blank");
    for (const [index, file] of FILES.entries()) {
      const source = readFileSync(`packages/site/styles/fonts/${file}`).toString("base64");
      const name = `Tried ${index}`;
      await page.evaluate(
        async ([name, source]) => {
          const face = new FontFace(name, `url(data:font/woff2;base64,${source})`);
          document.fonts.add(await face.load());
        },
        [name, source] as const,
      );
      await sampleSetIn(page, `1rem "${name}"`, lettersOf(file));
      expect(await installedTypefacesIn(page, "#sample"), file).toEqual([]);
    }
  });
});

async function sampleSetIn(page: Page, face: string, letters = LETTERS) {
  await page.evaluate(
    ([face, letters]) => {
      const sample = document.createElement("p");
      sample.textContent = letters;
      sample.style.font = face;
      sample.id = "sample";
      document.getElementById("sample")?.remove();
      document.body.prepend(sample);
    },
    [face, letters] as const,
  );
}

async function typefacesAreHere(page: Page) {
  await page.waitForFunction((count) => {
    const loaded = performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".woff2"));
    return loaded.length >= count;
  }, FACES.length);
}
