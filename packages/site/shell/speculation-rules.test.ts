import { EN, SR } from "@stoneyard/catalogue/testing/locales.ts";
import { expect, test } from "vitest";
import { speculationRules } from "./speculation-rules.ts";

const SPARED = { selector_matches: '[aria-current="page"], [rel~="nofollow"], .saves-data a' };

test.each([
  [EN, ["/", "/*"], ["/sr", "/sr/*", "/*.*", "/api/*"]],
  [SR, ["/sr", "/sr/*"], ["/*.*", "/api/*"]],
])(
  "pages of %s alone are made ready: none of another language, no file, nothing for who saves data",
  (locale, own, others) => {
    const rules = JSON.parse(speculationRules(locale));
    const pages = [{ href_matches: own }, { not: { href_matches: others } }, { not: SPARED }];
    const hovered = { and: [...pages, { not: { selector_matches: ".touch a" } }] };
    expect(rules).toEqual({
      prefetch: [{ where: hovered, eagerness: "eager" }],
      prerender: [
        { where: hovered, eagerness: "moderate" },
        { where: { and: pages }, eagerness: "conservative" },
      ],
    });
  },
);
