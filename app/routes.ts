import { index, prefix, type RouteConfig, route } from "@react-router/dev/routes";
import { LANGUAGES, LOCALES, type Locale } from "#catalogue/locales.ts";

/** Every screen, once; each stands at its address in every language, in Serbian under /sr. */
const screens = (locale: Locale) => {
  const screen = (path: string, file: string) => route(path, `pages/${file}`, { id: `${locale}:${path}` });
  const { pathPrefix } = LANGUAGES[locale];
  const pages = [
    index("pages/home/home.tsx", { id: `${locale}:home` }),
    screen("about", "about/about.tsx"),
    screen("contact", "contact/contact.tsx"),
    screen("contact/card", "enquiry-card/enquiry-card.tsx"),
    screen("materials", "materials/materials.tsx"),
    screen("stones", "stones/stones.tsx"),
    screen("uses/:slug", "uses/use.tsx"),
    screen("quartz/types", "quartz-types/quartz-types.tsx"),
    screen("accessories", "accessories/accessories.tsx"),
    screen("accessories/:category", "accessories/category.tsx"),
    screen("interior-design", "interior-design/interior-design.tsx"),
    screen("portfolio", "portfolio/portfolio.tsx"),
    screen("models", "models/models.tsx"),
    screen("gallery", "gallery/gallery.tsx"),
    screen("privacy", "privacy/privacy.tsx"),
    screen("404", "not-found/not-found.tsx"),
    screen("marble", "family/family.tsx"),
    screen("onyx", "family/family.tsx"),
    screen("travertin", "family/family.tsx"),
    screen("granit", "family/family.tsx"),
    screen("sm-marble", "family/family.tsx"),
    screen("sm-quartz", "family/family.tsx"),
    screen("marble/:slug", "stone/stone.tsx"),
    screen("onyx/:slug", "stone/stone.tsx"),
    screen("travertin/:slug", "stone/stone.tsx"),
    screen("granit/:slug", "stone/stone.tsx"),
    screen("sm-marble/:slug", "stone/stone.tsx"),
    screen("sm-quartz/:slug", "stone/stone.tsx"),
    screen("rooms", "rooms/rooms.tsx"),
    screen("rooms/yours", "own-room/own-room.tsx"),
    screen("rooms/:slug", "rooms/room.tsx"),
    screen("stones/measures", "measures/measures.tsx"),
    screen("list", "list/list.tsx"),
    screen("compare", "compare/compare.tsx"),
    route("compare.json", "pages/compare/compare-data.ts", { id: `${locale}:compare.json` }),
    route("list.json", "pages/list/listed-items.ts", { id: `${locale}:list.json` }),
    route("reasons.json", "pages/stones/reasons.ts", { id: `${locale}:reasons.json` }),
    route("search.json", "search/entries.ts", { id: `${locale}:search.json` }),
  ];
  return pathPrefix === "" ? pages : prefix(pathPrefix.slice(1), pages);
};

export default [
  ...LOCALES.flatMap(screens),
  route("rooms.json", "pages/rooms/rooms-data.ts"),
  route("measures.json", "pages/measures/measures-data.ts"),
  route("sitemap.xml", "head/sitemap.ts"),
  route("robots.txt", "head/robots.ts"),
  route("manifest.webmanifest", "head/manifest.ts"),
] satisfies RouteConfig;
