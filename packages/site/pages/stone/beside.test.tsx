// @vitest-environment happy-dom

import { replaceQuery } from "@stoneyard/site/ui/browser/address-query.ts";
import { mount } from "@stoneyard/site/ui/testing/mount.tsx";
import { act, type ComponentProps } from "react";
import { expect, test, vi } from "vitest";
import { Beside } from "./beside.later.tsx";

vi.mock("@stoneyard/site/i18n/translations.tsx", () => ({
  useTranslations: () => (key: string, values?: object) =>
    values ? `${key} ${JSON.stringify(values)}` : key,
}));

const stone = (slug: string) => ({
  ...{
    key: `marble/${slug}`,
    to: `/marble/${slug}`,
    title: slug,
    colourGroup: "white",
    family: "Mermer",
    share: 1,
  },
  picture: { src: "/p.avif", srcSet: "", width: 4, height: 3, alt: "", made: "studio" },
});

test("beside a stone stand others for the use that the address asks for, else for its main one", async () => {
  const beside = {
    mainUse: "floor",
    stones: ["a", "b", "c"].map(stone),
    byUse: [
      { use: "worktop", phrase: "for a worktop", shown: [2, 0, 9] },
      { use: "floor", phrase: "for a floor", shown: [1] },
      { use: "pool", phrase: "for a pool", shown: [] },
    ],
  };
  history.replaceState(null, "", "/marble/x");
  const { place, draw } = await mount(
    <Beside {...({ beside } as unknown as ComponentProps<typeof Beside>)} />,
  );
  const shown = () => [
    place.querySelector("h2")?.textContent,
    [...place.querySelectorAll("li a")].map((way) => way.getAttribute("href")),
  ];
  expect(shown()).toEqual(['similar {"use":"for a floor"}', ["/marble/b"]]);
  expect(place.querySelector("li")?.textContent).toContain("Mermer");
  await act(async () => replaceQuery("use=worktop"));
  expect(shown()).toEqual(['similar {"use":"for a worktop"}', ["/marble/c", "/marble/a"]]);
  for (const use of ["roof", "pool"]) {
    await act(async () => replaceQuery(`use=${use}`));
    expect(shown()).toEqual(['similar {"use":"for a floor"}', ["/marble/b"]]);
  }
  const none = { ...beside, mainUse: "pool" };
  await draw(<Beside {...({ beside: none } as unknown as ComponentProps<typeof Beside>)} />);
  expect(place.innerHTML).toBe("");
});
