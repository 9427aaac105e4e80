import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { REVEAL_DEFAULTS, Reveal } from "./reveal.tsx";

it("has the specification's defaults", () => {
  expect(REVEAL_DEFAULTS).toEqual({
    offset: 120,
    delay: 0,
    duration: 400,
    easing: "ease",
    throttle: 99,
    debounce: 50,
  });
});

it("is prerendered visible", () => {
  const html = renderToStaticMarkup(<Reveal duration={1000}>A slab</Reveal>);
  expect(html).toContain("A slab");
  expect(html).not.toMatch(/hidden|style=/);
});
