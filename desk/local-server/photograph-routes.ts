import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { FileEdit } from "#catalogue/editing/file-edit.ts";
import { stoneKey } from "#catalogue/kinds/family.ts";
import { stone } from "#catalogue/kinds/stone.ts";
import type { Problem } from "#catalogue/problem.ts";
import { parseSource } from "#catalogue/source.ts";
import { RefusedError } from "../drafts/content-path.ts";
import { gitState } from "../history/git.ts";
import { commitFiles } from "../history/history.ts";
import type { Edges } from "../straighten/geometry.ts";
import type { Which } from "../straighten/kept-photographs.ts";
import { LARGEST_PHOTOGRAPH, type Photograph } from "../straighten/photograph.ts";
import { asJpeg, type Placement, slabPicture } from "../straighten/slab-picture.ts";
import type { DeskOptions } from "./desk-server.ts";

/** What the screen shows of a photograph before it is straight. */
export type ShownPhotograph = {
  width: number;
  height: number;
  edges: Edges;
  /** Centimetres, where they were typed before. */
  measures: { width: number; height: number } | undefined;
  blownOut: number;
  /** The photograph itself, small, as a data address. */
  picture: string;
};

/** The photograph of a stone that came before, to be done again. */
export type KeptPhotograph = { state: "none" } | { state: "there"; photograph: ShownPhotograph };

export type StraightenedSlab = {
  state: "tried" | "saved" | "problems";
  picture: string;
  contradiction: number | undefined;
  problems: readonly Problem[];
};

const SHOWN_WIDTH = 2400;

const point = z.tuple([z.number(), z.number()]);
const line = z.tuple([point, point]);
const centimetres = z.number().min(20).max(600);
const fourEdges = z.strictObject({ top: line, right: line, bottom: line, left: line });
const placement = z.strictObject({
  edges: fourEdges,
  width: centimetres,
  height: centimetres,
  colour: z.strictObject({ of: z.enum(["grey-card", "neutral"]), at: point }).optional(),
  second: fourEdges.optional(),
});
const named = z.object({ stone: stoneKey, which: z.enum(["first", "second"]).default("first") });
const asked = z.strictObject({
  stone: stoneKey,
  placement,
  save: z.boolean(),
  words: z.string().trim().min(1).max(200),
});

/**
 * A photograph of a slab comes in, is straightened and becomes the stone's picture. The original and its edges are kept in
 * `photographs`, which is not under git, so that it can be done again.
 */
export function addPhotographRoutes(
  app: FastifyInstance,
  { content, git, photographs: kept }: DeskOptions,
): void {
  app.addContentTypeParser(
    "application/octet-stream",
    { parseAs: "buffer", bodyLimit: LARGEST_PHOTOGRAPH },
    (_request, body, done) => done(null, body),
  );

  app.get("/api/photograph", async ({ query }): Promise<KeptPhotograph> => {
    const { stone, which } = nameIn(query);
    if (!(await kept.has(stone, which))) return { state: "none" };
    const before = placementIn(await kept.placement(stone));
    return { state: "there", photograph: await shown(await kept.open(stone, which), which, before) };
  });

  app.post<{ Body: Buffer }>(
    "/api/photograph",
    { bodyLimit: LARGEST_PHOTOGRAPH },
    async ({ query, body }) => {
      const { stone, which } = nameIn(query);
      if (!Buffer.isBuffer(body)) throw new RefusedError(415, "This is no photograph.");
      return shown(await kept.keep(stone, which, body), which, undefined);
    },
  );

  app.post("/api/straighten", async ({ body }): Promise<StraightenedSlab> => {
    const parsed = asked.safeParse(body);
    if (!parsed.success)
      throw new RefusedError(400, "Width and height must be centimetres between 20 and 600.");
    const { stone: key, placement, save, words } = parsed.data;
    const second = placement.second && (await kept.open(key, "second"));
    const slab = slabPicture(await kept.open(key, "first"), placement, second);
    const answer = {
      picture: dataAddress(await asJpeg(slab.pixels, 1024)),
      contradiction: slab.contradiction,
    };
    if (!save) return { ...answer, state: "tried", problems: [] };
    const bytes = await asJpeg(slab.pixels);
    const problems = await content.inTurn(() =>
      saveSlab({ content, git }, key, bytes, slab.mmPerPixel, words),
    );
    if (problems.length === 0) await kept.keepPlacement(key, JSON.stringify(placement));
    return { ...answer, state: problems.length === 0 ? "saved" : "problems", problems };
  });
}

function nameIn(query: unknown) {
  const found = named.safeParse(query);
  if (!found.success) throw new RefusedError(400, "This is no stone.");
  return found.data;
}

function placementIn(written: string | undefined): Placement | undefined {
  return written === undefined ? undefined : placement.safeParse(JSON.parse(written)).data;
}

async function shown(
  photograph: Photograph,
  which: Which,
  before: Placement | undefined,
): Promise<ShownPhotograph> {
  const { width, height } = photograph.pixels;
  const edges = which === "first" ? before?.edges : before?.second;
  return {
    width,
    height,
    edges: edges ?? photograph.edges,
    measures: before && { width: before.width, height: before.height },
    blownOut: photograph.blownOut,
    picture: dataAddress(await asJpeg(photograph.pixels, SHOWN_WIDTH)),
  };
}

function dataAddress(jpeg: Buffer): string {
  return `data:image/jpeg;base64,${jpeg.toString("base64")}`;
}

/** The picture and its scale, in one change. */
async function saveSlab(
  { content, git }: Pick<DeskOptions, "content" | "git">,
  key: string,
  bytes: Buffer,
  mmPerPixel: number,
  words: string,
): Promise<readonly Problem[]> {
  const file = `stones/${key}.yaml`;
  const picture = `pictures/stones/${key}.jpg`;
  const { text, version } = await content.open(file);
  const draft = await content.draft(file, version, [scaleEdit(file, text, mmPerPixel)]);
  const { problems } = await content.save(
    new Map<string, string | Uint8Array>([
      [picture, bytes],
      [file, draft.text],
    ]),
  );
  if (problems.length === 0 && (await gitState(git)) === "ready")
    await commitFiles(git, [picture, file], words);
  return problems;
}

function scaleEdit(file: string, text: string, mmPerPixel: number): FileEdit {
  const value = Number(mmPerPixel.toFixed(4));
  const hasPhotograph = "photograph" in Object(parseSource(file, text).value);
  if (hasPhotograph) return { kind: "set", path: ["photograph", "mmPerPixel"], value };
  return { kind: "set", path: ["photograph"], value: { mmPerPixel: value }, order: Object.keys(stone.shape) };
}
