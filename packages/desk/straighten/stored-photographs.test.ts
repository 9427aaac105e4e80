import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { StoredPhotographs } from "./stored-photographs.ts";

test("another first photograph forgets the edges and the second photograph, of this view alone", async () => {
  const folder = await mkdtemp(join(tmpdir(), "photographs-"));
  const stored = new StoredPhotographs(join(folder, "kept"));
  const [bytes, upright] = await Promise.all(
    [8, 5].map((width) =>
      sharp({ create: { width, height: 6, channels: 3, background: "#888" } })
        .jpeg()
        .toBuffer(),
    ),
  );
  const [slab, close] = (["slab", "close"] as const).map((view) => ({
    stone: "marble/carrara" as const,
    view,
  }));
  if (!slab || !close || !bytes || !upright) throw new Error("two of each");
  for (const subject of [slab, close]) {
    for (const which of ["first", "second"] as const) await stored.keep(subject, which, bytes);
    await stored.keepPlacement(subject, "{}");
  }
  await expect(stored.keep(slab, "first", Buffer.from("none"))).rejects.toThrow("cannot be read");
  expect([await stored.has(slab, "second"), await stored.placement(slab)]).toEqual([true, "{}"]);
  await stored.keep(slab, "first", bytes);
  expect([await stored.has(slab, "first"), await stored.has(slab, "second")]).toEqual([true, false]);
  expect([await stored.placement(slab), await stored.placement(close)]).toEqual([undefined, "{}"]);
  await stored.keep(close, "first", upright);
  const widths = [await stored.open(slab, "first"), await stored.open(close, "first")];
  expect(widths.map(({ pixels }) => pixels.width)).toEqual([8, 5]);
  await expect(stored.open(slab, "second")).rejects.toThrow("no photograph");
  await rm(folder, { recursive: true });
});

test("a photograph that is still being opened does not take the place of the one that is kept meanwhile", async () => {
  const folder = await mkdtemp(join(tmpdir(), "photographs-"));
  const [former, present] = await Promise.all(
    [4000, 8].map((width) =>
      sharp({ create: { width, height: width, channels: 3, background: "#888" } })
        .jpeg()
        .toBuffer(),
    ),
  );
  if (!former || !present) throw new Error("two photographs");
  const subject = { stone: "marble/carrara", view: "slab" } as const;
  await new StoredPhotographs(folder).keep(subject, "first", former);
  const stored = new StoredPhotographs(folder);
  const opening = stored.open(subject, "first");
  await new Promise((done) => setTimeout(done, 20));
  await stored.keep(subject, "first", present);
  await opening;
  expect((await stored.open(subject, "first")).pixels.width).toBe(8);
  await rm(folder, { recursive: true });
});
