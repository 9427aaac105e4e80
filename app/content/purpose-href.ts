import type { SiteHref, SitePath } from "#app/i18n/site-href.ts";
import { PURPOSES, type Purpose } from "#catalogue/kinds/purpose.ts";

/** The last part of the address of each use's page. */
const SLUGS: Readonly<Record<Purpose, string>> = {
  worktop: "kitchen-worktop",
  vanity: "vanity-top",
  shower: "shower",
  floor: "floor",
  stairs: "stairs",
  outdoor: "outdoor-stairs-and-paving",
  facade: "facade",
  sill: "window-sill",
  fireplace: "fireplace",
  table: "table",
  pool: "pool-edge",
  wall: "wall",
};

/** The page that says what matters in a use and which stones suit it. */
export function purposeHref(purpose: Purpose): SitePath & SiteHref {
  return `/uses/${SLUGS[purpose]}`;
}

export function purposeOfSlug(slug: string): Purpose | undefined {
  return PURPOSES.find((purpose) => SLUGS[purpose] === slug);
}
