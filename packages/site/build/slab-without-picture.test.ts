import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readCatalogue } from "@stoneyard/catalogue/read.ts";
import { TEST_CONTENT, writeTestContent } from "@stoneyard/catalogue/testing/content.ts";
import { EN } from "@stoneyard/catalogue/testing/locales.ts";
import { photograph, putPicture, putRendering } from "@stoneyard/catalogue/testing/pictures.ts";
import { expect, test, vi } from "vitest";
import { planPictures } from "./pictures.ts";

const known = vi.hoisted((): { catalogue?: unknown; manifest?: unknown } => ({}));
vi.mock("@stoneyard/site/content/catalogue.server.ts", () => ({
  catalogue: async () => known.catalogue,
  pictureManifest: async () => known.manifest,
}));
vi.mock("@stoneyard/site/content/messages.server.ts", () => ({ pageMessages: async () => ({}) }));
vi.setConfig({ testTimeout: 60_000 });
vi.resetModules();
const { data } = await import("@stoneyard/site/pages/slab/slab.data.server.ts");
const { slabViews } = await import("@stoneyard/site/content/picture.server.ts");

const NAME = "stones/marble/carrara";
const FILE = `${NAME}.yaml`;
const SLAB = "{ number: A1, width: 300, height: 180, picture: 2, pictures: [slabs/a1-edge] }";

/** What the page of slab A1 shows: whole, and further. */
async function shownIn(dir: string) {
  const catalogue = await readCatalogue(dir);
  known.catalogue = catalogue;
  known.manifest = (await planPictures(catalogue, await mkdtemp(join(tmpdir(), "plan-")))).manifest;
  const page = await data({ locale: EN, path: "/slabs/a1", params: { number: "a1" } });
  const [stone] = catalogue.stones;
  return {
    whole: page.static?.whole?.made,
    further: page.static?.further.map(({ made }) => made),
    others: stone && (await slabViews(stone)).others.length,
  };
}

test("what a slab names and is not there, or is ours beside the owner's slab, its page and its stone's leave out", async () => {
  vi.stubEnv("DEV", false);
  const dir = await writeTestContent({ [FILE]: `${TEST_CONTENT[FILE]}singleSlabs: [${SLAB}]\n` });
  const detail = await photograph(1600, 1000, "#777777");
  await putPicture(dir, "slabs/a1-edge.png", detail);
  expect(await shownIn(dir)).toEqual({ whole: undefined, further: ["owner"], others: 0 });
  await putRendering(dir, `${NAME}-2`, await photograph(1600, 1000));
  expect(await shownIn(dir)).toEqual({ whole: "studio", further: ["owner"], others: 1 });
  await putPicture(dir, `${NAME}.png`, await photograph(2048, 1280, "#aa0000"));
  expect(await shownIn(dir)).toEqual({ whole: undefined, further: ["owner"], others: 0 });
});
