import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { photograph, putPicture } from "#catalogue/testing/pictures.ts";
import { runIn, smallSite } from "./testing/small-site.ts";

const SLAB = "stones/marble/carrara";
const MISSING = "gallery/g01";

test("without studio/ the site installs, passes its checks and shows the owner's photographs", async () => {
  const site = await smallSite();
  await putPicture(join(site, "content"), `${SLAB}.png`, await photograph(1600, 1000, "#186838"));
  const inSite = (command: string, ...args: string[]) => runIn(site, command, args);

  // Fails where the lock file does not fit what is asked for without the studio.
  await inSite("npm", "ci", "--dry-run", "--offline", "--ignore-scripts");
  await inSite("npm", "run", "--silent", "check:types");
  await inSite("npm", "run", "--silent", "check:content");
  await inSite("vitest", "run", "catalogue/check.test.ts", "server/files.test.ts");

  await rm(join(site, "content/pictures", `${MISSING}.png`));
  expect(await inSite("node", "build/build.ts")).toContain(`there is no picture ${MISSING}`);
  const page = (address: string) => readFile(join(site, "dist/client", address, "index.html"), "utf8");
  const slab = await page("marble/carrara");
  expect(slab).toContain("Photograph");
  const [picture = ""] = /images\/stones\/marble\/carrara-\d+\.\w+\.avif/.exec(slab) ?? [];
  expect((await sharp(join(site, "dist/client", picture)).stats()).dominant).toEqual({
    r: 24,
    g: 104,
    b: 56,
  });
  expect(await page("gallery")).toContain("Picture to follow");
}, 300_000);
