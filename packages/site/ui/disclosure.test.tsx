import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Disclosure } from "./disclosure.tsx";

it("keeps its closed content in the page and names the region it controls", () => {
  const html = renderToStaticMarkup(
    <Disclosure labels={{ show: "Show more", hide: "Show less" }}>Onyx</Disclosure>,
  );
  expect(html).toContain("Onyx");
  expect(html).toContain("Show more");
  expect(html).toContain('aria-expanded="false"');
  const id = /aria-controls="([^"]+)"/.exec(html)?.[1];
  expect(html).toContain(`id="${id}"`);
});

it("can start open, and stands above its button", () => {
  const html = renderToStaticMarkup(
    <Disclosure labels={{ show: "Show more", hide: "Show less" }} defaultOpen>
      Onyx
    </Disclosure>,
  );
  expect(html).toContain('aria-expanded="true"');
  expect(html.indexOf("Onyx")).toBeLessThan(html.indexOf("Show less"));
});
