import type { FileEdit } from "#catalogue/editing/file-edit.ts";
import type { StoneKey } from "#catalogue/kinds/family.ts";
import { stone } from "#catalogue/kinds/stone.ts";
import type { Problem } from "#catalogue/problem.ts";
import { slabNames } from "#catalogue/slab-pictures.ts";
import { parseSource } from "#catalogue/source.ts";
import { gitState } from "../history/git.ts";
import { commitFiles } from "../history/history.ts";
import { asJpeg, type Placement, type SlabPicture } from "../straighten/slab-picture.ts";
import type { View } from "../straighten/views.ts";
import type { DeskOptions } from "./desk-options.ts";

/** The picture and its scale, in one change. */
export async function saveSlab(
  { content, git }: Pick<DeskOptions, "content" | "git">,
  key: StoneKey,
  view: View,
  slab: SlabPicture,
  { width, height }: Placement,
  words: string,
): Promise<readonly Problem[]> {
  const file = `stones/${key}.yaml`;
  const picture = `pictures/${pictureOf(key, view)}.jpg`;
  const bytes = await asJpeg(slab.pixels);
  const { text, version } = await content.open(file);
  const value = parseSource(file, text).value;
  const edit =
    view === "2" || view === "3"
      ? sizeEdit(value, Number(view), { width: Math.round(width), height: Math.round(height) })
      : scaleEdit(value, view === "close" ? "closeMmPerPixel" : "mmPerPixel", slab.mmPerPixel);
  const draft = await content.draft(file, version, [edit]);
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

const ORDER = Object.keys(stone.shape);

function scaleEdit(value: unknown, name: "mmPerPixel" | "closeMmPerPixel", mmPerPixel: number): FileEdit {
  const scale = Number(mmPerPixel.toFixed(4));
  if ("photograph" in Object(value)) return { kind: "set", path: ["photograph", name], value: scale };
  return { kind: "set", path: ["photograph"], value: { [name]: scale }, order: ORDER };
}

/** A further slab has its size among those that are sold one by one; its number and state are its owner's to write. */
function sizeEdit(value: unknown, picture: number, size: { width: number; height: number }): FileEdit {
  const { singleSlabs }: { singleSlabs?: unknown } = Object(value);
  const slabs: unknown[] = Array.isArray(singleSlabs) ? singleSlabs : [];
  if (slabs.length === 0)
    return { kind: "set", path: ["singleSlabs"], value: [{ ...size, picture }], order: ORDER };
  const at = slabs.findIndex((each) => Object(each).picture === picture);
  const now = { ...Object(slabs[at]), ...size, picture };
  return at < 0
    ? { kind: "insert", path: ["singleSlabs"], at: slabs.length, value: now }
    : { kind: "set", path: ["singleSlabs", at], value: now };
}

/** The name of the picture that a photograph becomes. */
function pictureOf(key: StoneKey, view: View): string {
  const { slab, close, others } = slabNames({ key });
  if (view === "close") return close;
  return (view === "slab" ? slab : others[view === "2" ? 0 : 1]) ?? slab;
}
