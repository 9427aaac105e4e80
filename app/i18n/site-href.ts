import type { Register } from "react-router";
import type { FamilyKey } from "#catalogue/kinds/family.ts";

/** Paths of the route table, which types know in the default language alone: "/rooms/:slug". */
type Pattern = Exclude<keyof Register["pages"] & string, "/:family">;

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
