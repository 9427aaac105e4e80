import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { SingleSlabs } from "./single-slabs.static.tsx";

vi.mock("@stoneyard/site/i18n/translations.tsx", () => ({
  useTranslations: (where: string) => (key: string, values?: object) =>
    `${where}.${key}${values ? ` ${JSON.stringify(values)}` : ""}`,
}));
vi.mock("@stoneyard/site/pages/slab/slab-size.ts", () => ({
  useSlabSize:
    () =>
    ({ width, height }: { width: number; height: number }) =>
      `${width} × ${height}`,
}));
vi.mock("@stoneyard/site/pages/models/table-price.ts", () => ({
  tablePrice: (dinars: number) => `${dinars} RSD`,
}));
vi.mock("@stoneyard/site/pages/slab/slab-state.tsx", () => ({
  SlabState: ({ state }: { state: string }) => state,
  SlabStatesNow: () => "now",
}));
vi.mock("@stoneyard/site/shell/link.tsx", () => ({
  Link: ({ to, children, ...rest }: { to: string; children: React.ReactNode }) => (
    <a href={to} {...rest}>
      {children}
    </a>
  ),
}));

const slab = (number: string, of: object = {}) => ({
  ...{ number, stone: "marble/a", to: `/slabs/${number}`, width: 280, height: 160, state: "in-stock" },
  ...of,
});

/** The section's lines, each in its words, and where its links lead. */
function sectionOf(...slabs: object[]) {
  const html = renderToStaticMarkup(<SingleSlabs slabs={slabs as never} />);
  const [seen = "", further] = html.split("<details");
  const lines = (part = "") =>
    [...part.matchAll(/<li.*?<\/li>/g)].map(([line]) => line.replace(/<[^>]+>/g, "|").replace(/\|+/g, "|"));
  return {
    html,
    seen: lines(seen),
    further: lines(further),
    links: [...html.matchAll(/href="([^"]+)"/g)].map(([, to]) => to),
  };
}

test("a slab is told with its size, finish and price, and asked for by its number; one that is sold is not asked for", () => {
  const price = { perSquareMetre: 12000, vat: "included" };
  const { seen, links, further } = sectionOf(
    slab("BS-1", { finish: "honed", price }),
    slab("BS-2", { state: "sold" }),
  );
  expect(seen).toEqual([
    "|BS-1|280 × 160, stones.finishes.honed|offer.perSquareMetre {&quot;price&quot;:&quot;12000 RSD&quot;}|in-stock|slab.askShort|",
    "|BS-2|280 × 160|sold|",
  ]);
  expect(links).toEqual(["/slabs/BS-1", expect.stringMatching(/^\/contact\?about=.*BS-1/), "/slabs/BS-2"]);
  expect(further).toEqual([]);
  expect(sectionOf(slab("BS-3")).seen[0]).toContain("|offer.onRequest|");
  expect(sectionOf(slab("BS-3", { state: "reserved" })).links).toContainEqual(
    expect.stringMatching(/about=.*BS-3/),
  );
});

test("two slabs are seen at once and the others open by a press; a stone without any has no section", () => {
  const { seen, further, html } = sectionOf(slab("1"), slab("2"), slab("3"), slab("4"));
  expect([seen.length, further.length]).toEqual([2, 2]);
  expect(html).toContain("slab.more {&quot;count&quot;:2,&quot;sold&quot;:0}");
  const sold = { state: "sold" };
  expect(sectionOf(slab("1", sold), slab("2"), slab("3"), slab("4", sold)).html).toContain(
    "slab.more {&quot;count&quot;:2,&quot;sold&quot;:1}",
  );
  expect(sectionOf(slab("1"), slab("2")).html).not.toContain("<details");
  expect(sectionOf().html).not.toContain("<section");
});
