import { readFileSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { SWIPE_PX, WIDE_PX } from "./toast.tsx";
import { ToastRegion } from "./toast-region.tsx";

it("has the specification's sizes", () => {
  const css = readFileSync(new URL("./toast.module.css", import.meta.url), "utf8");
  expect(css).toContain("min-width: min(312px");
  expect(css).toContain("max-width: min(480px");
  expect(css).toContain("margin-bottom: var(--s3)");
  const tokens = readFileSync(new URL("../../styles/tokens.css", import.meta.url), "utf8");
  expect(tokens).toContain("--s3: 12px");
  expect([SWIPE_PX, WIDE_PX]).toEqual([200, 425]);
});

it("stands in the page before the first notice, as one alert and one status", () => {
  const html = renderToStaticMarkup(<ToastRegion labels={{ close: "Close" }} />);
  expect(html.match(/role="alert"/g)).toHaveLength(1);
  expect(html.match(/role="status"/g)).toHaveLength(1);
});
