import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import { readServerTexts } from "@stoneyard/catalogue/files/server-texts.ts";
import { BUILT_SITE, type BuiltBrand, type BuiltVisits } from "@stoneyard/enquiry/built-site.ts";
import { type Languages, loadLanguages } from "../languages.ts";

/** A directory for one test; `remove` deletes it. */
export async function makeDirectory(): Promise<{ path: string; remove: () => Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), "stoneyard-"));
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}

/** A directory with the small site in `dist`, and where a server of it keeps its data. */
export async function makeSiteDirectory() {
  const directory = await makeDirectory();
  const dist = join(directory.path, "dist");
  await makeBuiltSite(dist);
  return { ...directory, dist, data: join(directory.path, "data") };
}

export const INLINE_SCRIPT = "document.documentElement.classList.add('js')";

export function pageHtml(title: string): string {
  return (
    `<!doctype html><html lang="en"><head><title>${title}</title><script>${INLINE_SCRIPT}</script>` +
    '<script type="module" src="/assets/entry-a1b2.js"></script>' +
    '<script type="application/ld+json">{"@type":"Thing"}</script></head>' +
    `<body><h1>${title}</h1>${"<p>stone</p>".repeat(50)}</body></html>`
  );
}

export const DAY_OFF = "2026-12-25";

/** One may come on every other day, for the next year. */
export const VISITS: BuiltVisits = {
  rules: {
    timeZone: "Europe/Belgrade",
    week: Array(7).fill([{ opens: "09:00", closes: "17:00" }]),
    closures: [{ from: DAY_OFF, to: DAY_OFF }],
    minutes: 30,
    noticeHours: 3,
    daysAhead: 365,
  },
  places: { en: "Atelier Kamen, Ulica primera 1", sr: "Atelier Kamen, Ulica primera 1, Beograd" },
};

const VIEWER_STYLE = ":host { display: block }";

export const PICTURE = Buffer.from(Array.from({ length: 10_000 }, (_, index) => index % 251));

export const BRAND: BuiltBrand = {
  name: 'Čekić & "Sons"',
  lettering: "last-word-italic",
  paper: "#f3f6f7",
  style: ':root { --paper: #f3f6f7; --accent: #1f5a43; --face-text: "Test Sans" }\n',
};

/**
 * Writes a small site as the build would, below `dist`.
 * @param compressed whether with the compressed forms of pages and scripts, as the build leaves it at its end
 */
export async function makeBuiltSite(dist: string, { compressed = true } = {}): Promise<void> {
  await mkdir(dist, { recursive: true });
  await writeLanguages(dist);
  await writeFile(join(dist, BUILT_SITE.brand), JSON.stringify(BRAND));
  const files: Record<string, string | Buffer> = {
    [BUILT_SITE.hours]: JSON.stringify(VISITS.rules),
    [BUILT_SITE.visits]: JSON.stringify(VISITS),
    [BUILT_SITE.redirects]: JSON.stringify({
      "/quartz": "/quartz/types",
      "/sm-marble/dhaila": "/sm-marble/dhalia",
    }),
    "client/assets/entry-a1b2.js": "export {};\n".repeat(100),
    "client/assets/viewer-e5f6.js": `export const template = html\`<style>${VIEWER_STYLE}</style>\`;`,
    "client/images/slab-c3d4.avif": PICTURE,
    "client/models/round.glb": PICTURE,
    "client/granit.data": "[]",
    "client/robots.txt": "User-agent: *\n",
    "client/.well-known/security.txt": "Contact: mailto:office@stoneyard.example\n",
  };
  for (const page of ["", "granit", "sm-quartz/libeccio", "quartz/types", "models", "contact", "404"]) {
    files[join("client", page, "index.html")] = pageHtml(page || "home");
    files[join("client/sr", page, "index.html")] = pageHtml(`sr ${page || "home"}`);
  }
  for (const slab of ["a", "b"]) files[`client/slabs/${slab}/index.html`] = pageHtml("slab");
  files["client/sm-marble/dhalia/index.html"] = pageHtml("dhalia");
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(dist, name)), { recursive: true });
    await writeFile(join(dist, name), content);
    if (!compressed || typeof content !== "string" || !name.startsWith("client/")) continue;
    await writeFile(join(dist, `${name}.br`), await promisify(brotliCompress)(content));
    await writeFile(join(dist, `${name}.gz`), await promisify(gzip)(content));
  }
}

/** Writes the texts of the sample as the build does. */
export async function writeLanguages(dist: string): Promise<void> {
  await writeFile(join(dist, BUILT_SITE.languages), JSON.stringify(await readServerTexts("content")));
}

export async function siteLanguages(): Promise<Languages> {
  const directory = await makeDirectory();
  await writeLanguages(directory.path);
  const languages = loadLanguages(directory.path);
  await directory.remove();
  return languages;
}
