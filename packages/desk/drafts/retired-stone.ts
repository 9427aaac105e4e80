import { applyEdits, type FileEdit } from "@stoneyard/catalogue/editing/file-edit.ts";
import {
  isMapValue,
  readValue,
  type Value,
  valueAt,
  withoutMarks,
} from "@stoneyard/catalogue/editing/marked-value.ts";
import type { StoneKey } from "@stoneyard/catalogue/kinds/family.ts";
import { FINISHES } from "@stoneyard/catalogue/kinds/finishes.ts";
import { ROOM_KINDS } from "@stoneyard/catalogue/kinds/room.ts";
import { finishName } from "@stoneyard/catalogue/stones/finish-pictures.ts";
import { stillName } from "@stoneyard/catalogue/stones/rooms.ts";
import { slabNames } from "@stoneyard/catalogue/stones/slab-pictures.ts";

/** Names of all pictures that are of one stone alone. */
export function picturesOf(key: StoneKey): string[] {
  const { slab, close, others } = slabNames({ key });
  return [
    slab,
    close,
    ...others,
    ...FINISHES.map((finish) => finishName({ key }, finish)),
    ...ROOM_KINDS.map((kind) => stillName({ key }, kind)),
  ];
}

/** Names of the photographs of a stone's single slabs, as its file has them. */
export function slabPicturesIn(stone: string): string[] {
  return listIn(readValue(stone), "singleSlabs").flatMap((slab) => listIn(slab, "pictures").map(String));
}

/** The list of our pictures without the lines of a stone. */
export function madeListWithout(list: string, names: readonly string[]): string {
  const isGone = (line: string) => names.some((name) => line.startsWith(`${name}: `));
  return list
    .split("\n")
    .filter((line) => !isGone(line))
    .join("\n");
}

/**
 * A family's file after a stone was removed: the stone's own family no longer lists it and redirects its addresses; another
 * family redirects addresses that led to the stone.
 * @param stone the stone's file with its former addresses
 * @param instead the stone to redirect to; undefined for the family
 */
export function familyWithout(
  family: { key: string; text: string },
  { key, text: stone }: { key: StoneKey; text: string },
  instead: StoneKey | undefined,
): string {
  const value = readValue(family.text);
  const retired = listIn(value, "retired");
  const led: FileEdit[] = retired.flatMap((entry, i): FileEdit[] => {
    if (!isMapValue(entry) || entry.instead !== key) return [];
    const path = ["retired", i, "instead"];
    return [instead ? { kind: "set", path, value: instead } : { kind: "remove", path }];
  });
  const [own, slug = ""] = key.split("/");
  if (family.key !== own) return applyEdits("family.yaml", family.text, led);
  const stones = listIn(value, "stones");
  const next = stones.find((each) => each !== slug);
  const former = listIn(readValue(stone), "formerAddresses").map(String);
  const known = retired.map((entry) => (isMapValue(entry) ? entry.slug : undefined));
  const gone = [slug, ...former]
    .filter((each) => !known.includes(each))
    .map((each) => ({ slug: each, ...(instead && { instead }) }));
  return applyEdits("family.yaml", family.text, [
    ...led,
    ...(stones.includes(slug) ? [{ kind: "remove" as const, path: ["stones", stones.indexOf(slug)] }] : []),
    ...(valueAt(value, ["cover"]) === slug && next !== undefined
      ? [{ kind: "set" as const, path: ["cover"], value: next }]
      : []),
    ...(retired.length === 0
      ? [{ kind: "set" as const, path: ["retired"], value: gone }]
      : gone.map((entry, i) => ({
          kind: "insert" as const,
          path: ["retired"],
          at: retired.length + i,
          value: entry,
        }))),
  ]);
}

function listIn(value: Value, name: string): Value[] {
  const list = withoutMarks(valueAt(value, [name]));
  return Array.isArray(list) ? list : [];
}
