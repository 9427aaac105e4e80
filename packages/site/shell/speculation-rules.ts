import { LOCALES, type Locale, localePath } from "@stoneyard/site/i18n/locale.ts";

/** Files have an ending, and what the server answers is no page. */
const NO_PAGES = ["/*.*", "/api/*"];

/** Links that nothing is made ready for: to this page, to a further state of one, and for a visitor who saves data. */
const NOT_AHEAD = '[aria-current="page"], [rel~="nofollow"], .saves-data a';

/** On a touch screen nothing rests on a link, and a browser would take every link in sight for one. */
const TOUCHED = ".touch a";

/**
 * The pages that a browser makes ready before a link to them is pressed (Speculation Rules API): those of this language
 * alone, as a page may go on to another language by itself when it is opened (`first-paint.before-hydration.ts`). A pointer
 * that passes over a link has its HTML fetched; one that rests there for a moment has the page prerendered; a finger, when it
 * touches the link.
 */
export function speculationRules(locale: Locale): string {
  const others = LOCALES.filter((other) => other !== locale && isWithin(other, locale));
  const pages = [
    { href_matches: under(locale) },
    { not: { href_matches: [...others.flatMap(under), ...NO_PAGES] } },
    { not: { selector_matches: NOT_AHEAD } },
  ];
  const hovered = { and: [...pages, { not: { selector_matches: TOUCHED } }] };
  return JSON.stringify({
    prefetch: [{ where: hovered, eagerness: "eager" }],
    prerender: [
      { where: hovered, eagerness: "moderate" },
      { where: { and: pages }, eagerness: "conservative" },
    ],
  });
}

function under(locale: Locale): string[] {
  return [localePath(locale, "/"), localePath(locale, "/*")];
}

/** Whether the addresses of one language would be taken for another's: those of the default one have no prefix. */
function isWithin(one: Locale, other: Locale): boolean {
  return localePath(one, "/").startsWith(localePath(other, "/"));
}
