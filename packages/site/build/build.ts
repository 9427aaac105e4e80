/**
 * `npm run build`: content → .cache/public → dist.next → dist. `--if-stale` does nothing where dist is as new as what it
 * is made of. `--pages-first` leaves what `finish-site.ts` can do beside a server, which `npm start` serves meanwhile.
 */
import "./omit-draft-languages.ts";
import { cp, writeFile } from "node:fs/promises";
import type { Catalogue } from "@stoneyard/catalogue/catalogue.ts";
import { BUILT_SITE } from "@stoneyard/enquiry/built-site.ts";
import { writeBuiltContent } from "./content-tree.ts";
import { COPY, makeDerivedPictures, PUBLIC, prepareDerivedFiles } from "./derived-files.ts";
import { finishSite } from "./finish-site.ts";
import { withLock } from "./lock.ts";
import { writeSite } from "./pages/write-site.ts";
import { type PictureJob, unmadePictures } from "./pictures.ts";
import { placeFile } from "./place-file.ts";
import { builtAddresses, writeBrand } from "./plugins/brand-module.ts";
import { catalogueOrExit } from "./read-checked-content.ts";
import { writeSbom } from "./sbom.ts";
import { writeLanguages, writeRedirects, writeVisits } from "./server-files.ts";
import {
  BUILD_LOCK,
  changeSite,
  NEXT_SITE,
  readStamp,
  readUnfinished,
  removeNextSite,
  SITE,
  sourcesStamp,
  writeStamp,
  writeUnfinished,
} from "./site-folder.ts";
import { siteUrlOrExit } from "./site-url.ts";
import { addViewerLicences } from "./viewer-licences.ts";

/** The pages' canonical links begin with it. */
const SITE_URL = siteUrlOrExit();
const CLIENT = `${NEXT_SITE}/client`;

const isPagesFirst = process.argv.includes("--pages-first");

await withLock(
  BUILD_LOCK,
  async () => {
    const stamp = await sourcesStamp();
    const isFresh = process.argv.includes("--if-stale") && (await readStamp()) === stamp;
    if (!isFresh) await build(stamp);
    else if (isPagesFirst || !(await readUnfinished(SITE))) console.log("Built files are up to date.");
  },
  () => console.log("Another build is under way: waiting for it."),
);
if (!isPagesFirst) await finishSite();
console.log(`Built in ${(performance.now() / 1000).toFixed(1)} s.`);

/** With `--pages-first` without missing pictures and compression, which `finish-site.ts` does. */
async function build(stamp: string) {
  const catalogue = await catalogueOrExit();
  const { jobs } = await prepareDerivedFiles(catalogue);
  await removeNextSite();
  const pages = writePages(catalogue);
  // Pages name pictures by a hash of their inputs, so neither waits for the other.
  await Promise.all([pages, isPagesFirst || makeDerivedPictures(jobs, { other: pages })]);
  await placePictures(jobs);
  await writeUnfinished(NEXT_SITE, await unmadePictures(jobs, PUBLIC));
  await writeVisits(catalogue.site, NEXT_SITE);
  await writeStamp(stamp);
  await changeSite();
}

async function placePictures(jobs: readonly PictureJob[]): Promise<void> {
  const files = jobs.flatMap(({ renditions }) => renditions.map(({ file }) => file));
  for (const file of files) await placeFile(`${PUBLIC}/${file}`, `${CLIENT}/${file}`);
}

async function writePages(catalogue: Catalogue) {
  await writeSite(catalogue, CLIENT);
  await cp(PUBLIC, CLIENT, { ...COPY, filter: (path) => path !== `${PUBLIC}/images` });
  await writeLanguages("content", NEXT_SITE);
  await writeBrand(catalogue, NEXT_SITE, builtAddresses(CLIENT));
  await writeFile(`${NEXT_SITE}/${BUILT_SITE.builtFor}`, SITE_URL);
  await writeRedirects(catalogue, NEXT_SITE);
  await writeBuiltContent("content", CLIENT);
  await writeSbom(CLIENT);
  await addViewerLicences(CLIENT);
}
