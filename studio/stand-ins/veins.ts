import type { Pattern, StoneContent } from "#catalogue/kinds/stone.ts";
import { mix, type Random } from "./noise.ts";

type Point = readonly [x: number, y: number];

/** Veins and fossils of a slab of 320 x 200, as SVG shapes; empty for stones that have none. */
export function veins(pattern: Pattern, { accent }: StoneContent["colours"], random: Random): string {
  if (pattern === "veined") return veinedSlab(accent, random);
  if (pattern === "fossil") return fossils(accent, random);
  return "";
}

/** A few long veins near one diagonal, some with a branch. */
function veinedSlab(colour: string, random: Random): string {
  const count = 4 + Math.floor(random() * 3);
  const slope = mix(0.3, 0.9, random()) * (random() < 0.5 ? -1 : 1);
  return Array.from({ length: count }, (_, i) => {
    const start: Point = [-20, mix(-60, 260, (i + random() * 0.8) / count) - slope * 160];
    const line = walk(start, Math.atan(slope), 13, 30, random);
    const strength = mix(0.3, 0.85, random() ** 1.5);
    const width = mix(0.5, 3.2, random() ** 2);
    const fork = line[3 + Math.floor(random() * 6)];
    const branch = fork && walk(fork, Math.atan(slope) + mix(-0.9, 0.9, random()), 5, 18, random);
    return (
      vein(line, width, colour, strength) + (branch ? vein(branch, width * 0.45, colour, strength * 0.8) : "")
    );
  }).join("");
}

function walk(start: Point, direction: number, steps: number, stride: number, random: Random): Point[] {
  const line: Point[] = [start];
  let [x, y] = start;
  let turn = 0;
  for (let i = 0; i < steps; i++) {
    turn = turn * 0.35 + (random() - 0.5) * 1.1;
    x += Math.cos(direction + turn) * stride;
    y += Math.sin(direction + turn) * stride;
    line.push([x, y]);
  }
  return line;
}

/** A ribbon along the line, thickest in its middle. */
function vein(line: readonly Point[], width: number, colour: string, opacity: number): string {
  const side = (sign: number) =>
    line.map(([x, y], i): Point => {
      const swell = width * (0.25 + Math.sin((Math.PI * i) / (line.length - 1)) * (i % 2 === 0 ? 1 : 0.55));
      return [x, y + sign * swell * 0.5];
    });
  const outline = [...side(-1), ...side(1).reverse()];
  return `<path d="${smooth(outline)}Z" fill="${colour}" fill-opacity="${opacity.toFixed(2)}"/>`;
}

/** A curve through the middles of the line's parts. */
function smooth(line: readonly Point[]): string {
  const [first, ...rest] = line;
  if (!first) return "";
  const at = ([x, y]: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;
  const parts = rest.map((point, i) => {
    const next = rest[i + 1] ?? point;
    return `Q${at(point)} ${at([(point[0] + next[0]) / 2, (point[1] + next[1]) / 2])}`;
  });
  return `M${at(first)}${parts.join("")}`;
}

/** Small shells: arcs of a few centimetres, far apart. */
function fossils(colour: string, random: Random): string {
  return Array.from({ length: 42 }, () => {
    const [x, y, size] = [random() * 320, random() * 200, mix(1.2, 4, random())];
    const turn = Math.round(random() * 360);
    return `<path d="M${-size} 0A${size} ${size * 0.8} 0 0 1 ${size} 0A${size * 1.4} ${size * 1.2} 0 0 0 ${-size} 0Z" transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn})" fill="${colour}" fill-opacity="${mix(0.3, 0.6, random()).toFixed(2)}"/>`;
  }).join("");
}
