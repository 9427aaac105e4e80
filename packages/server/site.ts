import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import {
  BUILT_SITE,
  type BuiltBrand,
  type BuiltHours,
  type BuiltRedirects,
  type BuiltVisits,
} from "@stoneyard/enquiry/built-site.ts";
import { type Languages, loadLanguages } from "./languages.ts";

export const BUILT_FOLDER = fileURLToPath(new URL("../../dist/", import.meta.url));

/** The built site, as far as the server must know it. Pages and files are read from `client` when they are asked for. */
export type Site = {
  /** Folder of what is served, absolute. */
  client: string;
  /** Old addresses, in lower case, and where they are now. */
  redirects: ReadonlyMap<string, string>;
  languages: Languages;
  brand: BuiltBrand;
  hours: BuiltHours;
  /** When visitors may come; null where no visits are taken. */
  visits: BuiltVisits | null;
};

/** Reads what the build wrote into `dist`. Throws when there is no built site, or texts are missing in it. */
export function loadSite(dist: string): Site {
  const client = resolve(dist, BUILT_SITE.client);
  if (!existsSync(client)) throw new Error(`There is no built site in ${client}: run npm run build first`);
  return {
    client,
    redirects: loadRedirects(join(dist, BUILT_SITE.redirects)),
    languages: loadLanguages(dist),
    brand: required<BuiltBrand>(join(dist, BUILT_SITE.brand), "brand for answers and mails"),
    hours: required<BuiltHours>(join(dist, BUILT_SITE.hours), "file of opening hours"),
    visits: readJson(join(dist, BUILT_SITE.visits)) ?? null,
  };
}

function loadRedirects(path: string): Map<string, string> {
  const built = readJson<BuiltRedirects>(path) ?? {};
  return new Map(Object.entries(built).map(([from, to]) => [from.toLowerCase(), to]));
}

function required<Content>(path: string, what: string): Content {
  const content = readJson<Content>(path);
  if (!content) throw new Error(`There is no ${what} in ${path}: run npm run build`);
  return content;
}

function readJson<Content>(path: string): Content | undefined {
  return existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : undefined;
}
