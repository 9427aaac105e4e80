// @vitest-environment happy-dom

import { happens, mount } from "@stoneyard/site/ui/testing/mount.tsx";
import { beforeEach, expect, test, vi } from "vitest";
import type { InteriorDesignData } from "./interior-design.data.server.ts";
import InteriorDesign from "./interior-design.tsx";

vi.mock("@stoneyard/site/i18n/translations.tsx", () => ({
  useTranslations: () => (key: string, values?: object) =>
    values ? `${key} ${JSON.stringify(values)}` : key,
}));
vi.mock("@stoneyard/site/head/head.static.tsx", () => ({ Head: () => null }));
beforeEach(() => history.replaceState(null, "", "/interior-design"));

const picture = (number: number, made = "studio") => ({
  ...{ number, lang: number === 2 ? "en" : undefined },
  parts: [{ text: "A kitchen in " }, { text: "Carrara", to: "/marble/carrara" }, { text: `, no. ${number}` }],
  picture: {
    src: `/${number}.avif`,
    srcSet: `/${number}.avif 600w`,
    width: 6,
    height: 4,
    alt: `alt ${number}`,
    made,
  },
});
const ROOMS = [
  { key: "kitchens", title: "Kitchens", pictures: [picture(1, "owner"), picture(2)] },
  { key: "baths", title: "Baths", pictures: [picture(7)] },
];

async function page() {
  const data = { intro: ["First.", "Second."], rooms: ROOMS, preview: "/p.jpg" };
  const { place } = await mount(<InteriorDesign data={data as unknown as InteriorDesignData} />);
  const tabs = [...place.querySelectorAll<HTMLElement>("[role=tab]")];
  return {
    ...{ place, tabs },
    open: () =>
      [...place.querySelectorAll<HTMLElement>("[role=tabpanel]")].map(({ dataset }) => dataset.open),
    press: (at: number) => happens(tabs[at], new MouseEvent("click", { bubbles: true, cancelable: true })),
  };
}

test("pictures stand by room, each told with its number, its stones and whether it is a photograph", async () => {
  const { tabs, open, place } = await page();
  expect([tabs.map(({ textContent }) => textContent), open()]).toEqual([
    ["Kitchens 2", "Baths 1"],
    ["true", "false"],
  ]);
  const [first, second] = [...place.querySelectorAll("figure")].map((figure) =>
    figure.querySelector("figcaption"),
  );
  expect([first?.textContent, second?.textContent]).toEqual([
    "1A kitchen in Carrara, no. 1 owner.",
    "2A kitchen in Carrara, no. 2",
  ]);
  expect(second?.querySelector("[lang]")?.getAttribute("lang")).toBe("en");
  expect(first?.querySelector("a")?.getAttribute("href")).toBe("/marble/carrara");
  expect(place.querySelector("figure a")?.getAttribute("href")).toBe("/1.avif");
});

test("the room that is chosen is in the address, which leads to it; one that is none leads to the first", async () => {
  const { press, open } = await page();
  await press(1);
  expect([open(), location.search]).toEqual([["false", "true"], "?tab=baths"]);
  await press(0);
  expect(location.search).toBe("");
  history.replaceState(null, "", "/interior-design?tab=baths");
  expect((await page()).open()).toEqual(["false", "true"]);
  history.replaceState(null, "", "/interior-design?tab=cellars");
  expect((await page()).open()).toEqual(["true", "false"]);
});

test("whoever has scrolled into a room sees the next one from its beginning", async () => {
  const { press, tabs, place } = await page();
  const rooms = tabs[0]?.closest("[class]")?.closest("main > div") as HTMLElement;
  const scrolled: Element[] = [];
  const spy = vi.spyOn(HTMLElement.prototype, "scrollIntoView").mockImplementation(function (this: Element) {
    scrolled.push(this);
  });
  const at = vi.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockReturnValue({ top: 0 } as DOMRect);
  await press(1);
  expect(scrolled.includes(rooms)).toBe(false);
  at.mockReturnValue({ top: -1 } as DOMRect);
  await press(0);
  expect([place.contains(rooms), scrolled.includes(rooms)]).toEqual([true, true]);
  spy.mockRestore();
  at.mockRestore();
});
