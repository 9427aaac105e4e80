/**
 * `npm run build`: content → .cache/public → dist.next → dist. `--if-stale` does nothing where dist is as new as what it is made of.
 * `--content` stops before the pages, which is what `npm run dev` begins with.
 */
import { cp, rm, writeFile } from "node:fs/promises";
import { run } from "./command.ts";
import { catalogueOrExit } from "./content-check.ts";
import { finishPages } from "./finish-pages.ts";
import { readStamp, sourcesStamp, writeStamp } from "./freshness.ts";
import { makePictures, planPictures } from "./pictures.ts";
import { progressLine, Stopwatch } from "./progress.ts";
import { REDIRECTS } from "./redirects.ts";
import { copyRooms } from "./rooms.ts";
import { changeSite, NEXT_SITE, removeNextSite } from "./site-folder.ts";

const PUBLIC = ".cache/public";
const CACHE = ".cache/pictures";
const CLIENT = `${NEXT_SITE}/client`;
/** A server that runs sends a file as long as it has its size and time: what did not change is sent until it starts anew. */
const COPY = { recursive: true, preserveTimestamps: true };
const watch = new Stopwatch();

/** Files that the framework writes for every route and that nobody asks for. */
const NEEDLESS = [
  // For hosts that answer unknown addresses with one empty page; our server has a true page for them.
  "__spa-fallback.html",
  // No link leads to these by script.
  ...["404", "search.json"].flatMap((name) => [`${name}.data`, `sr/${name}.data`]),
  ...["rooms.json", "sitemap.xml", "robots.txt", "manifest.webmanifest"].map((name) => `${name}.data`),
];

const only = new Set(process.argv.slice(2));

const stamp = await sourcesStamp();
if (only.has("--if-stale") && (await readStamp()) === stamp) {
  console.log("Built files are up to date.");
} else {
  const catalogue = await catalogueOrExit();
  const { jobs } = await planPictures(catalogue, CACHE);
  await preparePublicFiles();
  await copyRooms(catalogue.rooms, { contentDir: "content", cacheDir: CACHE, publicDir: PUBLIC });
  const onProgress = progressLine("Pictures");
  if (only.has("--content")) {
    await makePictures(jobs, PUBLIC, onProgress);
  } else {
    await removeNextSite();
    // Pages name pictures by what they will be made of, so neither waits for the other.
    const pages = buildPages();
    const pictures = watch.time("pictures", () => makePictures(jobs, PUBLIC, onProgress, pages.written));
    await Promise.all([pages.compressed, pictures]);
    await cp(`${PUBLIC}/images`, `${CLIENT}/images`, COPY);
    await writeStamp(stamp);
    await changeSite();
    console.log(`Built in ${watch}.`);
  }
}

/** Everything that is served as it is, but pictures. */
async function preparePublicFiles() {
  for (const [from, to] of [
    ["app/icons", "icons"],
    // Some readers look for it here whatever the page says.
    ["app/icons/favicon.ico", "favicon.ico"],
    ["content/models", "models"],
  ] as const) {
    await rm(`${PUBLIC}/${to}`, { recursive: true, force: true });
    await cp(from, `${PUBLIC}/${to}`, { ...COPY, filter: (path) => !/\.(md|yaml)$/.test(path) });
  }
}

/** Pages are written on one core; when that is done, both are free for compressing them. */
function buildPages(): { written: Promise<void>; compressed: Promise<void> } {
  const written = watch.time("pages", writePages);
  const compress = () => run("node", ["server/precompress.ts", CLIENT]);
  return { written, compressed: written.then(() => watch.time("compressing", compress)) };
}

async function writePages() {
  await run("react-router", ["build"]);
  for (const name of NEEDLESS) await rm(`${CLIENT}/${name}`);
  await finishPages(CLIENT);
  await cp(PUBLIC, CLIENT, { ...COPY, filter: (path) => path !== `${PUBLIC}/images` });
  await writeFile(`${NEXT_SITE}/redirects.json`, JSON.stringify(REDIRECTS, null, 2));
}
