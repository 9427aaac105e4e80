import type { Camera } from "../camera.ts";
import { isClad, type Lay, type Recipe } from "../recipe.ts";
import { type Wall, wallsBehind } from "../walls-behind.ts";
import { layStone } from "./lay-stone.ts";
import type { LaidStone } from "./laying.ts";
import { sceneLight } from "./light/film.ts";
import type { LightCache } from "./light/light-as-seen.ts";
import { besideLying, type MirroredRoom } from "./light/mirrored-room.ts";
import { type FaceLight, oldLight } from "./light/old-light.ts";
import { emptyCache, type Pause, seenFaces } from "./mask/seen-faces.ts";
import { noiseLevel } from "./noise-level.ts";
import { halfPicture, type LinearPicture, linearPicture, type Photograph } from "./picture.ts";
import type { SeenFace } from "./seen-face.ts";
import { type SlabFormat, type SlabPyramid, slabPyramid } from "./slab-pyramid.ts";
import { StoneColours } from "./stone-colours.ts";

// Steps over all pixels that run once a picture are split into functions of a row: a nested loop in a function that
// is called seldom falls out of compiled code at the end of every row, which takes as long as the work (measured).

/** Usual joint between two slabs, metres. */
const JOINT = 0.002;
/** Slabs that are kept ready, where no more lie in the picture; each takes 14 MB. */
const MOST_SLABS = 3;

/** A picture with stones, and the stone's share of each pixel, 0–255. */
type Drawn = { pixels: Uint8ClampedArray<ArrayBuffer>; stone: Uint8Array<ArrayBuffer> };

/** A photograph and all that is computed from it: only what changed since the last drawing is computed again. */
export class VisitorPhoto {
  readonly #photograph: Photograph;
  readonly #linear: LinearPicture;
  readonly #half: LinearPicture;
  readonly #noise: number;
  readonly #kept = emptyCache();
  readonly #light: LightCache = [];
  readonly #colours: StoneColours;
  readonly #slabs = new Map<string, SlabPyramid>();
  #faces: { key: string; faces: SeenFace[]; walls: Wall[]; room: MirroredRoom } | undefined;
  #lights: { key: string; lights: (FaceLight | undefined)[] } | undefined;

  constructor(photograph: Photograph) {
    this.#photograph = photograph;
    this.#linear = linearPicture(photograph, sceneLight);
    this.#half = halfPicture(this.#linear);
    this.#noise = noiseLevel(photograph);
    this.#colours = new StoneColours(photograph.width * photograph.height);
  }

  /** Keeps a slab under the name of its stone. */
  keepSlab(stone: string, pixels: Photograph, format: SlabFormat): void {
    this.#slabs.set(stone, slabPyramid(pixels, format));
  }

  hasSlab(stone: string): boolean {
    const slab = this.#slabs.get(stone);
    if (!slab) return false;
    this.#slabs.delete(stone);
    this.#slabs.set(stone, slab);
    return true;
  }

  /**
   * @param lays by surface
   * @param pause may throw to cancel
   */
  async draw(recipe: Recipe, lays: Readonly<Record<string, Lay>>, pause: Pause): Promise<Drawn> {
    const { width, height } = this.#photograph;
    const camera: Camera = { focal: recipe.focal, centre: recipe.centre };
    const outlines = JSON.stringify(recipe.surfaces.map(({ lightness: _, ...outline }) => outline));
    const facesKey = JSON.stringify([camera, outlines]);
    if (this.#faces?.key !== facesKey) {
      const faces = await seenFaces(this.#photograph, camera, recipe.surfaces, this.#kept, pause);
      this.#faces = {
        key: facesKey,
        faces,
        walls: wallsBehind(camera, recipe.surfaces),
        room: { seen: this.#half, lying: besideLying(this.#half, faces, width) },
      };
    }
    const { faces, walls, room } = this.#faces;
    const lightness = Object.fromEntries(recipe.surfaces.map(({ id, lightness: said }) => [id, said]));
    const sheets = Object.fromEntries(recipe.surfaces.map(({ id, sheet }) => [id, sheet]));
    const lightsKey = `${facesKey} ${JSON.stringify(lightness)}`;
    await pause();
    if (this.#lights?.key !== lightsKey) {
      this.#lights = {
        key: lightsKey,
        lights: oldLight(this.#half, room, width, camera, faces, { walls, lightness, sheets }, this.#light),
      };
    }
    await pause();
    // The least recently used ones go.
    const laid = new Set(Object.values(lays).map(({ stone }) => stone));
    for (const name of this.#slabs.keys())
      if (this.#slabs.size > MOST_SLABS && !laid.has(name)) this.#slabs.delete(name);
    const stones: Record<string, LaidStone> = {};
    for (const [surface, { stone, shift, turn }] of Object.entries(lays)) {
      const slab = this.#slabs.get(stone);
      const kind = recipe.surfaces.find(({ id }) => id === surface)?.kind;
      if (slab) stones[surface] = { slab, shift, turn, joint: kind && isClad(kind) ? JOINT : 0 };
    }
    const { lights } = this.#lights;
    const pixels = layStone(this.#photograph, {
      linear: this.#linear,
      room,
      camera,
      faces,
      walls,
      lights,
      stones,
      noise: this.#noise,
      colours: this.#colours,
    });
    return { pixels, stone: together(faces, width * height) };
  }
}

function together(faces: readonly SeenFace[], pixels: number): Uint8Array<ArrayBuffer> {
  const all = new Uint8ClampedArray(pixels);
  for (const { coverage } of faces) for (let i = 0; i < pixels; i++) if (coverage[i]) all[i] += coverage[i];
  return new Uint8Array(all.buffer);
}
