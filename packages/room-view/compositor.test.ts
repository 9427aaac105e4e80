import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Compositor } from "./compositor.ts";
import type { LaidSlab } from "./drawing.ts";
import { turned } from "./place-on-slab.ts";
import { NotFetched, ROOM_LAYERS, type RoomLayers } from "./room-layers.ts";
import { FRAGMENT } from "./shader.ts";

beforeEach(() => {
  vi.stubGlobal("fetch", async () => new Response("x"));
  vi.stubGlobal("createImageBitmap", async () => ({ close() {} }));
});
afterEach(() => vi.unstubAllGlobals());

const roomWith = (surfaces: readonly string[]) =>
  ({
    size: [200, 100],
    albedo: { light: 0.75, dark: 0.04 },
    planes: surfaces.map((surface) => ({ surface, area: 1, homography: [1, 0, 0, 0, 1, 0, 0, 0, 1] })),
    urls: Object.fromEntries(ROOM_LAYERS.map((layer) => [layer, `/${layer}.avif`])),
  }) as unknown as RoomLayers;

/** Every call of a drawing context that answers nothing, with the uniforms by their names. */
async function drawing(surface = "worktop", ...others: string[]) {
  const calls: [name: string, ...given: unknown[]][] = [];
  const gl = new Proxy({} as Record<string, unknown>, {
    get: (_, name: string) => {
      if (name === name.toUpperCase()) return name;
      return (...given: unknown[]) => {
        calls.push([name, ...given]);
        return name === "getUniformLocation" ? given[1] : name !== "getExtension" && {};
      };
    },
  });
  const canvas = { getContext: () => gl } as unknown as OffscreenCanvas;
  const { signal } = new AbortController();
  const compositor = await Compositor.open(canvas, roomWith([surface, ...others]), { signal });
  const lay = (turn: number) =>
    compositor.lay(
      surface as Parameters<typeof compositor.lay>[0],
      { url: "/a.avif", turn, shift: [0, 0], size: [3, 2] } as unknown as LaidSlab,
      signal,
    );
  const called = (name: string) => calls.flatMap(([each, ...given]) => (each === name ? [given] : []));
  return { compositor, lay, called };
}

test.each([0, 90, 180, 270])("a slab turned by %i degrees lies as the pointer moves it", async (turn) => {
  const { compositor, lay, called } = await drawing();
  await lay(turn);
  compositor.draw();
  const [, ...turns] = called("uniform4f").find(([uniform]) => uniform === "turns[0]") ?? [];
  // The columns of the matrix are where the surface's own directions go.
  expect(turns.map((one) => Number(one) + 0)).toEqual(
    [...turned([1, 0], turn), ...turned([0, 1], turn)].map((one) => one + 0),
  );
});

test.each([
  [0, [[0, 200]]],
  [
    0.25,
    [
      [0, 50],
      [50, 150],
    ],
  ],
  [1, [[0, 200]]],
  [-1, [[0, 200]]],
])("with the divider at %d each side is drawn where it is seen", async (divider, sides) => {
  const { compositor, lay, called } = await drawing();
  await lay(0);
  compositor.draw(divider);
  expect(called("scissor")).toEqual(sides.map(([left, width]) => [left, 0, width, 100]));
  expect(called("drawArrays")).toHaveLength(sides.length);
});

test.each([
  ["wall", true],
  ["worktop", false],
])("joints between slabs are seen on a %s: %s", async (surface, isSeen) => {
  const { compositor, lay, called } = await drawing(surface);
  await lay(0);
  compositor.draw();
  const [, joint] = called("uniform1f").find(([uniform]) => uniform === "joints[0]") ?? [];
  expect(Number(joint) > 0).toBe(isSeen);
});

test("planes are read with all digits of their homographies: without a word a phone reads half of them", () => {
  expect(FRAGMENT).toMatch(/^precision highp sampler2D;$/m);
});

test("a scene of which a slab fails ends with its other slabs: later they would lie on the next scene", async () => {
  const { compositor } = await drawing("wall", "floor");
  const slow = Promise.withResolvers<Response>();
  vi.stubGlobal("fetch", (url: string) =>
    url === "/slow.avif" ? slow.promise : Promise.reject(new Error("It answers 404.")),
  );
  const [wall, floor] = ["/slow.avif", "/missing.avif"].map((url) => ({ url })) as LaidSlab[];
  const ended = vi.fn();
  const left = { wall, floor } as Record<string, LaidSlab>;
  const shown = compositor.show({ left, divider: 1 }, new AbortController().signal).finally(ended);
  shown.catch(() => {});
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(ended).not.toHaveBeenCalled();
  slow.resolve(new Response("x"));
  await expect(shown).rejects.toBeInstanceOf(NotFetched);
});

test("where a slab fails, nobody waits for another one that is on its way", async () => {
  const { compositor } = await drawing("wall", "floor");
  vi.stubGlobal("fetch", (url: string, { signal }: { signal: AbortSignal }) =>
    url === "/slow.avif"
      ? new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)))
      : Promise.reject(new Error("It answers 404.")),
  );
  const [wall, floor] = ["/slow.avif", "/missing.avif"].map((url) => ({ url })) as LaidSlab[];
  const left = { wall, floor } as Record<string, LaidSlab>;
  const shown = compositor.show({ left, divider: 1 }, new AbortController().signal);
  await expect(shown).rejects.toBeInstanceOf(NotFetched);
}, 2000);
