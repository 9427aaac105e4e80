import { stoneKey } from "@stoneyard/catalogue/kinds/family.ts";
import { singleSlab } from "@stoneyard/catalogue/kinds/slab.ts";
import type { Problem } from "@stoneyard/catalogue/problem.ts";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { RefusedError } from "../drafts/content-path.ts";
import { closePlace, scaledPlacement } from "../straighten/close-place.ts";
import { type Edges, frame } from "../straighten/geometry.ts";
import { LARGEST_PHOTOGRAPH, type Photograph } from "../straighten/photograph.ts";
import { type Placement, placement, share } from "../straighten/placement.ts";
import { asJpeg, blownOutShare, cornersIn, slabPicture } from "../straighten/slab-picture.ts";
import type { Which } from "../straighten/stored-photographs.ts";
import { VIEWS, type View } from "../straighten/views.ts";
import type { DeskOptions } from "./desk-options.ts";
import { bytesOf, commitMessage, onPost, parsed } from "./parsed.ts";
import { saveSlab } from "./save-slab.ts";

/** What the screen shows of a photograph before it is straight. */
export type ShownPhotograph = {
  width: number;
  height: number;
  edges: Edges;
  /** How it was straightened before, to start from again. */
  before: Placement | undefined;
  /** The share of the slab that is blown out, as far as its edges are right. */
  blownOut: number;
  /** The photograph itself, small, as a data address. */
  picture: string;
  /** It is sent back with the edges, so that no other photograph is straightened by them. */
  version: string;
};

/** The stone's former photograph, to straighten it again. */
export type StoredPhotograph = { state: "none" } | { state: "there"; photograph: ShownPhotograph };

export type StraightenedSlab = {
  state: "tried" | "saved" | "problems";
  picture: string;
  contradiction: number | undefined;
  blownOut: number;
  problems: readonly Problem[];
};

const SHOWN_WIDTH = 2400;
/** The scale of a close view in pixels, as the catalogue has it for every photograph. */
const NARROWEST_CLOSE = 800;

const view = z.enum(VIEWS).default("slab");
const named = z.object({ stone: stoneKey, view, which: z.enum(["first", "second"]).default("first") });
const sold = z.strictObject({
  number: singleSlab.shape.number.nullable(),
  state: singleSlab.shape.state.nullable(),
});
const asked = z.strictObject({
  stone: stoneKey,
  view,
  placement,
  /** Versions of the photographs that the screen shows; none of a second one that it still reads. */
  seen: z.strictObject({ first: z.string(), second: z.string().optional() }),
  save: z.boolean(),
  sold: sold.optional(),
  message: commitMessage,
});

const closeAsked = z.strictObject({ stone: stoneKey, at: z.tuple([share, share]) });

/**
 * A photograph of a slab is received, straightened and becomes the stone's picture. The original and its edges stay in
 * `photographs`, outside git, so that it can be repeated.
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

  app.get("/api/photograph", async ({ query }): Promise<StoredPhotograph> => {
    const { stone, view, which } = parsed(named, query);
    const subject = { stone, view };
    if (!(await kept.has(subject, which))) return { state: "none" };
    const before = placementIn(await kept.placement(subject));
    return { state: "there", photograph: await shown(await kept.open(subject, which), view, which, before) };
  });

  app.post("/api/photograph", { bodyLimit: LARGEST_PHOTOGRAPH }, async ({ query, body }) => {
    const { stone, view, which } = parsed(named, query);
    return shown(await kept.keep({ stone, view }, which, bytesOf(body)), view, which, undefined);
  });

  app.post("/api/straighten", async ({ body }): Promise<StraightenedSlab> => {
    const wrong = "Width and height must be centimetres between 5 and 600.";
    const { stone: key, view, placement, seen, save, sold, message } = parsed(asked, body, wrong);
    const subject = { stone: key, view };
    const second = placement.second && (await kept.open(subject, "second"));
    const first = await kept.open(subject, "first");
    // Another window, or a photograph from the yard, may have replaced what this one shows.
    if (first.version !== seen.first || (seen.second && second?.version !== seen.second))
      throw new RefusedError(409, "OTHER PHOTOGRAPH");
    const slab = slabPicture(first, placement, second);
    // A result larger than its pixels in the photograph would be enlarged.
    if (view === "close" && slab.detail < NARROWEST_CLOSE) throw new RefusedError(422, "DETAIL");
    const answer = {
      picture: dataAddress(await asJpeg(slab.pixels, 1024)),
      contradiction: slab.contradiction,
      blownOut: slab.blownOut,
    };
    if (!save) return { ...answer, state: "tried", problems: [] };
    const problems = await content.inTurn(() => saveSlab({ content, git }, key, view, slab, sold, message));
    if (problems.length === 0) await kept.keepPlacement(subject, JSON.stringify(placement));
    return { ...answer, state: problems.length === 0 ? "saved" : "problems", problems };
  });

  // The slab's own photograph, of which a part becomes the close view.
  onPost(app, "/api/close-view", closeAsked, async ({ stone, at }): Promise<StoredPhotograph> => {
    const slab = placementIn(await kept.placement({ stone, view: "slab" }));
    if (!slab) throw new RefusedError(404, "NO SLAB");
    const subject = { stone, view: "close" } as const;
    const first = await kept.open({ stone, view: "slab" }, "first");
    const photograph = await kept.copy(stone, "slab", "close");
    const place = closePlace(scaledPlacement(slab, photograph.pixels.width / first.pixels.width), at);
    await kept.keepPlacement(subject, JSON.stringify(place));
    return { state: "there", photograph: await shown(photograph, "close", "first", place) };
  });
}

function placementIn(written: string | undefined): Placement | undefined {
  return written === undefined ? undefined : placement.safeParse(JSON.parse(written)).data;
}

async function shown(
  photograph: Photograph,
  view: View,
  which: Which,
  before: Placement | undefined,
): Promise<ShownPhotograph> {
  const { width, height } = photograph.pixels;
  const known = which === "first" ? before?.edges : before?.second;
  const edges = known ?? (view === "close" ? frame(0, 0, width, height) : photograph.edges);
  return {
    width,
    height,
    edges,
    before,
    blownOut: blownOutIn(photograph, edges),
    picture: dataAddress(await asJpeg(photograph.pixels, SHOWN_WIDTH)),
    version: photograph.version,
  };
}

/** Guessed edges may enclose nothing. */
function blownOutIn({ pixels }: Photograph, edges: Edges): number {
  try {
    return blownOutShare([{ pixels, corners: cornersIn(edges) }]);
  } catch (error) {
    if (error instanceof RefusedError) return 0;
    throw error;
  }
}

function dataAddress(jpeg: Buffer): string {
  return `data:image/jpeg;base64,${jpeg.toString("base64")}`;
}
