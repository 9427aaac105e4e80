// @vitest-environment happy-dom

import { readFileSync } from "node:fs";
import { happens, mount } from "@stoneyard/site/ui/testing/mount.tsx";
import { act, type ComponentProps } from "react";
import { expect, test, vi } from "vitest";
import type { DraftPiece } from "./draft.ts";
import { PieceEntry } from "./piece-entry.tsx";

vi.mock("@stoneyard/site/i18n/translations.tsx", () => ({
  useTranslations: () => (key: string, values?: object) =>
    values ? `${key} ${JSON.stringify(values)}` : key,
}));
vi.mock("@stoneyard/site/i18n/number-format.ts", () => ({
  useNumberFormat: () => (value: number) => `${value},0`,
}));

const TOP: DraftPiece = {
  ...{ id: 1, kind: "worktopRun", length: "240", depth: "60", count: "2", runsOn: false },
  ...{ polished: ["left"], cutOuts: { sink: 1, hob: 0 } },
};

async function entry(
  draft: Partial<DraftPiece> = {},
  given: Partial<ComponentProps<typeof PieceEntry>> = {},
) {
  const on = { onChange: vi.fn(), onRemove: vi.fn() };
  const { place } = await mount(
    <PieceEntry
      draft={{ ...TOP, ...draft }}
      number={2}
      before={{ kind: "worktopRun", count: "2" }}
      typed={[]}
      problem={undefined}
      parts={1}
      {...on}
      {...given}
    />,
  );
  const label = (words: string) =>
    [...place.querySelectorAll("label")].find(({ textContent }) => textContent?.startsWith(words));
  const box = (words: string) => label(words)?.querySelector<HTMLInputElement>("input");
  const press = (target: Element | null | undefined) =>
    happens(target, new MouseEvent("click", { bubbles: true, cancelable: true }));
  return {
    ...{ place, ...on, label, box, press },
    pressBox: (words: string) => press(box(words)),
    boxes: () =>
      [...place.querySelectorAll("[type=checkbox]")].map((each) => each.parentElement?.textContent),
    ticked: () =>
      [...place.querySelectorAll<HTMLInputElement>("[type=checkbox]")].flatMap((each) =>
        each.checked ? [each.parentElement?.textContent] : [],
      ),
    fields: () => [...place.querySelectorAll<HTMLInputElement>("input[inputmode]")],
    said: () => place.querySelector("[aria-live]")?.textContent,
  };
}

test("an entry shows what is typed, what is polished and cut out, and is told apart by its number", async () => {
  const { place, fields, boxes, ticked } = await entry();
  expect(fields().map(({ value, inputMode }) => [value, inputMode])).toEqual([
    ["240", "decimal"],
    ["60", "decimal"],
    ["2", "numeric"],
  ]);
  expect([place.querySelector("select")?.value, place.querySelector("li")?.ariaLabel]).toEqual([
    "worktopRun",
    'entry {"number":2}',
  ]);
  expect(boxes()).toEqual(["front", "back", "left", "right", "sink", "hob", 'runsOn {"number":1}']);
  expect(ticked()).toEqual(["left", "sink"]);
});

test("only a piece after another one can run on from it", async () => {
  const first = await entry({}, { number: 1, before: undefined });
  expect(first.boxes()).not.toContain('runsOn {"number":0}');
  // Its veins would not meet where it stands behind a worktop.
  const behind = await entry({ kind: "splashback" });
  expect(behind.boxes()).not.toContain('runsOn {"number":1}');
  // Nor are there two for each of the entry before; once chosen, it can be taken back.
  const fewer = await entry({ count: "1" });
  expect(fewer.boxes()).not.toContain('runsOn {"number":1}');
  const second = await entry({ runsOn: true, count: "1" });
  await second.pressBox("runsOn");
  expect(second.onChange.mock.calls).toEqual([[{ runsOn: false }]]);
});

test("edges are added and taken off one at a time, in their own order", async () => {
  const { pressBox, onChange } = await entry({ polished: ["right", "back"] });
  await pressBox("front");
  await pressBox("back");
  expect(onChange.mock.calls).toEqual([
    [{ polished: ["front", "back", "right"] }],
    [{ polished: ["right"] }],
  ]);
});

test("an opening is added and taken off beside the other one", async () => {
  const { pressBox, onChange } = await entry({ cutOuts: { sink: 2, hob: 0 } });
  await pressBox("hob");
  await pressBox("sink");
  expect(onChange.mock.calls).toEqual([
    [{ cutOuts: { sink: 2, hob: 1 } }],
    [{ cutOuts: { sink: 0, hob: 0 } }],
  ]);
});

test("openings are offered for tops, and for another kind as long as it has one", async () => {
  const panel = await entry({ kind: "wallPanel", cutOuts: { sink: 0, hob: 0 } });
  expect(panel.boxes()).not.toContain("sink");
  expect((await entry({ kind: "wallPanel" })).boxes()).toContain("sink");
  expect((await entry({ kind: "islandTop", cutOuts: { sink: 0, hob: 0 } })).boxes()).toContain("hob");
});

test("what stands on end has a height instead of a depth, and is polished at its bottom and top", async () => {
  const upright = await entry({ kind: "stairRiser", cutOuts: { sink: 0, hob: 0 } });
  expect(upright.boxes()).toEqual(["bottom", "top", "left", "right"]);
  await upright.pressBox("top");
  expect(upright.onChange.mock.calls).toEqual([[{ polished: ["back", "left"] }]]);
  const labels = async (kind: DraftPiece["kind"]) =>
    (await entry({ kind })).fields().map((field) => field.closest("label")?.textContent);
  expect(await labels("splashback")).toEqual(["length", "height", "count"]);
  expect(await labels("waterfall")).toEqual(["height", "depth", "count"]);
  expect(await labels("floorTile")).toEqual(["length", "width", "count"]);
  expect(await labels("windowSill")).toEqual(["length", "depth", "count"]);
});

test("what is typed is told by its field, a kind by its name, and the button takes out this piece", async () => {
  const { fields, place, press, onChange, onRemove } = await entry();
  const set = async (target: HTMLInputElement | HTMLSelectElement | null | undefined, value: string) => {
    const prototype = target instanceof HTMLSelectElement ? HTMLSelectElement : HTMLInputElement;
    Object.getOwnPropertyDescriptor(prototype.prototype, "value")?.set?.call(target, value);
    await happens(
      target,
      new Event(target instanceof HTMLSelectElement ? "change" : "input", { bubbles: true }),
    );
  };
  await set(fields()[1], "61,5");
  await set(fields()[2], "3");
  await set(place.querySelector("select"), "islandTop");
  expect(onChange.mock.calls).toEqual([[{ depth: "61,5" }], [{ count: "3" }], [{ kind: "islandTop" }]]);
  const remove = place.querySelector("[aria-label^=removeNamed]");
  expect(remove?.getAttribute("aria-label")).toBe('removeNamed {"number":2,"name":"worktopRun"}');
  await press(remove);
  expect(onRemove).toHaveBeenCalledOnce();
});

test("a field that is entered is written over", async () => {
  const { fields } = await entry();
  const select = vi.spyOn(fields()[0] as HTMLInputElement, "select");
  await act(async () => fields()[0]?.focus());
  expect(select).toHaveBeenCalledOnce();
});

test("what is wrong is marked at its field and said with its limits", async () => {
  const { fields, said, place } = await entry(
    { kind: "splashback" },
    {
      typed: [
        { piece: 1, field: "depth", code: "outOfBounds" },
        { piece: 1, field: "count", code: "noNumber" },
      ],
    },
  );
  expect(fields().map((field) => field.getAttribute("aria-invalid"))).toEqual(["false", "true", "true"]);
  expect(said()).toBe(
    'outOfBounds {"field":"height","least":3,"most":999} noNumber {"field":"count","least":1,"most":9999}',
  );
  const [described] = new Set(fields().map((field) => field.getAttribute("aria-describedby")));
  expect(place.querySelector("[aria-live]")?.id).toBe(described);
});

test("a piece that cannot be cut is marked at what to change; one that is cut in parts says so", async () => {
  const tooDeep = { measured: 1, code: "tooDeep", values: { length: 316, depth: 196 } } as const;
  const { fields, said, place } = await entry({}, { problem: tooDeep });
  expect(fields().map((field) => field.getAttribute("aria-invalid"))).toEqual(["false", "true", "false"]);
  expect(said()).toBe('tooDeep {"length":"316,0","depth":"196,0"}');
  expect(place.textContent).not.toContain("inParts");
  const marked = async (code: "otherCount" | "rowTooLong" | "tooMany" | "fitsTurnedInParts") => {
    const { fields } = await entry({}, { problem: { measured: 1, code, values: {} } });
    return fields().findIndex((field) => field.getAttribute("aria-invalid") === "true");
  };
  expect([await marked("rowTooLong"), await marked("otherCount"), await marked("tooMany")]).toEqual([
    0, 2, 2,
  ]);
  expect(await marked("fitsTurnedInParts")).toBe(1);
  // What is typed comes first.
  const typed = await entry(
    {},
    { problem: tooDeep, typed: [{ piece: 1, field: "length", code: "noNumber" }] },
  );
  expect(typed.said()).toMatch(/^noNumber [^ ]+$/);
  const long = await entry({}, { parts: 2 });
  expect([long.said(), long.place.textContent?.includes('inParts {"parts":2}')]).toEqual(["", true]);
});

test("the frame of a field that has the focus stays clear of its label", () => {
  const read = (file: string) => readFileSync(`${import.meta.dirname}/${file}`, "utf8");
  const pixels = (text: string, pattern: RegExp) => Number(pattern.exec(text)?.[1]);
  const base = read("../../styles/base.css");
  const frame =
    pixels(base, /:focus-visible \{\s+outline: (\d+)px/) + pixels(base, /outline-offset: (\d+)px/);
  expect(frame).toBe(6);
  const [, token] = /\n\.field \{[^}]*gap: var\(--(s\d)\)/.exec(read("measures.module.css")) ?? [];
  const gap = pixels(read("../../styles/tokens.css"), new RegExp(`--${token}: (\\d+)px`));
  expect(gap).toBeGreaterThan(frame);
});
