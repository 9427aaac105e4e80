import { SLAB } from "./field.ts";
import type { Random } from "./noise.ts";

/** The drawing's palette: two walls, ink, and the mason's blue chalk line. */
export const INK = "#171816";
export const WALL = "#f4f4f2";
export const SHADE = "#e8e8e5";
const CHALK = "#25449f";

/** Pen widths in pixels of a sheet that is 1600 wide. */
const PENS = { bold: 3.2, plain: 1.9, thin: 1.1 };
export type Pen = keyof typeof PENS;

/** A slab's picture, as it is laid onto faces of the drawing. */
export type StoneFill = { href: string };

/**
 * An elevation in centimetres: `x` counts from the middle of the sheet to the right, `up` from the floor line.
 * Everything is drawn to one scale, and so are the slabs.
 */
export class Sheet {
  /** Visible size in centimetres; `floor` is how much of it lies below the floor line. */
  readonly width: number;
  readonly height: number;
  readonly floor: number;
  readonly #pixels: { width: number; height: number };
  readonly #scale: number;
  /** Size of the slabs that faces are cut from; small things are cut from small pieces. */
  readonly #slab: { width: number; height: number };
  readonly #stones: readonly StoneFill[];
  readonly #random: Random;
  readonly #defs: string[] = [];
  readonly #parts: string[] = [];

  constructor(
    pixels: { width: number; height: number },
    width: number,
    {
      stones,
      random,
      floor,
      slab = SLAB.width,
    }: { stones: readonly StoneFill[]; random: Random; floor: number; slab?: number | undefined },
  ) {
    this.#slab = { width: slab, height: (slab * SLAB.height) / SLAB.width };
    this.#pixels = pixels;
    this.#scale = pixels.width / width;
    this.#stones = stones;
    this.#random = random;
    this.width = width;
    this.height = pixels.height / this.#scale;
    this.floor = floor;
  }

  /** Height of the wall above the floor line. */
  get top(): number {
    return this.height - this.floor;
  }

  /** The floor: a bold line from edge to edge, and a darker strip below it. */
  ground(): void {
    this.box(-this.width / 2, -this.floor, this.width, this.floor, { fill: SHADE, pen: "none" });
    this.line(-this.width / 2, 0, this.width / 2, 0, "bold");
  }

  box(x: number, up: number, width: number, height: number, style: Style = {}): void {
    this.polygon(corners(x, up, width, height), style);
  }

  polygon(points: readonly Spot[], style: Style = {}): void {
    this.#shape(this.#outline(points), style);
  }

  circle(x: number, up: number, radius: number, style: Style = {}): void {
    this.#shape(this.#ring(x, up, radius), style);
  }

  line(x1: number, up1: number, x2: number, up2: number, pen: Pen = "plain"): void {
    this.#shape(`M${this.#at(x1, up1)}L${this.#at(x2, up2)}`, { pen });
  }

  /** A line through all points that stands out from dark stone too: its last bend is round where `round`. */
  wire(points: readonly Spot[], round = false): void {
    const [tip = "", bend = ""] = points.toReversed().map((point) => this.#at(...point));
    const straight = points.slice(0, round ? -2 : undefined).map((point) => this.#at(...point));
    this.#raised(`M${straight.join("L")}${round ? `Q${bend} ${tip}` : ""}`);
  }

  /** A face of stone with its outline; `which` chooses among the sheet's stones. */
  slab(x: number, up: number, width: number, height: number, which = 0, pen: Pen = "plain"): void {
    this.slabShape(corners(x, up, width, height), which, pen);
  }

  /** A piece of stone before other stone. */
  raisedSlab(x: number, up: number, width: number, height: number, which = 0): void {
    this.#raised(this.#outline(corners(x, up, width, height)));
    this.slab(x, up, width, height, which);
  }

  slabShape(points: readonly Spot[], which = 0, pen: Pen = "plain"): void {
    const xs = points.map(([x]) => x);
    const ups = points.map(([, up]) => up);
    const [left, bottom] = [Math.min(...xs), Math.min(...ups)];
    const size = { width: Math.max(...xs) - left, height: Math.max(...ups) - bottom };
    this.#stone(this.#outline(points), left, bottom, size, which, pen);
  }

  slabCircle(x: number, up: number, radius: number, which = 0, pen: Pen = "plain"): void {
    const size = { width: radius * 2, height: radius * 2 };
    this.#stone(this.#ring(x, up, radius), x - radius, up - radius, size, which, pen);
  }

  /** A chalk line with a tick every 10 cm (or `every`), as on the edge of a slab that is measured. */
  rule(x1: number, x2: number, up: number, every = 10): void {
    const tick = (this.width / 480) * 3.5;
    const ticks = Array.from({ length: Math.round((x2 - x1) / every) + 1 }, (_, i) => {
      const x = Math.min(x1 + i * every, x2);
      const long = i % 10 === 0 || x === x2 ? 2 : 1;
      return `M${this.#at(x, up)}L${this.#at(x, up - tick * long)}`;
    });
    const line = `M${this.#at(x1, up)}L${this.#at(x2, up)}`;
    this.#parts.push(`<path d="${line}${ticks.join("")}" fill="none" stroke="${CHALK}" stroke-width="1.8"/>`);
  }

  /** The whole drawing as SVG; half of all sheets are mirrored, so that neighbours differ. */
  svg(): string {
    const { width, height } = this.#pixels;
    const mirror = this.#random() < 0.5 ? ` transform="translate(${width} 0) scale(-1 1)"` : "";
    return [
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
      `<defs>${this.#defs.join("")}</defs><rect width="${width}" height="${height}" fill="${WALL}"/>`,
      `<g${mirror} stroke-linejoin="miter">${this.#parts.join("")}</g></svg>`,
    ].join("");
  }

  #shape(path: string, { fill = "none", pen = "plain", opacity }: Style): void {
    const stroke = pen !== "none" ? ` stroke="${INK}" stroke-width="${PENS[pen]}"` : "";
    const faint = opacity === undefined ? "" : ` opacity="${opacity}"`;
    this.#parts.push(`<path d="${path}" fill="${fill}"${stroke}${faint}/>`);
  }

  /** Ink with a margin of wall colour. */
  #raised(path: string): void {
    this.#parts.push(`<path d="${path}" fill="none" stroke="${WALL}" stroke-width="6"/>`);
    this.#shape(path, {});
  }

  /** Lays slabs side by side under the shape, each the mirror image of its neighbours, as a mason books them. */
  #stone(
    path: string,
    left: number,
    bottom: number,
    size: { width: number; height: number },
    which: number,
    pen: Pen,
  ): void {
    const stone = this.#stones[which % this.#stones.length];
    if (!stone) {
      this.#shape(path, { fill: SHADE, pen });
      return;
    }
    const id = `c${this.#defs.length}`;
    this.#defs.push(`<clipPath id="${id}"><path d="${path}"/></clipPath>`);
    const slab = this.#slab;
    const spare = { x: Math.max(0, slab.width - size.width), y: Math.max(0, slab.height - size.height) };
    const [startX, startUp] = [left - this.#random() * spare.x, bottom - this.#random() * spare.y];
    const images: string[] = [];
    for (let column = 0; startX + column * slab.width < left + size.width; column++) {
      for (let row = 0; startUp + row * slab.height < bottom + size.height; row++) {
        const [x, y] = this.#place(startX + column * slab.width, startUp + (row + 1) * slab.height);
        const [w, h] = [slab.width * this.#scale, slab.height * this.#scale];
        const [flipX, flipY] = [column % 2 ? -1 : 1, row % 2 ? -1 : 1];
        const move = `translate(${(flipX < 0 ? x + w : x).toFixed(1)} ${(flipY < 0 ? y + h : y).toFixed(1)}) scale(${flipX} ${flipY})`;
        images.push(
          `<image href="${stone.href}" width="${w.toFixed(1)}" height="${h.toFixed(1)}" preserveAspectRatio="none" transform="${move}"/>`,
        );
      }
    }
    this.#parts.push(`<g clip-path="url(#${id})">${images.join("")}</g>`);
    this.#shape(path, { pen });
  }

  #outline(points: readonly Spot[]): string {
    return `M${points.map(([x, up]) => this.#at(x, up)).join("L")}Z`;
  }

  #ring(x: number, up: number, radius: number): string {
    const r = (radius * this.#scale).toFixed(1);
    return `M${this.#at(x - radius, up)}a${r} ${r} 0 1 1 ${(radius * 2 * this.#scale).toFixed(1)} 0a${r} ${r} 0 1 1 ${(-radius * 2 * this.#scale).toFixed(1)} 0Z`;
  }

  #at(x: number, up: number): string {
    const [left, top] = this.#place(x, up);
    return `${left.toFixed(1)} ${top.toFixed(1)}`;
  }

  #place(x: number, up: number): [left: number, top: number] {
    return [this.#pixels.width / 2 + x * this.#scale, this.#pixels.height - (this.floor + up) * this.#scale];
  }
}

export type Spot = readonly [x: number, up: number];
export type Style = { fill?: string; pen?: Pen | "none"; opacity?: number };

function corners(x: number, up: number, width: number, height: number): Spot[] {
  return [
    [x, up],
    [x + width, up],
    [x + width, up + height],
    [x, up + height],
  ];
}
