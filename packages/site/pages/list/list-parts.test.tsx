// @vitest-environment happy-dom

import { SR } from "@stoneyard/catalogue/testing/locales.ts";
import { noteLookedFor } from "@stoneyard/site/choice/device-store.ts";
import { changeSavedList, savedList } from "@stoneyard/site/choice/saved-list.ts";
import { Localized } from "@stoneyard/site/i18n/localized.tsx";
import { PartsContext } from "@stoneyard/site/shell/company.ts";
import { happens, mount, pressButton } from "@stoneyard/site/ui/testing/mount.tsx";
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ListedItem, ListedItems } from "./list.json.server.ts";
import { OwnList } from "./own-list.tsx";
import { SharedList } from "./shared-list.tsx";

vi.mock("@stoneyard/site/i18n/translations.tsx", () => ({
  useTranslations: () => (key: string, values?: object) =>
    values ? `${key} ${JSON.stringify(values)}` : key,
}));
vi.mock("@stoneyard/site/print/sheet-address.tsx", () => ({
  SheetAddress: ({ path }: { path: string }) => <p data-printed>{path}</p>,
}));
vi.mock("../measures/use-piece-words.ts", () => ({
  usePieceWords: () => ({ number: (value: number) => String(value).replace(".", ",") }),
}));
beforeEach(() => {
  changeSavedList(() => []);
  noteLookedFor("use", undefined);
  vi.stubGlobal("fetch", async () => new Response("", { status: 503 }));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, "share");
});

const thing = (kind: ListedItem["kind"], title: string, more: Partial<ListedItem> = {}): ListedItem => ({
  ...{ kind, title, detail: "", facts: [], picture: "/b.avif" },
  ...more,
});
const ITEMS: ListedItems = {
  "marble/a": thing("stone", "Arabescato", {
    detail: "Marble",
    picture: "/a.avif",
    facts: [{ term: "kind", value: "marble" }],
    slabs: {
      "bs-1": { detail: "268 × 165 × 3 cm, honed" },
      "bs-2": { detail: "", isSold: true },
      "bs-3": { detail: "2 cm", reserved: "" },
    },
  }),
  ...Object.fromEntries(["b", "c", "d"].map((slug) => [`marble/${slug}`, thing("stone", `B ${slug}`)])),
  "boxes/oak": thing("accessory", "Box", { to: "/accessories/boxes#oak" }),
  "round/dark": thing("table", "Table"),
  "stones/measures": thing("plan", "Measures"),
  "rooms/kitchen": thing("room", "Kitchen", { opens: { worktop: "marble/a", floor: "marble/b" } }),
};

async function list(
  items: { key: string; count?: number; note?: string }[],
  given: { beside?: boolean; parts?: string[] } = {},
) {
  const { beside = false, parts = ["rooms"] } = given;
  await act(async () => void changeSavedList(() => items));
  const { place, unmount } = await mount(
    <PartsContext value={parts as never}>
      <Localized locale={SR} messages={{}}>
        <OwnList items={ITEMS} beside={beside} />
      </Localized>
    </PartsContext>,
  );
  const labelled = (words: string) => place.querySelector<HTMLElement>(`[aria-label^='${words}']`);
  return {
    ...{ place, labelled, unmount },
    press: (target: Element | null | undefined) =>
      happens(target, new MouseEvent("click", { bubbles: true, cancelable: true })),
    ways: () => [...place.querySelectorAll("a")].map((way) => way.getAttribute("href")),
    link: (words: string) =>
      [...place.querySelectorAll("a")].find(({ textContent }) => textContent === words),
    told: () => [...place.querySelectorAll("[role=status]")].map(({ textContent }) => textContent),
  };
}

test("two stones can be compared for the use that is looked for, and one cannot", async () => {
  noteLookedFor("use", "floor");
  const { ways } = await list([{ key: "marble/a" }, { key: "boxes/oak" }, { key: "marble/b" }]);
  expect(ways()).toContain("/sr/compare?stones=a,b&use=floor");
  const one = await list([{ key: "marble/a" }]);
  expect(one.ways().some((way) => way?.includes("/compare"))).toBe(false);
});

test("that no more than four stones are compared is said once four are chosen", async () => {
  const most = async (...stones: string[]) => {
    const { place } = await list(stones.map((key) => ({ key })));
    return place.textContent?.includes('most {"count":4}');
  };
  expect(await most("marble/a", "marble/b", "marble/c")).toBe(false);
  expect(await most("marble/a", "marble/b", "marble/c", "marble/d")).toBe(true);
});

test("that an enquiry and the link carry a hundred things alone is said where there are more", async () => {
  const keys = Array.from({ length: 101 }, (_, i) => ({ key: `marble/stone-${i}` }));
  const many = await list(keys);
  expect(many.place.textContent).toContain('mostCarried {"count":100}');
  await many.unmount();
  expect((await list(keys.slice(1))).place.textContent).not.toContain("mostCarried");
});

test("what lies in a room can be seen in one's own, where the site has rooms", async () => {
  const leadsThere = async (key: string, parts?: string[]) =>
    (await list([{ key }], parts ? { parts } : {})).ways().includes("/sr/rooms/yours");
  for (const [key, leads] of [
    ["marble/a", true],
    ["rooms/kitchen", true],
    ["boxes/oak", false],
    ["round/dark", false],
    ["marble/gone", false],
  ] as const)
    expect([key, await leadsThere(key)]).toEqual([key, leads]);
  expect(await leadsThere("marble/a", [])).toBe(false);
});

test("only what is sold by the piece is counted, and the address and the enquiry say how many", async () => {
  const { labelled, press, ways, place } = await list([{ key: "marble/a" }, { key: "boxes/oak", count: 2 }]);
  expect(labelled('more {"name":"Arabescato"}')).toBeNull();
  expect(place.textContent).toContain("2\u00a0× Box");
  await press(labelled('more {"name":"Box"}'));
  expect(savedList().items[1]).toEqual({ key: "boxes/oak", count: 3 });
  expect(ways()).toContain("/sr/list?items=marble/a+boxes/oak?count%3D3".replace("%3D", "="));
  await press(labelled('fewer {"name":"Box"}'));
  await press(labelled('fewer {"name":"Box"}'));
  expect(labelled('fewer {"name":"Box"}')?.getAttribute("aria-disabled")).toBe("true");
  await press(labelled('fewer {"name":"Box"}'));
  expect([savedList().items[1], place.textContent?.includes("× Box")]).toEqual([{ key: "boxes/oak" }, false]);
});

test("a thing is shown by its picture and what it is, a room by its stones, and on paper with its facts", async () => {
  const { place } = await list([{ key: "marble/a" }, { key: "rooms/kitchen" }, { key: "marble/gone" }]);
  const [stone, room, gone] = place.querySelectorAll("ol > li");
  expect([stone?.querySelector("img")?.getAttribute("src"), stone?.querySelector("dl")?.textContent]).toEqual(
    ["/a.avif", "kindmarble"],
  );
  expect(stone?.querySelector("a")?.textContent).toBe("Arabescatostone, Marble");
  expect(room?.querySelector("a")?.textContent).toBe("Kitchenroomworktop: Arabescatofloor: B b");
  expect(room?.querySelector("dl")).toBeNull();
  expect(gone?.textContent).toContain('gone {"name":"gone"}');
});

test("a note is written beside its thing, and stands on paper where there is one", async () => {
  const { place } = await list([{ key: "marble/a", note: "for the bath" }, { key: "marble/b" }]);
  const [first, second] = place.querySelectorAll("textarea");
  expect([first?.value, place.textContent?.match(/for the bath/g)?.length]).toEqual(["for the bath", 2]);
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, "value")?.set?.call(second, "stairs");
  await happens(second, new Event("input", { bubbles: true }));
  expect(savedList().items[1]).toEqual({ key: "marble/b", note: "stairs" });
});

test("what was taken out is told by its name, all of it by its number, and comes back", async () => {
  const { labelled, press, told, place } = await list([{ key: "marble/a" }, { key: "marble/b" }]);
  await press(labelled('remove {"name":"Arabescato"}'));
  expect(told()).toContain('removed {"name":"Arabescato"}');
  await pressButton(place, "undo");
  expect(savedList().items).toHaveLength(2);
  await pressButton(place, "clear");
  expect(told()).toContain('emptied {"count":2}');
  expect([savedList().items, place.textContent?.includes("toStones")]).toEqual([[], true]);
});

test("slabs of one stone are told apart by their numbers, plans by their stones", async () => {
  const slabs = ["marble/a?slab=BS-1", "marble/a?slab=BS-2"];
  const plans = ["stones/measures?stone=b", "stones/measures?stone=b&slab=BS-3"];
  const { place, press, told } = await list([...slabs, ...plans].map((key) => ({ key })));
  const slab = (number: string) => `ofStone ${JSON.stringify({ stone: "Arabescato", number })}`;
  const removing = (name: string) => `remove ${JSON.stringify({ name })}`;
  const labels = () => [...place.querySelectorAll("[aria-label^='remove ']")].map(label);
  expect(labels()).toEqual(
    [slab("BS-1"), slab("BS-2"), "Measures, B b", 'Measures, ofStone {"stone":"B b","number":"BS-3"}'].map(
      removing,
    ),
  );
  await press(place.querySelector("[aria-label^='remove ']"));
  expect(told()).toContain(`removed ${JSON.stringify({ name: slab("BS-1") })}`);
  const { place: shared } = await mount(<SharedList keys={slabs} items={ITEMS} />);
  expect([...shared.querySelectorAll("[data-keep]")].map(label).join()).toContain("BS-2");
});

test("a plan tells how thick its slabs are and how many, as an enquiry does", async () => {
  const plans = ["&thickness=1.2", "&thickness=3&slabs=2", "&slab=BS-3&thickness=2&slabs=1", "", "&slabs=0"];
  const { place } = await list(plans.map((more) => ({ key: `stones/measures?stone=b${more}` })));
  const cutOf = [...place.querySelectorAll("ol > li a")].map((way) => way.textContent?.split("plan")[1]);
  expect(cutOf.map((words) => words?.replaceAll("\u00a0", " "))).toEqual([
    "B b, 1,2 cm",
    'B b, 3 cm, slabs {"slabs":2}',
    'ofStone {"stone":"B b","number":"BS-3"}, 2 cm, slabs {"slabs":1}',
    "B b",
    "B b",
  ]);
});

test("of a slab its own facts are told, and that it is sold, reserved or gone; what is gone is not asked about", async () => {
  const keys = ["BS-1", "BS-2", "BS-3", "BS-9"].map((number) => `marble/a?slab=${number}`);
  const { place, ways } = await list(keys.map((key) => ({ key })));
  await act(async () => vi.dynamicImportSettled());
  const words = [...place.querySelectorAll("ol > li a")].map((way) => way.textContent?.split("Marble")[1]);
  expect(words).toEqual(["268 × 165 × 3 cm, honed", "sold", "2 cmreserved", "slabGone"]);
  expect(ways()).toContain(`/sr/contact?about=${keys.slice(0, 3).join("+")}`);
});

const label = (element: Element) => element.getAttribute("aria-label");

test("an empty list leads to stones, and to rooms where there are any", async () => {
  expect((await list([])).ways()).toEqual(["/sr/stones", "/sr/rooms"]);
  expect((await list([], { parts: [] })).ways()).toEqual(["/sr/stones"]);
});

test("the list is printed with its address, but not beside a shared one, which is", async () => {
  const alone = await list([{ key: "marble/a" }]);
  expect(alone.place.querySelector("[data-printed]")?.textContent).toBe("/sr/list?items=marble/a");
  const beside = await list([{ key: "marble/a" }], { beside: true });
  expect([beside.place.querySelector("[data-printed]"), beside.place.textContent?.includes("print")]).toEqual(
    [null, false],
  );
  const { place } = await mount(<SharedList keys={["marble/b", "boxes/oak?count=2"]} items={ITEMS} />);
  expect(place.querySelector("[data-printed]")?.textContent).toBe("/list?items=marble/b+boxes/oak?count=2");
});

test("a thing of a shared list is kept in as many pieces as that has", async () => {
  const { place } = await mount(<SharedList keys={["boxes/oak?count=3", "marble/b"]} items={ITEMS} />);
  for (const button of place.querySelectorAll("[data-keep]"))
    await happens(button, new MouseEvent("click", { bubbles: true }));
  expect(savedList().items).toEqual([{ key: "boxes/oak", count: 3 }, { key: "marble/b" }]);
  await happens(place.querySelector("[data-keep]"), new MouseEvent("click", { bubbles: true }));
  expect(savedList().items).toEqual([{ key: "marble/b" }]);
});

test.each([
  [true, 1],
  [false, 0],
])(
  "where a hand touches the screen (%s) the list is shared by the device's own dialog",
  async (coarse, times) => {
    const share = vi.fn(async () => {
      throw new Error("closed");
    });
    Object.assign(navigator, { share });
    vi.stubGlobal("matchMedia", (query: string) => ({ matches: query === "(pointer: coarse)" && coarse }));
    const writeText = vi.fn(async () => {});
    vi.spyOn(navigator, "clipboard", "get").mockReturnValue({ writeText } as unknown as Clipboard);
    const { link, press } = await list([{ key: "marble/a" }]);
    await press(link("share"));
    expect([share.mock.calls.length, writeText.mock.calls.length]).toEqual([times, 1 - times]);
    if (coarse) expect(share.mock.calls[0]).toEqual([{ title: "title", url: link("share")?.href }]);
    else expect(link("copied")).toBeDefined();
  },
);

test("a list that will not last says how long it does", async () => {
  const stored = await list([{ key: "marble/a" }]);
  expect(stored.place.textContent).not.toContain("notLasting");
  const full = () => {
    throw new Error("full");
  };
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: full, removeItem() {} });
  const { place } = await list([{ key: "marble/a" }]);
  expect(place.textContent).toContain("notLasting. tab");
  vi.stubGlobal("sessionStorage", { getItem: () => null, setItem: full, removeItem() {} });
  const page = await list([{ key: "marble/a" }]);
  expect(page.place.textContent).toContain("notLasting. page");
});
