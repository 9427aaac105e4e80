import type { Content } from "./catalogue.ts";
import { PURPOSE_SLUGS, PURPOSES } from "./kinds/purpose.ts";
import { type Part, partsOf } from "./parts.ts";

/** The addresses of pages, without language. Those of a part are there where the part is. */
const PAGES: readonly { path: string; part?: Part }[] = [
  { path: "/" },
  { path: "/about" },
  { path: "/contact" },
  { path: "/materials" },
  { path: "/stones" },
  { path: "/accessories", part: "accessories" },
  { path: "/interior-design", part: "interiors" },
  { path: "/portfolio", part: "portfolio" },
  { path: "/models", part: "tables" },
  { path: "/gallery", part: "gallery" },
  { path: "/privacy" },
  { path: "/quartz/types", part: "quartzTypes" },
  { path: "/rooms", part: "rooms" },
];

/** Pages that search engines need not know. */
const UNLISTED = ["/list", "/compare", "/404"];

/** The paths of all pages that search engines may know, without language, in the order of the sitemap. */
export function sitePaths(content: Omit<Content, "warnings">): string[] {
  const { families, stones, accessories, rooms } = content;
  const parts = partsOf(content);
  return [
    ...PAGES.filter(({ part }) => !part || parts.includes(part)).map(({ path }) => path),
    ...accessories.map(({ slug }) => `/accessories/${slug}`),
    ...[...families.keys()].map((key) => `/${key}`),
    ...PURPOSES.map((purpose) => `/uses/${PURPOSE_SLUGS[purpose]}`),
    ...stones.map(({ key }) => `/${key}`),
    ...rooms.map(({ slug }) => `/rooms/${slug}`),
  ];
}

/** The part that a page belongs to, whether this site has it or not; none where every site has the page. */
export function partOfPath(path: string): Part | undefined {
  return PAGES.find((page) => page.path !== "/" && (path === page.path || path.startsWith(`${page.path}/`)))
    ?.part;
}

/** First parts of addresses that no family may have: they are pages already, or files beside them. */
export function isTaken(name: string): boolean {
  const taken = [
    ...PAGES.map(({ path }) => path),
    ...UNLISTED,
    "/uses",
    "/api",
    "/assets",
    "/images",
    "/icons",
  ];
  return taken.some((path) => path.split("/")[1] === name);
}
