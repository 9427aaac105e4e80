import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Masters } from "../masters.ts";
import { exposureOf } from "./exposures.ts";
import { readRoomDigest } from "./room-files.ts";
import { type Dressing, isBaked, isRoom, type Shot } from "./shots.ts";

const BLENDER = join(import.meta.dirname, "blender");
const DEVELOP = join(import.meta.dirname, "develop");
const FILM = join(import.meta.dirname, "../../packages/room-view/agx.json");

/**
 * First 16 hex digits of a hash over what a shot's pixels come from: its entry, the slabs of its stones, and either its
 * scene with the modules of the kit that it stands on, its exposure and the darkroom, or the room of `contentDir` that it
 * is baked from.
 */
export async function digestOf(contentDir: string, masters: Masters, shot: Shot): Promise<string> {
  // Words change no pixel.
  const { words, ...seen } = { words: undefined, ...shot };
  const hash = createHash("sha256").update(JSON.stringify(seen));
  if (!isRoom(shot)) hash.update(await slabsOf(masters, Object.values(shot.stones)));
  if (isBaked(shot)) hash.update((await readRoomDigest(contentDir, shot.from)) ?? "");
  else {
    const scene = join(BLENDER, "scenes", `${shot.scene}.py`);
    const sources = [...closure([join(BLENDER, "render.py"), scene]), ...pythonFiles(DEVELOP), FILM];
    for (const file of sources.sort()) hash.update(readFileSync(file, "utf8"));
    hash.update(String(await exposureOf(shot.scene)));
  }
  return hash.digest("hex").slice(0, 16);
}

/** Hashes of the slabs as they now are. Close views are drawn anew for the renderer whenever the site's own ones change. */
async function slabsOf(masters: Masters, dressings: readonly Dressing[]): Promise<string> {
  const names = dressings.map((dressing) => {
    const { stone, view } = typeof dressing === "string" ? { stone: dressing, view: "slab" } : dressing;
    return `stones/${stone}${view === "close" ? "-close" : ""}`;
  });
  const entries = await Promise.all(names.map((name) => masters.ours(name)));
  return entries.map((entry) => entry?.sha256 ?? "").join();
}

/** Python files and the modules of the kit that they import. */
function closure(files: readonly string[], seen = new Set<string>()): Set<string> {
  for (const file of files) {
    if (seen.has(file)) continue;
    seen.add(file);
    closure(importsOf(file), seen);
  }
  return seen;
}

/**
 * `from kit import stone, light`, `from kit.shapes import box` and, inside the kit, `from .stage import place`.
 * @throws where there is no such module, as a picture would then never be stale by it
 */
function importsOf(file: string): string[] {
  const source = readFileSync(file, "utf8");
  const statements = source.matchAll(/^\s*from (kit|\.|scenes)\.?(\w*) import (?:\(([^)]*)\)|(.*))/gm);
  return [...statements].flatMap(([, from = "", module = "", inBrackets, inLine = ""]) => {
    const folder = join(BLENDER, from === "scenes" ? "scenes" : "kit");
    const parts = module ? [module] : (inBrackets ?? inLine).split("#")[0].match(/\w+/g);
    return (parts ?? []).map((part) => {
      const imported = join(folder, `${part}.py`);
      if (!existsSync(imported)) throw new Error(`${file} imports ${part}, but there is no ${imported}`);
      return imported;
    });
  });
}

function pythonFiles(dir: string): string[] {
  return readdirSync(dir)
    .filter((file) => file.endsWith(".py"))
    .map((file) => join(dir, file));
}
