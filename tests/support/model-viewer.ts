import type { Locator } from "@playwright/test";
import { expect } from "./site.ts";

/** What the library's element tells, as far as the tests ask it. */
type Viewer = HTMLElement & {
  loaded: boolean;
  modelIsVisible: boolean;
  getDimensions: () => { x: number; y: number; z: number };
};

/** The 3D viewer of a table. */
export function viewerOf(table: Locator): Locator {
  return table.locator("model-viewer");
}

/** The table's viewer shows this model: not only told to, but drawn. */
export async function expectModel(table: Locator, src: string): Promise<void> {
  await table.getByRole("tablist").scrollIntoViewIfNeeded();
  await expect(viewerOf(table)).toHaveAttribute("src", src);
  await viewerOf(table).scrollIntoViewIfNeeded();
  await expect
    .poll(
      () =>
        viewerOf(table).evaluate((element) => {
          const { loaded, modelIsVisible } = element as Viewer;
          return loaded && modelIsVisible;
        }),
      // Sixty models are waited for one after another.
      { timeout: 45_000, intervals: [50] },
    )
    .toBe(true);
}

/** Size of the box around the model that is shown, in metres: along x, y and z. */
export function sizeOf(table: Locator): Promise<[number, number, number]> {
  return viewerOf(table).evaluate((element) => {
    const { x, y, z } = (element as Viewer).getDimensions();
    return [x, y, z];
  });
}

/** What the viewers of a page hold: kilobytes of script memory, textures and meshes of the drawing context. */
export type Held = { kilobytes: number; textures: number; meshes: number };

/** Measures that, after what nobody holds any more is gone. A viewer has to be in the page. */
export async function heldBy(table: Locator): Promise<Held> {
  const page = table.page();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("HeapProfiler.enable");
  for (let i = 0; i < 3; i++) await devtools.send("HeapProfiler.collectGarbage");
  const { usedSize, backingStorageSize = 0 } = (await devtools.send("Runtime.getHeapUsage")) as {
    usedSize: number;
    backingStorageSize?: number;
  };
  await devtools.detach();
  const drawn = await viewerOf(table).evaluate((element) => {
    // The library keeps its renderer under a symbol of this name.
    let owner: object | null = element;
    let symbol: symbol | undefined;
    while (owner && !symbol) {
      symbol = Object.getOwnPropertySymbols(owner).find(({ description }) => description === "renderer");
      owner = Object.getPrototypeOf(owner);
    }
    const renderer = (element as unknown as Record<symbol, unknown>)[symbol as symbol] as {
      threeRenderer: { info: { memory: { textures: number; geometries: number } } };
    };
    const { textures, geometries } = renderer.threeRenderer.info.memory;
    return { textures, meshes: geometries };
  });
  return { kilobytes: Math.round((usedSize + backingStorageSize) / 1024), ...drawn };
}
