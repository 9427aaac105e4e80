import { replaceQuery } from "@stoneyard/site/ui/browser/address-query.ts";
import { mountHook } from "@stoneyard/site/ui/testing/mount.tsx";
import { act } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, expect, test, vi } from "vitest";
import type { TableView } from "./models.data.server.ts";
import { TableProduct } from "./table-product.static.tsx";
import { useChosenFinishes } from "./use-chosen-finishes.ts";

// @vitest-environment happy-dom

vi.mock("@stoneyard/site/head/site-url.ts", () => ({ SITE_URL: "https://x.example" }));
vi.mock("@stoneyard/site/i18n/translations.tsx", () => ({
  useTranslations: () => (key: string) => `<${key}>`,
}));
vi.mock("@stoneyard/site/ui/picture.tsx", () => ({
  useAlternativeText:
    () =>
    ({ alt }: { alt: string }) =>
      alt,
}));
beforeEach(() => history.replaceState(null, "", "/models"));

test("a table is told to machines with its price in dinars, of what it is made, and its pictures", () => {
  const table = {
    title: "Round",
    description: "Of two parts",
    price: 77880,
    posters: [{ src: "/t.avif", alt: "Dark" }],
  };
  const html = renderToStaticMarkup(<TableProduct table={table as unknown as TableView} />);
  expect(JSON.parse(/<script[^>]*>(.*)<\/script>/.exec(html)?.[1] ?? "")).toEqual({
    "@context": "https://schema.org",
    "@type": "Product",
    name: "Round",
    description: "Of two parts",
    material: "<marble>",
    image: [{ "@type": "ImageObject", contentUrl: "https://x.example/t.avif", caption: "Dark" }],
    offers: { "@type": "Offer", price: "77880.00", priceCurrency: "RSD" },
  });
});

const TABLES = ["round", "square"];
const FINISHES = ["dark", "light", "green"];

async function finishes() {
  const { now } = await mountHook(() => useChosenFinishes(TABLES, FINISHES), undefined);
  return { now, shown: () => TABLES.map((table) => now().finishOf(table)) };
}

test("tables keep the finishes chosen for them; the address has the last one", async () => {
  const { now, shown } = await finishes();
  expect(shown()).toEqual(["dark", "dark"]);
  await act(async () => now().choose("round", "green"));
  await act(async () => now().choose("square", "light"));
  expect([shown(), location.search]).toEqual([["green", "light"], "?table=square&finish=light"]);
  await act(async () => now().choose("square", "dark"));
  expect(shown()).toEqual(["green", "dark"]);
});

test("an address leads to its table in its finish, and what is none is the first", async () => {
  history.replaceState(null, "", "/models?table=square&finish=green");
  const square = document.body.appendChild(Object.assign(document.createElement("div"), { id: "square" }));
  square.scrollIntoView = vi.fn();
  const { shown } = await finishes();
  expect([shown(), vi.mocked(square.scrollIntoView).mock.calls.length]).toEqual([["dark", "green"], 1]);
  await act(async () => replaceQuery("table=square&finish=gold"));
  expect(shown()).toEqual(["dark", "dark"]);
  square.remove();
});
