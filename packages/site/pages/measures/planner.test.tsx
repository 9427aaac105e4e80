// @vitest-environment happy-dom

import { changeSavedList } from "@stoneyard/site/choice/saved-list.ts";
import { happens, mount, pressButton } from "@stoneyard/site/ui/testing/mount.tsx";
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { SlabViewerProps } from "../stone/slab/slab-viewer.tsx";
import type { CuttingList } from "./cutting-list.ts";
import type { MeasuredStone, MeasuresData } from "./measures.json.server.ts";
import { Planner } from "./planner.tsx";

vi.mock("@stoneyard/site/i18n/translations.tsx", () => ({
  useTranslations: () => (key: string, values?: object) =>
    values ? `${key} ${JSON.stringify(values)}` : key,
}));
vi.mock("@stoneyard/site/print/sheet-address.tsx", () => ({
  SheetAddress: ({ path }: { path: string }) => <p data-printed>{path}</p>,
}));
const drawn = vi.hoisted(() => ({
  slabs: [] as SlabViewerProps[],
  packing: { fails: false, perSlab: 99 },
  late: false,
}));
vi.mock("../stone/slab/slab-viewer.tsx", () => ({
  SlabViewer: (props: SlabViewerProps) => {
    drawn.slabs[Number(props.picture.alt)] = props;
    return null;
  },
}));
vi.mock("../stone/offer/offer-words.ts", () => ({
  useOfferWords: () => ({ prices: ({ least }: { least: { amount: number } }) => `${least.amount} rsd` }),
}));
/** Lays pieces from the left, 2 cm from the edge and apart, so many to a slab; while it is late, the plan of before stays. */
vi.mock("./use-layout.ts", async () => {
  const { useRef } = await import("react");
  return {
    useLayout(list: CuttingList) {
      const before = useRef<ReturnType<typeof laidOut>>(undefined);
      if (!drawn.late || !before.current) before.current = laidOut(list);
      return before.current;
    },
  };
  function laidOut(list: CuttingList) {
    const { fails, perSlab } = drawn.packing;
    if (fails) return { packed: undefined, failed: true };
    if (list.problems.length > 0 || list.pieces.length === 0) return { packed: undefined, failed: false };
    const placed = list.pieces.map((_, piece) => {
      const slab = Math.floor(piece / perSlab);
      const before = list.pieces.slice(slab * perSlab, piece);
      const x = before.reduce((sum, { width }) => sum + width + 20, 20);
      return { piece, slab, x, y: 20, turned: false };
    });
    const slabs = Math.ceil(list.pieces.length / perSlab);
    return { packed: { list, layout: { slabs, placed, remainders: [] } }, failed: false };
  }
});
beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(drawn, { slabs: [], packing: { fails: false, perSlab: 99 }, late: false });
  changeSavedList(() => []);
});
afterEach(() => vi.useRealTimers());

const picture = (alt: string) => ({
  src: `/${alt}.avif`,
  srcSet: "",
  width: 4,
  height: 2,
  alt,
  mmPerPixel: 5,
});
const STONE = {
  ...{
    title: "Magma",
    slab: { width: 320, height: 200 },
    pictures: [picture("0"), picture("1")],
    dark: true,
  },
  ...{ thicknesses: [2, 3], directed: true, price: { from: 10000, vat: "included" } },
};
const PRICES = { vat: "included", polishedEdge: 1000, cutOut: 5000 };

async function planner(query: string, stone: object = {}) {
  history.replaceState(null, "", `/stones/measures?stone=granit/magma${query && `&${query}`}`);
  const { place } = await mount(
    <Planner
      stoneKey="granit/magma"
      stone={{ ...STONE, ...stone } as unknown as MeasuredStone}
      data={{ stones: {}, rooms: [], workPrices: PRICES } as unknown as MeasuresData}
    />,
  );
  const ways = () => [...place.querySelectorAll("a")].map((way) => way.getAttribute("href"));
  return {
    place,
    ways,
    settled: () => act(async () => void vi.advanceTimersByTime(300)),
    address: () => location.search.replace("?stone=granit/magma", ""),
    buttons: () => [...place.querySelectorAll("button")].map(({ textContent }) => textContent),
    lays: (slab: number, change: (pieces: SlabViewerProps["pieces"]) => SlabViewerProps["pieces"]) =>
      act(async () => drawn.slabs[slab]?.laying?.onLaid?.([...change(drawn.slabs[slab]?.pieces ?? [])])),
  };
}

test("a plan is told by its slabs, each on a picture of its own while there are any, and can be asked about and kept", async () => {
  drawn.packing.perSlab = 1;
  const { place, ways } = await planner("pieces=w1000x600,w900x600,w800x600");
  expect(place.querySelector("[role=status]")?.textContent).toBe('slabs {"slabs":3}');
  const slabs = [...place.querySelectorAll("section[aria-label]")];
  expect(slabs.map((slab) => slab.getAttribute("aria-label"))).toEqual([
    'slab {"number":1,"all":3}',
    'slab {"number":2,"all":3}',
    'slab {"number":3,"all":3}',
  ]);
  expect(slabs.map((slab) => slab.textContent?.includes("samePicture"))).toEqual([false, false, true]);
  expect(drawn.slabs[1]).toMatchObject({
    title: "Magma",
    dark: true,
    slab: STONE.slab,
    pieces: [{ width: 90, height: 60 }],
  });
  const query = "stone=granit/magma&pieces=w1000x600,w900x600,w800x600";
  // Who reads it later may know other thicknesses of the stone.
  const told = `${query}&thickness=2`;
  // 1.62 m² at 10,000 dinars.
  expect(ways()).toContain(
    `/contact?about=stones/measures?${told.replaceAll("&", "%26")}%26slabs=3%26sum=16200-included`,
  );
  expect(ways()).toContain(`/stones/measures?${told}`);
  const { ways: waysOfLonger } = await planner("pieces=s1000x300,w3450x600");
  expect(waysOfLonger().join()).toContain("%26slabs=3%26parts=1,2%26sum=");
  expect(place.querySelector("a[href='#plan']")?.textContent).toBe('slabs {"slabs":3}');
  // Notes of what became of a plan stand above its figures.
  expect(place.querySelector("#plan [role=status]")).not.toBeNull();
  expect(place.querySelector("[data-printed]")?.textContent).toBe(`/stones/measures?${query}`);
});

test("pieces that were moved are in the address, and are planned anew, which is told, when a size changes", async () => {
  const { lays, settled, address, place } = await planner("pieces=w1000x600,b1000x600");
  await lays(0, ([first, second]) => [first, { ...second, y: 100 }] as never);
  await settled();
  expect(address()).toBe("&pieces=w1000x600,b1000x600&at=1-1040-1000");
  expect(drawn.slabs[0]?.laying?.start).toMatchObject([
    { x: 2, y: 2 },
    { x: 104, y: 100 },
  ]);
  const [length] = place.querySelectorAll("input[inputmode]");
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(length, "90");
  await happens(length, new Event("input", { bubbles: true }));
  await settled();
  expect(address()).toBe("&pieces=w900x600,b1000x600");
  expect(place.textContent).toContain("placesLost");
  await pressButton(place, "undo");
  await settled();
  expect(address()).toBe("&pieces=w1000x600,b1000x600&at=1-1040-1000");
});

test("a plan lies on the slab in the yard that the address names, says so, and leaves it with another thickness", async () => {
  const own = { number: "BS-7", thickness: 3, size: { width: 262, height: 160 }, picture: 1 };
  const { place, settled, address, buttons } = await planner("pieces=w1000x600&slab=BS-7&at=0-40-500", {
    inYard: [{ number: "BS-6", thickness: 2 }, own],
  });
  expect(place.querySelector("h2")?.textContent).toBe('ofStone {"stone":"Magma","number":"BS-7"}');
  expect(drawn.slabs[0]).toBeUndefined();
  expect(drawn.slabs[1]?.slab).toEqual({ width: 262, height: 160 });
  expect(place.querySelector("section[aria-label]")?.getAttribute("aria-label")).toContain("(BS-7)");
  expect(place.querySelector("dd")?.textContent).toBe(
    'BS-7, slabSize {"width":262,"height":160,"thickness":3}',
  );
  expect(place.textContent).not.toMatch(/inYard|otherPicture|beyondSlab/);
  await settled();
  expect(address()).toBe("&pieces=w1000x600&thickness=3&slab=BS-7&at=0-40-500");
  const thickness = place.querySelector("form > fieldset select") as HTMLSelectElement;
  Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, "value")?.set?.call(thickness, "2");
  await happens(thickness, new Event("change", { bubbles: true }));
  await settled();
  expect([address(), place.querySelector("h2")?.textContent]).toEqual([
    "&pieces=w1000x600&thickness=2",
    "Magma",
  ]);
  expect(drawn.slabs[0]?.slab).toEqual(STONE.slab);
  // Not only the pieces come back to where they were moved: the slab does, too.
  expect(buttons()).toContain("undo");
  await pressButton(place, "undo");
  await settled();
  expect(address()).toBe("&pieces=w1000x600&thickness=3&slab=BS-7&at=0-40-500");
});

test("of a slab in the yard its faults are told, that it is not enough, and that the picture is of another", async () => {
  drawn.packing.perSlab = 1;
  const faults = [
    { kind: "crack", left: 180, top: 20.5 },
    { kind: "chip", left: 0, top: 9 },
  ];
  const own = { number: "BS-7", faults };
  const { place } = await planner("pieces=w1000x600-n2&slab=BS-7", { inYard: [own] });
  expect(place.textContent).toContain(
    '1.\u00a0faultAt {"fault":"crack","left":"180","bottom":"179.5"}; 2.\u00a0faultAt {"fault":"chip","left":"0","bottom":"191"}',
  );
  expect(drawn.slabs.map((slab) => slab.faults)).toEqual([faults, []]);
  expect(place.textContent).toContain('beyondSlab {"number":"BS-7","slabs":2}');
  const told = [...place.querySelectorAll("section[aria-label]")].map(({ textContent }) => textContent);
  expect(told.map((text) => text?.includes("otherPicture"))).toEqual([true, false]);
});

test("a piece that lies over faults of its slab is told with them, wherever it is moved, and on no other slab", async () => {
  drawn.packing.perSlab = 2;
  const faults = [
    { kind: "crack", left: 150, top: 20 },
    { kind: "hole", left: 250, top: 120 },
    { kind: "stain", left: 250, top: 150 },
  ];
  const { place, lays } = await planner("pieces=w1000x600-n4&slab=BS-7", {
    inYard: [{ number: "BS-7", faults }],
  });
  const told = () =>
    [...place.querySelectorAll("section > [aria-live]")].map((warnings) =>
      [...warnings.querySelectorAll("p")].map(({ textContent }) => textContent?.replaceAll("\u00a0", " ")),
    );
  const over = (faults: string) => `overFault {"piece":"1. worktopRun 100 × 60 cm","faults":"${faults}"}`;
  const amiss = () => place.querySelector("#plan")?.textContent?.includes("amiss");
  expect([told(), amiss()]).toEqual([[[over("1 (crack)")], []], true]);
  await lays(0, ([first, second]) => [first, { ...second, x: 210, y: 100 }] as never);
  expect(told()).toEqual([[over("2 (hole), 3 (stain)")], []]);
  await lays(0, ([first, second]) => [first, { ...second, y: 100 }] as never);
  expect([told(), amiss()]).toEqual([[[], []], false]);
});

test("of a slab in the yard it is told that it is reserved, or sold since the page was built", async () => {
  vi.setSystemTime(new Date(2026, 11, 1));
  const told = async (reserved: string | undefined, published?: object) => {
    vi.stubGlobal("fetch", async (source: string) =>
      published && source === "/slab-states.json" ? Response.json(published) : Response.error(),
    );
    const { place } = await planner("pieces=w1000x600&slab=BS-7", {
      inYard: [{ number: "BS-7", ...(reserved !== undefined && { reserved }) }],
    });
    await act(async () => void (await vi.advanceTimersByTimeAsync(0)));
    vi.unstubAllGlobals();
    const state = [...place.querySelectorAll("dt")].find(({ textContent }) => textContent === "state");
    return state?.nextSibling?.textContent;
  };
  expect([await told("2026-12-18"), await told(""), await told("2026-11-30"), await told(undefined)]).toEqual(
    ['reservedUntil {"day":"18 Dec 2026"}', "reserved", undefined, undefined],
  );
  expect(await told("2026-12-18", { sold: ["bs-7"], reserved: {} })).toBe("sold");
  expect(await told("2026-12-18", { sold: [], reserved: {} })).toBeUndefined();
  expect(await told(undefined, { sold: [], reserved: { "bs-7": "" } })).toBe("reserved");
});

test("a plan that needs more than its slab says where no other in stock is as large, else how many are", async () => {
  drawn.packing.perSlab = 1;
  const size = { width: 262, height: 160 };
  const own = { number: "BS-7", thickness: 2, size };
  const told = async (query: string, ...others: object[]) => {
    const { place } = await planner(`slab=BS-7&${query}`, { inYard: [own, ...others] });
    const counted = [...place.querySelectorAll("dt")].find(
      ({ textContent }) => textContent === "facts.inYard",
    );
    const words = [...(counted?.nextSibling?.childNodes ?? [])].filter(
      (node) => node.nodeType === Node.TEXT_NODE,
    );
    const told = words.map(({ textContent }) => textContent).join("");
    return [place.textContent?.includes("onlyOfSize"), counted && told];
  };
  const two = "pieces=w1000x600-n2";
  const less = [
    { thickness: 2 },
    { thickness: 3, size },
    { thickness: 2, size: { width: 200, height: 100 } },
  ];
  const others = less.map((slab, at) => ({ number: `BS-${at + 8}`, ...slab }));
  expect(await told("pieces=w1000x600", ...others)).toEqual([false, undefined]);
  expect(await told(two, ...others)).toEqual([true, undefined]);
  const like = { number: "BS-20", thickness: 2, size };
  const counted = (slabs: number, reserved = 0) =>
    `inYard ${JSON.stringify({ slabs, reserved, smaller: 0, sizes: "" })}`;
  expect(await told(two, ...others, like)).toEqual([false, counted(2)]);
  expect(await told("pieces=w1000x600-n3", like)).toEqual([false, `${counted(2)} (tooFew)`]);
  expect(await told(two, { ...like, reserved: "" })).toEqual([false, `${counted(1, 1)} (tooFew)`]);
  // Of a slab without a thickness nobody knows.
  expect(await told(two, { number: "BS-20", size })).toEqual([false, undefined]);
});

test("a slab that is left for another thickness is told with the way back, also where nothing was moved", async () => {
  const { place, settled, address } = await planner("pieces=w1000x600&slab=BS-7", {
    inYard: [{ number: "BS-7", thickness: 3 }],
  });
  const thickness = place.querySelector("form > fieldset select") as HTMLSelectElement;
  Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, "value")?.set?.call(thickness, "2");
  await happens(thickness, new Event("change", { bubbles: true }));
  expect(place.textContent).toContain('leftSlab {"number":"BS-7","thickness":3}');
  expect(place.textContent).not.toContain("placesLost");
  await pressButton(place, "undo");
  await settled();
  expect(address()).toBe("&pieces=w1000x600&thickness=3&slab=BS-7");
  expect(place.textContent).not.toContain("leftSlab");
});

test("a slab of the address that is not in stock is told of", async () => {
  const inYard = [{ number: "BS-7" }];
  const told = async (slab: string) =>
    (await planner(`pieces=w1000x600${slab}`, { inYard })).place.querySelector("h2 + p")?.textContent;
  expect(await told("&slab=BS-9")).toBe('notInStock {"number":"BS-9"}');
  expect([await told("&slab=BS-7"), await told("")]).toEqual([undefined, undefined]);
});

test("a use that the stone is not advised for, or needs care for, is told once with the reason", async () => {
  const sentences = [
    { verdict: "care", why: "Acid." },
    { verdict: "not-advised", why: "Slippery." },
    { verdict: "well", why: "Fine." },
  ];
  const use = (title: string, place: number) => ({ title, sentences, places: [2, place] });
  const uses = { worktop: use("Worktop", 0), shower: use("Shower", 1), wall: use("Wall", 2) };
  vi.stubGlobal("fetch", async () => Response.json({ stones: ["marble/a", "granit/magma"], uses }));
  const { place } = await planner("pieces=w1000x600,i2000x900,b1000x600,p900x900,o500x500");
  await act(async () => void (await vi.advanceTimersByTimeAsync(0)));
  const told = [...place.querySelectorAll("section[aria-labelledby=result] > p")].map(
    ({ textContent }) => textContent,
  );
  vi.unstubAllGlobals();
  expect(told.slice(0, 2)).toEqual(["Worktop: care. Acid.", "Shower: not-advised. Slippery."]);
  expect(told.join()).not.toContain("Fine.");
});

test("places of the address that are impossible are given up, which is told, and possible ones are not", async () => {
  const told = async (at: string) => {
    const { lays, place } = await planner(`pieces=w1000x600&at=${at}`);
    const { start = [] } = drawn.slabs[0]?.laying ?? {};
    await lays(0, () => start);
    return [start[0]?.x, place.textContent?.includes("placesLost")];
  };
  expect(await told("0-500-500")).toEqual([50, false]);
  expect(await told("0-3000-500")).toEqual([2, true]);
});

test("while something typed is no number nothing is planned or written, and it is asked to be mended", async () => {
  const { place, settled, address } = await planner("pieces=w1000x600");
  const [length] = place.querySelectorAll("input[inputmode]");
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(length, "x");
  await happens(length, new Event("input", { bubbles: true }));
  await settled();
  expect(address()).toBe("&pieces=w1000x600");
  expect(place.textContent).toContain("mend");
  expect([
    place.querySelector("section[aria-label]"),
    place.querySelector("[role=status]")?.textContent,
  ]).toEqual([null, ""]);
});

test("a list that cannot be packed says so", async () => {
  drawn.packing.fails = true;
  const { place } = await planner("pieces=w1000x600");
  expect(place.querySelector("[role=alert]")?.textContent).toBe("packingFailed");
});

test("splashbacks are offered behind worktops until there are any, and corners are told of where two meet", async () => {
  const one = await planner("pieces=w1000x600");
  expect([one.buttons().includes("addSplashbacks"), one.place.textContent?.includes("cornerHint")]).toEqual([
    true,
    false,
  ]);
  await pressButton(one.place, "addSplashbacks");
  expect(one.buttons()).not.toContain("addSplashbacks");
  await one.settled();
  expect(one.address()).toMatch(/^&pieces=w1000x600,b1000x\d+/);
  const two = await planner("pieces=w1000x600,w1000x600");
  expect(two.place.textContent).toContain("cornerHint");
  await pressButton(two.place, "addSplashbacks");
  await two.settled();
  // Behind the second run the wall begins at the corner, which the first one fills.
  expect(two.address()).toMatch(/,b1000x\d+,b1600x\d+/);
  expect((await planner("pieces=s1000x300")).buttons()).not.toContain("addSplashbacks");
});

test("a piece is added, taken out, and what holds for all of them is chosen", async () => {
  const { place, settled, address } = await planner("pieces=w1000x600,s900x300");
  await pressButton(place, "add");
  await happens(place.querySelector("[aria-label^=removeNamed]"), new MouseEvent("click", { bubbles: true }));
  const turns = place.querySelector("form > fieldset [type=checkbox]");
  await happens(turns, new MouseEvent("click", { bubbles: true, cancelable: true }));
  const thickness = place.querySelector("form > fieldset select") as HTMLSelectElement;
  expect([...thickness.options].map(({ textContent }) => textContent)).toEqual(["2 cm", "3 cm"]);
  Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, "value")?.set?.call(thickness, "3");
  await happens(thickness, new Event("change", { bubbles: true }));
  await settled();
  expect(address()).toBe("&pieces=s900x300,o600x600&thickness=3&turns=1");
  expect(place.textContent).toContain("turnsDirected");
});

test("a piece that is added is gone on with: its kind has the focus", async () => {
  const { place } = await planner("pieces=w1000x600,s900x300");
  await pressButton(place, "add");
  expect(document.activeElement).toBe(place.querySelectorAll("form ol select")[2]);
});

test("a piece that is taken out leaves the focus on the way back, also the last one, and that leads to the pieces", async () => {
  const { place } = await planner("pieces=w1000x600,s900x300");
  const takeOut = async () => {
    const button = place.querySelector<HTMLElement>("[aria-label^=removeNamed]");
    button?.focus();
    await happens(button, new MouseEvent("click", { bubbles: true }));
    return document.activeElement;
  };
  expect((await takeOut())?.textContent).toBe("undo");
  expect(place.querySelector("form li")?.textContent).toContain('removed {"name":"worktopRun"}');
  const left = await takeOut();
  expect([place.querySelector("form"), left?.textContent]).toEqual([null, "undo"]);
  expect(place.textContent).toContain('removed {"name":"windowSill"}');
  await happens(left, new MouseEvent("click", { bubbles: true }));
  expect(document.activeElement).toBe(place.querySelector("form"));
  expect(place.querySelectorAll("[aria-label^=removeNamed]")).toHaveLength(1);
  expect(place.textContent).not.toContain("undo");
});

test("the button that adds splashbacks goes, and leaves the focus at the pieces", async () => {
  const { place } = await planner("pieces=w1000x600");
  const button = [...place.querySelectorAll("button")].find((each) => each.textContent === "addSplashbacks");
  button?.focus();
  await happens(button, new MouseEvent("click", { bubbles: true }));
  expect([button?.isConnected, document.activeElement]).toEqual([false, place.querySelector("form")]);
});

test("a template that replaces pieces tells how many went, with focus on the way back, which brings all of them", async () => {
  const query = "&pieces=w2430x600-ef,w1770x600,o910x600&at=1-40-900";
  const { place, settled, address } = await planner(query.slice(1));
  await pressButton(place, "stairs");
  expect(place.textContent).toContain('removed {"count":3}');
  await settled();
  expect(document.activeElement?.textContent).toBe("undo");
  expect(address()).toMatch(/^&pieces=t\d+x/);
  expect(place.querySelector("section[aria-labelledby=templates] input")).not.toBeNull();
  await happens(document.activeElement, new MouseEvent("click", { bubbles: true }));
  await settled();
  expect(address()).toBe(query);
  expect(document.activeElement).toBe(place.querySelector("form"));
  expect(place.querySelector("section[aria-labelledby=templates] input")).toBeNull();
});

test("there is no plan while a template's number cannot be read, and it can be done without", async () => {
  const { place, ways } = await planner("pieces=w1000x600");
  await pressButton(place, "floor");
  const input = place.querySelector<HTMLInputElement>("section[aria-labelledby=templates] input");
  const type = async (text: string) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, text);
    await happens(input, new Event("input", { bubbles: true }));
    return [place.textContent?.includes("mend"), ways().some((way) => way?.startsWith("/contact"))];
  };
  expect(await type("500")).toEqual([true, false]);
  expect(await type("5")).toEqual([false, true]);
  expect(await type("x")).toEqual([true, false]);
  // Nor can those of the number before be asked about, where they are too many for a plan.
  expect(await type("100")).toEqual([false, true]);
  expect(await type("500")).toEqual([true, false]);
  // Who enters how many pieces there are needs no area.
  const count = place.querySelector<HTMLInputElement>("form input[inputmode=numeric]");
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(count, "20");
  await happens(count, new Event("input", { bubbles: true }));
  expect(place.textContent).not.toContain("mend");
});

test("more pieces than are laid out here can still be asked about, with all of them", async () => {
  const { place, ways, buttons } = await planner("pieces=f600x600-n99,f600x600-n99");
  expect(place.textContent).toContain("tooMany");
  expect(place.textContent).not.toContain("mend");
  expect(ways()).toContainEqual(
    expect.stringMatching(/^\/contact\?about=.*f600x600-n99,f600x600-n99%26thickness=2$/),
  );
  expect(ways()).toContain(
    "/stones/measures?stone=granit/magma&pieces=f600x600-n99,f600x600-n99&thickness=2",
  );
  expect(place.textContent).toContain("askWithPieces");
  expect(buttons()).not.toContain("button");
});

test("what comes back lies where it was moved to, also while the plan of before is still shown", async () => {
  const query = "&pieces=w1000x600&at=0-500-500";
  const { place, lays, settled, address } = await planner(query.slice(1));
  await pressButton(place, "island");
  drawn.late = true;
  await pressButton(place, "undo");
  await lays(0, (pieces) => pieces);
  await settled();
  expect(address()).toBe(query);
});

test("a stone of one thickness asks for none; one without a direction says that turning costs nothing", async () => {
  const { place } = await planner("pieces=w1000x600", { thicknesses: [3], directed: false });
  expect(place.querySelector("form > fieldset select")).toBeNull();
  expect([place.textContent?.includes("turnsPlain"), place.textContent?.includes("turnsDirected")]).toEqual([
    true,
    false,
  ]);
});

/** Opens what is folded of each slab. */
async function open(place: Element) {
  for (const details of place.querySelectorAll("details")) {
    details.open = true;
    await happens(details, new Event("toggle"));
  }
}

test("a piece is brought to another slab where it has room, told by its own size, and lies there", async () => {
  drawn.packing.perSlab = 1;
  const { place, settled, address } = await planner("pieces=w1000x600,s900x300");
  const bring = () => [...place.querySelectorAll<HTMLElement>("[aria-label^=toNamed]")];
  expect(bring()).toEqual([]);
  await open(place);
  expect(bring().map((each) => each.getAttribute("aria-label"))).toEqual([
    'toNamed {"piece":"1. worktopRun 100 × 60 cm","number":2}',
    'toNamed {"piece":"2. windowSill 90 × 30 cm","number":1}',
  ]);
  await happens(bring()[0], new MouseEvent("click", { bubbles: true }));
  expect(drawn.slabs[1]?.pieces).toHaveLength(2);
  await settled();
  expect(address()).toMatch(/&at=0-\d+-\d+-s1$/);
});

test("a plan says what its lines mean where it has any, and on paper where each piece lies", async () => {
  const { place } = await planner("pieces=w1000x600-ef,s900x300");
  const slab = place.querySelector("section[aria-label]");
  expect(slab?.textContent).toMatch(/key\.polished(?! key)/);
  expect(
    [...(slab?.querySelectorAll("ul:not(details *) li") ?? [])].map(({ textContent }) => textContent),
  ).toEqual([
    'pieceAt {"name":"1. worktopRun","size":"100 × 60","left":"2","bottom":"138"}',
    'pieceAt {"name":"2. windowSill","size":"90 × 30","left":"104","bottom":"168"}',
  ]);
  const plain = await planner("pieces=w1000x600");
  expect(plain.place.querySelector("section[aria-label]")?.textContent).not.toContain("key");
});

test("of equal pieces one is offered to be brought to another slab, as any of them may go", async () => {
  drawn.packing.perSlab = 4;
  const { place } = await planner("pieces=w1000x600-n2,w1000x600-h1,s900x300-n2");
  await open(place);
  const [first] = place.querySelectorAll("section[aria-label] details");
  const rows = [...(first?.querySelectorAll("li span:first-child") ?? [])];
  expect(rows.map(({ textContent }) => textContent?.replaceAll("\u00a0", " "))).toEqual([
    "1. worktopRun 100 × 60 cm",
    "2. worktopRun 100 × 60 cm",
    "3. windowSill 90 × 30 cm",
  ]);
});

test("focus stays at the slab that a piece has left, which tells where it went, also where it was the last one", async () => {
  drawn.packing.perSlab = 2;
  const { place } = await planner("pieces=w1000x600,s900x300,s800x300");
  await open(place);
  const [first, second] = place.querySelectorAll("section[aria-label]");
  const bring = (slab: Element | undefined) =>
    happens(slab?.querySelector("[aria-label^=toNamed]"), new MouseEvent("click", { bubbles: true }));
  const told = (slab: Element | undefined) => slab?.querySelector("[role=status]")?.textContent;
  await bring(first);
  expect([document.activeElement?.tagName, first?.contains(document.activeElement)]).toEqual([
    "SUMMARY",
    true,
  ]);
  await bring(first);
  expect([first?.contains(document.activeElement), told(first)]).toEqual([
    true,
    'brought {"piece":"2. windowSill 90 × 30 cm","number":2}',
  ]);
  expect([first?.querySelector("details"), told(second)]).toEqual([null, ""]);
});

test("a turned piece is called by its length and depth as it is used", async () => {
  drawn.packing.perSlab = 1;
  const { place } = await planner("pieces=w1000x600,s900x300&turns=1&at=0-100-100-t");
  await open(place);
  expect(place.querySelector("[aria-label^=toNamed]")?.getAttribute("aria-label")).toContain("100 × 60 cm");
});

test("what is left in one piece is told as the pieces lie, once one of them is moved", async () => {
  const { lays, place } = await planner("pieces=w1000x600");
  expect(place.textContent).not.toContain("rest {");
  await lays(0, ([piece]) => [{ ...piece, x: 50, y: 80 }] as never);
  // Right of it: 320 × 200 cm, less the edges, what lies left of 150 cm, and the blade.
  expect(place.textContent).toContain('rest {"width":"167","height":"196"}');
});

test("pieces of one row that were parted, and those that no straight cut parts, are told of", async () => {
  const { lays, place } = await planner("pieces=w1000x600,w1000x600-v");
  expect(place.querySelector("section [aria-live]")?.textContent).toBe("");
  await lays(0, ([first, second]) => [first, { ...second, y: 120 }] as never);
  expect(place.querySelector("section [aria-live]")?.textContent).toContain("rowParted");
});
