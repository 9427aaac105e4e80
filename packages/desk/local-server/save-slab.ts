import type { FileEdit } from "@stoneyard/catalogue/editing/file-edit.ts";
import { parseSource, type Source } from "@stoneyard/catalogue/files/source.ts";
import type { StoneKey } from "@stoneyard/catalogue/kinds/family.ts";
import type { SlabState } from "@stoneyard/catalogue/kinds/slab.ts";
import { stone } from "@stoneyard/catalogue/kinds/stone.ts";
import type { Problem } from "@stoneyard/catalogue/problem.ts";
import { slabNames } from "@stoneyard/catalogue/stones/slab-pictures.ts";
import { saveAndCommit } from "../history/history.ts";
import { asJpeg, type SlabPicture } from "../straighten/slab-picture.ts";
import type { View } from "../straighten/views.ts";
import type { DeskOptions } from "./desk-options.ts";
import { withoutOwners } from "./masters.ts";

/** New facts of a slab that is sold by itself; null when it no longer is. */
export type SoldSlab = { number?: string | null | undefined; state?: SlabState | null | undefined };

/** Saves the picture in place of the owner's former one, its scale and the slab's facts as one change. */
export async function saveSlab(
  { content, git }: Pick<DeskOptions, "content" | "git">,
  key: StoneKey,
  view: View,
  slab: SlabPicture,
  sold: SoldSlab | undefined,
  message: string,
): Promise<readonly Problem[]> {
  const file = `stones/${key}.yaml`;
  const name = pictureOf(key, view);
  const bytes = await asJpeg(slab.pixels);
  const { text, version } = await content.open(file);
  const source = parseSource(file, text);
  const { value } = source;
  // Without a value it would seem to have no slabs.
  if (value === undefined)
    return source.problems.map((problem) => ({ ...problem, file: `content/${problem.file}` }));
  const size = { width: Math.round(slab.width), height: Math.round(slab.height) };
  const edits =
    view === "2" || view === "3"
      ? soldEdits(source, Number(view), size, sold)
      : [scaleEdit(value, view === "close" ? "closeMmPerPixel" : "mmPerPixel", slab.mmPerPixel)];
  if (view === "slab" && (isSaid(sold) || listed(value, 1) >= 0))
    edits.push(...soldEdits(source, 1, size, sold));
  const draft = await content.draft(file, version, edits);
  const changes = new Map<string, string | Uint8Array | null>([
    ...(await withoutOwners(content, name)),
    [`pictures/${name}.jpg`, bytes],
    [file, draft.text],
  ]);
  return (await saveAndCommit({ content, git }, changes, message)).problems;
}

const ORDER = Object.keys(stone.shape);

function scaleEdit(value: unknown, name: "mmPerPixel" | "closeMmPerPixel", mmPerPixel: number): FileEdit {
  const scale = Number(mmPerPixel.toFixed(4));
  if ("photograph" in Object(value)) return { kind: "set", path: ["photograph", name], value: scale };
  return { kind: "set", path: ["photograph"], value: { [name]: scale }, order: ORDER };
}

/** Whether a slab has facts by which it is sold by itself. */
function isSaid({ number, state }: SoldSlab = {}): boolean {
  return Boolean(number ?? state);
}

/** A slab with a picture of its own has its size, number and state in `singleSlabs`. */
function soldEdits(
  { value, samples }: Pick<Source, "value" | "samples">,
  picture: number,
  size: { width: number; height: number },
  { number, state }: SoldSlab = {},
): FileEdit[] {
  const slabs = soldSlabs(value);
  const at = listed(value, picture);
  const given = { ...size, ...(number && { number }), ...(state && { state }) };
  if (slabs.length === 0)
    return [{ kind: "set", path: ["singleSlabs"], value: [{ ...given, picture }], order: ORDER }];
  if (at < 0)
    return [{ kind: "insert", path: ["singleSlabs"], at: slabs.length, value: { ...given, picture } }];
  const placeOf = (key: string) => ["singleSlabs", at, key];
  const isSample = (key: string) =>
    samples.some(({ steps }) => JSON.stringify(steps) === JSON.stringify(placeOf(key)));
  const gone = Object.entries({ number, state }).filter(
    ([key, now]) => now === null && key in Object(slabs[at]),
  );
  return [
    ...Object.entries(given).flatMap(([key, now]): FileEdit[] => [
      { kind: "set", path: placeOf(key), value: now },
      ...(isSample(key) ? [{ kind: "mark" as const, path: placeOf(key), isSample: false }] : []),
    ]),
    ...gone.map(([key]): FileEdit => ({ kind: "remove", path: placeOf(key) })),
  ];
}

function soldSlabs(value: unknown): unknown[] {
  const { singleSlabs }: { singleSlabs?: unknown } = Object(value);
  return Array.isArray(singleSlabs) ? singleSlabs : [];
}

/** The index of a picture's slab in `singleSlabs`, or -1. */
function listed(value: unknown, picture: number): number {
  return soldSlabs(value).findIndex((each) => Object(each).picture === picture);
}

/** The name of the picture that a photograph becomes. */
function pictureOf(key: StoneKey, view: View): string {
  const { slab, close, others } = slabNames({ key });
  if (view === "close") return close;
  return (view === "slab" ? slab : others[view === "2" ? 0 : 1]) ?? slab;
}
