// @vitest-environment happy-dom

import { NotFetched } from "@stoneyard/room-view/room-layers.ts";
import { mountHook } from "@stoneyard/site/ui/testing/mount.tsx";
import { act } from "react";
import { afterEach, expect, test, vi } from "vitest";
import type { CompareData, ComparedRoom } from "./compare.json.server.ts";
import { useRoomPictures } from "./use-room-pictures.ts";

const drawing = vi.hoisted(() => ({ shown: Promise.resolve(), laid: [] as unknown[] }));
vi.mock("@stoneyard/room-view/open-drawing.ts", () => ({
  openDrawing: async () => ({
    show({ left }: { left: object }) {
      drawing.laid.push(left);
      return drawing.shown;
    },
    picture: async () => new Blob(),
    dispose() {},
  }),
}));
afterEach(() => vi.unstubAllGlobals());

const room = { layers: "/room.json", surfaces: {} } as ComparedRoom;
const data = {
  stones: Object.fromEntries(["carrara", "magma"].map((key) => [key, { uses: [["well", 0]] }])),
  uses: [{ key: "worktop" }],
} as unknown as CompareData;

test("a picture that was given up for another stone is drawn anew when that one goes again", async () => {
  const alive = new Set<string>();
  vi.stubGlobal("fetch", async () => Response.json({ planes: [] }));
  vi.spyOn(URL, "createObjectURL").mockImplementation(() => {
    const address = `blob:${Math.random()}`;
    alive.add(address);
    return address;
  });
  vi.spyOn(URL, "revokeObjectURL").mockImplementation((address) => void alive.delete(address));
  const { now, give } = await mountHook(
    (stones: readonly string[]) => useRoomPictures({ room, use: "worktop", stones }, data, 0),
    ["carrara"],
  );
  const drawn = () => expect.poll(() => act(async () => now().state)).toBe("drawn");
  await drawn();
  const again = Promise.withResolvers<void>();
  drawing.shown = again.promise;
  await give(["carrara", "magma"]);
  expect(now().state).toBe("drawing");
  await give(["carrara"]);
  expect([...(now().pictures?.values() ?? [])].filter((address) => !alive.has(address))).toEqual([]);
  again.resolve();
  await drawn();
  expect([...(now().pictures?.keys() ?? [])]).toEqual(["carrara"]);
});

test.each([
  ["the line is cut", new NotFetched("a slab"), "failed"],
  ["the device cannot draw", new Error("no context"), "undrawable"],
])("where %s it is told as that, and another attempt draws the room", async (_, error, told) => {
  vi.stubGlobal("fetch", async () => Response.json({ planes: [] }));
  const wanted = { room, use: "worktop", stones: ["carrara"] } as const;
  drawing.shown = Promise.reject(error);
  const { now, give } = await mountHook((attempt: number) => useRoomPictures(wanted, data, attempt), 0);
  const becomes = (state: string) => expect.poll(() => act(async () => now().state)).toBe(state);
  await becomes(told);
  drawing.shown = Promise.resolve();
  await give(1);
  await becomes("drawn");
});

test("a room whose layers do not come has failed, which is not the device's fault", async () => {
  vi.stubGlobal("fetch", async () => new Response("", { status: 503 }));
  const wanted = { room, use: "worktop", stones: ["carrara"] } as const;
  const { now } = await mountHook(() => useRoomPictures(wanted, data, 0), undefined);
  await expect.poll(() => act(async () => now().state)).toBe("failed");
});

test("a quarried stone opens like a book, an engineered one does not", async () => {
  vi.stubGlobal("fetch", async () => Response.json({ planes: [{ surface: "worktop", area: 1 }] }));
  const picture = { src: "a.avif", srcSet: "a.avif 800w", width: 300, height: 180, mmPerPixel: 10 };
  const stones = Object.entries(data.stones).map(([key, { uses }], at) => [
    ...[key, { uses, picture, slab: [300, 180], ...(at === 1 && { engineered: true }) }],
  ]);
  const given = { ...data, stones: Object.fromEntries(stones) };
  const surfaces = { worktop: { use: "worktop", opens: "carrara" } } as const;
  const wanted = { room: { ...room, surfaces }, use: "worktop", stones: ["carrara", "magma"] } as const;
  drawing.laid = [];
  const { now } = await mountHook(() => useRoomPictures(wanted, given, 0), undefined);
  await expect.poll(() => act(async () => now().state)).toBe("drawn");
  expect(drawing.laid).toMatchObject([
    { worktop: { bookmatched: true } },
    { worktop: { bookmatched: false } },
  ]);
});
