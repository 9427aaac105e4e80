import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { undo } from "../history/history.ts";
import { frame } from "../straighten/geometry.ts";
import { runningDesk } from "../testing/running-desk.ts";

const KEY = "marble/carrara";
/** Straightens five times; a busy machine takes minutes. */
const LONG = { timeout: 300_000 };
const PLACEMENT = {
  edges: frame(0, 60, 760, 535),
  width: 320,
  height: 200,
};

/** A light slab in front of a dark wall, with a place in its EXIF that is nobody's business. */
function photograph(): Promise<Buffer> {
  return sharp({ create: { width: 900, height: 600, channels: 3, background: "#222" } })
    .composite([
      {
        input: { create: { width: 760, height: 475, channels: 3, background: "#c8c8c8" } },
        left: 0,
        top: 60,
      },
    ])
    .withExif({ IFD3: { GPSLatitude: "44/1 49/1 0/1" } })
    .jpeg()
    .toBuffer();
}

test(
  "a photograph becomes the stone's slab with its scale, without the place where it was taken",
  LONG,
  async () => {
    const { ask, dir, git, content } = await runningDesk();
    const taken = await photograph();
    const sent = await ask({ method: "POST", path: `/api/photograph?stone=${KEY}`, body: taken });
    expect(sent.status).toBe(200);
    expect(JSON.parse(sent.text)).toMatchObject({ width: 900, height: 600, blownOut: 0 });
    const seen = { first: JSON.parse(sent.text).version };
    const body = { stone: KEY, placement: PLACEMENT, seen, save: false, message: "Carrara: photograph" };
    const tried = await ask({ method: "POST", path: "/api/straighten", body });
    expect(JSON.parse(tried.text)).toMatchObject({ state: "tried" });
    expect(await git.ask("status", "--porcelain", "content")).toBe("");

    const withSecond = { ...body, placement: { ...PLACEMENT, second: PLACEMENT.edges } };
    expect((await ask({ method: "POST", path: "/api/straighten", body: withSecond })).status).toBe(404);
    const other = `/api/photograph?stone=${KEY}&which=second`;
    expect((await ask({ method: "POST", path: other, body: taken })).status).toBe(200);
    expect((await ask({ method: "POST", path: "/api/straighten", body: withSecond })).status).toBe(200);
    expect(await git.ask("status", "--porcelain", "content")).toBe("");

    const saved = await ask({ method: "POST", path: "/api/straighten", body: { ...body, save: true } });
    expect(JSON.parse(saved.text)).toMatchObject({ state: "saved" });
    const slab = sharp(await readFile(join(dir, `content/pictures/stones/${KEY}.jpg`)));
    expect(await slab.metadata()).toMatchObject({ width: 2048, height: 1280 });
    expect((await slab.metadata()).exif).toBeUndefined();
    const { channels } = await slab.extract({ left: 20, top: 20, width: 2000, height: 1200 }).stats();
    expect(channels.map(({ mean }) => Math.round(mean))).toEqual([200, 200, 200]);
    const { text } = await content.open(`stones/${KEY}.yaml`);
    expect(text).toContain("photograph:\n  mmPerPixel: 1.5625\n");
    expect(text.indexOf("photograph:")).toBeLessThan(text.indexOf("colours:"));
    expect(await git.ask("log", "-1", "--format=%s")).toBe("Carrara: photograph");

    const again = JSON.parse((await ask({ path: `/api/photograph?stone=${KEY}` })).text);
    expect(again.photograph).toMatchObject({ edges: PLACEMENT.edges, before: PLACEMENT });
    const commit = await git.ask("rev-parse", "HEAD");
    expect(await undo(git, content, commit, { message: "Undone", language: "en" })).toEqual({
      state: "done",
    });
    expect(await content.bytes(`pictures/stones/${KEY}.jpg`)).toBeUndefined();
    expect((await content.open(`stones/${KEY}.yaml`)).text).not.toContain("photograph:");
  },
);

test("what is no photograph, no stone or no measure is refused, and nothing is written", async () => {
  const { ask, git } = await runningDesk();
  const send = (stone: string, body: Buffer) =>
    ask({ method: "POST", path: `/api/photograph?stone=${stone}`, body });
  expect((await send(KEY, Buffer.from("no photograph"))).status).toBe(415);
  expect((await send(KEY, Buffer.from("\0\0\0\x18ftypheic", "latin1"))).status).toBe(415);
  expect((await send("../../x", await photograph())).status).toBe(400);
  expect((await send("marble/..%2f..%2fx", await photograph())).status).toBe(400);
  expect((await ask({ path: `/api/photograph?stone=${KEY}` })).text).toBe('{"state":"none"}');
  const seen = { first: JSON.parse((await send(KEY, await photograph())).text).version };
  const straighten = (placement: unknown) =>
    ask({
      method: "POST",
      path: "/api/straighten",
      body: { stone: KEY, placement, seen, save: true, message: "x" },
    });
  expect((await straighten({ ...PLACEMENT, width: -3 })).status).toBe(400);
  expect((await straighten({ ...PLACEMENT, width: 90_000 })).status).toBe(400);
  const { edges } = PLACEMENT;
  expect(
    (await straighten({ ...PLACEMENT, edges: { ...edges, top: edges.bottom, bottom: edges.top } })).status,
  ).toBe(422);
  expect(await git.ask("status", "--porcelain", "content")).toBe("");
});

test("a slab is done again as it was done, and another photograph begins anew", LONG, async () => {
  const { ask, content } = await runningDesk();
  const send = async (which: "first" | "second") => {
    const path = `/api/photograph?stone=${KEY}&which=${which}`;
    const sent = await ask({ method: "POST", path, body: await photograph() });
    expect(sent.status).toBe(200);
    return JSON.parse(sent.text).version;
  };
  const seen = { first: await send("first"), second: await send("second") };
  const placement = {
    ...PLACEMENT,
    second: PLACEMENT.edges,
    crop: { left: 20, top: 0, right: 0, bottom: 0 },
    colour: { of: "hand", warmth: 20, tint: -10, brightness: 5 },
  };
  const sold = { number: "B-17", state: "reserved" };
  const body = { stone: KEY, placement, seen, save: true, sold, message: "Carrara: photograph" };
  const saved = await ask({ method: "POST", path: "/api/straighten", body });
  expect(JSON.parse(saved.text)).toMatchObject({ state: "saved", problems: [] });
  const { text } = await content.open(`stones/${KEY}.yaml`);
  expect(text).toContain("mmPerPixel: 1.4648\n");
  expect(text).toContain(
    "singleSlabs:\n  - width: 300\n    height: 200\n    number: B-17\n    state: reserved\n    picture: 1\n",
  );
  const kept = async (which = "first") =>
    JSON.parse((await ask({ path: `/api/photograph?stone=${KEY}&which=${which}` })).text);
  expect((await kept()).photograph).toMatchObject({ edges: PLACEMENT.edges, before: placement });
  expect((await kept("second")).photograph.edges).toEqual(PLACEMENT.edges);
  for (const wrong of [
    { ...placement, crop: { left: -1, top: 0, right: 0, bottom: 0 } },
    { ...placement, colour: { of: "hand", warmth: 200, tint: 0, brightness: 0 } },
  ]) {
    const asked = { method: "POST", path: "/api/straighten", body: { ...body, placement: wrong } };
    expect((await ask(asked)).status).toBe(400);
  }
  await send("first");
  expect((await kept()).photograph.before).toBeUndefined();
  expect(await kept("second")).toEqual({ state: "none" });
});

test("what is said of a slab that is sold by itself can be taken back", LONG, async () => {
  const { ask, content } = await runningDesk();
  const path = `/api/photograph?stone=${KEY}`;
  const sent = await ask({ method: "POST", path, body: await photograph() });
  const seen = { first: JSON.parse(sent.text).version };
  const save = async (sold: unknown) => {
    const body = { stone: KEY, placement: PLACEMENT, seen, save: true, sold, message: "Carrara: photograph" };
    const saved = await ask({ method: "POST", path: "/api/straighten", body });
    expect(JSON.parse(saved.text)).toMatchObject({ state: "saved" });
    return (await content.open(`stones/${KEY}.yaml`)).text;
  };
  expect(await save({ number: null })).not.toContain("singleSlabs");
  const size = "singleSlabs:\n  - width: 320\n    height: 200\n";
  expect(await save({ number: "B-17", state: "reserved" })).toContain(
    `${size}    number: B-17\n    state: reserved\n    picture: 1\n`,
  );
  expect(await save({ state: null })).toContain(`${size}    number: B-17\n    picture: 1\n`);
  expect(await save({ number: null })).toContain(`${size}    picture: 1\n`);
});

test(
  "further slabs get their size, a close view its scale, each from a photograph of its own",
  LONG,
  async () => {
    const { ask, content, dir, git } = await runningDesk();
    const straighten = async (view: string, size: { width: number; height: number }) => {
      const sent = await ask({
        method: "POST",
        path: `/api/photograph?stone=${KEY}&view=${view}`,
        body: await photograph(),
      });
      expect(sent.status).toBe(200);
      const answer = await ask({
        method: "POST",
        path: "/api/straighten",
        body: {
          stone: KEY,
          view,
          placement: { ...PLACEMENT, ...size },
          seen: { first: JSON.parse(sent.text).version },
          save: true,
          message: `Carrara: ${view}`,
        },
      });
      return JSON.parse(answer.text);
    };
    const stone = async () => (await content.open(`stones/${KEY}.yaml`)).text;
    expect(await straighten("3", { width: 288, height: 180 })).toMatchObject({ state: "saved" });
    expect(await straighten("2", { width: 272, height: 170 })).toMatchObject({ state: "saved" });
    expect(await straighten("3", { width: 304, height: 190 })).toMatchObject({ state: "saved" });
    expect(await stone()).toContain(
      "singleSlabs:\n  - width: 304\n    height: 190\n    picture: 3\n  - width: 272\n    height: 170\n    picture: 2\n",
    );
    expect(await stone()).not.toContain("mmPerPixel");
    const picture = sharp(await readFile(join(dir, `content/pictures/stones/${KEY}-2.jpg`)));
    expect(await picture.metadata()).toMatchObject({ width: 2048, height: 1280 });
    // 760 pixels of the photograph would be blown up.
    expect(await straighten("close", { width: 40, height: 25 })).toEqual({ message: "DETAIL" });
    const close = JSON.parse((await ask({ path: `/api/photograph?stone=${KEY}&view=close` })).text);
    expect(close.photograph.edges.top).toEqual([
      [0, 0],
      [900, 0],
    ]);
    const first = JSON.parse((await ask({ path: `/api/photograph?stone=${KEY}` })).text);
    expect(first).toEqual({ state: "none" });
    const fromSlab = { method: "POST", path: "/api/close-view", body: { stone: KEY, at: [0.5, 0.5] } };
    expect(JSON.parse((await ask(fromSlab)).text)).toEqual({ message: "NO SLAB" });
    expect(await git.ask("log", "-1", "--format=%s")).toBe("Carrara: 3");
  },
);
