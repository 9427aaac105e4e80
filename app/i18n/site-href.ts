import type { Register } from "react-router";
import type { FamilyKey } from "#catalogue/kinds/family.ts";
import type { Locale } from "#catalogue/locales.ts";

/** Paths of the route table as it is written for the default language: "/rooms/:slug". */
type Pattern = Exclude<keyof Register["pages"] & string, `/${Locale}` | `/${Locale}/${string}` | "/:family">;

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
