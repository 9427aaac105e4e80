import { SR } from "@stoneyard/catalogue/testing/locales.ts";
import { Localized, PathContext } from "@stoneyard/site/i18n/localized.tsx";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import type { SlabView } from "./slab.data.server.ts";
import { SlabFacts } from "./slab-facts.static.tsx";
import { LabelWords, SlabHead, SlabPath } from "./slab-head.static.tsx";
import { FurtherPictures, WholeSlab } from "./slab-pictures.static.tsx";

vi.mock("@stoneyard/site/i18n/translations.tsx", () => ({
  useTranslations: () => (key: string, values?: object) =>
    values ? `${key} ${JSON.stringify(values)}` : key,
}));
vi.mock("@stoneyard/site/head/site-url.ts", () => ({ SITE_URL: "https://x.example" }));
vi.mock("@stoneyard/site/head/head.static.tsx", () => ({
  Head: (told: object) => <i>{JSON.stringify(told)}</i>,
}));

const picture = (name: string, made = "studio") => ({
  ...{ src: `/${name}.avif`, srcSet: "", width: 400, height: 250, alt: "", made },
});
const OFFER = {
  ...{
    number: "BS 102/A",
    stone: "marble/carrara",
    width: 302,
    height: 188.5,
    thickness: 2,
    finish: "honed",
  },
  ...{ block: "B-7", state: "in-stock", price: { perSquareMetre: 12900, vat: "included" } },
};
const SLAB = {
  offer: OFFER,
  stone: { title: "Carrara", to: "/marble/carrara" },
  family: { title: "Mermer", to: "/marble" },
  preview: "/p.jpg",
  whole: picture("whole"),
  further: [picture("a"), picture("b")],
  faults: [
    { kind: "crack", left: 151, top: 47.125, note: "filled" },
    { kind: "chip", left: 0, top: 188.5 },
  ],
};

function drawn(
  Part: React.ComponentType<{ slab: SlabView | undefined }>,
  changes: object = {},
  offer: object = {},
) {
  const slab = { ...SLAB, offer: { ...OFFER, ...offer }, ...changes } as unknown as SlabView;
  const html = renderToStaticMarkup(
    <PathContext value="/sr/slabs/bs-102-a">
      <Localized locale={SR} messages={{}}>
        <Part slab={slab} />
      </Localized>
    </PathContext>,
  );
  const plain = html.replaceAll("\u00a0", " ").replaceAll("&quot;", '"');
  return {
    html: plain,
    facts: Object.fromEntries(
      [...plain.matchAll(/<dt[^>]*>(.*?)<\/dt><dd[^>]*>(.*?)<\/dd>/g)].map(([, term, fact]) => [
        term,
        fact?.replaceAll(/<[^>]*>/g, "|").replaceAll(/^\|+|\|+$/g, ""),
      ]),
    ),
    ways: [...html.matchAll(/<a [^>]*?href="([^"]*)"/g)].map(([, way]) => way),
  };
}

test("what is known of a slab is told in the page's numbers, with the price of the whole of it", () => {
  const { facts } = drawn(SlabFacts);
  expect(facts).toMatchObject({
    ...{ state: "in-stock", size: "302 × 188,5 × 2 cm", area: 'stockArea {"area":"5,69"}', finish: "honed" },
    ...{ block: "B-7", price: "12.900 rsd, included", whole: "73.401 rsd, included" },
  });
  expect(facts.faults).toContain('1. faultAt {"fault":"crack","left":"151","bottom":"141,375"} (filled)');
  expect(facts.faults).toContain('2. faultAt {"fault":"chip","left":"0","bottom":"0"}');
});

test("of a price that is not known it is said that it is told; of a sold slab nothing is said of one", () => {
  const unpriced = drawn(
    SlabFacts,
    { faults: [] },
    { price: undefined, finish: undefined, block: undefined },
  );
  expect([unpriced.facts.price, Object.keys(unpriced.facts)]).toEqual([
    "onRequest",
    ["state", "size", "area", "price"],
  ]);
  const sold = drawn(SlabFacts, {}, { price: undefined, state: "sold" });
  expect([sold.facts.state, sold.facts.price]).toEqual(["sold", undefined]);
});

test("the slab itself is asked for, and pieces are laid on it, of one that is sold on others of its thickness", () => {
  const { ways } = drawn(SlabFacts);
  expect(ways).toEqual([
    "/sr/contact?about=marble/carrara?slab=BS%2520102%252FA",
    "/sr/marble/carrara",
    "/sr/stones/measures?stone=marble/carrara&amp;thickness=2&amp;slab=BS%20102%2FA",
  ]);
  expect(drawn(SlabFacts, {}, { thickness: undefined }).ways.at(-1)).toBe(
    "/sr/stones/measures?stone=marble/carrara&amp;slab=BS%20102%2FA",
  );
  expect(drawn(SlabFacts, {}, { state: "sold" }).ways.at(-1)).toBe(
    "/sr/stones/measures?stone=marble/carrara&amp;thickness=2",
  );
});

test("a sold slab is kept out of search engines", () => {
  const told = (state: string) => JSON.parse(drawn(SlabHead, {}, { state }).html.replaceAll(/<\/?i>/g, ""));
  expect(told("in-stock")).toMatchObject({ hidden: false, preview: "/p.jpg" });
  expect(told("in-stock").title).toContain("Carrara");
  expect([told("reserved").hidden, told("sold").hidden]).toEqual([false, true]);
});

test("the way to a slab goes by its family and its stone", () => {
  const { ways, html } = drawn(SlabPath);
  expect(ways).toEqual(["/sr/materials", "/sr/marble", "/sr/marble/carrara"]);
  expect(html).toContain('{"stone":"Carrara","number":"BS 102/A"}');
});

test("a label has what does not change of a slab", () => {
  const words = (offer: object) =>
    [...drawn(LabelWords, {}, offer).html.matchAll(/<p[^>]*>(.*?)<\/p>/g)].map(([, line]) => line);
  expect(words({})).toEqual(["BS 102/A", "Carrara", "302 × 188,5 × 2 cm", 'honed, ofBlock {"block":"B-7"}']);
  expect(words({ finish: undefined, block: undefined }).at(-1)).toBe("");
});

test("each fault is marked at its part of the slab, by its number", () => {
  const { html } = drawn(WholeSlab);
  const marks = [...html.matchAll(/<circle cx="([^"]*)" cy="([^"]*)"[^>]*><\/circle><text[^>]*>(\d)</g)].map(
    ([, ...mark]) => mark,
  );
  expect(marks).toEqual([
    ["50%", "25%", "1"],
    ["0%", "100%", "2"],
  ]);
  expect(html).toMatch(/<figcaption[^>]*>rendered</);
  expect(drawn(WholeSlab, { whole: picture("whole", "owner") }).html).toMatch(/<figcaption[^>]*> owner\./);
  expect(drawn(WholeSlab, { whole: undefined }).html).toMatch(/^<div[^>]*><p[^>]*>noPicture<\/p><\/div>$/);
});

test("further pictures are counted on from the whole one", () => {
  const { html } = drawn(FurtherPictures);
  expect([...html.matchAll(/"place":(\d)/g)].map(([, place]) => place)).toEqual(["2", "3"]);
});
