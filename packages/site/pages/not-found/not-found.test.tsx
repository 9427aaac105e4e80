// @vitest-environment happy-dom

import { SR } from "@stoneyard/catalogue/testing/locales.ts";
import { Localized } from "@stoneyard/site/i18n/localized.tsx";
import { PartsContext } from "@stoneyard/site/shell/company.ts";
import { mount } from "@stoneyard/site/ui/testing/mount.tsx";
import { act } from "react";
import { expect, test, vi } from "vitest";
import NotFound from "./not-found.tsx";

vi.mock("@stoneyard/site/i18n/translations.tsx", () => ({
  useTranslations: () => (key: string, values?: object) =>
    values ? `${key} ${JSON.stringify(values)}` : key,
}));
vi.mock("@stoneyard/site/head/head.static.tsx", () => ({
  Head: ({ hidden }: { hidden?: boolean }) => <i data-hidden={hidden} />,
}));
vi.mock("@stoneyard/site/search/stone-search.tsx", () => ({ StoneSearch: () => null }));
const search = vi.hoisted(() => ({ asked: [] as unknown[], found: 3, fails: false }));
vi.mock("@stoneyard/site/search/load-search.ts", () => ({
  loadSearch: async (source: string) => {
    if (search.fails) throw new Error("offline");
    return {
      nearest(words: string, limit: number) {
        search.asked.push([source, words, limit]);
        return Array.from({ length: search.found }, (_, at) => ({
          ...{
            id: `s${at}`,
            title: `Stone ${at}`,
            href: `/sr/marble/s${at}`,
            family: "Mermer",
            picture: "/p.avif",
          },
        }));
      },
    };
  },
}));

async function notFound(path: string, given: { found?: number; fails?: boolean; parts?: string[] } = {}) {
  const { found = 3, fails = false, parts = [] } = given;
  Object.assign(search, { asked: [], found, fails });
  history.replaceState(null, "", path);
  const { place } = await mount(
    <PartsContext value={parts as never}>
      <Localized locale={SR} messages={{}}>
        <NotFound data={{ preview: "/p.jpg" } as never} />
      </Localized>
    </PartsContext>,
  );
  await act(async () => {});
  return { place, ways: [...place.querySelectorAll("a")].map((way) => way.getAttribute("href")) };
}

test("of an address that is no page's the stones are shown whose names come nearest to its words", async () => {
  const { place, ways } = await notFound("/sr/mermer/bela-kar%C5%A1i");
  expect(search.asked).toEqual([["/sr/search.json", " sr mermer bela karši", 3]]);
  expect(ways.filter((way) => way?.startsWith("/sr/marble"))).toEqual(
    [0, 1, 2].map((at) => `/sr/marble/s${at}`),
  );
  expect(place.querySelector("[data-hidden]")?.getAttribute("data-hidden")).toBe("true");
});

test("an address with a sign that is no escape is read as it is written", async () => {
  const { ways } = await notFound("/sr/mermer/karara%");
  expect(search.asked).toEqual([["/sr/search.json", " sr mermer karara%", 3]]);
  expect(ways).toContain("/sr/marble/s0");
});

test("where none comes near, or the search does not come, only the ways on are shown", async () => {
  for (const given of [{ found: 0 }, { fails: true }]) {
    const { place, ways } = await notFound("/sr/x", given);
    expect(place.querySelector("#nearest-stones")).toBeNull();
    expect(ways).toEqual(["/sr/stones", "/sr/materials", "/sr/contact"]);
  }
  expect((await notFound("/sr/x", { found: 0, parts: ["interiors"] })).ways).toContain("/sr/interior-design");
});
