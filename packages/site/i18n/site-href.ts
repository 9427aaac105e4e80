import type { FamilyKey } from "@stoneyard/catalogue/kinds/family.ts";
import type { PagePattern } from "@stoneyard/catalogue/site-pages.ts";

type Pattern = Exclude<PagePattern, "/:family">;

/** "/rooms/:slug" becomes any path under "/rooms/". */
type Filled<P extends string> = P extends "/:family/:slug"
  ? `/${string}/${string}`
  : P extends `${infer Start}/:${string}`
    ? `${Start}/${string}`
    : P;

/** The path of a page, without language. */
export type SitePath = Filled<Pattern> | `/${FamilyKey}`;

/** What a link within the site may lead to: a page, with or without query or hash, without language. */
export type SiteHref = SitePath | `${SitePath}?${string}` | `${SitePath}#${string}`;

/** The files that are made of the content once for each language. */
export const LOCALIZED_FILES = ["/compare.json", "/list.json", "/reasons.json", "/search.json"] as const;
export type LocalizedFile = (typeof LOCALIZED_FILES)[number];
