// @vitest-environment happy-dom

import { mount, pressButton } from "@stoneyard/site/ui/testing/mount.tsx";
import { act } from "react";
import { afterEach, expect, test, vi } from "vitest";
import type { CompareData, ComparedRoom, ComparedStone } from "./compare.json.server.ts";
import { CompareTable, differs } from "./compare-table.tsx";

vi.mock("@stoneyard/site/i18n/translations.tsx", () => ({
  useTranslations: () => (key: string, values?: object) =>
    values ? `${key} ${JSON.stringify(values)}` : key,
}));

const drawn = vi.hoisted(() => ({ wanted: undefined as object | undefined, attempt: 0, state: "drawing" }));
vi.mock("./use-room-pictures.ts", () => ({
  useRoomPictures(wanted: object | undefined, _: object, attempt: number) {
    Object.assign(drawn, { wanted, attempt });
    return { state: drawn.state };
  },
}));
afterEach(() => {
  drawn.state = "drawing";
  vi.unstubAllGlobals();
});

test("texts differ by their words, not by being written twice", () => {
  const word = (text: string) => ({ text, lang: "en" });
  expect(differs({ name: "", values: [word("granite"), word("granite"), "granite"] })).toBe(false);
  expect(differs({ name: "", values: [word("granite"), word("marble")] })).toBe(true);
});

const stone = (title: string, slab: [number, number], uses: ComparedStone["uses"]) => ({
  ...{ title, family: "F", rock: "granite", pattern: "plain", slab, uses, thicknesses: [2] },
  ...{ finishes: ["polished", "honed"], acid: "resistant", frost: "limited" },
  picture: { src: "a.avif", srcSet: "", alt: "", made: "studio", width: 8, height: 5 },
});

test("stones stand side by side at one scale, with what fits the use, and what differs is marked", async () => {
  const worktop = { key: "worktop", title: "Worktop" };
  const stones = {
    "granit/a": stone("A", [300, 180], [["well", 1, ["honed"]]]),
    "granit/b": stone("B", [150, 99], [["not-advised", 0, ["honed"]]]),
  };
  const data = { stones, uses: [worktop], reasons: ["No.", "Yes."] } as unknown as CompareData;
  const { place } = await mount(
    <CompareTable data={data} stones={Object.keys(stones)} use="worktop" onRemove={() => {}} />,
  );
  const shares = [...place.querySelectorAll("td svg[viewBox]")].map((each) => each.getAttribute("viewBox"));
  expect(shares.slice(0, 1).concat(shares.slice(-1))).toEqual(["0 0 1 1", "0 0 0.5 1"]);
  const judged = [...place.querySelectorAll("td:has([data-verdict])")].map((each) => each.textContent);
  expect(judged).toEqual(['wellYes.fitting {"finishes":"honed"}', "not-advisedNo."]);
  const marked = [...place.querySelectorAll('[data-differs="true"] th')].map((each) => each.textContent);
  expect(marked).toEqual([expect.stringMatching(/^Worktop/), expect.stringMatching(/^slab /)]);
  expect(place.querySelector("tbody")?.textContent).not.toContain("stains");
});

test("how slip was measured is said once beside the row, and who measured it where that is one for all", async () => {
  const slip = (values: string, standards: string[], source = "Report") => ({ values, standards, source });
  const told = async (...slips: ComparedStone["slip"][]) => {
    const stones = Object.fromEntries(
      slips.map((slip, at) => [`granit/${at}`, { ...stone(`${at}`, [300, 180], []), ...(slip && { slip }) }]),
    );
    const data = { stones, uses: [], reasons: [] } as unknown as CompareData;
    const { place } = await mount(
      <CompareTable data={data} stones={Object.keys(stones)} use="worktop" onRemove={() => {}} />,
    );
    const row = [...place.querySelectorAll("tr")].find((each) => each.textContent?.startsWith("slip"));
    return [...(row?.children ?? [])].map((cell) => cell.textContent);
  };
  expect(await told(slip("wet 9", ["EN"]), slip("wet 11; R9", ["EN", "DIN"]), undefined)).toEqual([
    "slip (differs)EN; DIN. Report",
    "wet 9",
    "wet 11; R9",
    "askForTest",
  ]);
  expect(await told(slip("R9", ["DIN"]), slip("R9", ["DIN"], "Other"))).toEqual([
    "slip (differs)DIN",
    "R9 (Report)",
    "R9 (Other)",
  ]);
  expect(await told(undefined, undefined)).toEqual(["slip", "askForTest", "askForTest"]);
});

test("stones of one name in two families each keep their own column when one is taken out", async () => {
  const keys = ["marble/botticino", "granit/magma", "sm-marble/botticino"];
  const data = {
    ...{ uses: [], reasons: [] },
    stones: Object.fromEntries(
      keys.map((key, at) => [key, stone(key.split("/")[1] ?? "", [300 - at, 180], [])]),
    ),
  } as unknown as CompareData;
  const table = (stones: string[]) => (
    <CompareTable data={data} stones={stones} use="worktop" onRemove={() => {}} />
  );
  const { place, draw } = await mount(table(keys));
  await draw(table(keys.slice(1)));
  const columns = [...place.querySelectorAll("tr")].map((row) => row.querySelectorAll("td:has(*)").length);
  expect(new Set(columns)).toEqual(new Set([0, 2]));
});

test("a room is drawn for a use that is chosen after one for which there is none", async () => {
  let come = () => {};
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        come = () => tell([{ isIntersecting: true }]);
      }
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal("requestIdleCallback", (work: () => void) => void work());
  vi.stubGlobal("cancelIdleCallback", () => {});
  const room = { title: "Kitchen", picture: "/k.avif" } as ComparedRoom;
  const use = (key: string, room?: ComparedRoom) => ({ key, title: key, room });
  const data = {
    ...{ stones: { "granit/a": stone("A", [300, 180], []) }, reasons: [] },
    uses: [use("pool"), use("worktop", room)],
  } as unknown as CompareData;
  const table = (asked: "pool" | "worktop") => (
    <CompareTable data={data} stones={["granit/a"]} use={asked} onRemove={() => {}} />
  );
  const { draw, unmount } = await mount(table("pool"));
  await draw(table("worktop"));
  await act(async () => come());
  expect(drawn.wanted).toEqual({ room, use: "worktop", stones: ["granit/a"] });
  await unmount();
});

test("a room that did not come can be asked for once more, and the focus stays in its row", async () => {
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
  const room = { title: "Kitchen", picture: "/k.avif" } as ComparedRoom;
  const data = {
    ...{ stones: { "granit/a": stone("A", [300, 180], []) }, reasons: [] },
    uses: [{ key: "worktop", title: "Worktop", room }],
  } as unknown as CompareData;
  drawn.state = "failed";
  const { place } = await mount(
    <CompareTable data={data} stones={["granit/a"]} use="worktop" onRemove={() => {}} />,
  );
  const row = place.querySelector("tr:has([role=alert])");
  expect(row?.textContent).toBe("rows.roomKitchenroomFailedagain");
  row?.querySelector("button")?.focus();
  drawn.state = "drawing";
  await pressButton(place, "again");
  expect([drawn.attempt, row?.textContent, document.activeElement]).toEqual([1, "rows.roomKitchen", row]);
});
