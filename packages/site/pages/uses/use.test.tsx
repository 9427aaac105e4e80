import { SR } from "@stoneyard/catalogue/testing/locales.ts";
import { Localized, PathContext } from "@stoneyard/site/i18n/localized.tsx";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import type { UseData } from "./use.data.server.ts";
import UsePage from "./use.tsx";

vi.mock("@stoneyard/site/i18n/translations.tsx", () => ({
  useTranslations: () => (key: string, values?: object) =>
    values ? `${key} ${JSON.stringify(values)}` : key,
}));
vi.mock("@stoneyard/site/head/site-url.ts", () => ({ SITE_URL: "https://x.example" }));
vi.mock("@stoneyard/site/head/head.static.tsx", () => ({ Head: () => null }));

const group = (why: string, count: number) => ({
  why,
  stones: Array.from({ length: count }, (_, at) => ({
    ...{ key: `marble/${why}${at}`, to: `/marble/${why}${at}`, title: `${why}${at}`, picture: "/p.avif" },
    ...{ rock: "marble", finishes: ["honed", "polished"], colourGroup: "white" },
  })),
});

function page(groups: object) {
  const use = {
    ...{
      purpose: "floor",
      title: "Floor",
      matters: "It is walked on.",
      preview: "/p.jpg",
      finishes: ["honed"],
    },
    ...{ sources: ["A handbook"], uses: [{ title: "Pool", to: "/uses/pool", count: 3 }] },
    groups: { well: [], care: [], "not-advised": [], ...groups },
  };
  const html = renderToStaticMarkup(
    <PathContext value="/sr/uses/floor">
      <Localized locale={SR} messages={{}}>
        <UsePage data={use as unknown as UseData} />
      </Localized>
    </PathContext>,
  ).replaceAll("&quot;", '"');
  return {
    html,
    parts: [...html.matchAll(/<section [^>]*aria-labelledby="(well|care|not-advised)"/g)].map(
      ([, part]) => part,
    ),
  };
}

test("stones stand by verdict and reason; of a reason six stand open, and the rest behind a line", () => {
  const { html, parts } = page({ well: [group("hard", 6), group("dense", 7)], care: [group("soft", 1)] });
  expect(parts).toEqual(["well", "care"]);
  expect(html).toContain('href="/sr/stones?use=floor"');
  expect(html).toContain('choose {"count":14}');
  expect(
    html.match(/<summary[^>]*>all \{"count":(\d+)\}/g)?.map((line) => line.replace(/.*:(\d+)\}/, "$1")),
  ).toEqual(["7"]);
  const [open = "", rest = ""] = html.slice(html.indexOf("dense0")).split("<details");
  expect([open.includes("dense5"), open.includes("dense6"), rest.includes("dense6")]).toEqual([
    true,
    false,
    true,
  ]);
  expect([html.match(/"count":13\}/g)?.length, html.match(/"count":1\}/g)?.length]).toEqual([1, 2]);
  expect(html).toContain("honed, polished");
});

test("what is not advised is named with its reason alone, and is not to be chosen", () => {
  const { html, parts } = page({ "not-advised": [group("frost", 2)] });
  expect(parts).toEqual(["not-advised"]);
  expect(html).not.toContain("/sr/stones?use=floor");
  expect(html).toMatch(/<h3[^>]*>frost<\/h3><details><summary[^>]*>all \{"count":2\}/);
  expect(html).toContain('<a href="/sr/marble/frost1">frost1</a>');
});
