// @vitest-environment happy-dom

import { happens, mount } from "@stoneyard/site/ui/testing/mount.tsx";
import type { ComponentProps } from "react";
import { expect, test, vi } from "vitest";
import type { Piece } from "./pieces.ts";
import { LaidPieces } from "./slab-piece.tsx";

vi.mock("@stoneyard/site/i18n/translations.tsx", () => ({
  useTranslations: () => (key: string, values?: object) =>
    values ? `${key} ${JSON.stringify(values)}` : key,
}));

const SLAB = { width: 300, height: 150 };
const TOP: Piece = { name: "worktopRun", x: 60, y: 30, width: 120, height: 60 };

/** One piece on a slab of which a part is seen. */
async function laidPiece(
  piece: Piece,
  { seen = { x: 0, y: 0, ...SLAB }, ...laid }: Record<string, unknown> = {},
) {
  const tools = { select: vi.fn(), step: vi.fn(), turn: vi.fn() };
  const onKeyed = vi.fn();
  const given = { slab: SLAB, seen, pxPerCm: 1, dark: false, helpId: "help", onKeyed };
  const props = { ...given, laid: { pieces: [piece], ...tools, ...laid } } as unknown;
  const { place } = await mount(<LaidPieces {...(props as ComponentProps<typeof LaidPieces>)} />);
  const button = place.querySelector("button") as HTMLButtonElement;
  const key = (name: string, shiftKey = false) =>
    happens(button, new KeyboardEvent("keydown", { key: name, shiftKey, bubbles: true }));
  const lines = [...button.querySelectorAll("line")].map((line) =>
    ["x1", "y1", "x2", "y2"].map((name) => line.getAttribute(name)).join(" "),
  );
  return { ...tools, onKeyed, button, key, lines, cutOut: button.querySelectorAll("rect")[1] };
}

test("a piece lies where it is on the slab, in its share of both sides", async () => {
  const { button } = await laidPiece(TOP);
  expect(button.style).toMatchObject({ width: "40%", height: "40%", transform: "translate(50%, 50%)" });
  expect(button.ariaLabel).toBe('pieceAt {"name":"worktopRun","size":"120 × 60","left":"60","bottom":"60"}');
});

test("polished edges and openings turn with the piece", async () => {
  const piece: Piece = {
    ...TOP,
    polished: ["front", "left"],
    cutOuts: [{ x: 12, y: 6, width: 24, height: 30 }],
  };
  const lying = await laidPiece(piece);
  expect(lying.lines).toEqual(["0% 100% 100% 100%", "0% 0% 0% 100%"]);
  const at = (rect: Element | undefined) =>
    ["x", "y", "width", "height"].map((name) => rect?.getAttribute(name));
  expect(at(lying.cutOut)).toEqual(["10%", "10%", "20%", "50%"]);
  const turned = await laidPiece({ ...piece, width: 60, height: 120, turned: true });
  expect(turned.lines).toEqual(["0% 0% 0% 100%", "0% 0% 100% 0%"]);
  expect(at(turned.cutOut)).toEqual(["10%", "10%", "50%", "20%"]);
});

test.each([
  ["as wide as all of it needs", { x: 60, width: 120 }, "worktopRun 120 × 60", "translate(0%, 0%)"],
  ["a pixel too narrow for that", { x: 0, width: 179 }, "120 × 60", "translate(0%, 0%)"],
  ["in the middle of the piece", { x: 90, width: 60 }, "120 × 60", "translate(25%, 0%)"],
  ["as wide as its size needs", { x: 0, width: 104 }, "120 × 60", "translate(0%, 0%)"],
  ["a pixel too narrow for that", { x: 0, width: 103 }, "", "translate(0%, 0%)"],
])("a tag stands on the visible part, %s", async (_, seen, text, transform) => {
  const { button } = await laidPiece(TOP, { seen: { y: 0, height: 150, ...seen } });
  const tag = button.querySelector<HTMLElement>("svg + span");
  expect([tag?.textContent, tag?.style.transform]).toEqual([text, transform]);
});

test("a piece too small for its size has its number alone", async () => {
  for (const size of [
    { width: 10, height: 60 },
    { width: 120, height: 8 },
  ]) {
    const { button } = await laidPiece({ ...TOP, ...size, entry: 2 });
    expect(button.textContent).toBe("2");
  }
});

test("a piece above or below what is seen has no tag", async () => {
  const { button } = await laidPiece(TOP, { seen: { x: 0, width: 300, y: 90, height: 60 } });
  expect(button.textContent).toBe("");
});

test("arrows move a piece by a centimetre, with Shift by ten; R turns it, Escape lets it go, others stay the page's", async () => {
  const { key, step, turn, select, onKeyed } = await laidPiece(TOP);
  await key("ArrowLeft");
  await key("ArrowDown", true);
  expect(step.mock.calls).toEqual([
    [0, { x: -1, y: 0 }, false],
    [0, { x: 0, y: 10 }, true],
  ]);
  expect(onKeyed).toHaveBeenCalledTimes(2);
  await key("R");
  expect(turn).toHaveBeenCalledWith(0);
  await key("Escape");
  expect(select).toHaveBeenCalledWith();
  await key("a");
  expect([step.mock.calls.length, turn.mock.calls.length, select.mock.calls.length]).toEqual([2, 1, 1]);
});

test.each([
  ["lying", {}],
  ["chosen", { selected: 0 }],
  ["dragged", { selected: 0, dragged: 0 }],
  ["chosen", { selected: 0, refused: "blocked" }],
  ["astray", { astray: 0, dragged: 0 }],
])("a piece is shown as %s", async (state, laid) => {
  expect((await laidPiece(TOP, laid)).button.dataset.state).toBe(state);
});
