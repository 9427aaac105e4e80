/**
 * `npm run build`: content → .cache/public → dist.next → dist. `--if-stale` does nothing where dist is as new as what it
 * is made of.
 */
import { cp, glob, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Catalogue } from "#catalogue/catalogue.ts";
import { BUILT_SITE } from "#enquiry/built-site.ts";
import { builtAddresses, writeBrand } from "./brand.ts";
import { ROUTER, run } from "./command.ts";
import { writeBuiltContent } from "./content-tree.ts";
import { COPY, makeDerivedPictures, PUBLIC, prepareDerivedFiles } from "./derived-files.ts";
import { finishPages } from "./finish-pages.ts";
import { readStamp, sourcesStamp, writeStamp } from "./freshness.ts";
import { writeLanguages } from "./languages.ts";
import { Stopwatch } from "./progress.ts";
import { catalogueOrExit } from "./read-checked-content.ts";
import { writeRedirects } from "./redirects.ts";
import { changeSite, NEXT_SITE, removeNextSite } from "./site-folder.ts";
import { writeVisits } from "./visits.ts";

/** As the pages take it, whose canonical links begin with it. */
const SITE_URL = process.env.SITE_URL || "http://localhost:3000";
const CLIENT = `${NEXT_SITE}/client`;
const watch = new Stopwatch();

/** Files that the framework writes and nobody asks for: an empty page, and each page's data, as every link opens a document. */
const NEEDLESS = ["__spa-fallback.html", "**/*.data"];

const stamp = await sourcesStamp();
if (process.argv.includes("--if-stale") && (await readStamp()) === stamp) {
  console.log("Built files are up to date.");
} else {
  await build();
  console.log(`Built in ${watch}.`);
}

async function build() {
  const catalogue = await catalogueOrExit();
  const { jobs } = await prepareDerivedFiles(catalogue);
  await removeNextSite();
  // Pages name pictures by what they will be made of, so neither waits for the other.
  const pages = buildPages(catalogue);
  const pictures = watch.time("pictures", () => makeDerivedPictures(jobs, { other: pages.written }));
  await Promise.all([pages.compressed, pictures]);
  await cp(`${PUBLIC}/images`, `${CLIENT}/images`, COPY);
  await writeVisits(catalogue.site, NEXT_SITE);
  await writeStamp(stamp);
  await changeSite();
}

/** Pages are written on one core; when that is done, both are free for compressing them. */
function buildPages(catalogue: Catalogue): { written: Promise<void>; compressed: Promise<void> } {
  const written = watch.time("pages", () => writePages(catalogue));
  const compress = () => run("build/precompress.ts", [CLIENT]);
  return { written, compressed: written.then(() => watch.time("compressing", compress)) };
}

async function writePages(catalogue: Catalogue) {
  await run(ROUTER, ["build"]);
  for await (const name of glob(NEEDLESS, { cwd: CLIENT })) await rm(join(CLIENT, name));
  await finishPages(CLIENT);
  await cp(PUBLIC, CLIENT, { ...COPY, filter: (path) => path !== `${PUBLIC}/images` });
  await writeLanguages("content", NEXT_SITE);
  await writeBrand(catalogue, NEXT_SITE, builtAddresses(CLIENT));
  await writeFile(`${NEXT_SITE}/${BUILT_SITE.builtFor}`, new URL(SITE_URL).origin);
  await writeRedirects(catalogue, NEXT_SITE);
  await writeBuiltContent("content", CLIENT);
}
