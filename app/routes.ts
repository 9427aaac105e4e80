import { index, layout, type RouteConfig, type RouteConfigEntry, route } from "@react-router/dev/routes";

const LANGUAGE = { en: "english", sr: "serbian" } as const;

/**
 * Every screen, once; each stands at its address in English and under /sr in Serbian, and within a layout that brings the
 * words of its part.
 */
const screens = (locale: "en" | "sr") => {
  const screen = (path: string, file: string) => route(path, `pages/${file}`, { id: `${locale}:${path}` });
  const words = (part: "stones" | "rooms" | "house", pages: RouteConfigEntry[]) =>
    layout(`i18n/words/${LANGUAGE[locale]}-${part}.tsx`, pages);
  return [
    words("house", [
      index("pages/home/home.tsx", { id: `${locale}:home` }),
      screen("about", "about/about.tsx"),
      screen("contact", "contact/contact.tsx"),
      screen("materials", "materials/materials.tsx"),
      screen("quartz/types", "quartz-types/quartz-types.tsx"),
      screen("accessories", "accessories/accessories.tsx"),
      screen("accessories/:category", "accessories/category.tsx"),
      screen("interior-design", "interior-design/interior-design.tsx"),
      screen("portfolio", "portfolio/portfolio.tsx"),
      screen("models", "models/models.tsx"),
      screen("gallery", "gallery/gallery.tsx"),
      screen("privacy", "privacy/privacy.tsx"),
      screen("404", "not-found/not-found.tsx"),
    ]),
    words("stones", [
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
    ]),
    words("rooms", [screen("rooms", "rooms/rooms.tsx"), screen("rooms/:slug", "rooms/room.tsx")]),
  ];
};

export default [
  layout("i18n/english.tsx", screens("en")),
  route("sr", "i18n/serbian.tsx", screens("sr")),
  route("search.json", "search/entries.ts", { id: "search:en" }),
  route("sr/search.json", "search/entries.ts", { id: "search:sr" }),
  route("rooms.json", "pages/rooms/rooms-data.ts"),
  route("sitemap.xml", "head/sitemap.ts"),
  route("robots.txt", "head/robots.ts"),
  route("manifest.webmanifest", "head/manifest.ts"),
] satisfies RouteConfig;
