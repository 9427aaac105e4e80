import type { PagePattern } from "@stoneyard/catalogue/site-pages.ts";

/**
 * The screen that each page is shown by: `pages/<name>.tsx` shows what `pages/<name>.data.server.ts` reads. One that is a static
 * section as a whole is `pages/<name>.static.tsx`. Which pages there are, and in which parts of a site, `packages/catalogue/site-pages.ts`
 * says.
 */
export const SCREENS: Readonly<Record<PagePattern, string>> = {
  "/": "home/home",
  "/about": "about/about.static",
  "/contact": "contact/contact",
  "/contact/card": "enquiry-card/enquiry-card",
  "/materials": "materials/materials",
  "/stones": "stones/stones",
  "/stones/measures": "measures/measures",
  "/slabs/:number": "slab/slab",
  "/uses/:slug": "uses/use",
  "/care": "care/care.static",
  "/care/:slug": "care/guide.static",
  "/quartz/types": "quartz-types/quartz-types.static",
  "/accessories": "accessories/accessories.static",
  "/accessories/:category": "accessories/category",
  "/interior-design": "interior-design/interior-design",
  "/portfolio": "portfolio/portfolio.static",
  "/models": "models/models",
  "/gallery": "gallery/gallery",
  "/privacy": "privacy/privacy.static",
  "/rooms": "rooms/rooms",
  "/rooms/yours": "visitor-photo/visitor-photo",
  "/rooms/:slug": "rooms/room",
  "/list": "list/list",
  "/compare": "compare/compare",
  "/404": "not-found/not-found",
  "/:family": "family/family",
  "/:family/:slug": "stone/stone",
};
