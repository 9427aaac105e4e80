import { applyEdits, type FileEdit } from "../editing/file-edit.ts";
import { isMapValue, readValue } from "../editing/marked-value.ts";
import type { Files } from "./content-files.ts";

/** The first of a stone's further slabs is on its second picture. */
const FIRST = 2;

/** Format 6: sizes of further slabs stand with their numbers and states, in `singleSlabs`. */
export function singleSlabsOfFormat6(files: Files): void {
  for (const [file, written] of files) {
    if (/^stones\/[^/]+\/[^/]+\.yaml$/.test(file)) files.set(file, withSlabs(file, written));
  }
}

function withSlabs(file: string, written: string): string {
  const stone = readValue(written);
  const photograph = isMapValue(stone) ? stone.photograph : undefined;
  if (!isMapValue(stone) || !isMapValue(photograph) || !Array.isArray(photograph.otherSlabs)) return written;
  const moved = photograph.otherSlabs.map((size, place) => ({ ...Object(size), picture: FIRST + place }));
  const isAlone = Object.keys(photograph).length === 1;
  const edits: FileEdit[] = [
    { kind: "set", path: ["singleSlabs"], value: moved },
    { kind: "remove", path: isAlone ? ["photograph"] : ["photograph", "otherSlabs"] },
  ];
  return applyEdits(file, written, edits);
}
