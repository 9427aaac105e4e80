// @vitest-environment happy-dom

import { mountHook } from "@stoneyard/site/ui/testing/mount.tsx";
import { act } from "react";
import { expect, test, vi } from "vitest";
import type { Piece } from "./pieces.ts";
import { useLaidPieces } from "./use-laid-pieces.ts";

const SLAB = { width: 320, height: 200 };
const table: Piece = { name: "tableTop", x: 10, y: 10, width: 100, height: 50 };
const bench: Piece = { name: "bench", x: 150, y: 20, width: 60, height: 40, directed: true };
const PLANNED = [table, bench];

async function laying(planned: readonly Piece[] = PLANNED) {
  const onLaid = vi.fn((_: readonly Piece[]) => false);
  const hook = await mountHook((given: readonly Piece[]) => useLaidPieces(given, SLAB, { onLaid }), planned);
  type Laid = ReturnType<typeof hook.now>;
  /** Acts of one gesture, which come faster than the page is drawn. */
  const does = (...acts: ((laid: Laid) => void)[]) =>
    act(async () => {
      for (const each of acts) each(hook.now());
    });
  const at = (index: number) => {
    const { x = 0, y = 0, turned } = hook.now().pieces[index] ?? {};
    return [x, y, turned];
  };
  const told = () => onLaid.mock.lastCall?.[0].map(({ x, y }: Piece) => [x, y]);
  return { ...hook, does, at, told };
}

test("a piece is dragged by centimetres, near by millimetres, and stays on the slab", async () => {
  const { now, does, at, told } = await laying();
  await does(({ grab }) => grab(0));
  await does(({ drag }) => drag({ x: 5.26, y: 90.44 }, 9));
  expect([at(0), now().dragged, told()]).toEqual([
    [15, 100, undefined],
    0,
    [
      [10, 10],
      [150, 20],
    ],
  ]);
  await does(({ drag }) => drag({ x: 5.26, y: 90.44 }, 10));
  expect(at(0)).toEqual([15.3, 100.4, undefined]);
  await does(({ drag }) => drag({ x: -500, y: 500 }, 1));
  expect(at(0)).toEqual([1, 149, undefined]);
  await does(({ drop }) => drop());
  expect([told(), now().selected, now().moved]).toEqual([
    [
      [1, 149],
      [150, 20],
    ],
    0,
    true,
  ]);
  await does(({ putBack }) => putBack());
  expect([now().pieces, now().moved]).toEqual([PLANNED, false]);
  await does(({ select }) => select(1));
  await does(({ undoPutBack }) => undoPutBack?.());
  expect([at(0), now().moved, now().undoPutBack]).toEqual([[1, 149, undefined], true, undefined]);
});

test("over another one a piece is astray, and goes back to where it was free last", async () => {
  const { now, does, at } = await laying();
  await does(({ grab }) => grab(0));
  await does(({ drag }) => drag({ x: 20, y: 0 }, 1));
  await does(({ drag }) => drag({ x: 130, y: 0 }, 1));
  expect([now().astray, at(0)]).toEqual([0, [140, 10, undefined]]);
  await does(({ drop }) => drop());
  expect([now().astray, now().refused, at(0)]).toEqual([undefined, "blocked", [30, 10, undefined]]);
});

test("a piece that is held while the plan changes is let go", async () => {
  const { now, does, give } = await laying();
  await does(({ grab }) => grab(1));
  await does(({ drag }) => drag({ x: 20, y: 0 }, 1));
  const planned = [table];
  await give(planned);
  expect([now().pieces, now().dragged]).toEqual([planned, undefined]);
  await does(
    ({ drag }) => drag({ x: 30, y: 0 }, 1),
    ({ drop }) => drop(),
  );
  expect(now().pieces).toEqual(planned);
});

test("a step and a turn say why they do nothing; what is turned comes back by another turn", async () => {
  const { now, does, at } = await laying();
  await does(({ turn }) => turn(1));
  expect([now().refused, now().selected]).toEqual(["directed", 1]);
  for (const expected of [true, false]) {
    await does(({ turn }) => turn(0));
    expect([at(0)[2], now().refused]).toEqual([expected, undefined]);
  }
  await does(({ putBack }) => putBack());
  await does(({ step }) => step(0, { x: -60, y: 0 }, false));
  expect(at(0)).toEqual([1, 10, undefined]);
  await does(({ step }) => step(0, { x: -1, y: 0 }, false));
  expect(now().refused).toBe("blocked");
  await does(({ select }) => select());
  expect([now().selected, now().refused]).toEqual([undefined, undefined]);
});
