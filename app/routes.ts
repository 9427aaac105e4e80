import { index, prefix, type RouteConfig, type RouteConfigEntry, route } from "@react-router/dev/routes";
import { DEFAULT_LOCALE, LANGUAGES, LOCALES, type Locale } from "#catalogue/locales.ts";
import { PARTS, type Part, partsOf } from "#catalogue/parts.ts";
import { catalogue } from "./content/catalogue.server.ts";

/** Every screen of these parts, once; each stands at its address in every language, in another than the default under its code. */
const screens = (locale: Locale, parts: readonly Part[]) => {
  const screen = (path: string, file: string) => route(path, `pages/${file}`, { id: `${locale}:${path}` });
  const ofPart = (part: Part, ...those: RouteConfigEntry[]) => (parts.includes(part) ? those : []);
  const { pathPrefix } = LANGUAGES[locale];
  const pages = [
    index("pages/home/home.tsx", { id: `${locale}:home` }),
    screen("about", "about/about.tsx"),
    screen("contact", "contact/contact.tsx"),
    screen("contact/card", "enquiry-card/enquiry-card.tsx"),
    screen("materials", "materials/materials.tsx"),
    screen("stones", "stones/stones.tsx"),
    screen("uses/:slug", "uses/use.tsx"),
    ...ofPart("care", screen("care", "care/care.tsx"), screen("care/:slug", "care/guide.tsx")),
    ...ofPart("quartzTypes", screen("quartz/types", "quartz-types/quartz-types.tsx")),
    ...ofPart(
      "accessories",
      screen("accessories", "accessories/accessories.tsx"),
      screen("accessories/:category", "accessories/category.tsx"),
    ),
    ...ofPart("interiors", screen("interior-design", "interior-design/interior-design.tsx")),
    ...ofPart("portfolio", screen("portfolio", "portfolio/portfolio.tsx")),
    ...ofPart("tables", screen("models", "models/models.tsx")),
    ...ofPart("gallery", screen("gallery", "gallery/gallery.tsx")),
    screen("privacy", "privacy/privacy.tsx"),
    screen("404", "not-found/not-found.tsx"),
    ...ofPart(
      "rooms",
      screen("rooms", "rooms/rooms.tsx"),
      screen("rooms/yours", "own-room/own-room.tsx"),
      screen("rooms/:slug", "rooms/room.tsx"),
    ),
    screen("stones/measures", "measures/measures.tsx"),
    screen("list", "list/list.tsx"),
    screen("compare", "compare/compare.tsx"),
    // Families have the addresses that are left.
    screen(":family", "family/family.tsx"),
    screen(":family/:slug", "stone/stone.tsx"),
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
