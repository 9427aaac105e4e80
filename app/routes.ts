import { index, prefix, type RouteConfig, type RouteConfigEntry, route } from "@react-router/dev/routes";
import { DEFAULT_LOCALE, LANGUAGES, LOCALES, type Locale } from "#catalogue/locales.ts";
import { PARTS, type Part, partsOf } from "#catalogue/parts.ts";
import { type PagePattern, partOfPath } from "#catalogue/site-pages.ts";
import { catalogue } from "./content/catalogue.server.ts";
import { SCREENS } from "./screens.ts";

/** Every screen of these parts, once; each stands at its address in every language, in another than the default under its code. */
const screens = (locale: Locale, parts: readonly Part[]) => {
  const { pathPrefix } = LANGUAGES[locale];
  const built = (Object.keys(SCREENS) as PagePattern[]).filter((pattern) => {
    const part = partOfPath(pattern);
    return !part || parts.includes(part);
  });
  const pages = [
    ...built.map((pattern) => {
      const [path, file, id] = [pattern.slice(1), `pages/${SCREENS[pattern]}.tsx`, `${locale}:${pattern}`];
      return path === "" ? index(file, { id }) : route(path, file, { id });
    }),
    route("compare.json", "pages/compare/compare.json.ts", { id: `${locale}:compare.json` }),
    route("list.json", "pages/list/list.json.ts", { id: `${locale}:list.json` }),
    route("reasons.json", "pages/stones/reasons.json.ts", { id: `${locale}:reasons.json` }),
    route("search.json", "search/search.json.ts", { id: `${locale}:search.json` }),
  ];
  return pathPrefix === "" ? pages : prefix(pathPrefix.slice(1), pages);
};

const [, , command] = process.argv;

/** A build has the parts that the content has; types are made, and pages developed, with all of them. */
async function builtParts(): Promise<readonly Part[]> {
  return command === "build" ? partsOf(await catalogue()) : PARTS;
}

/** The pages have the same addresses in every language, so types are made of the default one: links name no language. */
const builtLanguages = command === "typegen" ? [DEFAULT_LOCALE] : LOCALES;

async function table(): Promise<RouteConfigEntry[]> {
  const parts = await builtParts();
  return [
    ...builtLanguages.flatMap((locale) => screens(locale, parts)),
    ...(parts.includes("rooms") ? [route("rooms.json", "pages/rooms/rooms.json.ts")] : []),
    route("measures.json", "pages/measures/measures.json.ts"),
    route("sitemap.xml", "head/sitemap.xml.ts"),
    route("robots.txt", "head/robots.txt.ts"),
    route("manifest.webmanifest", "head/manifest.webmanifest.ts"),
  ];
}

export default table() satisfies RouteConfig;
