import type { PagePattern } from "#catalogue/site-pages.ts";

/**
 * The screen that each page is shown by: `pages/<name>.tsx` shows what `pages/<name>.data.server.ts` reads. Which pages
 * there are, and in which parts of a site, `catalogue/site-pages.ts` says.
 */
export const SCREENS: Readonly<Record<PagePattern, string>> = {
  "/": "home/home",
  "/about": "about/about",
  "/contact": "contact/contact",
  "/contact/card": "enquiry-card/enquiry-card",
  "/materials": "materials/materials",
  "/stones": "stones/stones",
  "/stones/measures": "measures/measures",
  "/slabs/:number": "slab/slab",
  "/uses/:slug": "uses/use",
  "/care": "care/care",
  "/care/:slug": "care/guide",
  "/quartz/types": "quartz-types/quartz-types",
  "/accessories": "accessories/accessories",
  "/accessories/:category": "accessories/category",
  "/interior-design": "interior-design/interior-design",
  "/portfolio": "portfolio/portfolio",
  "/models": "models/models",
  "/gallery": "gallery/gallery",
  "/privacy": "privacy/privacy",
  "/rooms": "rooms/rooms",
  "/rooms/yours": "own-room/own-room",
  "/rooms/:slug": "rooms/room",
  "/list": "list/list",
  "/compare": "compare/compare",
  "/404": "not-found/not-found",
  "/:family": "family/family",
  "/:family/:slug": "stone/stone",
};
