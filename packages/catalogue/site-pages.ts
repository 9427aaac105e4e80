import type { Content } from "./catalogue.ts";
import { PURPOSE_SLUGS, PURPOSES } from "./kinds/purpose.ts";
import { LANGUAGES, LOCALES } from "./languages/locales.ts";
import { type Part, partsOf } from "./parts.ts";
import { numberedSlabs } from "./stones/single-slabs.ts";
import { slabPath } from "./stones/slab-path.ts";

type Needed = Omit<Content, "warnings">;
type Page = {
  /** `packages/site/pages/<screen>.tsx` shows what its `.data.server.ts` reads; `.static` is a static section as a whole. */
  screen: string;
  /** The part without which the page does not exist. */
  part?: Part;
  unlisted?: true;
  paths?: (content: Needed) => readonly string[];
};

/** A page that is a text of content/prose, where there is one: /privacy shows prose/privacy.en.md. */
const TEXT_PAGE = "text-page/text-page.static";

/** All pages by their addresses, which are without language, in the order of the sitemap; `:slug` is a parameter. */
export const PAGES = {
  "/": { screen: "home/home" },
  "/about": { screen: "about/about.static" },
  "/contact": { screen: "contact/contact" },
  "/materials": { screen: "materials/materials" },
  "/stones": { screen: "stones/stones" },
  "/accessories": { screen: "accessories/accessories.static", part: "accessories" },
  "/accessories/:category": {
    screen: "accessories/category",
    part: "accessories",
    paths: ({ accessories }) => accessories.map(({ slug }) => `/accessories/${slug}`),
  },
  "/interior-design": { screen: "interior-design/interior-design", part: "interiors" },
  "/portfolio": { screen: "portfolio/portfolio.static", part: "portfolio" },
  "/models": { screen: "models/models", part: "tables" },
  "/gallery": { screen: "gallery/gallery", part: "gallery" },
  "/privacy": { screen: TEXT_PAGE },
  "/:family": {
    screen: "family/family",
    paths: ({ families }) => [...families.keys()].map((key) => `/${key}`),
  },
  "/quartz/types": { screen: "quartz-types/quartz-types.static", part: "quartzTypes" },
  "/uses/:slug": {
    screen: "uses/use",
    paths: () => PURPOSES.map((purpose) => `/uses/${PURPOSE_SLUGS[purpose]}`),
  },
  "/care": { screen: "care/care.static", part: "care" },
  "/care/:slug": {
    screen: "care/guide.static",
    part: "care",
    paths: ({ care }) => [...care.guides, ...care.finishGuides].map(({ slug }) => `/care/${slug}`),
  },
  "/:family/:slug": { screen: "stone/stone", paths: ({ stones }) => stones.map(({ key }) => `/${key}`) },
  "/rooms": { screen: "rooms/rooms", part: "rooms" },
  "/rooms/yours": { screen: "visitor-photo/visitor-photo", part: "rooms" },
  "/rooms/:slug": {
    screen: "rooms/room",
    part: "rooms",
    paths: ({ rooms }) => rooms.map(({ slug }) => `/rooms/${slug}`),
  },
  "/contact/card": { screen: "enquiry-card/enquiry-card", unlisted: true },
  "/slabs/:number": {
    screen: "slab/slab",
    unlisted: true,
    paths: ({ stones }) => stones.flatMap((stone) => numberedSlabs(stone).map(slabPath)),
  },
  "/stones/measures": { screen: "measures/measures", unlisted: true },
  "/list": { screen: "list/list", unlisted: true },
  "/compare": { screen: "compare/compare", unlisted: true },
  "/404": { screen: "not-found/not-found", unlisted: true },
} as const satisfies Readonly<Record<string, Page>>;

export type PagePattern = keyof typeof PAGES;

/** Other folders at the root of the site. */
const FOLDERS = ["/api", "/assets", "/images", "/icons", "/room-layers"];

const ALL = Object.entries(PAGES) as [PagePattern, Page][];

/** Patterns without parameters first, then those with the fewest: "/stones/measures" is not a stone. */
const BY_PARAMETERS = ALL.map(([pattern]) => ({ pattern, names: pattern.split("/") })).sort(
  (one, other) => parameterCount(one.names) - parameterCount(other.names),
);

/** The texts of content/prose that are pages, by their names. */
export const PAGE_TEXTS = ALL.filter(([, { screen }]) => screen === TEXT_PAGE).map(([path]) => path.slice(1));

export function sitePaths(content: Needed): string[] {
  return pathsOf(
    ALL.filter(([, { unlisted }]) => !unlisted),
    content,
  );
}

export function allPagePaths(content: Needed): string[] {
  return pathsOf(ALL, content);
}

function pathsOf(pages: readonly [PagePattern, Page][], content: Needed): string[] {
  const parts = partsOf(content);
  return pages.flatMap(([pattern, { screen, part, paths }]) => {
    const isAbsent =
      screen === TEXT_PAGE ? !content.prose.has(pattern.slice(1)) : part && !parts.includes(part);
    return isAbsent ? [] : (paths?.(content) ?? [pattern]);
  });
}

/**
 * The page whose pattern matches an address, and its parameters; whether the content has such a page is not checked.
 * @param path without language: "/rooms/kitchen-1"
 */
export function pageAt(path: string): { pattern: PagePattern; params: Record<string, string> } | undefined {
  const given = path.split("/");
  const found = BY_PARAMETERS.find(
    ({ names }) =>
      names.length === given.length &&
      names.every((name, at) => (isParameter(name) ? given[at] !== "" : name === given[at])),
  );
  if (!found) return undefined;
  const params = found.names.flatMap((name, at) =>
    isParameter(name) ? [[name.slice(1), given[at] ?? ""]] : [],
  );
  return { pattern: found.pattern, params: Object.fromEntries(params) };
}

function isParameter(name: string): boolean {
  return name.startsWith(":");
}

function parameterCount(names: readonly string[]): number {
  return names.filter(isParameter).length;
}

/** The part that a page belongs to; undefined when every site has the page. */
export function partOfPath(path: string): Part | undefined {
  const found = pageAt(path);
  return found && (PAGES[found.pattern] as Page).part;
}

/** Whether an address at the root of the site is that of a page or a folder, so that no family may have it. */
export function isTaken(name: string): boolean {
  const languages = LOCALES.map((locale) => LANGUAGES[locale].pathPrefix);
  return [...Object.keys(PAGES), ...FOLDERS, ...languages].some((path) => path.split("/")[1] === name);
}
