import { type LaidSlab, type Scene, SLAB_PIXELS, type SlabPixels } from "./drawing.ts";
import { turned } from "./place-on-slab.ts";
import { fetchBitmap, ROOM_LAYERS, type RoomLayer, type RoomLayers, surfacesOf } from "./room-layers.ts";
import { FRAGMENT, MOST_SURFACES, VERTEX } from "./shader.ts";

/** What lies left and right of the divider; without a divider the left is everything. */
type Side = "left" | "right";

/** Surfaces that whole slabs cover. For all others one large enough slab is taken. */
const CLAD = new Set(["cladding", "floor", "splashback", "wall"]);
/** Usual joint between two slabs, metres. */
const JOINT = 0.002;

const UNIFORM_OF: Record<RoomLayer, string> = {
  light: "room",
  dark: "roomDark",
  "irradiance-light": "irradiance",
  "irradiance-dark": "irradianceDark",
  "gloss-light": "gloss",
  "gloss-dark": "glossDark",
  planes: "planeNumbers",
};
const PLANE_DATA_UNIT = ROOM_LAYERS.length;
const SLABS_UNIT: Record<Side, number> = { left: PLANE_DATA_UNIT + 1, right: PLANE_DATA_UNIT + 2 };

/** Draws a room with stones into a canvas. After a lost context begin with a new one. */
export class Compositor {
  readonly surfaces: readonly string[];
  readonly #gl: WebGL2RenderingContext;
  readonly #room: RoomLayers;
  readonly #slabPixels: SlabPixels;
  readonly #program: WebGLProgram;
  readonly #textures: WebGLTexture[] = [];
  /** Slabs by surface, in the order of the layers of the side's texture, which is made with the first slab. */
  readonly #laid: Partial<Record<Side, (LaidSlab | undefined)[]>> = {};
  /** Sides with new slabs whose mipmaps are not made yet. */
  readonly #withoutMipmaps = new Set<Side>();

  /** The divider in the last drawing. */
  #divider: number | undefined;

  /** @throws NotFetched where a layer does not come or the fetching is aborted, another error where WebGL 2 is missing */
  static async open(
    canvas: HTMLCanvasElement | OffscreenCanvas,
    room: RoomLayers,
    { signal, slabPixels = SLAB_PIXELS }: { signal: AbortSignal; slabPixels?: SlabPixels },
  ): Promise<Compositor> {
    const bitmaps = await Promise.all(ROOM_LAYERS.map((layer) => fetchBitmap(room.urls[layer], signal)));
    signal.throwIfAborted();
    const [width, height] = room.size;
    canvas.width = width;
    canvas.height = height;
    const gl = canvas.getContext("webgl2", { alpha: false, antialias: false, depth: false });
    if (!gl) throw new Error("There is no WebGL 2 here.");
    return new Compositor(gl, room, bitmaps, slabPixels);
  }

  private constructor(
    gl: WebGL2RenderingContext,
    room: RoomLayers,
    bitmaps: ImageBitmap[],
    slabPixels: SlabPixels,
  ) {
    this.#gl = gl;
    this.#room = room;
    this.#slabPixels = slabPixels;
    this.surfaces = surfacesOf(room).slice(0, MOST_SURFACES);
    this.#program = programOf(gl);
    gl.useProgram(this.#program);
    gl.pixelStorei(gl.UNPACK_COLORSPACE_CONVERSION_WEBGL, gl.NONE);
    ROOM_LAYERS.forEach((layer, unit) => {
      this.#bind(unit, UNIFORM_OF[layer], gl.TEXTURE_2D);
      const bitmap = bitmaps[unit] as ImageBitmap;
      gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA8, gl.RGBA, gl.UNSIGNED_BYTE, bitmap);
      bitmap.close();
      if (layer === "planes") this.#sharp(gl.TEXTURE_2D);
      else this.#smooth(gl.TEXTURE_2D);
    });
    this.#loadPlanes();
    gl.uniform2f(this.#at("size"), ...room.size);
    gl.uniform1f(this.#at("exposure"), room.exposure);
    gl.uniform1f(this.#at("irradianceScale"), room.irradiance);
    gl.uniform1f(this.#at("glossScale"), room.gloss);
    gl.uniform2f(this.#at("albedo"), room.albedo.light, room.albedo.dark);
  }

  /** @throws NotFetched where a slab does not come; what was drawn before stands */
  async show({ left, right, divider }: Scene, signal: AbortSignal): Promise<undefined> {
    const sides = [["left", left] as const, ["right", right ?? {}] as const];
    const ending = new AbortController();
    const end = () => ending.abort();
    signal.addEventListener("abort", end, { once: true });
    const laying = sides.flatMap(([side, laid]) =>
      Object.entries(laid).map(([surface, slab]) => this.lay(surface, slab, ending.signal, side)),
    );
    // Where one fails, the others are wanted no more, and must not come when the next scene is laid already.
    const all = Promise.all(laying);
    all.catch(end);
    await Promise.allSettled(laying);
    await all;
    signal.throwIfAborted();
    this.draw(right ? divider : 1);
    // After the answer the drawing is visible, and nothing is queued on the graphics card.
    this.#finish();
  }

  /** Fetches the slab if it changed, and lays it on a surface. Call `draw` when all are laid. */
  async lay(surface: string, slab: LaidSlab, signal: AbortSignal, side: Side = "left"): Promise<void> {
    const layer = this.surfaces.indexOf(surface);
    if (layer < 0) throw new Error(`This room has no ${surface}; it has ${this.surfaces.join(", ")}.`);
    if (this.#laid[side]?.[layer]?.url !== slab.url) {
      const { width, height } = this.#slabPixels;
      const bitmap = await fetchBitmap(slab.url, signal, width, height);
      this.#laid[side] ??= this.#makeSlabs(side);
      const gl = this.#gl;
      gl.activeTexture(gl.TEXTURE0 + SLABS_UNIT[side]);
      const [array, rgba, bytes] = [gl.TEXTURE_2D_ARRAY, gl.RGBA, gl.UNSIGNED_BYTE];
      gl.texSubImage3D(array, 0, 0, 0, layer, width, height, 1, rgba, bytes, bitmap);
      this.#withoutMipmaps.add(side);
      bitmap.close();
    }
    const laid = this.#laid[side];
    if (laid) laid[layer] = slab;
  }

  /**
   * Draws the room; surfaces without a slab stay black.
   * @param divider where the right side begins, as a share of the width; without it, where it was before
   */
  draw(divider = this.#divider ?? 1): void {
    this.#divider = divider;
    const gl = this.#gl;
    const [width, height] = this.#room.size;
    const edge = Math.round(width * Math.min(1, Math.max(0, divider)));
    gl.viewport(0, 0, width, height);
    gl.enable(gl.SCISSOR_TEST);
    if (edge > 0) this.#drawSide("left", 0, edge);
    if (edge < width) this.#drawSide("right", edge, width - edge);
  }

  #drawSide(side: Side, left: number, width: number): void {
    const gl = this.#gl;
    this.#makeMipmaps(side);
    const areas = this.surfaces.map((surface) => this.#areaOf(surface));
    const total = areas.reduce((sum, area) => sum + area, 0);
    gl.uniform1i(this.#at("slabs"), SLABS_UNIT[side]);
    this.surfaces.forEach((surface, i) => {
      const slab = this.#laid[side]?.[i];
      gl.uniform1f(this.#at(`weights[${i}]`), slab ? (areas[i] as number) / total : 0);
      if (!slab) return;
      gl.uniform4f(this.#at(`turns[${i}]`), ...turned([1, 0], slab.turn), ...turned([0, 1], slab.turn));
      gl.uniform4f(this.#at(`places[${i}]`), ...slab.shift, ...slab.size);
      gl.uniform1i(this.#at(`bookmatched[${i}]`), Number(slab.bookmatched));
      gl.uniform1f(this.#at(`joints[${i}]`), CLAD.has(surface) ? JOINT : 0);
    });
    gl.scissor(left, 0, width, this.#room.size[1]);
    gl.drawArrays(gl.TRIANGLES, 0, 3);
  }

  /** Blocks until everything is drawn: only for a thread that has nothing else to do. */
  #finish(): void {
    this.#gl.readPixels(0, 0, 1, 1, this.#gl.RGBA, this.#gl.UNSIGNED_BYTE, new Uint8Array(4));
  }

  /** The plane that covers most of each pixel, row by row: 0 without stone, else from 1. */
  planeNumbers(): Uint8Array<ArrayBuffer> {
    const gl = this.#gl;
    const [width, height] = this.#room.size;
    const buffer = gl.createFramebuffer();
    gl.bindFramebuffer(gl.FRAMEBUFFER, buffer);
    const planes = this.#textures[ROOM_LAYERS.indexOf("planes")] as WebGLTexture;
    gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0, gl.TEXTURE_2D, planes, 0);
    const pixels = new Uint8Array(width * height * 4);
    gl.readPixels(0, 0, width, height, gl.RGBA, gl.UNSIGNED_BYTE, pixels);
    gl.bindFramebuffer(gl.FRAMEBUFFER, null);
    gl.deleteFramebuffer(buffer);
    const numbers = new Uint8Array(width * height);
    for (let i = 0; i < numbers.length; i += 1) numbers[i] = pixels[i * 4] as number;
    return numbers;
  }

  #areaOf(surface: string): number {
    return this.#room.planes.reduce((sum, plane) => (plane.surface === surface ? sum + plane.area : sum), 0);
  }

  /** One row a plane: its homography, and in the first column its surface. */
  #loadPlanes(): void {
    const gl = this.#gl;
    const { planes } = this.#room;
    const data = new Float32Array(planes.length * 12);
    planes.forEach(({ homography, surface }, plane) => {
      for (let row = 0; row < 3; row++)
        data.set(homography.slice(row * 3, row * 3 + 3), plane * 12 + row * 4);
      data[plane * 12 + 3] = Math.max(0, this.surfaces.indexOf(surface));
    });
    this.#bind(PLANE_DATA_UNIT, "planeData", gl.TEXTURE_2D);
    gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA32F, 3, planes.length, 0, gl.RGBA, gl.FLOAT, data);
    this.#sharp(gl.TEXTURE_2D);
  }

  /** A texture with one layer for each surface of a side. sRGB textures are averaged as light, as veins are from afar. */
  #makeSlabs(side: Side): (LaidSlab | undefined)[] {
    const gl = this.#gl;
    const { width, height } = this.#slabPixels;
    const levels = Math.floor(Math.log2(Math.max(width, height))) + 1;
    const layers = this.surfaces.length;
    this.#bind(SLABS_UNIT[side], "slabs", gl.TEXTURE_2D_ARRAY);
    gl.texStorage3D(gl.TEXTURE_2D_ARRAY, levels, gl.SRGB8_ALPHA8, width, height, layers);
    gl.texParameteri(gl.TEXTURE_2D_ARRAY, gl.TEXTURE_MIN_FILTER, gl.LINEAR_MIPMAP_LINEAR);
    gl.texParameteri(gl.TEXTURE_2D_ARRAY, gl.TEXTURE_WRAP_S, gl.MIRRORED_REPEAT);
    gl.texParameteri(gl.TEXTURE_2D_ARRAY, gl.TEXTURE_WRAP_T, gl.MIRRORED_REPEAT);
    const anisotropy = gl.getExtension("EXT_texture_filter_anisotropic");
    if (anisotropy) {
      const most = gl.getParameter(anisotropy.MAX_TEXTURE_MAX_ANISOTROPY_EXT);
      gl.texParameterf(gl.TEXTURE_2D_ARRAY, anisotropy.TEXTURE_MAX_ANISOTROPY_EXT, Math.min(16, most));
    }
    return new Array(layers);
  }

  /** Mipmaps of all slabs of a side at once, when they are drawn: the graphics card makes those of every layer each time. */
  #makeMipmaps(side: Side): void {
    if (!this.#withoutMipmaps.delete(side)) return;
    const gl = this.#gl;
    gl.activeTexture(gl.TEXTURE0 + SLABS_UNIT[side]);
    gl.generateMipmap(gl.TEXTURE_2D_ARRAY);
  }

  #bind(unit: number, uniform: string, target: number): void {
    const gl = this.#gl;
    const texture = gl.createTexture();
    this.#textures.push(texture);
    gl.activeTexture(gl.TEXTURE0 + unit);
    gl.bindTexture(target, texture);
    gl.uniform1i(this.#at(uniform), unit);
  }

  #sharp(target: number): void {
    const gl = this.#gl;
    gl.texParameteri(target, gl.TEXTURE_MIN_FILTER, gl.NEAREST);
    gl.texParameteri(target, gl.TEXTURE_MAG_FILTER, gl.NEAREST);
  }

  #smooth(target: number): void {
    const gl = this.#gl;
    gl.generateMipmap(target);
    gl.texParameteri(target, gl.TEXTURE_MIN_FILTER, gl.LINEAR_MIPMAP_LINEAR);
    gl.texParameteri(target, gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE);
    gl.texParameteri(target, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE);
  }

  #at(uniform: string): WebGLUniformLocation | null {
    return this.#gl.getUniformLocation(this.#program, uniform);
  }
}

function programOf(gl: WebGL2RenderingContext): WebGLProgram {
  const program = gl.createProgram();
  for (const [kind, source] of [
    [gl.VERTEX_SHADER, VERTEX],
    [gl.FRAGMENT_SHADER, FRAGMENT],
  ] as const) {
    const shader = gl.createShader(kind);
    if (!shader) throw new Error("The graphics context is lost.");
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
    gl.deleteShader(shader);
  }
  gl.linkProgram(program);
  if (!gl.getProgramParameter(program, gl.LINK_STATUS) && !gl.isContextLost()) {
    const log = (gl.getAttachedShaders(program) ?? [])
      .map((shader) => gl.getShaderInfoLog(shader))
      .join("\n");
    throw new Error(`The room's shader does not compile: ${log}${gl.getProgramInfoLog(program) ?? ""}`);
  }
  return program;
}
