import { afterEach, expect, test, vi } from "vitest";
import { SLAB_PIXELS } from "./drawing.ts";
import { fetchBitmap, NotFetched, surfacesOf } from "./room-layers.ts";

afterEach(() => vi.unstubAllGlobals());

test("a slab is drawn at 1200 by 750 pixels", () => {
  expect(SLAB_PIXELS).toEqual({ width: 1200, height: 750 });
});

test("what takes most of the picture stands first, all parts of a surface together", () => {
  const plane = (surface: string, area: number) => ({ surface, area });
  expect(
    surfacesOf({ planes: [plane("wall", 50), plane("floor", 40), plane("top", 60), plane("floor", 30)] }),
  ).toEqual(["floor", "top", "wall"]);
});

/** A browser that makes a bitmap, and what it was asked. */
function browser(answer: () => Promise<Response>) {
  const bitmap = { close: vi.fn() };
  const made = vi.fn(async (_: Blob, __: ImageBitmapOptions) => bitmap);
  vi.stubGlobal("createImageBitmap", made);
  vi.stubGlobal("fetch", answer);
  return { bitmap, made };
}

test("colours and numbers are taken as they are in the file, at the size that is asked for", async () => {
  const { bitmap, made } = browser(async () => new Response("x"));
  const { signal } = new AbortController();
  expect(await fetchBitmap("/a.png", signal, 1200, 750)).toBe(bitmap);
  await fetchBitmap("/a.png", signal);
  const asIs = { colorSpaceConversion: "none", premultiplyAlpha: "none" };
  expect(made.mock.calls.map(([, options]) => options)).toEqual([
    { ...asIs, resizeWidth: 1200, resizeHeight: 750, resizeQuality: "high" },
    asIs,
  ]);
});

test("what does not come, or is no longer wanted, is told as that, and its pixels are freed", async () => {
  browser(async () => new Response("", { status: 404 }));
  await expect(fetchBitmap("/a.png", AbortSignal.timeout(60_000))).rejects.toThrow(NotFetched);
  const { bitmap } = browser(async () => new Response("x"));
  const left = new AbortController();
  const fetched = fetchBitmap("/a.png", left.signal);
  left.abort();
  await expect(fetched).rejects.toThrow(new NotFetched("/a.png is no longer wanted."));
  expect(bitmap.close).toHaveBeenCalledTimes(1);
});
