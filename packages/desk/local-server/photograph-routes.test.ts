import type { Problem } from "@stoneyard/catalogue/problem.ts";
import fastify from "fastify";
import { expect, onTestFinished, test } from "vitest";
import { RefusedError } from "../drafts/content-path.ts";
import { frame } from "../straighten/geometry.ts";
import type { Photograph } from "../straighten/photograph.ts";
import type { DeskOptions } from "./desk-options.ts";
import { addPhotographRoutes } from "./photograph-routes.ts";

const KEY = "marble/carrara";
const [FIRST, SECOND, GUESSED] = [frame(10, 10, 90, 60), frame(20, 5, 95, 55), frame(1, 1, 99, 69)];
const PLACEMENT = { edges: FIRST, width: 320, height: 200 };

/** Photographs of 100 × 70 pixels before a desk that finds these mistakes when it saves. */
function routes(given: { kept?: string[]; placement?: object; problems?: object[]; light?: number } = {}) {
  const { kept: names = ["slab first"], problems = [], light = 120 } = given;
  const placements = new Map(Object.entries({ slab: given.placement, close: undefined }));
  const photographOf = (width: number, height: number): Photograph => ({
    pixels: { width, height, data: new Uint8Array(width * height * 3).fill(light) },
    ...{ focal: undefined, edges: GUESSED, version: `${width} wide` },
  });
  const photograph = photographOf(100, 70);
  const known = new Set(names);
  const photographs = {
    has: async ({ view }: { view: string }, which: string) => known.has(`${view} ${which}`),
    async open({ view }: { view: string }, which: string) {
      if (!known.has(`${view} ${which}`)) throw new RefusedError(404, "NO PHOTOGRAPH");
      return photograph;
    },
    async keep({ view }: { view: string }, which: string) {
      known.add(`${view} ${which}`);
      return photograph;
    },
    copy: async () => photographOf(200, 140),
    async placement({ view }: { view: string }) {
      const found = placements.get(view);
      return found && JSON.stringify(found);
    },
    keepPlacement: async ({ view }: { view: string }, text: string) =>
      void placements.set(view, JSON.parse(text)),
  };
  const app = fastify();
  app.setErrorHandler((error, _request, reply) =>
    reply
      .code(error instanceof RefusedError ? error.status : 500)
      .send({ message: (error as Error).message }),
  );
  const content = { inTurn: async () => problems as Problem[] };
  addPhotographRoutes(app, { content, git: {}, photographs } as unknown as DeskOptions);
  onTestFinished(() => app.close());
  const post = async (url: string, payload: object) =>
    (await app.inject({ method: "POST", url, payload })).json();
  return {
    placements,
    known,
    post,
    get: async (query: string) => (await app.inject(`/api/photograph?${query}`)).json(),
    straighten: (body: object) =>
      post("/api/straighten", {
        ...{ stone: KEY, placement: PLACEMENT, seen: { first: "100 wide" } },
        ...{ save: false, message: "Carrara", ...body },
      }),
    put: async (query: string) =>
      (
        await app.inject({
          ...{ method: "POST", url: `/api/photograph?${query}`, payload: Buffer.from("x") },
          headers: { "content-type": "application/octet-stream" },
        })
      ).json(),
  };
}

test("a photograph is shown with its own edges as they were set, else as they are guessed", async () => {
  const before = { ...PLACEMENT, second: SECOND };
  const { get } = routes({ kept: ["slab first", "slab second"], placement: before });
  expect(await get(`stone=${KEY}`)).toMatchObject({
    state: "there",
    photograph: { width: 100, height: 70, edges: FIRST, before, blownOut: 0 },
  });
  expect((await get(`stone=${KEY}&which=second`)).photograph.edges).toEqual(SECOND);
  expect((await routes().get(`stone=${KEY}`)).photograph).toMatchObject({ edges: GUESSED });
  const none = routes({ kept: [] });
  expect(await none.get(`stone=${KEY}`)).toEqual({ state: "none" });
  expect(await none.get("stone=carrara")).toEqual({ message: "This request cannot be understood." });
});

test("a close view is the whole of its photograph, until a part of it is set", async () => {
  const { put, known } = routes({ kept: [] });
  expect((await put(`stone=${KEY}&view=close`)).edges).toEqual(frame(0, 0, 100, 70));
  expect((await put(`stone=${KEY}&which=second`)).edges).toEqual(GUESSED);
  expect([...known]).toEqual(["close first", "slab second"]);
});

test("how much is blown out is told of the slab alone, and of edges that enclose nothing nothing", async () => {
  expect((await routes({ light: 255 }).get(`stone=${KEY}`)).photograph.blownOut).toBe(1);
  const crossed = { ...PLACEMENT, edges: { ...FIRST, bottom: FIRST.top } };
  expect((await routes({ light: 255, placement: crossed }).get(`stone=${KEY}`)).photograph.blownOut).toBe(0);
});

test("a slab is tried without being kept; saved, its placement is, unless there are mistakes", async () => {
  const { straighten, placements } = routes();
  expect(await straighten({})).toMatchObject({
    ...{ state: "tried", problems: [], blownOut: 0 },
    picture: expect.stringMatching(/^data:image\/jpeg;base64,/),
  });
  expect(placements.get("slab")).toBeUndefined();
  expect(await straighten({ save: true })).toMatchObject({ state: "saved", problems: [] });
  expect(placements.get("slab")).toEqual(PLACEMENT);
  const faulty = routes({ problems: [{ message: "wrong" }] });
  expect(await faulty.straighten({ save: true })).toMatchObject({
    state: "problems",
    problems: [{ message: "wrong" }],
  });
  expect(faulty.placements.get("slab")).toBeUndefined();
});

test("another photograph than the one that the screen shows is neither straightened nor saved", async () => {
  const { straighten, placements } = routes({ kept: ["slab first", "slab second"] });
  const other = { message: "OTHER PHOTOGRAPH" };
  expect(await straighten({ seen: { first: "90 wide" } })).toEqual(other);
  expect(await straighten({ seen: { first: "90 wide" }, save: true })).toEqual(other);
  const placement = { ...PLACEMENT, second: SECOND };
  expect(await straighten({ placement, seen: { first: "100 wide", second: "90 wide" } })).toEqual(other);
  expect(placements.get("slab")).toBeUndefined();
});

test("a close view needs a photograph that is fine enough, and a second one must be there", async () => {
  const coarse = routes({ kept: ["close first"] });
  expect(await coarse.straighten({ view: "close" })).toEqual({ message: "DETAIL" });
  const { straighten } = routes();
  expect(await straighten({ placement: { ...PLACEMENT, second: SECOND } })).toEqual({
    message: "NO PHOTOGRAPH",
  });
  expect(await straighten({ placement: { ...PLACEMENT, width: 4 } })).toEqual({
    message: "Width and height must be centimetres between 5 and 600.",
  });
  expect(await straighten({ message: " " })).toHaveProperty("message");
});

test("a close view is taken from a slab that was straightened, at the scale of the copy", async () => {
  const lies = (width: number) => ({ edges: frame(10, 5, 90, 65), width, height: (width * 3) / 4 });
  const closeView = { stone: KEY, at: [0.5, 0.5] };
  expect(await routes().post("/api/close-view", closeView)).toEqual({ message: "NO SLAB" });
  expect(await routes({ placement: lies(30) }).post("/api/close-view", closeView)).toEqual({
    message: "DETAIL",
  });
  // 80 pixels for 75 mm are too few; the copy has twice as many, and its part is the whole slab.
  const { post, placements } = routes({ placement: lies(7.5) });
  const { photograph } = await post("/api/close-view", closeView);
  expect(photograph).toMatchObject({ width: 200, height: 140, before: { width: 7.5, height: 5.6 } });
  expect(photograph.edges.top[0].map(Math.round)).toEqual([20, 10]);
  expect(placements.get("close")).toEqual(photograph.before);
});
